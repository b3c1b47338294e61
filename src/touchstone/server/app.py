"""The application: HTTP API, pages and the WebSocket behind one door."""

import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from touchstone import __version__
from touchstone.core.game import GameKind
from touchstone.engine.briefing import answer
from touchstone.games import GAMES
from touchstone.server import (
    invitations,
    learning,
    lesson_pages,
    puzzle_pages,
    setting_up,
    thing_pages,
)
from touchstone.server import pages as showing
from touchstone.server.api import router as api
from touchstone.server.api import words_of
from touchstone.server.asgi import Receive, Scope, Send, path_of
from touchstone.server.door import Door, problem
from touchstone.server.downloads import Downloads, Workshop
from touchstone.server.hub import Hub
from touchstone.server.protocols import Post
from touchstone.server.rates import Tally
from touchstone.server.refusals import Refusal
from touchstone.server.settings import Settings
from touchstone.server.socket import Sockets
from touchstone.server.thinkers import Answer
from touchstone.web.site import Site

_HTTP_CODES = {404: "http/not-found", 405: "http/method"}


class Server:
    """The whole server as one ASGI application."""

    def __init__(
        self,
        settings: Settings,
        kinds: Mapping[str, GameKind] = GAMES,
        think: Answer = answer,
        workshop: Workshop | None = None,
    ) -> None:
        self.settings = settings
        self.hub = Hub(settings, kinds, think)
        self.downloads = Downloads(settings.things, workshop)
        self.sockets = Sockets(self.hub)
        self.web = _web(self.hub, self.downloads)
        self._door = Door(settings, self.web, self.sockets, self.refused)
        self.post = Post()
        self._silent = Tally(settings.limits.silent_per_address)
        self._silent_for_others = Tally(sys.maxsize)

    def silent(self, peer: str) -> Tally:
        """What counts the connections over which no whole request has come yet."""
        return self._silent_for_others if self._door.speaks_for_others(peer) else self._silent

    def refused(self, code: str) -> None:
        """Counts what was refused."""
        self.hub.metrics.count("refusals_total", code)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whoever comes from outside goes through the door."""
        await self._door(scope, receive, send)

    @asynccontextmanager
    async def working(self) -> AsyncIterator[None]:
        """Works as long as this lasts; raises CannotStart."""
        try:
            await self.hub.start()
            yield
        finally:
            self.sockets.close()
            await self.downloads.stop()
            await self.hub.stop()


def _web(hub: Hub, downloads: Downloads) -> FastAPI:
    app = FastAPI(
        title="Touchstone",
        version=__version__,
        summary="Tables for board games that are played by touch.",
        docs_url=None,  # both load scripts from elsewhere, which our policy forbids
        redoc_url=None,
    )
    app.state.hub, app.state.site, app.state.downloads = hub, Site(hub.kinds), downloads
    app.include_router(api)
    rooms = (setting_up, invitations, learning, lesson_pages, puzzle_pages, showing, thing_pages)
    for pages in rooms:
        app.include_router(pages.router)

    def answered(request: Request, refusal: Refusal) -> Response:
        hub.metrics.count("refusals_total", refusal.code)
        if _wants_page(request):
            return showing.trouble_page(request, refusal)
        return problem(refusal, words_of(request))

    @app.exception_handler(Refusal)
    async def refused(request: Request, error: Refusal) -> Response:
        return answered(request, error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        where = ".".join(str(part) for part in error.errors()[0]["loc"])[:100]
        return answered(request, Refusal("http/invalid", where=where))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        code = _HTTP_CODES.get(error.status_code, "http/not-found")
        response = answered(request, Refusal(code))
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(Exception)
    async def fault(request: Request, error: Exception) -> Response:
        return answered(request, Refusal("server/fault"))

    return app


def _wants_page(request: Request) -> bool:
    is_page = not path_of(request.scope).startswith("/api/")
    return is_page and "text/html" in request.headers.get("accept", "")
