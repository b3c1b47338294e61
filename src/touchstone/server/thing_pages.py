"""Downloads of the rules pages: the list, the wish to have something made, and the files."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import FileResponse, HTMLResponse

from touchstone.server.downloads import downloads_of
from touchstone.server.refusals import Refusal
from touchstone.server.visits import TheKind, TheSite, TheVisitor, see
from touchstone.views.words import LANGUAGES

router = APIRouter(include_in_schema=False)

Product = Annotated[str, Path(max_length=40)]

TYPES = {
    ".pdf": "application/pdf",
    ".epub": "application/epub+zip",
    ".mp3": "audio/mpeg",
    ".m3u8": "audio/x-mpegurl",
    ".svg": "image/svg+xml",
    ".stl": "model/stl",
    ".3mf": "model/3mf",
}
"""Files of any other kind are bytes to keep."""


@router.get("/rules/{slug}/things")
async def things(request: Request, site: TheSite, visitor: TheVisitor, kind: TheKind) -> Response:
    """The list as a piece of the page, for those who wait."""
    offers = await downloads_of(request).offers(kind, visitor.language)
    return HTMLResponse(site.things(visitor, kind, offers))


@router.post("/rules/{slug}/things/{product}")
async def begin(request: Request, visitor: TheVisitor, kind: TheKind, product: Product) -> Response:
    """Has something made, and leads back to the list."""
    await downloads_of(request).begin(kind, visitor.language, product)
    return see(request, f"/rules/{kind.slug}#things")


@router.get("/things/{slug}/{language}/{product}/{name}")
async def take(
    request: Request, kind: TheKind, language: str, product: Product, name: str
) -> Response:
    """A file to keep."""
    if language not in LANGUAGES:
        raise Refusal("http/not-found")
    file = await downloads_of(request).file(kind, language, product, name)
    media = TYPES.get(file.suffix, "application/octet-stream")
    return FileResponse(file, media_type=media, filename=file.name)
