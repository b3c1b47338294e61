"""`touchstone best`: the best moves in a position, and what they are worth."""

import json
from typing import Annotated

import typer

from touchstone.cli.drawn import progress
from touchstone.cli.options import Players, Position, Settings, Slug, refusals_as_sentences, seat_up
from touchstone.engine.analysis import best as best_moves
from touchstone.engine.bots import is_warm
from touchstone.engine.levels import STRONGEST


def best(
    slug: Slug,
    position: Position = None,
    players: Players = None,
    settings: Settings = [],  # noqa: B006  typer copies it
    level: Annotated[
        int, typer.Option(min=1, max=STRONGEST, help="How strong; 5 solves what can be solved.")
    ] = STRONGEST,
    seconds: Annotated[
        float | None, typer.Option(help="Think no longer than this (levels 4 and 5).")
    ] = None,
    seed: Annotated[
        int, typer.Option(help="Seed of the dice of a bot; a solved position needs none.")
    ] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Print the best moves, the value for the player to move, and how long it will last."""
    with refusals_as_sentences(slug=slug):
        game, state = seat_up(slug, players, settings, position)
    state = game.initial() if state is None else state
    if not is_warm(game):
        typer.echo("Compiling what this game needs, this once; later starts are quick.", err=True)
    with progress("thinking") as on_step:
        advice = best_moves(game, state, level, seconds, seed, on_step)
    moves = [game.move_text(move) for move in advice.moves]
    if as_json:
        answer = {
            "moves": moves,
            "value": advice.value,
            "distance": advice.distance,
            "exact": advice.exact,
        }
        typer.echo(json.dumps(answer, ensure_ascii=False))
        return
    typer.echo(f"value: {advice.value or '?'}" + ("" if advice.exact else " (not proven)"))
    if advice.distance is not None:
        typer.echo(f"placements to the end: {advice.distance}")
    typer.echo("moves: " + ", ".join(moves))
