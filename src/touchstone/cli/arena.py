"""`touchstone arena`: bots against bots, and what the results say."""

import json
from math import isinf
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any

import typer

from touchstone.cli import options
from touchstone.cli.ladder import bot_label, climb
from touchstone.core.errors import SettingError
from touchstone.engine.arena import Tally, elo, pairings, play_pairing
from touchstone.engine.cluster import Ray, spread
from touchstone.engine.external import PREFIX, EngineFault
from touchstone.engine.ladder import Setup
from touchstone.engine.levels import BOT_NAMES, OPEN_EYED, Budget
from touchstone.games import GAMES

_BotName = Annotated[
    str,
    typer.Argument(
        help=f"A bot: {', '.join(BOT_NAMES)}, or '{PREFIX}COMMAND' for one in another program.",
        show_default=False,
    ),
]
_LADDER_GAMES = 40


def arena(
    a: _BotName = "",
    b: _BotName = "",
    games: Annotated[
        int | None,
        typer.Option(
            min=1, help="Games to play, on the ladder by each pair.", show_default="100, ladder 40"
        ),
    ] = None,
    game: Annotated[str, typer.Option(help="The game to play.")] = next(iter(GAMES)),
    players: options.Players = None,
    settings: options.Settings = [],  # noqa: B006  typer copies it
    masked: Annotated[
        bool | None,
        typer.Option(
            "--masked/--open", help="By touch alone, or with open eyes.", show_default="usual"
        ),
    ] = None,
    seconds: options.Seconds = None,
    seed: Annotated[int | None, typer.Option(help="Makes the games repeatable.")] = None,
    ray: Ray = None,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="All bots on one scale, from random play to the top.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(help="Ladder: keep the results here; the same command goes on from there."),
    ] = None,
    as_json: options.AsJson = False,
) -> None:
    """Let bots play a series of games, starts swapped, and print who is stronger."""
    if ladder:
        with options.refusals_as_sentences(slug=game):
            rules, _ = options.seat_up(game, players, settings)
        usual = rules.kind.masked if masked is None else masked
        setup = Setup(rules, usual, 1 if seed is None else seed)
        climb(setup, games or _LADDER_GAMES, out, ray, as_json=as_json)
        return
    games = games or 100
    with options.refusals_as_sentences(slug=game):
        for name in (a, b):
            if name not in BOT_NAMES and not name.startswith(PREFIX):
                allowed = ", ".join(BOT_NAMES)
                raise SettingError("setting-bad-value", name="bot", value=name, allowed=allowed)
        rules, _ = options.seat_up(game, players, settings)
        seeing = [name for name in (a, b) if name in OPEN_EYED or name.startswith(PREFIX)]
        if masked and seeing:
            allowed = ", ".join(name for name in BOT_NAMES if name not in OPEN_EYED)
            raise SettingError("setting-bad-value", name="bot", value=seeing[0], allowed=allowed)
    masks = (rules.kind.masked if masked is None else masked) and not seeing
    seed = SystemRandom().getrandbits(32) if seed is None else seed
    budget = None if seconds is None else Budget(seconds=seconds)
    plan = list(pairings(rules, (a, b), games, seed, masked=masks, budget=budget))
    results: list[float] = []
    try:
        with options.progress(f"{a} : {b}") as on_step:
            for result in spread(play_pairing, plan, ray):
                results.append(result)
                on_step(len(results), games)
    except EngineFault as fault:
        typer.echo(f"touchstone: {fault}", err=True)
        raise typer.Exit(1) from None
    tallies = {a: Tally(tuple(results)), b: Tally(tuple(results)).other}
    if as_json:
        facts = {"game": game, "players": rules.seats, "masked": masks, "seed": seed}
        bots = [_facts(name, tally) for name, tally in tallies.items()]
        typer.echo(json.dumps({**facts, "games": games, "bots": bots}))
        return
    eyes = "masked" if masks else "open"
    typer.echo(f"{game}, {rules.seats} players, {eyes}, seed {seed}, {games} games.")
    for name, tally in tallies.items():
        typer.echo(_line(name, tally))


def _facts(name: str, tally: Tally) -> dict[str, Any]:
    rating = elo(tally.share)
    return {
        "bot": name,
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "share": tally.share,
        "interval": tally.interval,
        "elo": None if isinf(rating) else rating,
    }


def _line(name: str, tally: Tally) -> str:
    """One bot's results in a line that can be read aloud."""
    low, high = tally.interval
    return (
        f"{bot_label(name)}: {tally.wins} wins, {tally.draws} draws, {tally.losses} losses, "
        f"{tally.share:.1%} of the points (95 % interval {low:.1%} to {high:.1%}), "
        f"Elo {_elo_text(elo(tally.share))}."
    )


def _elo_text(difference: float) -> str:
    if isinf(difference):
        return "far more" if difference > 0 else "far less"
    return f"{difference:+.0f}"
