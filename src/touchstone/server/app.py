"""The application: HTTP API, pages and the WebSocket, with the bounds round them."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from touchstone import __version__
from touchstone.core.game import GameKind
from touchstone.engine.briefing import answer
from touchstone.games import GAMES
from touchstone.server import security
from touchstone.server.api import router as api
from touchstone.server.api import words_of
from touchstone.server.hub import Hub
from touchstone.server.pages import router as pages
from touchstone.server.pages import trouble_page
from touchstone.server.refusals import Refusal
from touchstone.server.settings import Settings
from touchstone.server.socket import Sockets
from touchstone.server.thinkers import Answer
from touchstone.views.wire.api import Problem
from touchstone.views.words import Words, words_for
from touchstone.web.site import Site

SOCKET = "/socket"
_UNLIMITED = ("/health", "/metrics", "/static/")
_CREATE = ("/play/", "/new/")
_HTTP_CODES = {404: "http/not-found", 405: "http/method"}


class Server:
    """The whole server as one ASGI application."""

    def __init__(
        self,
        settings: Settings,
        kinds: Mapping[str, GameKind] = GAMES,
        think: Answer = answer,
    ) -> None:
        self.settings = settings
        self.hub = Hub(settings, kinds, think)
        self.sockets = Sockets(self.hub)
        self.web = _web(self.hub, self.sockets)
        limits = settings.limits
        self._requests = security.Buckets(limits.requests_per_second, limits.request_burst)
        self._tables = security.Buckets(limits.tables_per_second, limits.table_burst)
        self._http = security.SecurityHeaders(self._bounded)

    async def __call__(
        self, scope: security.Scope, receive: security.Receive, send: security.Send
    ) -> None:
        """Leads each connection to its part."""
        if scope["type"] == "websocket":
            if scope["path"] == SOCKET:
                await self.sockets(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.web(scope, receive, send)

    async def _bounded(
        self, scope: security.Scope, receive: security.Receive, send: security.Send
    ) -> None:
        """Refuses what comes too fast, is too long or comes from a strange page."""
        try:
            self._check(scope)
            body = await _body(receive, self.settings.limits.body_bytes)
        except Refusal as refusal:
            self.hub.metrics.count("refusals_total", refusal.code)
            answer = _problem(refusal, words_for(security.header(scope, b"accept-language")))
            if refusal.code == "limit/rate":
                answer.headers["retry-after"] = "1"
            await answer(scope, receive, send)
            return
        if body is not None:
            given = [{"type": "http.request", "body": body, "more_body": False}]

            async def replayed() -> Any:
                return given.pop() if given else await receive()

            await self.web(scope, replayed, send)

    def _check(self, scope: security.Scope) -> None:
        settings = self.settings
        address = security.address_of(scope, trust_proxy=settings.trust_proxy)
        if not scope["path"].startswith(_UNLIMITED) and not self._requests.take(address):
            raise Refusal("limit/rate")
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return
        if not security.origin_allowed(scope, settings.allowed_origins):
            raise Refusal("origin/refused")
        creates = scope["path"] == "/api/tables" or scope["path"].startswith(_CREATE)
        if creates and not self._tables.take(address):
            raise Refusal("limit/rate")


async def _body(receive: security.Receive, most: int) -> bytes | None:
    """The whole body, which must be short; None if the client is gone."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if len(body) > most:
            raise Refusal("http/too-long", most=most)
        if not message.get("more_body", False):
            return bytes(body)


def _web(hub: Hub, sockets: Sockets) -> FastAPI:
    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await hub.start()
        yield
        sockets.close()
        await hub.stop()

    app = FastAPI(
        title="Touchstone",
        version=__version__,
        summary="Tables for board games that are played by touch.",
        docs_url=None,  # both load scripts from elsewhere, which our policy forbids
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.hub, app.state.site = hub, Site(hub.kinds)
    app.include_router(api)
    app.include_router(pages)

    def answered(request: Request, refusal: Refusal) -> Response:
        hub.metrics.count("refusals_total", refusal.code)
        if _wants_page(request):
            return trouble_page(request, refusal)
        return _problem(refusal, words_of(request))

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


def _problem(refusal: Refusal, words: Words) -> JSONResponse:
    problem = Problem(code=refusal.code, sentence=refusal.sentence(words))
    return JSONResponse(problem.model_dump(), refusal.status)


def _wants_page(request: Request) -> bool:
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get(
        "accept", ""
    )
