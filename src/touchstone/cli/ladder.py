"""`touchstone arena --ladder`: all bots of a game on one scale."""

import json
from dataclasses import asdict
from functools import partial
from pathlib import Path

import typer

from touchstone.cli import options
from touchstone.engine.cluster import spread
from touchstone.engine.ladder import Ladder, Setup
from touchstone.views.words import Words


def climb(setup: Setup, games: int, out: Path | None, ray: str | None, *, as_json: bool) -> None:
    """Plays what is left of a ladder and prints it; what was played is kept in the file."""
    try:
        ladder = Ladder.begun(setup, games, out)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    play_out(ladder, out, ray, as_json=as_json)


def play_out(ladder: Ladder, out: Path | None, ray: str | None = None, *, as_json: bool) -> None:
    """Plays what is left, in the order of the rungs, here or on a cluster, and prints it."""
    setup = ladder.setup
    try:
        with options.progress(f"{setup.game.kind.slug}, ladder") as on_step:
            for done in ladder.play(partial(spread, address=ray)):
                if out is not None:
                    ladder.save(out)
                on_step(done, ladder.total)
    except KeyboardInterrupt:
        goes_on = f" The same command goes on from {out}." if out else ""
        typer.echo(f"Stopped after {ladder.done} of {ladder.total} games.{goes_on}", err=True)
        raise typer.Exit(130) from None
    if as_json:
        typer.echo(json.dumps(facts_of(ladder)))
        return
    eyes = "masked" if setup.masked else "open"
    title = f"{setup.game.kind.slug}, {setup.game.seats} players, {eyes}: {ladder.done} games"
    if setup.is_together:
        columns: tuple[str, ...] = ("bot", "more than the least known", "95 % interval", "no end")
        rows = [
            (bot_label(name), f"{need.mean:.2f}", f"{need.low:.2f} to {need.high:.2f}",
             str(need.unfinished))
            for name, need in ladder.needs().items()
        ]  # fmt: skip
        options.print_rows(title, columns, rows)
        return
    found = ladder.ratings()
    columns = ("bot", "Elo", "95 % interval", "step")
    lines = []
    for number, name in enumerate(ladder.rungs):
        rating = found[name]
        step = rating.elo - found[ladder.rungs[number - 1]].elo if number else 0.0
        lines.append(
            (
                bot_label(name),
                f"{rating.elo:.0f}",
                f"{rating.low:.0f} to {rating.high:.0f}",
                f"{step:+.0f}" if number else "",
            )
        )
    options.print_rows(title, columns, lines)


def facts_of(ladder: Ladder) -> dict[str, object]:
    """The ladder as plain data."""
    found = ladder.needs() if ladder.setup.is_together else ladder.ratings()
    bots = {name: asdict(one) for name, one in found.items()}
    return {**ladder.setup.facts, "games": ladder.done, "bots": bots}


def bot_label(name: str) -> str:
    """A bot's name; a level is called by its words as well."""
    level, words = f"level-{name}", Words()
    return f"{name} ({words.say(level)})" if level in words else name
