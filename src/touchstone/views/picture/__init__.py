"""The board as a picture: one SVG for the page, for notebooks and for documents.

Colours stand in `picture.css` alone, so that a theme is a style sheet; nothing is told by colour
only. A page links the style sheet, a picture that stands alone carries it (`standalone`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from touchstone.core.game import AnyGame, GameKind
from touchstone.views.picture.frame import Frame
from touchstone.views.picture.painter import Painter, Spot
from touchstone.views.picture.relief import Relief
from touchstone.views.picture.svg import group, tag

__all__ = ["Marks", "cloth", "icons", "layout", "picture", "shows_heights", "style"]


@dataclass(frozen=True, slots=True)
class Marks:
    """Cells to point out: those of the latest move, and those of a winning line, in order."""

    last: tuple[str, ...] = ()
    line: tuple[str, ...] = ()


def picture(
    game: AnyGame, state: Any, marks: Marks | Sequence[str] = (), *, standalone: bool = False
) -> str:
    """The position as SVG, seen from the near side at a tilt; bare cells are a winning line."""
    if not isinstance(marks, Marks):
        marks = Marks(line=tuple(marks))
    painter = _painter(game.kind)
    frame = painter.frame(game)
    parts = [frame.plank(), frame.coordinates(), painter.ground(game, state, frame)]
    parts += [painter.row(game, state, frame, cells) for cells in frame.far_to_near()]
    parts.append(_marks(game, state, painter, frame, marks))
    return _svg(frame, painter.shades(), "".join(parts), style(game.kind) if standalone else "")


def cloth(game: AnyGame, *, standalone: bool = False) -> str:
    """The board under a cloth: the same for every position."""
    frame = _painter(game.kind).frame(game)
    middles = ((frame.x(cell), frame.y(cell)) for cell in game.grid.cells)
    dots = (tag("circle", cx=x, cy=y, r=5, kind="cloth-dot") for x, y in middles)
    body = frame.plank("cloth") + group(*dots) + frame.coordinates()
    return _svg(frame, "", body, style(game.kind) if standalone else "", kind="board masked")


def layout(game: AnyGame) -> dict[str, float]:
    """Where the cells lie on the picture, in percent of its width and height."""
    return _painter(game.kind).frame(game).layout()


def icons(game: AnyGame) -> dict[str, str]:
    """Small pictures of pieces, by the word with which a move of them begins."""
    return _painter(game.kind).icons()


def shows_heights(kind: GameKind) -> bool:
    """Whether the pictures of a game can show heights as numbers."""
    return _painter(kind).heights


@cache
def style(*kinds: GameKind) -> str:
    """The style sheet of every board, then those of these games' own pieces."""
    sheets = (files(__package__).joinpath("picture.css"), *(k.file("look.css") for k in kinds))
    return "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.is_file())


@cache
def _painter(kind: GameKind) -> Painter:
    """What draws a game; one without a look of its own is drawn as what a finger feels."""
    look = kind.part("look")
    return Relief() if look is None else look.PAINTER


def _svg(frame: Frame, shades: str, body: str, css: str, kind: str = "board") -> str:
    head = tag("style", css) if css else ""
    return tag(
        "svg",
        head + tag("defs", frame.shades() + shades) + body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {frame.width:g} {frame.height:g}",
        kind=kind,
        aria_hidden="true",
        focusable="false",
    )


def _marks(game: AnyGame, state: Any, painter: Painter, frame: Frame, marks: Marks) -> str:
    def spot(name: str) -> Spot | None:
        cell = game.grid.find(name)
        return None if cell is None else painter.spot(game, state, frame, cell)

    parts = [
        _ring(at, "last-under") + _ring(at, "last") + tag("path", d=_flag(at), kind="last-flag")
        for at in map(spot, marks.last)
        if at and not marks.line
    ]
    for place, name in enumerate(marks.line, start=1):
        if at := spot(name):
            parts.append(_ring(at, "won-under") + _ring(at, "won") + _number(at, place))
    return group(*parts, kind="marks")


def _ring(at: Spot, kind: str) -> str:
    return tag("ellipse", cx=at.x, cy=at.y, rx=at.rx, ry=at.ry, kind=kind)


def _flag(at: Spot) -> str:
    """A small pointer above the ring: the latest move is not told by colour alone."""
    return f"M{at.x - 9:g} {at.y - at.ry - 14:g}h18l-9 13z"


def _number(at: Spot, place: int) -> str:
    return tag("circle", cx=at.x, cy=at.y, r=17, kind="won-disc") + tag(
        "text", str(place), x=at.x, y=at.y, dy="0.35em", kind="won-number"
    )
