"""The command line: one file a command."""

import typer

from touchstone.cli.arena import arena
from touchstone.cli.bench import bench
from touchstone.cli.best import best
from touchstone.cli.judge import judge
from touchstone.cli.perft import perft
from touchstone.cli.play import play
from touchstone.cli.serve import serve
from touchstone.cli.solve import solve
from touchstone.cli.verify import verify

app = typer.Typer(
    help="A table for board games that are played by touch.",
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
)
for command in (play, serve, perft, judge, best, solve, verify, arena):
    app.command()(command)
app.add_typer(bench, name="bench")


def main() -> None:
    """Runs the command that was typed."""
    app()
