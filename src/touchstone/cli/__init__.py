"""The command line."""

import typer

from touchstone.cli.analysis import bench, best, perft
from touchstone.cli.arena import arena
from touchstone.cli.by_game import solve, verify
from touchstone.cli.judge import judge
from touchstone.cli.play import play
from touchstone.cli.serve import serve

app = typer.Typer(
    help="A table for board games that are played by touch.",
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
)
for command in (play, serve, perft, judge, best, arena):
    app.command()(command)
for name, group in {"solve": solve, "verify": verify, "bench": bench}.items():
    app.add_typer(group, name=name)


def main() -> None:
    """Runs the command that was typed."""
    app()
