"""Pages for people: which address shows which page, and what its forms do."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse

from touchstone.core.game import GameKind
from touchstone.server import catalogue
from touchstone.server.api import (
    GameNumber,
    TableId,
    TheAddress,
    TheHub,
    TheWords,
    held_secret,
    set_cookie,
    set_seat_cookie,
    words_of,
)
from touchstone.server.asgi import base_of, path_of
from touchstone.server.door import PRIVATE
from touchstone.server.forms import Wish, against_the_computer, pasted_link, read_form
from touchstone.server.names import LONGEST
from touchstone.server.refusals import Refusal
from touchstone.server.schema import StoredTable
from touchstone.server.security import opens, seat_link, table_link
from touchstone.server.static import file_response, page_response, static_version
from touchstone.views.words import LANGUAGES
from touchstone.web.client import seats_json
from touchstone.web.site import THEMES, Site, Visitor

_YEAR = 365 * 24 * 3600

router = APIRouter(include_in_schema=False)


def _site(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


def _visitor(request: Request) -> Visitor:
    theme = request.cookies.get("theme", "")
    language = words_of(request).language
    return Visitor(
        language,
        theme if theme in THEMES else "wood",
        base_of(request.scope),
        static_version(request.app.state.hub.kinds),
        path_of(request.scope),
    )


def _kind(hub: TheHub, slug: Annotated[str, Path(max_length=40)]) -> GameKind:
    kind = hub.kinds.get(slug)
    if kind is None:
        raise Refusal("http/not-found")
    return kind


async def _form(request: Request) -> dict[str, str]:
    return read_form(await request.body())


TheSite = Annotated[Site, Depends(_site)]
TheVisitor = Annotated[Visitor, Depends(_visitor)]
TheKind = Annotated[GameKind, Depends(_kind)]
TheForm = Annotated[dict[str, str], Depends(_form)]
Secret = Annotated[str, Path(max_length=64)]


def _see(request: Request, path: str) -> RedirectResponse:
    """Leads to another page of this site."""
    return RedirectResponse(base_of(request.scope) + path, status_code=303)


def trouble_page(request: Request, refusal: Refusal) -> Response:
    """A page that says why something did not work."""
    sentence = refusal.sentence(words_of(request))
    page = _site(request).trouble(_visitor(request), sentence)
    return HTMLResponse(page, refusal.status)


@router.get("/")
async def home(
    request: Request, hub: TheHub, site: TheSite, visitor: TheVisitor, words: TheWords
) -> Response:
    """The games, and tables that want players."""
    lobby = catalogue.lobby(await hub.store.lobby(), hub.kinds, words)
    return page_response(request, site.home(visitor, lobby))


@router.post("/play/{slug}")
async def play_now(
    request: Request, hub: TheHub, address: TheAddress, kind: TheKind, form: TheForm
) -> Response:
    """A table against the computer, and the seat at it."""
    stored, secrets, _ = await hub.create(against_the_computer(kind, form), address)
    return _sat_down(request, stored.id, secrets[0])


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
    """Sets up the table of the form, then shows its links or leads to it."""
    try:
        wish = Wish.of(kind, form)
        stored, secrets, _ = await hub.create(wish.table, address)
    except Refusal as refusal:
        trouble = refusal.sentence(words_of(request))
        return page_response(request, site.new(visitor, kind, trouble, form), refusal.status)
    return _seated(request, stored.id, wish, secrets)


def _seated(request: Request, table: str, wish: Wish, secrets: list[str]) -> Response:
    words = words_of(request)
    places = list(enumerate(zip(wish.players, secrets, strict=True), start=1))
    here = [{"seat": seat, "secret": secret} for seat, (who, secret) in places if who == "here"]
    base = base_of(request.scope)
    site = str(request.base_url).rstrip("/")
    links = [
        {
            "name": wish.table.seats[seat - 1].name or words.say("seat-name", seat=seat),
            "link": site + seat_link(table, secret),
        }
        for seat, (who, secret) in places
        if who == "link"
    ]
    if not links and len(here) == 1:
        answer: Response = _see(request, table_link(table))
    else:
        facts = {
            "here": here,
            "links": links,
            "watch": site + table_link(table),
            "sit": base + table_link(table),
            "client_seats": seats_json(table, here, base + table_link(table)),
        }
        # Not compressed: the length of compressed secrets could tell something about them.
        answer = HTMLResponse(_site(request).created(_visitor(request), facts))
    if here:
        set_seat_cookie(request, answer, table, str(here[0]["secret"]))
    return answer


@router.post("/join")
async def join(request: Request, form: TheForm) -> Response:
    """Follows a link that was pasted, or the code at its end."""
    return _see(request, pasted_link(form))


@router.get("/join/{table}/{secret}")
async def follow_link(
    request: Request, hub: TheHub, visitor: TheVisitor, table: TableId, secret: Secret
) -> Response:
    """Leads the holder of a seat to the table; whoever has the open link may choose a name first.

    Nothing changes: programs that show a preview of a link follow it too.
    """
    stored = await hub.stored(table)
    mine = _seat_secret(request, stored, secret)
    if mine is not None:
        return _sat_down(request, table, mine)
    if all(seat.taken for seat in stored.seats):
        raise Refusal("table/full")
    return _invitation(request, visitor, stored.game)


@router.post("/join/{table}/{secret}")
async def take_seat(
    request: Request,
    hub: TheHub,
    visitor: TheVisitor,
    table: TableId,
    secret: Secret,
    form: TheForm,
) -> Response:
    """Takes the first free seat with an open link, under a name; a browser takes only one."""
    stored = await hub.stored(table)
    mine = _seat_secret(request, stored, secret)
    if mine is None:
        try:
            _, mine = await hub.take_seat(table, secret, form.get("name", "")[:LONGEST])
        except Refusal as refusal:
            if refusal.code != "name/invisible":
                raise
            return _invitation(request, visitor, stored.game, refusal)
    return _sat_down(request, table, mine)


def _seat_secret(request: Request, stored: StoredTable, secret: str) -> str | None:
    """The secret of the seat to which a link leads; None for an open link; raises Refusal."""
    if opens(secret, stored.open_secret):
        return held_secret(request, stored)
    if any(not seat.level and opens(secret, seat.secret) for seat in stored.seats):
        return secret
    raise Refusal("seat/unknown")


def _sat_down(request: Request, table: str, secret: str) -> Response:
    answer = _see(request, table_link(table))
    set_seat_cookie(request, answer, table, secret)
    return answer


def _invitation(
    request: Request, visitor: Visitor, slug: str, refusal: Refusal | None = None
) -> Response:
    kind = request.app.state.hub.kinds.get(slug)
    if kind is None:
        raise Refusal("table/fault")
    trouble = refusal.sentence(words_of(request)) if refusal else ""
    page = _site(request).invitation(visitor, kind, trouble)
    # Not compressed: the address, which is a secret, stands in the page.
    return HTMLResponse(page, refusal.status if refusal else 200)


@router.post("/sit/{table}")
async def sit(request: Request, hub: TheHub, table: TableId) -> Response:
    """Takes a free seat at an open table."""
    _, secret = await hub.take_seat(table, None, "")
    return _sat_down(request, table, secret)


@router.get("/table/{table}")
async def table(
    request: Request, hub: TheHub, site: TheSite, visitor: TheVisitor, table: TableId
) -> Response:
    """The page of a table."""
    room = await hub.room(table)
    return page_response(request, site.table(visitor, table, room.committed.agreement.game))


@router.get("/rules")
async def all_rules(request: Request, hub: TheHub) -> Response:
    """The rules of the first game."""
    return _see(request, f"/rules/{next(iter(hub.kinds))}")


@router.get("/rules/{slug}")
async def rules(request: Request, site: TheSite, visitor: TheVisitor, kind: TheKind) -> Response:
    """The rules of a game."""
    return page_response(request, site.rules(visitor, kind))


@router.get("/help")
async def show_help(request: Request, site: TheSite, visitor: TheVisitor) -> Response:
    """Keys and commands."""
    return page_response(request, site.help(visitor))


@router.get("/record/{table}")
async def record(
    request: Request,
    hub: TheHub,
    site: TheSite,
    visitor: TheVisitor,
    table: TableId,
    game: GameNumber = None,
) -> Response:
    """A finished game."""
    found = catalogue.Finished.at((await hub.room(table)).committed, game)
    page = site.record(visitor, table, found.match.record, found.number, found.games)
    return page_response(request, page)


@router.get("/record/{table}/{step}")
async def record_step(
    hub: TheHub, words: TheWords, table: TableId, step: int, game: GameNumber = None
) -> JSONResponse:
    """One step of a finished game: what happened, and the board after it."""
    found = catalogue.Finished.at((await hub.room(table)).committed, game)
    return JSONResponse(found.step(step, words))


@router.get("/language/{code}")
async def choose(request: Request, code: str, back: str = "/") -> Response:
    """Keeps the language that was chosen, and leads back."""
    is_elsewhere = not back.startswith("/") or back.startswith(("//", "/\\"))
    answer = _see(request, "/" if is_elsewhere else back)
    if code in LANGUAGES:
        set_cookie(request, answer, "language", code, _YEAR)
    return answer


@router.get("/robots.txt")
async def robots(request: Request) -> PlainTextResponse:
    """What search engines should leave alone."""
    base = base_of(request.scope)
    lines = [f"Disallow: {base}{path}" for path in (*PRIVATE, "/api/", "/language/")]
    return PlainTextResponse("\n".join(["User-agent: *", *lines, ""]))


@router.get("/static/{name}")
@router.get("/static/{version}/{name}")
async def static(request: Request, hub: TheHub, name: str, version: str = "") -> Response:
    """A file of the pages; below the number of this version it never changes."""
    return file_response(request, hub.kinds, name, version)
