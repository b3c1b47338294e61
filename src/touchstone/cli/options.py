"""What several commands have in common: naming a game, its settings and a position."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer

from touchstone.core.errors import SettingError, TouchstoneError
from touchstone.core.game import AnyGame
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


def read_pairs(settings: list[str]) -> dict[str, str]:
    """The settings by name."""
    pairs = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise SettingError("setting-no-value", text=setting)
        pairs[name.strip().lower()] = value
    return pairs


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
