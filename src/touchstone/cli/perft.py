"""`touchstone perft`: counts move sequences, the test of every rules engine."""

from typing import Annotated

import typer

from touchstone.cli.options import Players, Position, Settings, Slug, refusals_as_sentences, seat_up
from touchstone.core.series import Series


def perft(
    slug: Slug,
    depth: Annotated[int, typer.Argument(min=0, help="Length of the sequences.")],
    players: Players = None,
    settings: Settings = [],  # noqa: B006  typer copies it
    position: Position = None,
) -> None:
    """Print the number of move sequences of exactly DEPTH moves."""
    with refusals_as_sentences(slug=slug):
        game, state = seat_up(slug, players, settings, position)
    series = Series(game, game.kind.rounds(game.seats))
    typer.echo(series.perft(series.initial(state), depth))
