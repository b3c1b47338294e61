"""The HTTP API: set up a table, join it, read what was played."""

from secrets import compare_digest
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from touchstone.server import catalogue
from touchstone.server.asgi import base_of, cookie, neighbourhood
from touchstone.server.finished import Finished
from touchstone.server.hub import Hub
from touchstone.server.refusals import Refusal
from touchstone.server.schema import StoredTable
from touchstone.server.security import hashed, seat_link, table_link
from touchstone.server.settings import LOOPBACK, Settings
from touchstone.views.catalogue import game_info
from touchstone.views.wire import api as wire
from touchstone.views.words import Words, words_for

_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": wire.Problem} for status in (403, 404, 405, 409, 410, 413, 422, 429, 503)
}
_WEEKS = 8 * 7 * 24 * 3600
_FORWARDED = {"forwarded", "via", "x-forwarded-for", "x-real-ip"}

router = APIRouter(responses=_REFUSALS)


def words_of(request: Request) -> Words:
    """The words that the client asked for, or chose on a page before."""
    wanted = request.query_params.get("language", "") or request.cookies.get("language", "")
    return words_for(wanted or request.headers.get("accept-language", ""))


def _asked_words(
    request: Request,
    language: Annotated[
        str, Query(max_length=100, description="Such as de; else Accept-Language.")
    ] = "",
) -> Words:
    return words_of(request)


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


TheHub = Annotated[Hub, Depends(_hub)]


def _address(request: Request) -> str:
    return neighbourhood(request.scope)


TheAddress = Annotated[str, Depends(_address)]
TheWords = Annotated[Words, Depends(_asked_words)]
TableId = Annotated[str, Path(max_length=64)]
GameNumber = Annotated[int | None, Query(ge=1, le=10**6, description="After rematches: 1, 2 ...")]


@router.get("/api/games")
async def list_games(hub: TheHub, words: TheWords) -> list[wire.GameInfo]:
    """Every game that can be played, with its settings, in the asked language."""
    return [game_info(kind, words.language) for kind in hub.kinds.values()]


@router.post("/api/tables", status_code=201)
async def create_table(
    request: Request, hub: TheHub, words: TheWords, address: TheAddress, wish: wire.NewTable
) -> wire.Created:
    """Sets up a table and answers with the secret links of its seats."""
    base = base_of(request.scope)
    stored, secrets, open_secret = await hub.create(wish, address)
    return wire.Created(
        table=stored.id,
        seats=tuple(
            wire.SeatLink(seat=seat.seat, secret=secret, link=base + seat_link(stored.id, secret))
            for seat, secret in zip(stored.seats, secrets, strict=True)
            if not seat.level
        ),
        open_secret=open_secret,
        open_link=base + seat_link(stored.id, open_secret),
        watch_link=base + table_link(stored.id),
    )


@router.get("/api/lobby")
async def list_lobby(hub: TheHub, words: TheWords) -> list[wire.LobbyTable]:
    """Open tables that want players, the newest first."""
    return catalogue.lobby(await hub.store.lobby(), hub.kinds, words)


@router.get("/api/tables/{table}")
async def read_table(hub: TheHub, words: TheWords, table: TableId) -> wire.TableStatus:
    """How a table stands, as far as everybody may know: who sits there, and whose turn it is."""
    room = await hub.room(table)
    return catalogue.table_status(room.stored, room.committed, words)


@router.post("/api/tables/{table}/join")
async def join_table(
    request: Request,
    response: Response,
    hub: TheHub,
    words: TheWords,
    table: TableId,
    wish: wire.Join,
) -> wire.SeatLink:
    """Takes the first free seat."""
    seat, secret = await hub.take_seat(table, wish.secret, wish.name)
    set_seat_cookie(request, response, table, secret)
    link = base_of(request.scope) + seat_link(table, secret)
    return wire.SeatLink(seat=seat, secret=secret, link=link)


@router.get("/api/tables/{table}/record")
async def read_record(
    hub: TheHub, words: TheWords, table: TableId, game: GameNumber = None
) -> wire.FinishedRecord:
    """The record of a match that is over: the latest, or, after rematches, the one asked for."""
    room = await hub.room(table)
    return Finished.at(room.committed, game).record(table, words)


def held_secret(request: Request, table: StoredTable) -> str | None:
    """The secret of a seat that this browser holds already."""
    secret = cookie(request.scope, f"touchstone-{table.id}")
    return secret if secret and hashed(secret) in {seat.secret for seat in table.seats} else None


def set_cookie(request: Request, response: Response, name: str, value: str, seconds: int) -> None:
    """Lets this browser keep something, for this site only; scripts cannot read it."""
    response.set_cookie(
        name,
        value,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path=base_of(request.scope) + "/",
    )


def set_seat_cookie(request: Request, response: Response, table: str, secret: str) -> None:
    """Lets this browser sit at the table."""
    set_cookie(request, response, f"touchstone-{table}", secret, _WEEKS)


@router.get("/health")
async def health(hub: TheHub) -> wire.Health:
    """Whether the server does all its work and can store what happens."""
    await hub.health.demand()
    return wire.Health(status="ok")


@router.get("/metrics", response_class=PlainTextResponse, responses={404: {"model": wire.Problem}})
async def metrics(request: Request, hub: TheHub) -> str:
    """Figures in Prometheus' text form, for the operator alone: they tell how often others act."""
    if not _is_operator(request, hub.settings):
        raise Refusal("http/not-found")
    return hub.metrics.text()


def _is_operator(request: Request, settings: Settings) -> bool:
    """Whoever has the token; without one, a program on this machine that no proxy speaks for."""
    if settings.metrics_token is not None:
        given = request.headers.get("authorization", "")
        return compare_digest(given.encode(), f"Bearer {settings.metrics_token}".encode())
    peer = request.scope["peer"]
    is_near = peer is not None and peer[0] in LOOPBACK
    return is_near and settings.public_url is None and not _FORWARDED & set(request.headers.keys())
