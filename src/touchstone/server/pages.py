"""Pages that only show something: the games, a table, rules, records, the files of them all."""

from datetime import UTC, datetime

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse

from touchstone.server import catalogue
from touchstone.server.api import GameNumber, TableId, TheHub, TheWords, set_cookie, words_of
from touchstone.server.asgi import base_of
from touchstone.server.door import PRIVATE
from touchstone.server.downloads import downloads_of
from touchstone.server.finished import Finished
from touchstone.server.invitations import held_invitation
from touchstone.server.refusals import Refusal
from touchstone.server.static import file_response, page_response
from touchstone.server.visits import TheKind, TheSite, TheVisitor, see, site_of, visitor_of
from touchstone.views.words import LANGUAGES

_YEAR = 365 * 24 * 3600

router = APIRouter(include_in_schema=False)


def trouble_page(request: Request, refusal: Refusal) -> Response:
    """A page that says why something did not work."""
    sentence = refusal.sentence(words_of(request))
    page = site_of(request).trouble(visitor_of(request), sentence)
    return HTMLResponse(page, refusal.status)


@router.get("/")
async def home(
    request: Request, hub: TheHub, site: TheSite, visitor: TheVisitor, words: TheWords
) -> Response:
    """The games, and tables that want players."""
    lobby = catalogue.lobby(await hub.store.lobby(), hub.kinds, words)
    return page_response(request, site.home(visitor, lobby))


@router.get("/table/{table}")
async def table(
    request: Request, hub: TheHub, site: TheSite, visitor: TheVisitor, table: TableId
) -> Response:
    """The page of a table."""
    room = await hub.room(table)
    game, is_host = room.committed.agreement.game, held_invitation(request, room.stored) is not None
    return page_response(request, site.table(visitor, table, game, is_host=is_host))


@router.get("/rules")
async def all_rules(request: Request, hub: TheHub) -> Response:
    """The rules of the first game."""
    return see(request, f"/rules/{next(iter(hub.kinds))}")


@router.get("/rules/{slug}")
async def rules(request: Request, site: TheSite, visitor: TheVisitor, kind: TheKind) -> Response:
    """The rules of a game, and what can be taken home."""
    offers = await downloads_of(request).offers(kind, visitor.language)
    return page_response(request, site.rules(visitor, kind, offers))


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
    words: TheWords,
    table: TableId,
    game: GameNumber = None,
) -> Response:
    """A finished game."""
    room = await hub.room(table)
    found = Finished.at(room.committed, game)
    created = room.stored.created
    page = site.record(
        visitor,
        found.match.record,
        table=table,
        number=found.number,
        games=found.games,
        names=found.names(words),
        result=found.result(words),
        played=datetime.fromtimestamp(created, UTC).date().isoformat(),
        turns=found.said(words),
        text=found.text(created, words),
        link=f"{str(request.base_url).rstrip('/')}/record/{table}?game={found.number}",
    )
    return page_response(request, page)


@router.get("/record/{table}/text")
async def record_text(
    hub: TheHub, words: TheWords, table: TableId, game: GameNumber = None
) -> PlainTextResponse:
    """A finished game as a file."""
    room = await hub.room(table)
    found = Finished.at(room.committed, game)
    name = f"{found.match.agreement.game.kind.slug}-{table}-{found.number}.record"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(found.text(room.stored.created, words), headers=headers)


@router.get("/record/{table}/{step}")
async def record_step(
    hub: TheHub,
    words: TheWords,
    table: TableId,
    step: int,
    game: GameNumber = None,
    above: bool = False,
) -> JSONResponse:
    """One turn of a finished game: what happened, and the board after it, perhaps from above."""
    found = Finished.at((await hub.room(table)).committed, game)
    return JSONResponse(found.step(step, words, "above" if above else True))


@router.get("/language/{code}")
async def choose(request: Request, code: str, back: str = "/") -> Response:
    """Keeps the language that was chosen, and leads back."""
    is_elsewhere = not back.startswith("/") or back.startswith(("//", "/\\"))
    answer = see(request, "/" if is_elsewhere else back)
    if code in LANGUAGES:
        set_cookie(request, answer, "language", code, _YEAR)
    return answer


@router.get("/manifest.webmanifest")
async def manifest(site: TheSite, visitor: TheVisitor) -> JSONResponse:
    """What a device needs to keep the site like an application."""
    return JSONResponse(site.manifest(visitor), media_type="application/manifest+json")


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
