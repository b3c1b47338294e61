"""The HTTP API: set up a table, join it, read what was played."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse, RedirectResponse

from touchstone.server import catalogue
from touchstone.server.hub import Hub
from touchstone.server.refusals import Refusal
from touchstone.server.security import address_of, hashed, opens, seat_link, table_link
from touchstone.views.catalogue import game_info
from touchstone.views.wire import api as wire
from touchstone.views.words import Words, words_for

_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": wire.Problem} for status in (403, 404, 405, 409, 410, 413, 422, 429, 503)
}
_WEEKS = 8 * 7 * 24 * 3600

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


def _address(request: Request, hub: TheHub) -> str:
    return address_of(request.scope, trust_proxy=hub.settings.trust_proxy)


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
    hub: TheHub, words: TheWords, address: TheAddress, wish: wire.NewTable
) -> wire.Created:
    """Sets up a table and answers with the secret links of its seats."""
    stored, secrets, open_secret = await hub.create(wish, address)
    return wire.Created(
        table=stored.id,
        seats=tuple(
            wire.SeatLink(seat=seat.seat, secret=secret, link=seat_link(stored.id, secret))
            for seat, secret in zip(stored.seats, secrets, strict=True)
            if not seat.level
        ),
        open_secret=open_secret,
        open_link=seat_link(stored.id, open_secret),
        watch_link=table_link(stored.id),
    )


@router.get("/api/lobby")
async def list_lobby(hub: TheHub, words: TheWords) -> list[wire.LobbyTable]:
    """Open tables that want players, the newest first."""
    return catalogue.lobby(await hub.store.lobby(), hub.kinds, words)


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
    return wire.SeatLink(seat=seat, secret=secret, link=seat_link(table, secret))


@router.get("/api/tables/{table}/record")
async def read_record(
    hub: TheHub, words: TheWords, table: TableId, game: GameNumber = None
) -> wire.FinishedRecord:
    """The record of a match that is over: the latest, or, after rematches, the one asked for."""
    room = await hub.room(table)
    return catalogue.Finished.at(room.committed, game).record(table, words)


@router.get("/join/{table}/{secret}", include_in_schema=False)
async def follow_link(
    request: Request, hub: TheHub, table: TableId, secret: Annotated[str, Path(max_length=64)]
) -> Response:
    """A link for people: takes the seat and leads to the table's page."""
    stored = await hub.stored(table)
    if opens(secret, stored.open_secret):
        secret = (
            _held(request, table, [seat.secret for seat in stored.seats])
            or (await hub.take_seat(table, secret, ""))[1]
        )
    elif not any(not seat.level and opens(secret, seat.secret) for seat in stored.seats):
        raise Refusal("seat/unknown")
    response = RedirectResponse(table_link(table), status_code=303)
    set_seat_cookie(request, response, table, secret)
    return response


def _held(request: Request, table: str, stored: list[str]) -> str | None:
    """The secret of a seat that this browser holds already: an open link takes only one."""
    secret = request.cookies.get(f"touchstone-{table}", "")
    return secret if secret and hashed(secret) in stored else None


def set_seat_cookie(request: Request, response: Response, table: str, secret: str) -> None:
    """Lets this browser sit at the table."""
    response.set_cookie(
        f"touchstone-{table}",
        secret,
        max_age=_WEEKS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )


@router.get("/health")
async def health(hub: TheHub) -> wire.Health:
    """Whether the server can store what happens."""
    try:
        await hub.store.ping()
    except Exception:
        raise Refusal("store/unavailable") from None
    return wire.Health(status="ok")


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(hub: TheHub) -> str:
    """Figures in Prometheus' text form."""
    return hub.metrics.text()
