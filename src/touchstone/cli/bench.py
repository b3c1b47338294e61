"""`touchstone bench`: how fast the kernels are."""

import json
import time
from typing import Annotated

import typer

from touchstone.cli.options import Players, Settings, Slug, refusals_as_sentences, seat_up
from touchstone.core.errors import SettingError
from touchstone.engine.mind import mind_of

bench = typer.Typer(help="Measure the kernels.", no_args_is_help=True)


@bench.callback()
def _only_groups() -> None:
    """Keeps `playouts` a command of its own while it is the only one."""


@bench.command()
def playouts(
    slug: Slug,
    players: Players = None,
    settings: Settings = [],  # noqa: B006  typer copies it
    seconds: Annotated[float, typer.Option(min=0.01, help="Play for so long.")] = 5.0,
    seed: Annotated[int, typer.Option(help="Seed of the dice.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play uniformly random complete games on the fast kernel, on one core."""
    with refusals_as_sentences(slug=slug):
        game, _ = seat_up(slug, players, settings)
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
