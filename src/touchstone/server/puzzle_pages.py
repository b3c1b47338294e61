"""Puzzles on the page. Nothing is kept here: a page says what was played so far, and what is now.

Whether a try is right a worker decides; what was solved, and what comes again, the browser knows.
"""

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field

from touchstone.core.errors import TouchstoneError
from touchstone.core.game import GameKind
from touchstone.server import practice
from touchstone.server.api import TheAddress, TheHub, TheWords
from touchstone.server.practice import Cells, Text
from touchstone.server.refusals import Refusal
from touchstone.server.static import page_response
from touchstone.server.visits import TheKind, TheSite, TheVisitor, see
from touchstone.teaching.puzzles.puzzle import Puzzle, by_number, of_the_day, shelf, themes, today
from touchstone.teaching.puzzles.solving import Judged, Solving, judged
from touchstone.teaching.puzzles.telling import theme_words, which_words
from touchstone.views.words import Words, words_in

MOST_MOVES = 60
AGAIN, ANSWER = "/again", "/answer"
"""What the buttons send; everything else is read as typed words."""

router = APIRouter(include_in_schema=False)
Number = Annotated[str, Path(max_length=16)]


class Input(BaseModel):
    """What was played and touched so far, what is done now, and the cells that are asked about."""

    model_config = ConfigDict(extra="forbid")

    moves: Annotated[list[Text], Field(max_length=MOST_MOVES)] = []
    touches: Annotated[int, Field(ge=0, le=10**6)] = 0
    now: Text = ""
    cells: Cells | None = None


@router.get("/puzzles")
async def every(request: Request, hub: TheHub, site: TheSite, visitor: TheVisitor) -> Response:
    """The puzzles of today, and all others by game, theme and difficulty."""
    kinds = [kind for kind in hub.kinds.values() if shelf(kind)]
    told = [_told(kind, words_in(visitor.language, kind)) for kind in kinds]
    return page_response(request, site.puzzles(visitor, told))


@router.get("/puzzles/{slug}")
async def of_game(request: Request, kind: TheKind) -> Response:
    """Leads to the puzzles of one game."""
    if not shelf(kind):
        raise Refusal("http/not-found")
    return see(request, f"/puzzles#{kind.slug}")


@router.get("/puzzles/{slug}/{number}")
async def puzzle(
    request: Request, site: TheSite, visitor: TheVisitor, kind: TheKind, number: Number
) -> Response:
    """One puzzle."""
    found = _found(kind, number)
    facts = {
        "number": found.number,
        "asked": theme_words(words_in(visitor.language, kind), found.theme),
        "level": found.level,
        "daily": found is of_the_day(kind, today()),
    }
    return page_response(request, site.puzzle(visitor, found.game, facts, _shelf(kind)))


@router.post("/puzzles/{slug}/{number}")
async def go_on(
    hub: TheHub,
    address: TheAddress,
    kind: TheKind,
    number: Number,
    words: TheWords,
    wish: Input,
) -> JSONResponse:
    """What comes of what is done now, or what can be done with some cells."""
    found = _found(kind, number)
    if wish.now or wish.cells:
        await hub.learn_forms(found.game, address)
    try:
        solving = Solving(found, words.language, wish.moves, wish.touches)
    except TouchstoneError as error:
        raise Refusal.of(error, kind) from error
    if wish.cells is not None:
        return JSONResponse(practice.choices(solving, wish.cells))
    said = _done(solving, wish.now)
    if solving.has_moved:
        verdict: Judged | None = await hub.study(judged, solving.tried, address, quick=True)
        if verdict is None:
            raise Refusal("server/fault")
        said = solving.hear(verdict)
    return JSONResponse(
        {
            "said": said,
            "task": solving.task,
            "stands": solving.stands,
            "moves": solving.moves,
            "touches": solving.touches,
            "felt": [event.facts() for event in solving.felt],
            "view": practice.view(solving),
        }
    )


def _found(kind: GameKind, number: str) -> Puzzle:
    found = by_number(kind).get(number.lower())
    if found is None:
        raise Refusal("http/not-found")
    return found


def _done(solving: Solving, now: str) -> str:
    if not now:
        return solving.first_words()
    if now == AGAIN:
        return solving.again()
    return solving.show_answer() if now == ANSWER else solving.typed(now)


def _told(kind: GameKind, words: Words) -> dict[str, Any]:
    """The puzzles of one game, as the list shows them."""
    daily = of_the_day(kind, today())
    assert daily is not None
    return {
        "slug": kind.slug,
        "name": words.say("game-name"),
        "daily": {"number": daily.number, "words": which_words(words, daily)},
        "names": {theme.name: theme_words(words, theme) for theme in themes(kind)},
        "shelf": _shelf(kind),
    }


@cache
def _shelf(kind: GameKind) -> list[dict[str, Any]]:
    """The numbers of a game's puzzles by theme and difficulty, and which of them are masked."""
    told = []
    for theme in themes(kind):
        levels: dict[int, list[str]] = {}
        for one in shelf(kind):
            if one.theme is theme:
                levels.setdefault(one.level, []).append(one.number)
        told.append({"theme": theme.name, "masked": theme.masked, "levels": levels})
    return told
