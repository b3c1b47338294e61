"""`touchstone best`: the best moves in a position, and what they are worth."""

import json
import threading
from contextlib import nullcontext
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from touchstone.cli.options import Players, Position, Settings, Slug, refusals_as_sentences, seat_up
from touchstone.core.errors import SettingError
from touchstone.core.game import AnyGame

SOLVED = ("four-senses",)
"""The games that have a solver."""


def best(
    slug: Slug,
    position: Position = None,
    players: Players = None,
    settings: Settings = [],  # noqa: B006  typer copies it
    level: Annotated[int, typer.Option(min=1, max=5, help="How strong; 5 is perfect play.")] = 5,
    seconds: Annotated[float | None, typer.Option(help="Think no longer than this.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Print the best moves, the value for the player to move, and how long it will last."""
    with refusals_as_sentences():
        game, state = seat_up(slug, players, settings, position)
        if game.kind.slug not in SOLVED:
            raise SettingError("setting-bad-value", name="game", value=slug, allowed=SOLVED[0])
    answer = _answer(game, game.initial() if state is None else state, seconds)
    if as_json:
        typer.echo(json.dumps(answer, ensure_ascii=False))
        return
    typer.echo(f"value: {answer['value'] or '?'}" + ("" if answer["exact"] else " (not proven)"))
    if answer["distance"] is not None:
        typer.echo(f"placements to the end: {answer['distance']}")
    typer.echo("moves: " + ", ".join(answer["moves"]))  # type: ignore[arg-type]


def _answer(game: AnyGame, state: object, seconds: float | None) -> dict[str, object]:
    # Numba takes a second to load, so nothing imports it before it is needed.
    from touchstone.engine.solver.best import best as best_moves  # noqa: PLC0415
    from touchstone.engine.solver.live import LiveSolver  # noqa: PLC0415
    from touchstone.engine.solver.warming import is_compiled, warm_up  # noqa: PLC0415

    console = Console(stderr=True)
    if not is_compiled():
        console.print("Compiling the solver, this once; later starts are quick.")
        warm_up()
    solver = LiveSolver(bucket_bits=22)
    timer = threading.Timer(seconds, solver.stop) if seconds is not None else None
    bar = Progress(console=console, transient=True)
    if timer:
        timer.daemon = True
        timer.start()
    with bar if console.is_terminal else nullcontext():
        task = bar.add_task("solving", total=None)
        advice = best_moves(
            game,  # type: ignore[arg-type]
            state,  # type: ignore[arg-type]
            solver,
            on_step=lambda done, total: bar.update(task, completed=done, total=total),
        )
    if timer:
        timer.cancel()
    return {
        "moves": [game.move_text(move) for move in advice.moves],
        "value": advice.value,
        "distance": advice.distance,
        "exact": advice.exact,
    }
