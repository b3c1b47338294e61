#!/usr/bin/env python
"""Lets bots play each other, all against all, and prints who stands where.

    scripts/leaderboard.py random 1 2 3 4 --game tactori --games 40 --out board.json
    scripts/leaderboard.py random 3 --engine "./my-engine" --game four-senses --set claims=referee

Bots are those of `touchstone arena`; `--engine` adds a program that speaks the text protocol
(docs/engines.md). The first bot is 0 on the scale. Boards are open. Ctrl-C stops it; the same
command goes on from the file, also with more games or more bots.
"""

from pathlib import Path
from typing import Annotated

import typer

from touchstone.cli import options
from touchstone.cli.ladder import play_out
from touchstone.engine.external import PREFIX, EngineFault
from touchstone.engine.ladder import Ladder, Setup
from touchstone.engine.levels import BOT_NAMES
from touchstone.games import GAMES


def main(
    bots: Annotated[list[str] | None, typer.Argument(help=f"Of {', '.join(BOT_NAMES)}.")] = None,
    engine: Annotated[
        list[str] | None, typer.Option(help="A program of the text protocol; may be repeated.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games of each pair.")] = 20,
    game: Annotated[str, typer.Option(help="The game to play.")] = next(iter(GAMES)),
    players: options.Players = None,
    settings: options.Settings = [],  # noqa: B006  typer copies it
    seed: Annotated[int, typer.Option(help="Makes the games repeatable.")] = 1,
    out: Annotated[Path | None, typer.Option(help="Keep the results here, and go on.")] = None,
    as_json: options.AsJson = False,
) -> None:
    """Let bots play each other, all against all, and print who stands where."""
    names = (*(bots or ["random", "1", "2", "3", "4"]), *(PREFIX + one for one in engine or ()))
    unknown = [name for name in names if name not in BOT_NAMES and not name.startswith(PREFIX)]
    if unknown or len(set(names)) < max(2, len(names)):
        raise typer.BadParameter(f"Name two or more different bots of {', '.join(BOT_NAMES)}.")
    with options.refusals_as_sentences(slug=game):
        rules, _ = options.seat_up(game, players, settings)
    setup = Setup(rules, masked=False, seed=seed)
    if setup.is_together:
        raise typer.BadParameter("In this game nobody is beaten: see touchstone arena --ladder.")
    try:
        ladder = Ladder.begun(setup, games, out, names, apart=len(names))
        play_out(ladder, out, as_json=as_json)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    except EngineFault as fault:
        typer.echo(f"leaderboard: {fault}", err=True)
        raise typer.Exit(1) from None


if __name__ == "__main__":
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.command()(main)
    app()
