"""Reviews on the page: of finished games, and of records that somebody brings.

A page shows the turns at once and asks for what they were worth. The answer comes in lines, each
better than the one before, as workers find it out piece by piece, each in its turn. A piece that
nobody waits for any more is not begun.
"""

import json
from collections.abc import AsyncIterator
from dataclasses import asdict, replace
from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, StreamingResponse
from pydantic import BaseModel, ConfigDict, Field

from touchstone.core.record import RefusedLine
from touchstone.core.values import Seat
from touchstone.match import Match
from touchstone.match.saved import read_saved, saved_text
from touchstone.server.api import GameNumber, TableId, TheAddress, TheHub, TheWords, held_secret
from touchstone.server.finished import Finished
from touchstone.server.hub import Hub
from touchstone.server.refusals import Refusal
from touchstone.server.schema import StoredTable
from touchstone.server.security import hashed
from touchstone.server.static import page_response
from touchstone.server.visits import TheForm, TheSite, TheVisitor
from touchstone.teaching.review.asked import Asked, begun, told
from touchstone.teaching.review.typed import read_in_review
from touchstone.views.words import Words

LONGEST_TEXT = 60_000
AT_ONCE = {"x-accel-buffering": "no"}
"""Asks proxies to pass on every line when it comes."""

router = APIRouter(include_in_schema=False)
Text = Annotated[str, Field(max_length=LONGEST_TEXT)]


class Source(BaseModel):
    """Where a game comes from: a table, or a text that somebody brings."""

    model_config = ConfigDict(extra="forbid")

    table: Annotated[str, Field(max_length=64)] = ""
    game: Annotated[int, Field(ge=1, le=10**6)] | None = None
    record: Text = ""


class Step(Source):
    """The board after so many turns."""

    step: Annotated[int, Field(ge=0, le=10**6)] = 0


class Typed(Step):
    """Words that somebody types there."""

    text: Annotated[str, Field(max_length=200)]


@router.get("/review")
async def form(request: Request, site: TheSite, visitor: TheVisitor) -> Response:
    """The form for a record."""
    return page_response(request, site.review_form(visitor))


@router.post("/review")
async def brought(
    request: Request,
    hub: TheHub,
    site: TheSite,
    visitor: TheVisitor,
    words: TheWords,
    form: TheForm,
) -> Response:
    """The review of a record that somebody brings."""
    text = form.get("text", "")
    try:
        match = _read(hub, text)
    except Refusal as refusal:
        page = site.review_form(visitor, text, refusal.sentence(words))
        return page_response(request, page, refusal.status)
    page = site.review(visitor, match.record, {"record": text}, begun(match, words))
    return page_response(request, page)


@router.get("/review/{table}")
async def of_table(
    request: Request,
    hub: TheHub,
    site: TheSite,
    visitor: TheVisitor,
    words: TheWords,
    table: TableId,
    game: GameNumber = None,
) -> Response:
    """The review of a finished game."""
    found = Finished.at((await hub.room(table)).committed, game)
    source: dict[str, str | int] = {"table": table, "game": found.number}
    told_now = begun(found.match, words)
    return page_response(request, site.review(visitor, found.match.record, source, told_now))


@router.post("/review/step")
async def step(hub: TheHub, words: TheWords, wish: Step) -> JSONResponse:
    """One turn of a game: what happened, and the board after it."""
    found, _ = await _found(hub, wish)
    return JSONResponse(found.step(wish.step, words))


@router.post("/review/say")
async def say(hub: TheHub, words: TheWords, address: TheAddress, wish: Typed) -> JSONResponse:
    """What typed words mean: where they lead, or what is answered."""
    found, _ = await _found(hub, wish)
    speaker, state = found.speaker(words), found.state(wish.step)
    await hub.learn_forms(speaker.agreement.game, address)
    return JSONResponse(asdict(read_in_review(wish.text, speaker, state)))


@router.post("/review/look")
async def look(
    request: Request, hub: TheHub, words: TheWords, address: TheAddress, wish: Source
) -> StreamingResponse:
    """What the turns were worth: a line of JSON for each piece, the later ones know more."""
    found, stored = await _found(hub, wish)
    text = wish.record or _text((await hub.room(wish.table)).committed, found.number)
    seat = None if stored is None else _seat_of(request, stored)
    asked = Asked(text, words.language, seat, owns=stored is None)
    pieces = _pieces(hub, asked, address, words)
    return StreamingResponse(pieces, media_type="application/x-ndjson", headers=AT_ONCE)


async def _pieces(hub: Hub, asked: Asked, address: str, words: Words) -> AsyncIterator[str]:
    """The lines. Whoever leaves ends this, wherever it waits."""
    while True:
        answer = await hub.study(told, asked, address)
        if answer is None:
            fault = Refusal("server/fault")
            yield json.dumps({"code": fault.code, "sentence": fault.sentence(words)}) + "\n"
            return
        page, so_far = answer
        yield json.dumps(page | {"more": so_far is not None}) + "\n"
        if so_far is None:
            return
        asked = replace(asked, so_far=so_far)


def _text(table: Match, number: int) -> str:
    """One game at a table with all its touches: what was done before a rematch followed it."""
    game = Match.begin(table.opening)
    for one in table.commands:
        after, _ = game.submit(one.command, one.spent)
        if len(after.former) == number:
            break
        game = after
    return saved_text(game)


async def _found(hub: Hub, wish: Source) -> tuple[Finished, StoredTable | None]:
    """The game that is meant, and its table where it has one."""
    if not wish.table:
        return Finished(_read(hub, wish.record), 1, 1), None
    room = await hub.room(wish.table)
    return Finished.at(room.committed, wish.game), room.stored


def _read(hub: Hub, text: str) -> Match:
    if len(text) > LONGEST_TEXT:
        raise Refusal("http/too-long", most=LONGEST_TEXT)
    try:
        return read_saved(text, hub.kinds)
    except RefusedLine as refused:
        raise Refusal.of(refused.error, refused.kind) from refused


def _seat_of(request: Request, stored: StoredTable) -> Seat | None:
    """The seat whose secret this browser holds."""
    secret = held_secret(request, stored)
    if secret is None:
        return None
    return next(Seat(seat.seat) for seat in stored.seats if seat.secret == hashed(secret))
