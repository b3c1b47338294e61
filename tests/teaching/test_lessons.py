"""Lessons can be played to their end in every language, and what they say is true."""

import re
import sys
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.core.game import GameKind
from touchstone.games import GAMES
from touchstone.teaching.lessons.lesson import (
    ABOUT,
    FOLDER,
    Lesson,
    LessonFault,
    aims,
    lessons,
    read_lesson,
)
from touchstone.teaching.lessons.proof import prove
from touchstone.teaching.lessons.session import Session, shown, station
from touchstone.views.glossary import glossary
from touchstone.views.languages import ALL_LANGUAGES
from touchstone.views.words import LANGUAGES

KINDS = list(GAMES.values())
EVERY = [lesson for kind in KINDS for lesson in lessons(kind)]

each_game = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.slug)
each_lesson = pytest.mark.parametrize(
    "lesson", EVERY, ids=lambda lesson: f"{lesson.kind.slug}-{lesson.name}"
)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def lesson_of(slug: str, name: str) -> Lesson:
    return next(one for one in EVERY if (one.kind.slug, one.name) == (slug, name))


def texts(kind: GameKind, language: str) -> dict[str, str]:
    """The sentences of a game's lessons."""
    file = kind.file(FOLDER, f"{language}.ftl")
    found = parse(file.read_text(encoding="utf-8")).body
    assert not [one for one in found if isinstance(one, fluent.Junk)]
    said = [one for one in found if isinstance(one, fluent.Message)]
    assert len({one.id.name for one in said}) == len(said)
    return {
        one.id.name: "".join(
            part.value for part in one.value.elements if isinstance(part, fluent.TextElement)
        )
        for one in said
        if one.value is not None
    }


def spoken(text: str, session: Session) -> str:
    """The command with the language's own word for what is done."""
    verb, _, rest = text.partition(" ")
    return f"{session.words.spoken.get(verb, (verb,))[0]} {rest}".strip()


@each_lesson
def test_what_a_lesson_says_is_true(lesson: Lesson) -> None:
    prove(lesson)


@each_language
@each_lesson
def test_a_lesson_is_played_to_its_end_with_the_words_of_every_language(
    lesson: Lesson, language: str
) -> None:
    session = Session(lesson, language)
    heard = [session.sentence]
    for step in lesson.steps[:-1]:
        for text in shown(step):
            heard.append(session.typed(spoken(text, session)).words)
    assert session.over, heard
    assert heard[-1].endswith(session.coach.say(lesson.message(lesson.steps[-1].say)))


@each_game
def test_every_game_has_a_course_and_its_first_lesson_is_short(kind: GameKind) -> None:
    course = lessons(kind)
    assert 8 <= len(course) <= 12
    assert [one.number for one in course] == list(range(1, len(course) + 1))
    assert len(course[0].steps) <= 5


@each_language
@each_game
def test_every_sentence_is_there_and_none_is_left_over(kind: GameKind, language: str) -> None:
    needed = {name for lesson in lessons(kind) for name in lesson.said} | {ABOUT}
    assert set(texts(kind, language)) == needed


@each_language
@each_game
def test_the_coach_speaks_the_language_and_keeps_to_the_glossary(
    kind: GameKind, language: str
) -> None:
    english, things = texts(kind, "en"), glossary(language, kind).values()
    unsaid = [word for thing in things for word in thing.unsaid]
    for name, text in texts(kind, language).items():
        assert language == "en" or text != english[name], name
        for word in unsaid:
            assert not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.I), (name, word)
        marks = set(re.findall('[“”„«»‘"]', text))
        assert marks <= set(ALL_LANGUAGES[language].quotes), name
        assert "'" not in text, name
        if language == "fr":
            assert not re.search(r"(?<![\u00a0\u202f])([:;!?](?=\s|$)|»)|«(?![\u00a0])", text), name


def test_a_wrong_move_gets_a_sentence_and_changes_nothing() -> None:
    session = Session(lesson_of("four-senses", "first"), "en")
    session.skip()
    session.skip()
    before = session.match
    told = session.typed("hole d1")
    assert (
        told.words == "That has a hole on top. The three others are flat, so a flat top is missing."
    )
    assert session.match is before
    assert session.typed("flat d1").coach.startswith("Four flat tops in one row!")


def test_a_move_without_words_of_its_own_gets_the_sentence_of_all() -> None:
    session = Session(lesson_of("tactori", "first"), "de")
    told = session.typed("setze einen Stein auf e5")
    assert told.coach.startswith("Das ist erlaubt, aber nicht das, was wir gerade üben.")
    assert told.coach.endswith("Setze einen Stein auf b2.")


def test_what_cannot_be_played_is_refused_as_at_any_table() -> None:
    session = Session(lesson_of("tactori", "first"), "en")
    assert "a9" in session.typed("place a9").table
    assert "xyz" in session.typed("xyz").table


def test_touching_is_free_and_the_mask_is_a_real_one() -> None:
    session = Session(lesson_of("four-senses", "first"), "en")
    assert session.typed("touch c3").words == "c3: level 2, hole."
    assert not session.at
    assert "mask" in session.typed("board").words
    assert "d1" in session.typed("row 1").table


def test_a_step_can_be_repeated_and_skipped() -> None:
    session = Session(lesson_of("tactori", "free"), "en")
    session.typed("place red b2")
    assert session.repeat().coach == session.sentence
    assert session.match is station(session.lesson, 0)
    assert session.typed("skip").coach.startswith("Now a bridge")
    for _ in session.lesson.steps:
        session.skip()
    assert session.over
    assert session.typed("place red b2").coach == session.sentence


def test_a_task_may_be_done_in_any_way() -> None:
    session = Session(lesson_of("tactori", "free"), "en")
    assert session.typed("place green e5").coach == "Go on."
    assert session.typed("place yellow e5").coach.startswith("Now a bridge")


def test_tasks_that_stand_already_tick_themselves_off() -> None:
    """A chain of two bridges below does three tasks before they are asked for; then two at once."""
    session = Session(lesson_of("tactori", "free"), "en")
    for text in ("place red a1", "place red b1", "place red c1", "lay red a1-b1", "lay red b1-c1"):
        assert session.typed(text).coach == "Go on."
    assert session.typed("place red c1").coach.startswith("Now a bridge on an upper floor")
    # Repeating goes back to what the learner had built, not to what others would have.
    before = session.match
    session.typed("place blue c2")
    session.repeat()
    assert session.match is before
    session.typed("place blue c2")
    session.typed("place red c2")
    assert session.typed("lay red c1-c2").coach.startswith("All six are ticked off")
    assert session.over


def test_the_documentation_gives_the_lessons_of_every_aim() -> None:
    written = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
    rows = {
        aim.removesuffix(" (leaflet)"): serving
        for aim, serving in re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", written, re.M)
    }
    said: dict[str, list[str]] = {}
    for kind in KINDS:
        course = lessons(kind)
        words = course[0].words("en")
        for aim, serving in aims(course, words):
            numbers = ", ".join(str(one.number) for one in serving)
            said.setdefault(aim, []).append(f"{words.say('game-name')} {numbers}")
    assert {aim: rows.get(aim) for aim in said} == {aim: "; ".join(g) for aim, g in said.items()}


@each_language
@each_game
def test_every_lesson_says_in_every_language_what_it_is_good_for(
    kind: GameKind, language: str
) -> None:
    course = lessons(kind)
    served = aims(course, course[0].words(language))
    assert {one.number for _, serving in served for one in serving} == set(
        range(1, len(course) + 1)
    )
    assert all(words and not words.startswith("lesson-") for words, _ in served)


@pytest.mark.parametrize(
    ("slug", "name", "step", "change", "why"),
    [
        ("four-senses", "first", 3, {"do": ("f d1",)}, "only-win"),
        ("four-senses", "safe", 1, {"do": ("h b4",)}, "only-safe"),
        ("4eyes-plus", "double", 1, {"proof": "only-win"}, "only-win"),
        ("tactori", "first", 3, {"scores": (2, 1)}, "points"),
        ("4eyes-plus", "tilted", 2, {"ends": "full"}, "square"),
        ("tactori", "first", 1, {"reply": ("place z9",)}, "place z9"),
        ("tactori", "first", 1, {"reply": ()}, "place c2 does not do step 2"),
    ],
)
def test_what_is_not_true_is_found_out(
    slug: str, name: str, step: int, change: dict[str, Any], why: str
) -> None:
    lesson = lesson_of(slug, name)
    steps = list(lesson.steps)
    steps[step - 1] = replace(steps[step - 1], **change)
    with pytest.raises(LessonFault, match=why):
        prove(replace(lesson, steps=tuple(steps)), ["en"])


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("step = [", "01-x.toml"),
        ("colour = 3", "colour is none of position, players"),
        ("[[step]]\nsay = 'a'\n", "every step but the last"),
        ("[[step]]\ndo = ['x']\n[[step]]\nsay = 'end'\n", "step 1: nothing is said"),
        ("[[step]]\nsay = 'a'\ndoes = 1\n", "step 1: does is none of say, do"),
        ("[[step]]\nsay = 'a'\ndo = ['x']\nproof = 'sure'\n", "a proof is one of win"),
        ("position = 'chess'\n[[step]]\nsay='a'\ndo=['x']\n[[step]]\nsay='end'\n", "four-senses"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_a_reason(
    tmp_path: Path, written: str, why: str
) -> None:
    file = tmp_path / "01-x.toml"
    file.write_text(written, encoding="utf-8")
    with pytest.raises(LessonFault, match=why):
        read_lesson(KINDS[0], 1, file)


def test_a_strangers_game_brings_lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "strange" / FOLDER
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "01-hello.toml").write_text(
        "[[step]]\nsay = 'go'\ndo = ['f a1']\n[[step]]\nsay = 'end'\n", encoding="utf-8"
    )
    (folder / "en.ftl").write_text(
        "lesson-hello-title = Hello\nlesson-hello-go = Go!\nlesson-hello-end = Gone.\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    kind = replace(KINDS[0], slug="strange", package="strange")
    (hello,) = lessons(kind)
    # What a stranger does not say in a language is said in English.
    assert hello.words("fr").say(hello.message("go")) == "Go!"
    assert station(hello, 1).turn is not None
    sys.modules.pop("strange", None)


def test_a_game_may_come_without_lessons() -> None:
    assert lessons(replace(KINDS[0], slug="bare", package="touchstone.core")) == ()


def test_the_terminal_teaches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO())
    typed = "touch a1\ntouch b1 c1 d1\n\nflat d1\nclaim a1-d1\n"
    shown_ = CliRunner().invoke(app, ["lesson", "four-senses", "--lang", "en"], input=typed).stdout
    assert shown_.startswith("Show me how: feel, place, declare\n")
    assert "a1: level 1, flat." in shown_
    assert shown_.count("Place a flat piece on d1.") == 2
    assert "You have won. Feel, place, declare: that is the whole game." in shown_
    assert "touchstone lesson four-senses 2" in shown_


def test_the_terminal_lists_the_lessons_and_refuses_others() -> None:
    listed = CliRunner().invoke(app, ["lesson", "--lang", "nl"]).stdout.splitlines()
    assert len(listed) == len(EVERY)
    assert "Laat het me zien: voelen, leggen, melden" in listed[0]
    refused = CliRunner().invoke(app, ["lesson", "tactori", "99", "--lang", "fr"])
    assert refused.exit_code == 2
    assert "Il n’y a pas de leçon 99 pour Tactori." in refused.output
