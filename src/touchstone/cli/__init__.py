"""The command line. A command is imported when it is asked for, so that each starts quickly."""

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from touchstone import __version__

COMMANDS = {
    "play": "play",
    "serve": "serve",
    "store": "store",
    "perft": "analysis",
    "judge": "judge",
    "best": "analysis",
    "warm": "analysis",
    "arena": "arena",
    "solve": "by_game",
    "verify": "by_game",
    "bench": "analysis",
}
"""Every command, with the module of this package in which it is found by its name."""


class _Commands(TyperGroup):
    """All commands, in the order in which help shows them."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        found = getattr(import_module(f"{__name__}.{COMMANDS[cmd_name]}"), cmd_name)
        return as_command(cmd_name, found)


def as_command(name: str, found: Any) -> Any:
    """A function, or a group of several, as a command of this name."""
    if isinstance(found, typer.Typer):
        group = typer.main.get_group(found)
        group.name = name
        return group
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    alone.command(name)(found)
    return typer.main.get_command(alone)


app = typer.Typer(
    cls=_Commands,
    help="A table for board games that are played by touch.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # screen readers spell out the characters of boxes
)


def _tell_version(asked: bool) -> None:
    if asked:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def _touchstone(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="The version.")
    ] = False,
) -> None:
    """A table for board games that are played by touch."""


def main() -> None:
    """Runs the command that was typed."""
    app()
