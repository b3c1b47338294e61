"""The command line. A command is imported when it is asked for, so that each starts quickly."""

import re
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from touchstone import __version__
from touchstone.cli.encoding import suit_any_terminal

COMMANDS = {
    "play": "play",
    "serve": "serve",
    "store": "store",
    "export": "export",
    "perft": "analysis",
    "judge": "judge",
    "review": "review",
    "puzzles": "puzzles",
    "puzzle": "puzzles",
    "lesson": "lesson",
    "best": "analysis",
    "warm": "analysis",
    "arena": "arena",
    "solve": "by_game",
    "verify": "by_game",
    "bench": "analysis",
    "make": "make",
    "referee": "referee",
}
"""Every command, with the module of this package in which it is found by its name."""


def lazy_group(package: str, table: Mapping[str, str]) -> type[TyperGroup]:
    """A group of commands in the order of a table that names each one's module in the package."""

    class Lazy(TyperGroup):
        def list_commands(self, ctx: Any) -> list[str]:
            return list(table)

        def get_command(self, ctx: Any, cmd_name: str) -> Any:
            if cmd_name not in table:
                return None
            module = import_module(f"{package}.{table[cmd_name]}")
            # A command that is called like one of Python's own functions has an underscore.
            name = cmd_name if hasattr(module, cmd_name) else f"{cmd_name}_"
            return as_command(cmd_name, getattr(module, name))

    return Lazy


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
    cls=lazy_group(__name__, COMMANDS),
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


_UsageFault: Any = typer.BadParameter.__mro__[2]  # click's, which typer keeps where it likes
_ENDLESS = re.compile(r"(\S{100})\S+")


def main() -> None:
    """Runs the command that was typed; what is refused is not repeated at any length."""
    suit_any_terminal()
    try:
        code = typer.main.get_command(app).main(standalone_mode=False)
    except _UsageFault as fault:
        fault.message = _ENDLESS.sub(r"\1…", fault.message)
        fault.show()
        sys.exit(fault.exit_code)
    except typer.Abort:
        sys.exit(1)
    sys.exit(code if isinstance(code, int) else 0)
