"""`touchstone puzzles` makes, lists and proves puzzles; `touchstone puzzle` lets you solve one."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from touchstone.cli import options
from touchstone.cli.screen import Screen
from touchstone.cli.solving import Solving
from touchstone.core.errors import SettingError
from touchstone.core.game import GameKind
from touchstone.engine.cluster import Ray, spread
from touchstone.games import GAMES, find_game
from touchstone.teaching.puzzles.attempt import Attempt
from touchstone.teaching.puzzles.making import Fault, make, prove
from touchstone.teaching.puzzles.puzzle import (
    FOLDER,
    PUZZLES,
    Puzzle,
    by_number,
    of_the_day,
    shelf,
    sorted_by_theme,
    themes,
    today,
)
from touchstone.teaching.puzzles.telling import as_json

OneGame = Annotated[
    str | None, typer.Option("--game", metavar="SLUG", help="Only this game.", show_default="all")
]

puzzles = typer.Typer(
    rich_markup_mode=None, help="Make, list and prove puzzles.", no_args_is_help=True
)


def _made(asked: tuple[str, str, int]) -> list[Puzzle]:
    """All puzzles of one theme, on whatever machine this is."""
    slug, name, seed = asked
    kind = find_game(slug)
    (theme,) = (one for one in themes(kind) if one.name == name)
    return [made.puzzle for made in make(kind, theme, seed)]


def _kinds(slug: str | None) -> list[GameKind]:
    with options.refusals_as_sentences(slug=slug):
        return list(GAMES.values()) if slug is None else [find_game(slug)]


@puzzles.command("list")
def list_(
    game: OneGame = None,
    as_data: Annotated[bool, typer.Option("--json", help="Print a JSON list.")] = False,
) -> None:
    """List the puzzles that are shipped, by theme and difficulty."""
    found = [puzzle for kind in _kinds(game) for puzzle in shelf(kind)]
    if as_data:
        typer.echo(json.dumps([as_json(puzzle) for puzzle in found], ensure_ascii=False))
        return
    for one in found:
        name = f"{one.number} {one.kind.slug} {one.theme.name}"
        typer.echo(f"{name}, level {one.level}: {one.position}")


@puzzles.command()
def check(game: OneGame = None) -> None:
    """Prove every shipped puzzle anew; ends with status 1 at the first fault."""
    for kind in _kinds(game):
        found = shelf(kind)
        with options.progress(kind.slug) as on_step:
            for number, puzzle in enumerate(found):
                try:
                    prove(puzzle)
                except Fault as fault:
                    typer.echo(f"{kind.slug} {puzzle.number}: {fault}", err=True)
                    raise typer.Exit(1) from fault
                on_step(number + 1, len(found))
        typer.echo(f"{kind.slug}: {len(found)} puzzles are proven")


@puzzles.command("make")
def make_(
    game: OneGame = None,
    out: Annotated[
        Path, typer.Option(help="The folder for the files, one for each game.")
    ] = Path(),
    seed: Annotated[int, typer.Option(help="Seed of the dice: the same seed, the same files.")] = 1,
    theme: Annotated[str | None, typer.Option(help="Only this theme.", show_default="all")] = None,
    ray: Ray = None,
) -> None:
    """Make the puzzles of a game from a seed, which may take some minutes."""
    for kind in _kinds(game):
        found: list[Puzzle] = []
        asked = [one for one in themes(kind) if theme in (None, one.name)]
        if ray is None:
            for one in asked:
                with options.progress(f"{kind.slug}, {one.name}") as on_step:
                    for made in make(kind, one, seed):
                        found.append(made.puzzle)
                        on_step(made.number, made.total)
        else:
            plan = [(kind.slug, one.name, seed) for one in asked]
            with options.progress(f"{kind.slug}, themes") as on_step:
                for number, made_there in enumerate(spread(_made, plan, ray), start=1):
                    found += made_there
                    on_step(number, len(plan))
        if not found:
            continue
        file = out / f"{kind.slug}-{PUZZLES}"
        lines = (f"{puzzle.line()}\n" for puzzle in sorted_by_theme(found, kind))
        file.write_text("".join(lines), encoding="utf-8")
        typer.echo(f"{file}: {len(found)} {FOLDER}")


def puzzle(
    slug: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game.", show_default="the first")
    ] = None,
    number: Annotated[
        str | None, typer.Option(help="The puzzle of this number.", show_default="today's")
    ] = None,
    theme: Annotated[str | None, typer.Option(help="A puzzle of this theme, by date.")] = None,
    lang: options.Language = None,
) -> None:
    """Solve the puzzle of the day, or another one."""
    words = options.words_in(lang)
    with options.refusals_as_sentences(words, slug):
        kind = next(iter(GAMES.values())) if slug is None else find_game(slug)
        found = _chosen(kind, number, theme)
        if found is None:
            raise SettingError("puzzle-none", game=words.of(kind).say("game-name"))
    screen = Screen(words.of(kind), sys.stdin, sys.stdout)
    if number is None and theme is None:
        screen.say("puzzle-daily")
    Solving(Attempt(found), screen).run()


def _chosen(kind: GameKind, number: str | None, theme: str | None) -> Puzzle | None:
    if number is not None:
        return by_number(kind).get(number.lower())
    if theme is None:
        return of_the_day(kind, today())
    fitting = [one for one in shelf(kind) if one.theme.name == theme]
    return fitting[today().toordinal() % len(fitting)] if fitting else None
