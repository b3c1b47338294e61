"""`touchstone perft`, `best` and `bench`: what can be counted, proven and measured."""

import json
import time
from typing import Annotated

import typer

from touchstone.cli import options
from touchstone.core.errors import SettingError
from touchstone.core.series import Series
from touchstone.engine.analysis import best as best_moves
from touchstone.engine.levels import STRONGEST
from touchstone.engine.mind import mind_of


def perft(
    slug: options.Slug,
    depth: Annotated[int, typer.Argument(min=0, help="Length of the sequences.")],
    players: options.Players = None,
    settings: options.Settings = [],  # noqa: B006  typer copies it
    position: options.Position = None,
) -> None:
    """Print the number of move sequences of exactly DEPTH moves."""
    with options.refusals_as_sentences(slug=slug):
        game, state = options.seat_up(slug, players, settings, position)
    series = Series(game, game.kind.rounds(game.seats))
    typer.echo(series.perft(series.initial(state), depth))


def best(
    slug: options.Slug,
    position: options.Position = None,
    players: options.Players = None,
    settings: options.Settings = [],  # noqa: B006  typer copies it
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
    with options.refusals_as_sentences(slug=slug):
        game, state = options.seat_up(slug, players, settings, position)
    state = game.initial() if state is None else state
    if not mind_of(game.kind).is_warm(game):
        typer.echo("Compiling what this game needs, this once; later starts are quick.", err=True)
    with options.progress("thinking") as on_step:
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


bench = typer.Typer(rich_markup_mode=None, help="Measure the kernels.", no_args_is_help=True)


@bench.callback()
def _only_groups() -> None:
    """Keeps `playouts` a command of its own while it is the only one."""


@bench.command()
def playouts(
    slug: options.Slug,
    players: options.Players = None,
    settings: options.Settings = [],  # noqa: B006  typer copies it
    seconds: Annotated[float, typer.Option(min=0.01, help="Seconds to play for.")] = 5.0,
    seed: Annotated[int, typer.Option(help="Seed of the dice.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play uniformly random complete games on the fast kernel, on one core."""
    with options.refusals_as_sentences(slug=slug):
        game, _ = options.seat_up(slug, players, settings)
        play = mind_of(game.kind).playouts(game, seed)
        if play is None:
            raise SettingError("setting-no-kernel", game=game.kind.slug)
    play(1)  # compiles, which is not counted
    games = moves = 0
    batch = 1
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        moves += play(batch)
        games += batch
        # Batches of about a hundredth of the time: some games are a thousand times longer.
        batch = min(batch * 2, 1 << 16) if spent < seconds / 100 else batch
    result = {"games": games, "moves": moves, "cpu_seconds": round(spent, 4)}
    if as_json:
        typer.echo(json.dumps(result))
    else:
        typer.echo(f"{games / spent:,.0f} games a second, {moves / spent:,.0f} moves a second")
