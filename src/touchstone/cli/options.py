"""What several commands have in common: naming a game and a position, limits, and bars.

Rich takes longer to load than most commands take to run, so it is imported where it draws.
"""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from touchstone.core.errors import RecordError, TouchstoneError
from touchstone.core.game import AnyGame
from touchstone.core.settings import read_pairs
from touchstone.games import GAMES, find_game
from touchstone.views.sentences import refusal
from touchstone.views.typed import setting_value
from touchstone.views.words import LANGUAGES, Words, choose_language

if TYPE_CHECKING:
    from touchstone.engine.mind import OnStep


def _known_language(language: str | None) -> str | None:
    if language is None or _language(language) in LANGUAGES:
        return language
    raise typer.BadParameter(f"{language} is none of {', '.join(LANGUAGES)}.")


def _language(language: str) -> str:
    return language.lower().replace("_", "-").partition("-")[0]


def above_zero(seconds: float | None) -> float | None:
    """The seconds, if one can wait for so long."""
    if seconds is None or (isfinite(seconds) and seconds > 0):
        return seconds
    raise typer.BadParameter(f"{seconds} is no number above 0.")


Slug = Annotated[str, typer.Argument(help=f"The game: {', '.join(GAMES)}.", show_default=False)]
Players = Annotated[int | None, typer.Option(help="Number of players.", show_default="2")]
Settings = Annotated[
    list[str], typer.Option("--set", metavar="NAME=VALUE", help="A setting; may be repeated.")
]
Language = Annotated[
    str | None,
    typer.Option(
        help=f"Language: {', '.join(LANGUAGES)}.", show_default="yours", callback=_known_language
    ),
]
Seconds = Annotated[
    float | None,
    typer.Option(
        help="Think no longer than this about a move.",
        show_default="no limit",
        callback=above_zero,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Position = Annotated[str | None, typer.Option(help="Start from this position.")]


def words_in(language: str | None) -> Words:
    """The words of a language, or where none is named of that of the machine."""
    wanted = language or os.environ.get("LC_ALL") or os.environ.get("LANG", "")
    return Words(choose_language(wanted))


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


class NotSaved(TouchstoneError):
    """A file cannot be written."""

    code = "file/not-saved"


def not_saved(problem: OSError) -> NotSaved:
    """Why a file could not be written, in the words of the system."""
    file, why = problem.filename or "", problem.strerror or type(problem).__name__
    return NotSaved("play-not-saved", file=str(file), why=why)


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
def progress(title: str) -> Iterator["OnStep"]:
    """A bar on a terminal, gone when all is done; it is told how many steps of how many are.

    It comes with the first step: what needs none waits for no bar.
    """
    if not sys.stderr.isatty():
        yield lambda *_: None
        return
    with ExitStack() as shown:
        yield _Bar(title, shown)


class _Bar:
    """Is told of steps, and is shown as long as the stack lasts."""

    def __init__(self, title: str, shown: ExitStack) -> None:
        self._title, self._shown = title, shown
        self._update: OnStep | None = None

    def __call__(self, done: int, total: int) -> None:
        if self._update is None:
            self._update = self._drawn()
        self._update(done, total)

    def _drawn(self) -> "OnStep":
        from rich.console import Console  # noqa: PLC0415
        from rich.progress import Progress  # noqa: PLC0415

        bar = self._shown.enter_context(Progress(console=Console(stderr=True), transient=True))
        task = bar.add_task(self._title, total=None)
        return lambda done, total: bar.update(task, completed=done, total=total)


def print_rows(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Prints a table as lines that can be read aloud: the name of a row, then its values."""
    typer.echo(f"{title}.")
    for name, *values in rows:
        named = zip(columns[1:], values, strict=True)
        told = ", ".join(f"{column} {value}" for column, value in named if value)
        typer.echo(f"{name}: {told}.")
