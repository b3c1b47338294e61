"""How a table comes about: against the computer, with a friend, from the form, from a position.

Each is a POST that leads on to a page of its own, so that looking at that again makes no second
table.
"""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse

from touchstone.server.api import TheAddress, TheHub, set_seat_cookie, words_of
from touchstone.server.asgi import base_of
from touchstone.server.finished import Finished
from touchstone.server.forms import Wish, against_the_computer, with_a_friend
from touchstone.server.positions import from_here
from touchstone.server.refusals import Refusal
from touchstone.server.security import table_link
from touchstone.server.static import page_response
from touchstone.server.visits import (
    TheForm,
    TheKind,
    TheSite,
    TheVisitor,
    sat_down,
    see,
    site_of,
    visitor_of,
)
from touchstone.web.client import seats_json

router = APIRouter(include_in_schema=False)
Table = Annotated[str, Query(max_length=64)]
LONGEST_POSITION = 6000
Number = Annotated[int, Query(ge=0, le=10**6)]


@router.post("/play/{slug}")
async def play_now(
    request: Request, hub: TheHub, address: TheAddress, kind: TheKind, form: TheForm
) -> Response:
    """A table against the computer, and the seat at it."""
    stored, secrets, _ = await hub.create(against_the_computer(kind, form), address)
    return sat_down(request, stored.id, secrets[0])


@router.post("/friend/{slug}")
async def play_with_a_friend(
    request: Request, hub: TheHub, address: TheAddress, kind: TheKind, form: TheForm
) -> Response:
    """A table with a free seat, and the page that invites to it."""
    stored, secrets, _ = await hub.create(with_a_friend(kind, form), address)
    return _host(request, stored.id, secrets[0])


@router.get("/new/{slug}")
async def new(request: Request, site: TheSite, visitor: TheVisitor, kind: TheKind) -> Response:
    """The form for a new table."""
    return page_response(request, site.new(visitor, kind))


@router.post("/new/{slug}")
async def create(
    request: Request,
    hub: TheHub,
    address: TheAddress,
    site: TheSite,
    visitor: TheVisitor,
    kind: TheKind,
    form: TheForm,
) -> Response:
    """Sets up the table of the form, then leads to what invites to it, or to the table."""
    try:
        wish = Wish.of(kind, form)
        stored, secrets, open_secret = await hub.create(wish.table, address)
    except Refusal as refusal:
        trouble = refusal.sentence(words_of(request))
        return page_response(request, site.new(visitor, kind, trouble, form), refusal.status)
    return _seated(request, stored.id, wish, secrets, open_secret)


@router.get("/set-up")
async def set_up(
    request: Request,
    hub: TheHub,
    site: TheSite,
    visitor: TheVisitor,
    table: Table = "",
    game: Annotated[int | None, Query(ge=1, le=10**6)] = None,
    moves: Number = 0,
    text: Annotated[str, Query(max_length=LONGEST_POSITION)] = "",
) -> Response:
    """The form for a game that begins elsewhere; with a position in it, or that of a table."""
    if table:
        found = Finished.at((await hub.room(table)).committed, game)
        text = found.position(moves)
    return page_response(request, site.set_up(visitor, text))


@router.post("/set-up")
async def play_on(
    request: Request,
    hub: TheHub,
    address: TheAddress,
    site: TheSite,
    visitor: TheVisitor,
    form: TheForm,
) -> Response:
    """A table that begins with the position, or where the record ends."""
    words = words_of(request)
    try:
        wish = from_here(form, hub.kinds, words)
        stored, secrets, open_secret = await hub.create(wish.table, address)
    except Refusal as refusal:
        page = site.set_up(visitor, form.get("text", ""), refusal.sentence(words), form)
        return page_response(request, page, refusal.status)
    return _seated(request, stored.id, wish, secrets, open_secret)


def _host(request: Request, table: str, secret: str) -> Response:
    """Leads the host to the page that invites."""
    answer = see(request, f"/invite/{table}")
    set_seat_cookie(request, answer, table, secret)
    return answer


def _seated(
    request: Request, table: str, wish: Wish, secrets: list[str], open_secret: str
) -> Response:
    """Leads whoever set up the table to the next page, with the seats of this device."""
    places = enumerate(zip(wish.players, secrets, strict=True), start=1)
    here = [{"seat": seat, "secret": secret} for seat, (who, secret) in places if who == "here"]
    invites = "link" in wish.players
    first = str(here[0]["secret"]) if here else open_secret
    if len(here) <= 1:
        return _host(request, table, first) if invites else sat_down(request, table, first)
    # The page keeps the secrets in the browser and puts the next one in its own place.
    address = base_of(request.scope) + (f"/invite/{table}" if invites else table_link(table))
    facts = {"address": address, "client_seats": seats_json(table, here, address)}
    # Not compressed: the length of compressed secrets could tell something about them.
    answer = HTMLResponse(site_of(request).created(visitor_of(request), facts))
    set_seat_cookie(request, answer, table, first)
    return answer
