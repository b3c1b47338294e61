"""Pages for people: which address shows which page, and what its forms do."""

import gzip
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Any
from urllib.parse import parse_qsl, urlsplit

from fastapi import APIRouter, FastAPI, Path, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse

from touchstone.core.game import GameKind
from touchstone.server.api import GameNumber, TableId, finished_match, set_seat_cookie, words_of
from touchstone.server.hub import Hub
from touchstone.server.links import is_table_id, seat_link, table_link
from touchstone.server.refusals import Refusal
from touchstone.server.replay import replay
from touchstone.views.wire.api import NewClock, NewSeat, NewTable
from touchstone.views.picture import style
from touchstone.views.words import LANGUAGES
from touchstone.web.client import seats_json
from touchstone.web.site import CLOCK_MINUTES, CLOCK_SECONDS, THEMES, Site, Visitor

_YEAR = 365 * 24 * 3600
_TYPES = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
    "txt": "text/plain; charset=utf-8",
}
_LEVEL = 2
"""The bot of "play now": a beginner."""

Page = Callable[..., str]
Slug = Annotated[str, Path(max_length=40)]

router = APIRouter(include_in_schema=False)


def add_pages(app: FastAPI) -> Page:
    """Adds the pages; gives back what makes a page for a refusal."""
    app.include_router(router)
    site = app.state.site = Site(app.state.hub.kinds)

    def page(_name: str, language: str, *, sentence: str = "", theme: str = "wood") -> str:
        return site.trouble(Visitor(language, theme), sentence)

    return page


def _visitor(request: Request) -> Visitor:
    theme = request.cookies.get("theme", "")
    return Visitor(
        words_of(request).language,
        theme if theme in THEMES else "wood",
        request.url.path,
    )


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _site(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


def _kind(request: Request, slug: str) -> GameKind:
    kind = _hub(request).kinds.get(slug)
    if kind is None:
        raise Refusal("http/not-found")
    return kind


async def _form(request: Request) -> dict[str, str]:
    body = (await request.body()).decode("utf-8", "replace")
    return dict(parse_qsl(body, max_num_fields=100))


def _html(request: Request, page: str, status: int = 200) -> Response:
    """A page, packed for whoever can unpack it."""
    content, headers = page.encode(), {"vary": "accept-encoding, accept-language, cookie"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = gzip.compress(content, 6), "gzip"
    return HTMLResponse(content, status, headers)


def _see(address: str) -> RedirectResponse:
    return RedirectResponse(address, status_code=303)


@router.get("/")
async def home(request: Request) -> Response:
    """The games, and tables that want players."""
    hub, words = _hub(request), words_of(request)
    lobby = [
        {
            "table": stored.id,
            "name": words.of(hub.kinds[stored.game]).say("game-name"),
            "free": sum(not seat.taken for seat in stored.seats),
        }
        for stored in await hub.store.lobby()
        if stored.game in hub.kinds
    ]
    return _html(request, _site(request).home(_visitor(request), lobby))


@router.post("/play/{slug}")
async def play_now(request: Request, slug: Slug) -> Response:
    """A table against the computer, and the seat at it."""
    kind = _kind(request, slug)
    masked = kind.masked and (await _form(request)).get("eyes") != "open"
    seats = (NewSeat(masked=masked, reserved=True), NewSeat(masked=masked, level=_LEVEL))
    stored, secrets, _ = await _hub(request).create(NewTable(game=slug, seats=seats))
    answer = _see(table_link(stored.id))
    set_seat_cookie(request, answer, stored.id, secrets[0])
    return answer


@router.get("/new/{slug}")
async def new(request: Request, slug: Slug) -> Response:
    """The form for a new table."""
    return _html(request, _site(request).new(_visitor(request), _kind(request, slug)))


@router.post("/new/{slug}")
async def create(request: Request, slug: Slug) -> Response:
    """Sets up the table of the form, then shows its links or leads to it."""
    kind, visitor, form = _kind(request, slug), _visitor(request), await _form(request)
    chosen = _chosen_seats(form)
    try:
        wish = _wish(kind, form, chosen)
        stored, secrets, _ = await _hub(request).create(wish)
    except Refusal as refusal:
        trouble = refusal.sentence(words_of(request))
        return _html(request, _site(request).new(visitor, kind, trouble, form), refusal.status)
    return _seated(request, stored.id, wish, chosen, secrets)


def _chosen_seats(form: Mapping[str, str]) -> list[str]:
    """Who plays, seat by seat: "here", "link" or a bot such as "bot2"."""
    asked = [form[f"who{seat}"] for seat in range(1, 10) if f"who{seat}" in form]
    return [who for who in asked if who != "nobody"]


def _wish(kind: GameKind, form: Mapping[str, str], chosen: list[str]) -> NewTable:
    places = [seat for seat in range(1, 10) if form.get(f"who{seat}", "nobody") != "nobody"]
    seats = tuple(
        NewSeat(
            name=form.get(f"name{place}", "")[:40],
            masked=form.get(f"eyes{place}") == "masked",
            helper=form.get(f"eyes{place}") == "helper",
            level=min(5, int(who[3:])) if who[:3] == "bot" and who[3:].isdigit() else 0,
            reserved=who == "here",
        )
        for place, who in zip(places, chosen, strict=True)
    )
    if not seats:
        raise Refusal("http/invalid", where="players")
    rounds = form.get("rounds", "")
    most = kind.rounds(len(seats)) if len(seats) in kind.players(_settings(kind, form)) else 1
    return NewTable(
        game=kind.slug,
        seats=seats,
        settings=_settings(kind, form),
        rounds=min(most, max(1, int(rounds))) if rounds.isdigit() and len(rounds) < 3 else None,
        open="listed" in form,
        clock=_clock(form),
    )


def _clock(form: Mapping[str, str]) -> NewClock | None:
    """The clock that was chosen from the lists of the form; anything else is none."""
    minutes = {str(number): number for number in CLOCK_MINUTES}.get(form.get("clock", ""))
    seconds = {str(number): number for number in CLOCK_SECONDS}.get(form.get("extra", ""), 0)
    return None if minutes is None else NewClock(seconds=60 * minutes, increment=seconds)


def _settings(kind: GameKind, form: Mapping[str, str]) -> dict[str, str]:
    return {
        setting.name: form.get(f"set-{setting.name}", setting.default)[:40]
        for setting in kind.options
        if f"set-{setting.name}" in form
    } | {
        setting.name: setting.default
        for setting in kind.options
        if f"set-{setting.name}" not in form and not setting.secret
    }


def _seated(
    request: Request, table: str, wish: NewTable, chosen: list[str], secrets: list[str]
) -> Response:
    words = words_of(request)
    places = list(enumerate(zip(chosen, secrets, strict=True), start=1))
    here = [{"seat": seat, "secret": secret} for seat, (who, secret) in places if who == "here"]
    base = str(request.base_url).rstrip("/")
    links = [
        {
            "name": wish.seats[seat - 1].name or words.say("seat-name", seat=seat),
            "link": base + seat_link(table, secret),
        }
        for seat, (who, secret) in places
        if who == "link"
    ]
    if not links and len(here) == 1:
        answer: Response = _see(table_link(table))
    else:
        facts = {
            "here": here,
            "links": links,
            "watch": base + table_link(table),
            "sit": table_link(table),
            "client_seats": seats_json(table, here, table_link(table)),
        }
        # Not packed: the length of packed secrets could tell something about them.
        answer = HTMLResponse(_site(request).created(_visitor(request), facts))
    if here:
        set_seat_cookie(request, answer, table, str(here[0]["secret"]))
    return answer


@router.post("/join")
async def join(request: Request) -> Response:
    """Follows a link that was pasted, or the code at its end."""
    code = (await _form(request)).get("code", "").strip()
    path = urlsplit(code).path.strip("/")
    parts = path.removeprefix("join/").removeprefix("table/").split("/")
    if not all(map(is_table_id, parts)) or len(parts) > 2:
        raise Refusal("table/unknown")
    return _see(seat_link(*parts) if len(parts) == 2 else table_link(parts[0]))


@router.post("/sit/{table}")
async def sit(request: Request, table: TableId) -> Response:
    """Takes a free seat at an open table."""
    _, secret = await _hub(request).take_seat(table, None, "")
    answer = _see(table_link(table))
    set_seat_cookie(request, answer, table, secret)
    return answer


@router.get("/table/{table}")
async def table(request: Request, table: TableId) -> Response:
    """The page of a table."""
    room = await _hub(request).room(table)
    return _html(
        request, _site(request).table(_visitor(request), table, room.committed.agreement.game)
    )


@router.get("/rules")
async def all_rules(request: Request) -> Response:
    """The rules of the first game."""
    return _see(f"/rules/{next(iter(_hub(request).kinds))}")


@router.get("/rules/{slug}")
async def rules(request: Request, slug: Slug) -> Response:
    """The rules of a game."""
    return _html(request, _site(request).rules(_visitor(request), _kind(request, slug)))


@router.get("/help")
async def show_help(request: Request) -> Response:
    """Keys and commands."""
    return _html(request, _site(request).help(_visitor(request)))


@router.get("/record/{table}")
async def record(request: Request, table: TableId, game: GameNumber = None) -> Response:
    """A finished game."""
    match, number, games = await finished_match(_hub(request), table, game)
    return _html(
        request, _site(request).record(_visitor(request), table, match.record, number, games)
    )


@router.get("/record/{table}/{step}")
async def record_step(
    request: Request, table: TableId, step: int, game: GameNumber = None
) -> JSONResponse:
    """One step of a finished game: what happened, and the board after it."""
    match, _, _ = await finished_match(_hub(request), table, game)
    if not 0 <= step <= len(match.record.moves):
        raise Refusal("table/not-finished")
    return JSONResponse(replay(match, step, words_of(request)))


@router.get("/language/{code}")
async def choose(request: Request, code: str, back: str = "/") -> Response:
    """Keeps the language that was chosen, and leads back."""
    home_page = not back.startswith("/") or back.startswith(("//", "/\\"))
    answer = _see("/" if home_page else back)
    if code in LANGUAGES:
        answer.set_cookie("language", code, max_age=_YEAR, samesite="lax", path="/")
    return answer


@router.get("/static/{name}")
async def static(request: Request, name: str) -> Response:
    """A file of the pages, packed where that helps, asked for again only when it has changed."""
    found = _static(tuple(_hub(request).kinds.values())).get(name)
    if found is None:
        raise Refusal("http/not-found")
    content, packed, tag = found
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = packed
    return Response(content, media_type=_TYPES[name.rpartition(".")[2]], headers=headers)


@cache
def _static(kinds: tuple[GameKind, ...]) -> Mapping[str, tuple[bytes, bytes, str]]:
    """Every file by name: as it is, packed, and a tag that changes with it."""
    folder = files("touchstone.web").joinpath("static")
    found: dict[str, Any] = {
        file.name: file.read_bytes()
        for file in folder.iterdir()
        if file.name.rpartition(".")[2] in _TYPES
    }
    found["picture.css"] = style(*kinds).encode()
    return {
        name: (
            content,
            b"" if name.endswith(".woff2") else gzip.compress(content, 9, mtime=0),
            f'"{sha256(content).hexdigest()[:16]}"',
        )
        for name, content in found.items()
    }
