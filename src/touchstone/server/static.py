"""Files of the pages, and pages themselves, compressed for browsers that can read that."""

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files

from fastapi import Request, Response
from fastapi.responses import HTMLResponse

from touchstone.core.game import GameKind
from touchstone.server.refusals import Refusal
from touchstone.views.picture import style

_TYPES = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
    "png": "image/png",
    "jpg": "image/jpeg",
    "txt": "text/plain; charset=utf-8",
}

_PACKED = ("woff2", "png", "jpg")
"""Kinds of files that compressing makes no smaller."""
_FOR_EVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class _File:
    """A file as it is, compressed (or nothing where that does not help), and a tag of its own."""

    kind: str
    content: bytes
    compressed: bytes
    tag: str

    @classmethod
    def of(cls, name: str, content: bytes) -> "_File":
        kind = name.rpartition(".")[2]
        compressed = b"" if kind in _PACKED else gzip.compress(content, 9, mtime=0)
        return cls(_TYPES[kind], content, compressed, f'"{sha256(content).hexdigest()[:16]}"')


def page_response(request: Request, page: str, status: int = 200) -> Response:
    """A page, compressed for whoever can read that."""
    content, headers = page.encode(), {"vary": "accept-encoding, accept-language, cookie"}
    if _reads_gzip(request):
        content, headers["content-encoding"] = gzip.compress(content, 6), "gzip"
    return HTMLResponse(content, status, headers)


def file_response(
    request: Request, kinds: Mapping[str, GameKind], name: str, version: str
) -> Response:
    """A file; raises Refusal. Asked for without this version, it is asked for again next time."""
    found = _files(tuple(kinds.values())).get(name)
    if found is None:
        raise Refusal("http/not-found")
    caching = _FOR_EVER if version == static_version(kinds) else "no-cache"
    headers = {"etag": found.tag, "cache-control": caching, "vary": "accept-encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if found.compressed and _reads_gzip(request):
        headers["content-encoding"] = "gzip"
        return Response(found.compressed, media_type=found.kind, headers=headers)
    return Response(found.content, media_type=found.kind, headers=headers)


def static_version(kinds: Mapping[str, GameKind]) -> str:
    """Another one as soon as any file is another."""
    return _version(tuple(kinds.values()))


@cache
def _version(kinds: tuple[GameKind, ...]) -> str:
    tags = [f"{name} {file.tag}" for name, file in sorted(_files(kinds).items())]
    return sha256("\n".join(tags).encode()).hexdigest()[:12]


def _reads_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@cache
def _files(kinds: tuple[GameKind, ...]) -> Mapping[str, _File]:
    """Every file by name; the games' style sheets are one."""
    folder = files("touchstone.web").joinpath("static")
    contents = {
        file.name: file.read_bytes()
        for file in folder.iterdir()
        if file.name.rpartition(".")[2] in _TYPES
    }
    contents["picture.css"] = style(*kinds).encode()
    return {name: _File.of(name, content) for name, content in contents.items()}
