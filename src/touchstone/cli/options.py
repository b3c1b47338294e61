"""What several commands have in common: naming a game and a position; bars and tables.

Rich takes longer to load than most commands take to run, so it is imported where it draws.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from touchstone.core.errors import RecordError, TouchstoneError
from touchstone.core.game import AnyGame
from touchstone.core.settings import read_pairs
from touchstone.engine.mind import OnStep, no_step
from touchstone.games import GAMES, find_game
from touchstone.views.sentences import refusal
from touchstone.views.typed import setting_value
from touchstone.views.words import Words

Slug = Annotated[str, typer.Argument(help=f"The game: {', '.join(GAMES)}.", show_default=False)]
Players = Annotated[int | None, typer.Option(help="Number of players.", show_default="2")]
Settings = Annotated[
    list[str], typer.Option("--set", metavar="NAME=VALUE", help="A setting; may be repeated.")
]
Position = Annotated[str | None, typer.Option(help="Start from this position.")]


@contextmanager
def refusals_as_sentences(words: Words | None = None, slug: str | None = None) -> Iterator[None]:
    """Ends the command with a code and a sentence instead of a traceback."""
    try:
        yield
    except TouchstoneError as error:
        words = words or Words()
        kind = GAMES.get((slug or "").lower())
        said = refusal(words if kind is None else words.of(kind), error)
        typer.echo(f"{error.code}: {said}", err=True)
        raise typer.Exit(2) from error


def unread(file: Path) -> RecordError:
    """Why a file could not be read: it is not there, or it is no text."""
    return RecordError("record-no-text" if file.is_file() else "record-no-file", file=str(file))


def seat_up(
    slug: str,
    players: int | None,
    settings: list[str],
    position: str | None = None,
    words: Words | None = None,
) -> tuple[AnyGame, Any]:
    """The rules that the options ask for, and the position or None.

    A value may be given by its name in the player's language: variant="making bridges".
    """
    kind = find_game(slug)
    pairs, said = read_pairs(settings), (words or Words()).of(kind)
    for setting in kind.options:
        if setting.name in pairs:
            pairs[setting.name] = setting_value(pairs[setting.name], setting, said)
    return kind.seat_up(None if players is None else str(players), pairs, position)


@contextmanager
def progress(title: str) -> Iterator[OnStep]:
    """A bar on a terminal, gone when all is done; it is told how many steps of how many are."""
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import Progress  # noqa: PLC0415

    console = Console(stderr=True)
    if not console.is_terminal:
        yield no_step
        return
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def print_table(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Prints rows whose first column is a name and whose others are numbers."""
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    table = Table(title=title)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    Console().print(table)
