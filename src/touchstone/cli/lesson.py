"""`touchstone lesson`: a coach at the terminal, who says one sentence at a time."""

import sys
from typing import Annotated

import typer

from touchstone.cli import options
from touchstone.cli.screen import Screen
from touchstone.core.errors import SettingError
from touchstone.core.game import GameKind
from touchstone.games import GAMES, find_game
from touchstone.teaching.lessons.lesson import Lesson, LessonFault, lessons
from touchstone.teaching.lessons.session import Session, Told
from touchstone.views.scanning import overview
from touchstone.views.typed import says
from touchstone.views.words import Words


def lesson(
    slug: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game.", show_default="a list")
    ] = None,
    number: Annotated[
        int, typer.Argument(metavar="[N]", help="The number of the lesson.", min=1)
    ] = 1,
    lang: options.Language = None,
    check: Annotated[
        bool, typer.Option("--check", help="Play every lesson to its end and prove what it says.")
    ] = False,
) -> None:
    """Learn a game in small steps, or list the lessons."""
    words = options.words_in(lang)
    with options.refusals_as_sentences(words, slug):
        kinds = list(GAMES.values()) if slug is None else [find_game(slug)]
        if check:
            _check(kinds)
        elif slug is None:
            _list(kinds, words)
        else:
            _teach(_chosen(kinds[0], number, words), words)


def _list(kinds: list[GameKind], words: Words) -> None:
    for kind in kinds:
        for one in lessons(kind):
            title = one.title(one.words(words.language))
            typer.echo(words.say("lesson-line", game=kind.slug, number=one.number, title=title))


def _check(kinds: list[GameKind]) -> None:
    # Proving needs the engine, which takes a second to load.
    from touchstone.teaching.lessons.proof import prove  # noqa: PLC0415

    for kind in kinds:
        try:
            course = lessons(kind)
            for one in course:
                prove(one)
        except LessonFault as fault:
            typer.echo(str(fault), err=True)
            raise typer.Exit(1) from fault
        typer.echo(f"{kind.slug}: {len(course)} lessons are proven")


def _chosen(kind: GameKind, number: int, words: Words) -> Lesson:
    found = next((one for one in lessons(kind) if one.number == number), None)
    if found is None:
        raise SettingError("lesson-none", game=words.of(kind).say("game-name"), number=number)
    return found


def _teach(one: Lesson, words: Words) -> None:
    screen = Screen(words.of(one.kind), sys.stdin, sys.stdout)
    session = Session(one, words.language)
    screen.heading(one.title(session.coach))
    screen.say("lesson-how")
    if not one.masked:
        for line in overview(screen.words, one.game, session.match.record.sitting.state):
            screen.line(line)
    screen.line(session.sentence)
    try:
        while not session.over:
            typed = screen.prompt(">")
            if says(typed, "quit", screen.words):
                return
            _tell(screen, session.typed(typed) if typed else session.repeat())
    except (EOFError, KeyboardInterrupt):
        screen.line()
        return
    if any(other.number == one.number + 1 for other in lessons(one.kind)):
        screen.say("lesson-next", game=one.kind.slug, number=one.number + 1)


def _tell(screen: Screen, told: Told) -> None:
    for line in filter(None, told):
        screen.line(line)
