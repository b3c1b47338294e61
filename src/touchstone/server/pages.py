"""Pages for people, where the package has them."""

from collections.abc import Callable
from importlib import import_module
from importlib.resources import as_file, files
from importlib.util import find_spec

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse
from starlette.staticfiles import StaticFiles

from touchstone.server.api import words_of

Page = Callable[..., str]


def add_pages(app: FastAPI) -> Page | None:
    """Adds the pages of `touchstone.web`; gives back what makes them, or None."""
    if find_spec("touchstone.web") is None or find_spec("touchstone.web.pages") is None:
        return None
    page: Page = import_module("touchstone.web.pages").page

    @app.get("/", include_in_schema=False)
    async def home(request: Request) -> HTMLResponse:
        return HTMLResponse(page("home", words_of(request).language))

    @app.get("/lobby", include_in_schema=False)
    async def lobby(request: Request) -> HTMLResponse:
        return HTMLResponse(page("lobby", words_of(request).language))

    @app.get("/table/{table}", include_in_schema=False)
    async def table(request: Request, table: str) -> HTMLResponse:
        return HTMLResponse(page("table", words_of(request).language, table=table))

    static = files("touchstone.web").joinpath("static")
    with as_file(static) as folder:
        app.mount("/static", StaticFiles(directory=folder), name="static")
    return page
