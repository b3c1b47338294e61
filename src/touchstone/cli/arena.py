"""`touchstone arena`: bots against bots, with a table of results."""

from collections.abc import Callable, Iterator
from importlib import import_module
from math import isinf
from random import SystemRandom
from typing import Annotated, Any

import typer

from touchstone.cli import options
from touchstone.core.errors import SettingError
from touchstone.engine.arena import Tally, elo, pairings, play_pairing
from touchstone.engine.levels import BOT_NAMES, OPEN_EYED, Budget
from touchstone.games import GAMES
from touchstone.views.words import Words

_BotName = Annotated[
    str, typer.Argument(help=f"A bot: {', '.join(BOT_NAMES)}.", show_default=False)
]


def arena(
    a: _BotName,
    b: _BotName,
    games: Annotated[int, typer.Option(min=1, help="Games to play.")] = 100,
    game: Annotated[str, typer.Option(help="The game to play.")] = next(iter(GAMES)),
    players: options.Players = None,
    settings: options.Settings = [],  # noqa: B006  typer copies it
    masked: Annotated[
        bool | None,
        typer.Option(
            "--masked/--open", help="By touch alone, or with open eyes.", show_default="usual"
        ),
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="Thinking time a move, for both.", show_default="by level")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Makes the games repeatable.")] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS|auto", help="Spread the games over a Ray cluster."),
    ] = None,
) -> None:
    """Let two bots play a series of games, starts swapped, and print who is stronger."""
    with options.refusals_as_sentences(slug=game):
        for name in (a, b):
            if name not in BOT_NAMES:
                allowed = ", ".join(BOT_NAMES)
                raise SettingError("setting-bad-value", name="bot", value=name, allowed=allowed)
        rules, _ = options.seat_up(game, players, settings)
        seeing = [name for name in (a, b) if name in OPEN_EYED]
        if masked and seeing:
            allowed = ", ".join(name for name in BOT_NAMES if name not in OPEN_EYED)
            raise SettingError("setting-bad-value", name="bot", value=seeing[0], allowed=allowed)
    masks = (rules.kind.masked if masked is None else masked) and not seeing
    seed = SystemRandom().getrandbits(32) if seed is None else seed
    budget = None if seconds is None else Budget(seconds=seconds)
    plan = list(pairings(rules, (a, b), games, seed, masked=masks, budget=budget))
    played = _with_ray(play_pairing, plan, ray) if ray is not None else map(play_pairing, plan)
    results: list[float] = []
    with options.progress(f"{a} : {b}") as on_step:
        for result in played:
            results.append(result)
            on_step(len(results), games)
    first = Tally(tuple(results))
    options.print_table(f"{games} games", _COLUMNS, (_row(a, first), _row(b, first.other)))
    typer.echo(f"{game}, {rules.seats} players, {'masked' if masks else 'open'}, seed {seed}")


def _with_ray(play: Callable[[Any], float], plan: list[Any], address: str) -> Iterator[float]:
    """Results in the order in which the cluster has them; `auto` finds or starts one."""
    try:
        ray = import_module("ray")
    except ImportError:
        typer.echo("Ray is not installed. Install it with: pip install 'touchstone[ray]'", err=True)
        raise typer.Exit(2) from None
    ray.init(address=None if address == "auto" else address, log_to_driver=False)
    remote = ray.remote(play)
    return _as_they_finish(ray, [remote.remote(pairing) for pairing in plan])


def _as_they_finish(ray: Any, waiting: list[Any]) -> Iterator[float]:
    while waiting:
        finished, waiting = ray.wait(waiting)
        yield from ray.get(finished)


_COLUMNS = ("bot", "wins", "draws", "losses", "points", "95 % interval", "Elo")


def _row(name: str, tally: Tally) -> tuple[str, ...]:
    low, high = tally.interval
    losses = len(tally.results) - tally.wins - tally.draws
    return (
        _label(name),
        *map(str, (tally.wins, tally.draws, losses)),
        f"{tally.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        _elo_text(elo(tally.share)),
    )


def _label(name: str) -> str:
    level = f"level-{name}"
    words = Words()
    return f"{name} ({words.say(level)})" if level in words else name


def _elo_text(difference: float) -> str:
    if isinf(difference):
        return "far more" if difference > 0 else "far less"
    return f"{difference:+.0f}"
