"""A position as parts with keys, in the order of painting; what changes from one to the next."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple, Self

from touchstone.core.game import AnyGame, GameKind
from touchstone.views.picture.frame import Frame
from touchstone.views.picture.painter import Painter, Spot, Things
from touchstone.views.picture.relief import Relief
from touchstone.views.picture.svg import group, tag
from touchstone.views.wire.outgoing import Part

MARKS = "marks"
"""The key of the last part: what is pointed out lies above all pieces."""
_MOST_KEPT = 8192


@dataclass(frozen=True, slots=True)
class Marks:
    """Cells to point out: those of the latest move, and those of a winning line, in order."""

    last: tuple[str, ...] = ()
    line: tuple[str, ...] = ()


class Scene(NamedTuple):
    """What a picture shows; the drawings are made, or found again, when somebody asks for them."""

    painter: Painter
    frame: Frame
    things: Things

    @classmethod
    def of(cls, game: AnyGame, state: Any, marks: Marks) -> Self:
        """The position with its marks."""
        painter, frame = easel(game)
        spots = _marked(game, state, marks, painter, frame)
        return cls(painter, frame, {**painter.things(game, state, frame), MARKS: spots})

    def svg(self, css: str = "") -> str:
        """The whole picture."""
        parts = (self._drawn(key) for key in self.things)
        return _opening(self.painter, self.frame, css) + "".join(parts) + "</svg>"

    def since(self, before: "Scene") -> list[Part] | None:
        """What to change in that picture to have this one; None where it must be drawn whole.

        The changes are to be made in this order: what comes is put before what is there by then.
        """
        old, new = before.things, self.things
        if before.frame != self.frame or [k for k in old if k in new] != [
            k for k in new if k in old
        ]:
            return None
        parts: list[Part] = [{"key": key} for key in old if key not in new]
        follows = ""
        for key in reversed(list(new)):
            if key not in old:
                parts.append({"key": key, "svg": self._drawn(key), "before": follows})
            elif old[key] != new[key]:
                parts.append({"key": key, "svg": self._drawn(key)})
            follows = key
        return parts

    def _drawn(self, key: str) -> str:
        return _drawn(self.painter, self.frame, key, self.things[key])


def easel(game: AnyGame) -> tuple[Painter, Frame]:
    """What draws a game; one without a look of its own is drawn as what a finger feels."""
    painter = painter_of(game.kind)
    return painter, painter.frame(game)


@cache
def painter_of(kind: GameKind) -> Painter:
    """The painter of all tables of a game."""
    look = kind.part("look")
    return Relief() if look is None else look.PAINTER


def svg_tag(frame: Frame, content: str, kind: str = "board") -> str:
    """A picture of this size."""
    return tag(
        "svg",
        content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {frame.width:g} {frame.height:g}",
        kind=kind,
        aria_hidden="true",
        focusable="false",
    )


@lru_cache(maxsize=64)
def _opening(painter: Painter, frame: Frame, css: str) -> str:
    """Everything before the first part: the same for every position."""
    head = tag("style", css) if css else ""
    shades = tag("defs", frame.shades() + painter.shades())
    whole = svg_tag(
        frame, head + shades + frame.plank() + frame.coordinates() + painter.ground(frame)
    )
    return whole.removesuffix("</svg>")


@lru_cache(maxsize=_MOST_KEPT)
def _drawn(painter: Painter, frame: Frame, key: str, thing: Any) -> str:
    """A part as one element that can be found by its key."""
    if key == MARKS:
        return group(*map(_mark, thing), data_part=key, kind=MARKS)
    return group(painter.draw(frame, key, thing), data_part=key)


# Marks -------------------------------------------------------------------------------------------


def _marked(game: AnyGame, state: Any, marks: Marks, painter: Painter, frame: Frame) -> Hashable:
    """Where marks are: with a number for a cell of a winning line, 0 for the latest move."""

    def spots(names: Sequence[str]) -> list[Spot]:
        cells = [cell for name in names if (cell := game.grid.find(name)) is not None]
        return [painter.spot(game, state, frame, cell) for cell in cells]

    if marks.line:
        return tuple(enumerate(spots(marks.line), start=1))
    return tuple((0, spot) for spot in spots(marks.last))


def _mark(marked: tuple[int, Spot]) -> str:
    place, at = marked
    if place:
        return _ring(at, "won-under") + _ring(at, "won") + _number(at, place)
    return _ring(at, "last-under") + _ring(at, "last") + tag("path", d=_flag(at), kind="last-flag")


def _ring(at: Spot, kind: str) -> str:
    return tag("ellipse", cx=at.x, cy=at.y, rx=at.rx, ry=at.ry, kind=kind)


def _flag(at: Spot) -> str:
    """A small pointer above the ring: the latest move is not told by colour alone."""
    return f"M{at.x - 9:g} {at.y - at.ry - 14:g}h18l-9 13z"


def _number(at: Spot, place: int) -> str:
    return tag("circle", cx=at.x, cy=at.y, r=17, kind="won-disc") + tag(
        "text", str(place), x=at.x, y=at.y, dy="0.35em", kind="won-number"
    )
