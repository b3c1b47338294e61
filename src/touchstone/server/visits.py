"""What every page needs of a request: who looks, which game, what was filled in."""

from typing import Annotated

from fastapi import Depends, Path, Request, Response
from fastapi.responses import RedirectResponse

from touchstone.core.game import GameKind
from touchstone.server.api import TheHub, set_seat_cookie, words_of
from touchstone.server.asgi import base_of, path_of
from touchstone.server.forms import read_form
from touchstone.server.refusals import Refusal
from touchstone.server.security import table_link
from touchstone.server.static import static_version
from touchstone.web.site import THEMES, Site, Visitor


def site_of(request: Request) -> Site:
    """What makes the pages."""
    site: Site = request.app.state.site
    return site


def visitor_of(request: Request) -> Visitor:
    """Who looks at a page."""
    theme = request.cookies.get("theme", "")
    language = words_of(request).language
    return Visitor(
        language,
        theme if theme in THEMES else "wood",
        base_of(request.scope),
        static_version(request.app.state.hub.kinds),
        path_of(request.scope),
        str(request.base_url).removesuffix("/").removesuffix(base_of(request.scope)),
    )


def _kind(hub: TheHub, slug: Annotated[str, Path(max_length=40)]) -> GameKind:
    kind = hub.kinds.get(slug)
    if kind is None:
        raise Refusal("http/not-found")
    return kind


async def _form(request: Request) -> dict[str, str]:
    return read_form(await request.body())


TheSite = Annotated[Site, Depends(site_of)]
TheVisitor = Annotated[Visitor, Depends(visitor_of)]
TheKind = Annotated[GameKind, Depends(_kind)]
TheForm = Annotated[dict[str, str], Depends(_form)]


def see(request: Request, path: str) -> RedirectResponse:
    """Leads to another page of this site."""
    return RedirectResponse(base_of(request.scope) + path, status_code=303)


def sat_down(request: Request, table: str, secret: str) -> Response:
    """Leads to the table, with the seat."""
    answer = see(request, table_link(table))
    set_seat_cookie(request, answer, table, secret)
    return answer
