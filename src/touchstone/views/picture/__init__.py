"""The board as a picture: one SVG for the page, for notebooks and for documents.

Colours stand in `picture.css` alone, so that a theme is a style sheet; nothing is told by colour
only. A page links the style sheet, a picture that stands alone carries it (`standalone`).
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from touchstone.core.game import AnyGame, GameKind
from touchstone.views.picture.marks import Marks
from touchstone.views.picture.scene import Scene, easel, painter_of, svg_tag
from touchstone.views.picture.svg import group, tag

__all__ = [
    "Marks",
    "Scene",
    "cloth",
    "icons",
    "layout",
    "picture",
    "seen_from_above",
    "shows_heights",
    "style",
    "with_own_ids",
]

_IDS = re.compile(r"(\bid='|url\(#)")


def picture(
    game: AnyGame,
    state: Any,
    marks: Marks | Sequence[str] = (),
    *,
    standalone: bool = False,
    above: bool = False,
) -> str:
    """The position as SVG, seen from the near side at a tilt; bare cells are a winning line."""
    if not isinstance(marks, Marks):
        marks = Marks(line=tuple(marks))
    scene = Scene(game, state, marks, easel(game, above=above))
    return scene.svg(style(game.kind) if standalone else "")


def with_own_ids(drawn: str, own: str) -> str:
    """A whole picture whose ids begin with `own`, so that several can stand on one page."""
    return _IDS.sub(rf"\g<1>{own}", drawn)


def cloth(game: AnyGame, *, standalone: bool = False) -> str:
    """The board under a cloth: the same for every position."""
    frame = easel(game).frame
    middles = ((frame.x(cell), frame.y(cell)) for cell in game.grid.cells)
    dots = (tag("circle", cx=x, cy=y, r=5, kind="cloth-dot") for x, y in middles)
    head = tag("style", style(game.kind)) if standalone else ""
    body = frame.plank("cloth") + group(*dots) + frame.coordinates()
    return svg_tag(frame, head + tag("defs", frame.shades()) + body, kind="board masked")


def layout(game: AnyGame, *, above: bool = False) -> dict[str, float]:
    """Where the cells lie on the picture, in percent of its width and height."""
    return easel(game, above=above).frame.layout()


def icons(game: AnyGame) -> dict[str, str]:
    """Small pictures of pieces, by the word with which a move of them begins."""
    return painter_of(game.kind).icons()


def seen_from_above(kind: GameKind) -> bool:
    """Whether a game can be drawn from straight above too."""
    return painter_of(kind).above is not None


def shows_heights(kind: GameKind) -> bool:
    """Whether the pictures of a game can show heights as numbers."""
    return painter_of(kind).heights


@cache
def style(*kinds: GameKind) -> str:
    """The style sheet of every board, then those of these games' own pieces."""
    sheets = (files(__package__).joinpath("picture.css"), *(k.file("look.css") for k in kinds))
    return "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.is_file())
