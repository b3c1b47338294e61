"""What a client makes of the changes that it is told, as docs/wire.md describes it."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

Message = dict[str, Any]

_KEY = r"(?:data-part='{key}'(?: (?:class|data-at)='\w+')?|data-at='{key}')"
_PART = rf"<g {_KEY}(?:/>|>.*?(?=<g data-(?:part|at)=|</svg>))"
"""A part of a picture from its beginning to that of the next one."""


def merged(view: Message, change: Message) -> Message:
    """The view after a change: what is not there is as it was."""
    after = view | change
    if change.get("board") and view.get("board"):
        after["board"] = merged_board(view["board"], change["board"])
    return after


def merged_board(board: Message, change: Message) -> Message:
    """The same for a board: cells and heaps by their names, the picture part by part."""
    after = board | change
    after["cells"] = _by_name("cell", board["cells"], change.get("cells", []))
    heaps = zip(board["supply"], change.get("supply") or [[]] * len(board["supply"]), strict=True)
    after["supply"] = [_by_name("heap", old, new) for old, new in heaps]
    if isinstance(change.get("picture"), list):
        after["picture"] = repainted(board["picture"], change["picture"])
    return after


def _by_name(name: str, old: list[Message], new: list[Message]) -> list[Message]:
    both = {one[name]: one for one in old} | {one[name]: one for one in new}
    return list(both.values())


def repainted(svg: str, parts: Iterable[Mapping[str, Any]]) -> str:
    """The picture, as text, after some of its parts were changed."""
    for part in parts:
        found = _find(part["key"], svg)
        if "before" in part:
            place = _find(part["before"], svg)
            assert found is None, part
            assert place is not None, part
            svg = svg[: place.start()] + part["svg"] + svg[place.start() :]
        else:
            assert found is not None, part
            svg = svg[: found.start()] + part.get("svg", "") + svg[found.end() :]
    return svg


def _find(key: str, svg: str) -> re.Match[str] | None:
    return re.search(_PART.format(key=re.escape(key)), svg, re.DOTALL)
