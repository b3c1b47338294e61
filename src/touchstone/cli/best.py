"""`touchstone best`: the best moves in a position, and what they are worth."""

import json
from contextlib import nullcontext
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from touchstone.cli.options import Players, Position, Settings, Slug, refusals_as_sentences, seat_up
from touchstone.core.game import AnyGame
from touchstone.core.values import Seat

PERFECT = 5
"""The level that asks a game's solver, where it has one."""


def best(
    slug: Slug,
    position: Position = None,
    players: Players = None,
    settings: Settings = [],  # noqa: B006  typer copies it
    level: Annotated[
        int, typer.Option(min=1, max=5, help="How strong; 5 solves what can be solved.")
    ] = PERFECT,
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
    answer = _solved(game, state, seconds) if level == PERFECT else None
    if answer is None:
        answer = _from_bot(game, state, level, seconds, seed)
    if as_json:
        typer.echo(json.dumps(answer, ensure_ascii=False))
        return
    typer.echo(f"value: {answer['value'] or '?'}" + ("" if answer["exact"] else " (not proven)"))
    if answer["distance"] is not None:
        typer.echo(f"placements to the end: {answer['distance']}")
    typer.echo("moves: " + ", ".join(answer["moves"]))  # type: ignore[arg-type]


def _from_bot(
    game: AnyGame, state: Any, level: int, seconds: float | None, seed: int
) -> dict[str, object]:
    """What a bot of the level would do; only a move that wins at once is proven."""
    # Numba takes a second to load, so nothing imports it before it is needed.
    from touchstone.engine.budget import Budget  # noqa: PLC0415
    from touchstone.engine.decide import decide  # noqa: PLC0415
    from touchstone.engine.levels import LEVELS  # noqa: PLC0415
    from touchstone.engine.mind import guide_for  # noqa: PLC0415

    if game.outcome(state) is not None:
        return {"moves": [], "value": _value(game, state, game.to_move(state)), **_PROVEN_NOW}
    budget = None if seconds is None else Budget(seconds=seconds)
    move = decide(guide_for(game), game, state, LEVELS[level], Random(seed), budget)
    after = game.play(state, move)
    wins = _value(game, after, game.to_move(state)) == "win"
    return {
        "moves": [game.move_text(move)],
        "value": "win" if wins else None,
        "distance": 1 if wins else None,
        "exact": wins,
    }


_PROVEN_NOW = {"distance": 0, "exact": True}


def _value(game: AnyGame, state: Any, seat: Seat) -> str | None:
    """What a game that is over brought the seat; None while it goes on."""
    outcome = game.outcome(state)
    if outcome is None:
        return None
    if not outcome.winners:
        return "draw"
    return "win" if seat in outcome.winners else "loss"


def _solved(game: AnyGame, state: Any, seconds: float | None) -> dict[str, object] | None:
    """The exact answer of a game that can be solved, with progress on a terminal."""
    # Numba takes a second to load, so nothing imports it before it is needed.
    from touchstone.engine.mind import mind_of  # noqa: PLC0415

    console = Console(stderr=True)
    bar = Progress(console=console, transient=True)
    with bar if console.is_terminal else nullcontext():
        task = bar.add_task("solving", total=None)
        advice = mind_of(game.kind).solved(
            game,
            state,
            seconds,
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    if advice is None:
        return None
    return {
        "moves": [game.move_text(move) for move in advice.moves],
        "value": advice.value,
        "distance": advice.distance,
        "exact": advice.exact,
    }
