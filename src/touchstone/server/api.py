"""The HTTP API: set up a table, join it, read what was played."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse, RedirectResponse

from touchstone.match import Match
from touchstone.server.catalogue import games
from touchstone.server.hub import Hub
from touchstone.server.links import hashed, is_table_id, opens, seat_link, table_link
from touchstone.server.refusals import Refusal
from touchstone.views.wire.api import (
    Created,
    FinishedRecord,
    GameInfo,
    Health,
    Join,
    LobbySeat,
    LobbyTable,
    NewTable,
    Problem,
    SeatLink,
)
from touchstone.views.sentences import Speaker
from touchstone.views.showing import Showing
from touchstone.views.words import Words, words_for

_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (403, 404, 405, 409, 410, 413, 422, 429, 503)
}
_WEEKS = 8 * 7 * 24 * 3600

router = APIRouter(responses=_REFUSALS)

Language = Annotated[str, Query(max_length=100, description="Such as de; else Accept-Language.")]
TableId = Annotated[str, Path(max_length=64)]
GameNumber = Annotated[int | None, Query(ge=1, le=10**6, description="After rematches: 1, 2 ...")]


def words_of(request: Request) -> Words:
    """The words that the client asked for, or chose on a page before."""
    wanted = request.query_params.get("language", "") or request.cookies.get("language", "")
    return words_for(wanted or request.headers.get("accept-language", ""))


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


@router.get("/api/games")
async def list_games(request: Request, language: Language = "") -> list[GameInfo]:
    """Every game that can be played, with its settings, in the asked language."""
    return games(_hub(request).kinds, words_of(request))


@router.post("/api/tables", status_code=201)
async def create_table(request: Request, wish: NewTable, language: Language = "") -> Created:
    """Sets up a table and answers with the secret links of its seats."""
    stored, secrets, open_secret = await _hub(request).create(wish)
    return Created(
        table=stored.id,
        seats=tuple(
            SeatLink(seat=seat.seat, secret=secret, link=seat_link(stored.id, secret))
            for seat, secret in zip(stored.seats, secrets, strict=True)
            if not seat.level
        ),
        open_secret=open_secret,
        open_link=seat_link(stored.id, open_secret),
        watch_link=table_link(stored.id),
    )


@router.get("/api/lobby")
async def list_lobby(request: Request, language: Language = "") -> list[LobbyTable]:
    """Open tables that want players, the newest first."""
    hub, words = _hub(request), words_of(request)
    return [
        LobbyTable(
            table=stored.id,
            game=stored.game,
            name=words.of(hub.kinds[stored.game]).say("game-name"),
            seats=tuple(
                LobbySeat(
                    seat=seat.seat,
                    name=seat.name,
                    masked=seat.masked,
                    level=seat.level,
                    free=not seat.taken,
                )
                for seat in stored.seats
            ),
        )
        for stored in await hub.store.lobby()
        if stored.game in hub.kinds
    ]


@router.post("/api/tables/{table}/join")
async def join_table(
    request: Request, response: Response, table: TableId, wish: Join, language: Language = ""
) -> SeatLink:
    """Takes the first free seat."""
    seat, secret = await _hub(request).take_seat(table, wish.secret, wish.name)
    set_seat_cookie(request, response, table, secret)
    return SeatLink(seat=seat, secret=secret, link=seat_link(table, secret))


@router.get("/api/tables/{table}/record")
async def read_record(
    request: Request, table: TableId, game: GameNumber = None, language: Language = ""
) -> FinishedRecord:
    """The record of a match that is over: the latest, or, after rematches, the one asked for."""
    match, number, games = await finished_match(_hub(request), table, game)
    assert match.outcome is not None
    showing = Showing(Speaker(words_of(request), match.agreement, None))
    return FinishedRecord(
        table=table,
        game=number,
        games=games,
        record=match.record.text(),
        outcome=showing.outcome(match.outcome),
    )


async def finished_match(hub: Hub, table: str, game: int | None) -> tuple[Match, int, int]:
    """A match that is over, its number and how many there are; the latest where none is named."""
    finished = (await hub.room(table)).committed.finished
    number = len(finished) if game is None else game
    if not 1 <= number <= len(finished):
        raise Refusal("table/not-finished")
    return finished[number - 1], number, len(finished)


@router.get("/join/{table}/{secret}", include_in_schema=False)
async def follow_link(
    request: Request, table: TableId, secret: Annotated[str, Path(max_length=64)]
) -> Response:
    """A link for people: takes the seat and leads to the table's page."""
    hub = _hub(request)
    stored = await hub.store.table(table) if is_table_id(table) else None
    if stored is None:
        raise Refusal("table/unknown")
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
async def health(request: Request) -> Health:
    """Whether the server can store what happens."""
    try:
        await _hub(request).store.ping()
    except Exception:
        raise Refusal("store/unavailable") from None
    return Health(status="ok")


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> str:
    """Figures in Prometheus' text form."""
    return _hub(request).metrics.text()
