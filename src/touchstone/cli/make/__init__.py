"""`touchstone make`: things to hold. A maker is imported when it is asked for."""

import typer

from touchstone.cli import lazy_group

MAKERS = {
    "rules": "rules",
    "sheet": "paper",
    "print": "paper",
    "tactile": "paper",
    "pieces": "pieces",
}
"""Every maker, with the module of this package in which it is found by its name."""

make = typer.Typer(
    cls=lazy_group(__name__, MAKERS),
    help="Make things to hold: rule books, sheets, games to print, tactile pages, pieces.",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
)


@make.callback()
def _makers() -> None:
    """Keeps every maker a command of its own."""
