"""Lessons on the page. Nothing is kept here: a page says what was done so far, and what is now."""

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from markupsafe import Markup
from pydantic import BaseModel, ConfigDict, Field

from touchstone.core.game import GameKind
from touchstone.server import practice
from touchstone.server.api import TheAddress, TheHub, TheWords
from touchstone.server.practice import Cells, Text
from touchstone.server.refusals import Refusal
from touchstone.server.static import page_response
from touchstone.server.visits import TheKind, TheSite, TheVisitor
from touchstone.teaching.lessons.lesson import ABOUT, Lesson, aims, lessons
from touchstone.teaching.lessons.session import Session, Told, begun
from touchstone.views.picture import cloth, picture, with_own_ids
from touchstone.views.words import Words

MOST_INPUTS = 200
SKIP, REPEAT = "/skip", "/repeat"
"""What the buttons send; everything else is read as typed words."""

router = APIRouter(include_in_schema=False)


class Input(BaseModel):
    """What was done so far, what is done now, and the cells that are asked about."""

    model_config = ConfigDict(extra="forbid")

    done: Annotated[list[Text], Field(max_length=MOST_INPUTS)] = []
    now: Text = ""
    cells: Cells | None = None


@router.get("/learn/{slug}")
async def course(request: Request, site: TheSite, visitor: TheVisitor, kind: TheKind) -> Response:
    """The lessons of a game and what they are good for, also to be printed."""
    given = lessons(kind)
    if not given:
        raise Refusal("http/not-found")
    words = given[0].words(visitor.language)
    told = {
        "lessons": [_told(lesson, words) for lesson in given],
        "about": words.say(ABOUT) if ABOUT in words else "",
        "aims": aims(given, words),
    }
    return page_response(request, site.course(visitor, kind, told))


def _told(lesson: Lesson, words: Words) -> dict[str, Any]:
    said = [words.say(lesson.message(step.say)) for step in lesson.steps]
    record = begun(lesson).record
    drawn = picture(record.game, record.sitting.state)
    return {
        "number": lesson.number,
        "name": lesson.name,
        "title": lesson.title(words),
        "trains": lesson.trains(words),
        "said": said,
        # Whoever teaches lays the pieces out; whoever learns behind a mask sees a cloth.
        "laid": Markup(with_own_ids(drawn, f"{lesson.name}-")),
        "cloth": Markup(cloth(record.game)) if lesson.masked else None,
    }


@router.get("/learn/{slug}/{number}")
async def lesson(
    request: Request, site: TheSite, visitor: TheVisitor, kind: TheKind, number: int
) -> Response:
    """One lesson."""
    found = _found(kind, number)
    told = {
        "name": found.name,
        "number": number,
        "title": found.title(found.words(visitor.language)),
        "is_last": number == len(lessons(kind)),
    }
    return page_response(request, site.lesson(visitor, found.game, told))


@router.post("/learn/{slug}/{number}")
async def go_on(
    hub: TheHub, address: TheAddress, kind: TheKind, number: int, words: TheWords, wish: Input
) -> JSONResponse:
    """What comes of what is done now, or what can be done with some cells."""
    found = _found(kind, number)
    if wish.now or wish.cells:
        await hub.learn_forms(found.game, address)
    session = Session(found, words.language)
    for text in wish.done:
        _do(session, text)
    if wish.cells is not None:
        return JSONResponse(practice.choices(session, wish.cells))
    before = _progress(session)
    told = _do(session, wish.now) if wish.now else Told(coach=session.sentence)
    return JSONResponse(_answer(session, told) | {"kept": _progress(session) != before})


def _found(kind: GameKind, number: int) -> Lesson:
    course = lessons(kind)
    if not 1 <= number <= len(course):
        raise Refusal("http/not-found")
    return course[number - 1]


def _do(session: Session, text: str) -> Told:
    if text == SKIP:
        return session.skip()
    return session.repeat() if text == REPEAT else session.typed(text)


def _progress(session: Session) -> tuple[object, ...]:
    return (session.at, session.done, session.match.record.moves)


def _answer(session: Session, told: Told) -> dict[str, Any]:
    steps = len(session.lesson.steps) - 1
    return {
        "said": told.words,
        "coach": session.sentence,
        "step": session.words.say("lesson-step", step=min(session.at + 1, steps), steps=steps),
        "over": session.over,
        "view": practice.view(session),
    }
