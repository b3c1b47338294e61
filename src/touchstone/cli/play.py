"""`touchstone play`: sets the table, from options, from a saved game or by asking."""

import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from touchstone.cli.clock import read_clock
from touchstone.cli.options import (
    Language,
    Players,
    Settings,
    refusals_as_sentences,
    seat_up,
    unread,
    words_in,
)
from touchstone.cli.screen import Screen
from touchstone.cli.terminal import Terminal
from touchstone.core.errors import RecordError
from touchstone.core.game import AnyGame
from touchstone.core.record import RefusedLine
from touchstone.core.settings import Setting, read_pairs
from touchstone.core.values import all_seats
from touchstone.games import GAMES, find_game
from touchstone.match import LEVELS, USUAL_LEVEL, Agreement, Chair, Match, drawn, read_saved
from touchstone.views.sentences import refusal
from touchstone.views.words import Words


def play(
    slug: Annotated[
        str | None, typer.Argument(help=f"The game: {', '.join(GAMES)}.", show_default="asked")
    ] = None,
    players: Players = None,
    settings: Settings = [],  # noqa: B006  typer copies it
    people: Annotated[
        int | None, typer.Option(min=1, help="People at this keyboard; bots take the other seats.")
    ] = None,
    name: Annotated[list[str], typer.Option(help="A player's name; may be repeated.")] = [],  # noqa: B006
    masks: Annotated[
        bool | None, typer.Option("--masked/--open", help="Play by touch alone, or with open eyes.")
    ] = None,
    level: Annotated[
        int,
        typer.Option(
            min=1,
            max=LEVELS[-1],
            help="How well the bots play. The page offers only levels that differ in the game.",
        ),
    ] = USUAL_LEVEL,
    clock: Annotated[
        str | None,
        typer.Option(
            metavar="MINUTES[+SECONDS]",
            help="Minutes for each player, and seconds added for every turn.",
            show_default="none",
        ),
    ] = None,
    lang: Language = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with a saved game.", show_default=False)
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Makes the bots repeatable.")] = None,
) -> None:
    """Play in the terminal, alone against bots or with others at one keyboard."""
    dice = Random(seed)
    words = words_in(lang)
    screen = Screen(words, sys.stdin, sys.stdout)
    with refusals_as_sentences(words, slug):
        if resume is not None:
            match = _resumed(resume, words)
        else:
            if slug is None:
                slug = _ask_game(screen)
                masks = _ask_masks(screen, slug) if masks is None else masks
            game, _ = seat_up(slug, players, settings, words=words)
            Setting.number("people", 1, 1, game.seats).read(str(people or 1))
            chosen = game.kind.secrets & read_pairs(settings).keys()
            by_chance = game.kind.random_setup(game.settings) and not chosen
            chance = dice.getrandbits(63) if by_chance else None
            agreement = _agreement(game, people or 1, name, masks, level, chance)
            timed = replace(agreement, clock=read_clock(clock, game.seats))
            match = Match.begin(timed)
    Terminal(match, screen, dice).run()


def _ask_game(screen: Screen) -> str:
    slugs = list(GAMES)
    screen.say("play-welcome")
    for number, slug in enumerate(slugs, start=1):
        words = screen.words.of(GAMES[slug])
        screen.line(f"{number}. {words.say('game-name')}: {words.say('game-about')}")
    while True:
        answer = (screen.ask("play-which-game") or "1").lower()
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(slugs):
            return slugs[int(answer) - 1]
        if answer in GAMES:
            return answer
        screen.say("play-which-game-again", most=len(slugs))


def _ask_masks(screen: Screen, slug: str) -> bool:
    usual = find_game(slug).masked
    while True:
        answer = screen.ask("play-which-eyes", usual="2" if usual else "1")
        if answer in ("", "1", "2"):
            return usual if answer == "" else answer == "2"
        screen.say("play-which-game-again", most=2)


def _agreement(
    game: AnyGame, people: int, names: list[str], masks: bool | None, level: int, chance: int | None
) -> Agreement:
    """People take the first seats, bots the others; chance lays out what nobody chose."""
    masked = game.kind.masked if masks is None else masks
    chairs = tuple(
        Chair(
            name=names[seat - 1] if seat <= len(names) else "",
            masked=masked,
            level=0 if seat <= people else level,
        )
        for seat in all_seats(game.seats)
    )
    game = game if chance is None else drawn(game, chance)
    return Agreement(game, chairs, game.kind.rounds(game.seats), chance=chance)


def _resumed(file: Path, words: Words) -> Match:
    """The match that the file holds; raises RecordError, which names the line at fault."""
    try:
        return read_saved(file.read_text(encoding="utf-8"), GAMES)
    except (OSError, UnicodeDecodeError) as error:
        raise unread(file) from error
    except RefusedLine as refused:
        said = words if refused.kind is None else words.of(refused.kind)
        why = refusal(said, refused.error)
        raise RecordError("record-line-refused", line=refused.line, why=why) from refused
