"""How people come to a table: a link, a number that is said aloud, the list of open tables.

Looking changes nothing: a seat is taken by a POST alone.
"""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import HTMLResponse

from touchstone.server import catalogue
from touchstone.server.api import TableId, TheAddress, TheHub, held_secret, words_of
from touchstone.server.asgi import cookie
from touchstone.server.forms import pasted_link
from touchstone.server.hub import Hub
from touchstone.server.names import LONGEST
from touchstone.server.refusals import Refusal
from touchstone.server.schema import StoredTable
from touchstone.server.security import (
    code_of,
    invitation_of,
    is_code,
    opens,
    seat_link,
    spoken_code,
    table_link,
)
from touchstone.server.visits import (
    TheForm,
    TheSite,
    TheVisitor,
    sat_down,
    see,
    site_of,
    visitor_of,
)
from touchstone.web.qr import qr_picture

router = APIRouter(include_in_schema=False)
Secret = Annotated[str, Path(max_length=64)]
Code = Annotated[str, Path(max_length=40)]


def held_invitation(request: Request, table: StoredTable) -> str | None:
    """The secret of the open link, if this browser has set up the table."""
    held = cookie(request.scope, f"touchstone-{table.id}")
    found = (held, invitation_of(held)) if held else ()
    return next((one for one in found if opens(one, table.open_secret)), None)


@router.get("/invite/{table}")
async def invite(
    request: Request, hub: TheHub, site: TheSite, visitor: TheVisitor, table: TableId
) -> Response:
    """The host's page with everything that invites; it lasts until the last seat is taken."""
    stored = await hub.stored(table)
    secret = held_invitation(request, stored)
    if secret is None:
        raise Refusal("seat/unknown")
    here = str(request.base_url).rstrip("/")
    link, code = here + seat_link(table, secret), code_of(secret)
    page = site.invite(
        visitor,
        hub.kinds[stored.game],
        table=table,
        is_full=all(seat.taken for seat in stored.seats),
        sits=held_secret(request, stored) is not None,
        link=link,
        code=spoken_code(code) if stored.code is not None else "",
        site=here + "/",
        watch=here + table_link(table),
        qr=qr_picture(link),
        facts=catalogue.table_facts(stored, hub.kinds, words_of(request)),
    )
    # Not compressed: the length of compressed secrets could tell something about them.
    return HTMLResponse(page)


# The guest ---------------------------------------------------------------------------------------


@router.post("/join")
async def join(request: Request, form: TheForm) -> Response:
    """Follows a link that was pasted, the code at its end, or a number that was said."""
    return see(request, pasted_link(form))


@router.get("/join/{table}/{secret}")
async def follow_link(request: Request, hub: TheHub, table: TableId, secret: Secret) -> Response:
    """Leads the holder of a seat to the table; whoever has the open link may choose a name first.

    Nothing changes: programs that show a preview of a link follow it too.
    """
    stored = await hub.stored(table)
    mine = _seat_secret(request, stored, secret)
    return _guest_page(request, stored) if mine is None else sat_down(request, table, mine)


@router.post("/join/{table}/{secret}")
async def take_seat(
    request: Request, hub: TheHub, table: TableId, secret: Secret, form: TheForm
) -> Response:
    """Takes the first free seat with an open link, under a name; a browser takes only one."""
    stored = await hub.stored(table)
    mine = _seat_secret(request, stored, secret)
    return await _seated(request, hub, stored, form, mine)


@router.get("/code/{code}")
async def follow_code(request: Request, hub: TheHub, address: TheAddress, code: Code) -> Response:
    """The same for whoever was told the number."""
    stored = await _invited(hub, code, address)
    mine = held_secret(request, stored)
    return _guest_page(request, stored) if mine is None else sat_down(request, stored.id, mine)


@router.post("/code/{code}")
async def take_seat_by_code(
    request: Request, hub: TheHub, address: TheAddress, code: Code, form: TheForm
) -> Response:
    """Takes the first free seat of the table to which the number invites."""
    stored = await _invited(hub, code, address)
    return await _seated(request, hub, stored, form, held_secret(request, stored))


@router.get("/sit/{table}")
async def open_table(request: Request, hub: TheHub, table: TableId) -> Response:
    """What a table of the list is like, and a field for the name."""
    stored = await hub.stored(table)
    if not stored.open:
        raise Refusal("seat/unknown")
    mine = held_secret(request, stored)
    return _guest_page(request, stored) if mine is None else sat_down(request, table, mine)


@router.post("/sit/{table}")
async def sit(request: Request, hub: TheHub, table: TableId, form: TheForm) -> Response:
    """Takes a free seat at an open table."""
    stored = await hub.stored(table)
    if not stored.open:
        raise Refusal("seat/unknown")
    return await _seated(request, hub, stored, form, held_secret(request, stored))


async def _invited(hub: Hub, code: str, address: str) -> StoredTable:
    if not is_code(code):
        raise Refusal("invitation/unknown")
    return await hub.invited(code, address)


async def _seated(
    request: Request, hub: Hub, stored: StoredTable, form: TheForm, mine: str | None
) -> Response:
    """Leads somebody to the seat that they have already, or to a free one."""
    if mine is None:
        try:
            _, mine = await hub.take_free_seat(stored, form.get("name", "")[:LONGEST])
        except Refusal as refusal:
            if refusal.code != "name/invisible":
                raise
            return _guest_page(request, stored, refusal)
    return sat_down(request, stored.id, mine)


def _seat_secret(request: Request, stored: StoredTable, secret: str) -> str | None:
    """The secret of the seat to which a link leads; None for an open link; raises Refusal."""
    if opens(secret, stored.open_secret):
        return held_secret(request, stored)
    if any(not seat.level and opens(secret, seat.secret) for seat in stored.seats):
        return secret
    raise Refusal("seat/unknown")


def _guest_page(request: Request, stored: StoredTable, refusal: Refusal | None = None) -> Response:
    """What awaits the guest, and a field for the name."""
    kinds = request.app.state.hub.kinds
    if stored.game not in kinds:
        raise Refusal("table/fault")
    free = next((seat for seat in stored.seats if not seat.taken), None)
    if free is None:
        raise Refusal("table/full")
    words = words_of(request)
    page = site_of(request).invitation(
        visitor_of(request),
        kinds[stored.game],
        trouble=refusal.sentence(words) if refusal else "",
        facts=catalogue.table_facts(stored, kinds, words),
        masked=free.masked,
        name=free.name,
    )
    # Not compressed: the address, which is a secret, stands in the page.
    return HTMLResponse(page, refusal.status if refusal else 200)
