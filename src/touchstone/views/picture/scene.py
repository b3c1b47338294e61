"""A position as parts with keys, in the order of painting; what changes from one to the next."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from touchstone.core.game import AnyGame, GameKind
from touchstone.views.picture.frame import Frame
from touchstone.views.picture.marks import Marks, Pointed, drawn, pointed
from touchstone.views.picture.painter import CellPainter, Painter, Things
from touchstone.views.picture.relief import Relief
from touchstone.views.picture.svg import group, tag
from touchstone.views.wire.outgoing import Part

MARKS = "marks"
"""The key of the last part: what is pointed out lies above all pieces."""
_MOST_KEPT = 1024


class Easel:
    """What draws a game on a board of one size, and what it has drawn: the same for all tables."""

    def __init__(self, painter: Painter, frame: Frame) -> None:
        self.painter = painter
        self.frame = frame
        # Bounded: a tower can be built in more ways than anybody has seen.
        self.drawn = lru_cache(maxsize=_MOST_KEPT)(self._draw)
        self.marked = lru_cache(maxsize=_MOST_KEPT)(_mark)
        self.latest = lru_cache(maxsize=_MOST_KEPT)(self._mark_latest)
        self.moved = lru_cache(maxsize=_MOST_KEPT)(self._move)
        self.opening = lru_cache(maxsize=8)(self._open)

    def _draw(self, key: str, thing: Any) -> str:
        """A part as one element that can be found by its key, and by the cell it belongs to.

        Where the key is that cell, it is written once: with every move it goes over the wire.
        """
        cell = self.painter.stands(self.frame, key)
        found = {"data_part": key} if cell != key else {}
        belongs = {"data_at": cell} if cell else {}
        is_empty = not thing and isinstance(self.painter, CellPainter)
        drawing = "" if is_empty else self.painter.draw(self.frame, key, thing)
        return group(drawing, **found, **belongs)

    def _mark_latest(self, *stands: tuple[int, Any]) -> str:
        """The marks of the latest move: cells, each with what stands there since."""
        assert isinstance(self.painter, CellPainter)
        spots = (self.painter.top(self.frame, cell, thing) for cell, thing in stands)
        return self.marked(Pointed(tuple(spots)))

    def _move(self, *stands: tuple[str, int, Any]) -> tuple[Part, ...]:
        """What a move changes: its marks, and cells by name and number with what stands there."""
        marks = self.latest(*[(cell, thing) for _, cell, thing in stands])
        drawn = [_part(name, self.drawn(name, thing)) for name, _, thing in stands]
        return _part(MARKS, marks), *drawn

    def _open(self, css: str) -> str:
        """Everything before the first part: the same for every position."""
        painter, frame = self.painter, self.frame
        head = tag("style", css) if css else ""
        shades = tag("defs", frame.shades() + painter.shades())
        whole = svg_tag(
            frame, head + shades + frame.plank() + frame.coordinates() + painter.ground(frame)
        )
        return whole.removesuffix("</svg>")


def _part(key: str, svg: str) -> Part:
    return {"key": key, "svg": svg}


def _mark(marks: Pointed) -> str:
    return group(drawn(marks), data_part=MARKS)


class Scene:
    """What a picture shows; the drawings are made, or found again, when somebody asks for them."""

    __slots__ = ("_drawn_marks", "_game", "_marks", "_state", "_things", "easel")

    def __init__(self, game: AnyGame, state: Any, marks: Marks, on: Easel | None = None) -> None:
        """The position with its marks; on a tilted board unless another easel is given."""
        self.easel = on or easel(game)
        self._game, self._state, self._marks = game, state, marks
        self._things: Things | None = None
        self._drawn_marks: str | None = None

    @property
    def things(self) -> Things:
        """Everything on the board; after most moves nobody asks."""
        if self._things is None:
            stand = self.easel
            self._things = stand.painter.things(self._game, self._state, stand.frame)
        return self._things

    @property
    def marks(self) -> str:
        """What is pointed out, drawn."""
        if self._drawn_marks is None:
            self._drawn_marks = self._mark()
        return self._drawn_marks

    def _mark(self) -> str:
        stand, painter, game, state = self.easel, self.easel.painter, self._game, self._state
        last, line = self._marks
        if line or not isinstance(painter, CellPainter) or self._is_over:
            return stand.marked(pointed(game, state, self._marks, painter, stand.frame))
        cells = [cell for name in last if (cell := game.grid.find(name)) is not None]
        return stand.latest(*[(cell, painter.thing(game, state, cell)) for cell in cells])

    def svg(self, css: str = "") -> str:
        """The whole picture."""
        easel, things = self.easel, self.things
        parts = "".join([easel.drawn(key, thing) for key, thing in things.items()])
        return easel.opening(css) + parts + self.marks + "</svg>"

    def since(self, before: "Scene", cells: tuple[str, ...] | None = None) -> Sequence[Part] | None:
        """What to change in that picture to have this one; None where it must be drawn whole.

        The changes are to be made in this order: what comes is put before what is there by then.
        `cells` are those that are different, where that is known.
        """
        painter = self.easel.painter
        if before.easel is not self.easel:
            return None
        parts: list[Part] | None
        if not isinstance(painter, CellPainter):
            parts = self._anywhere(before)
        elif cells is not None and self._marks == (cells, ()) and not self._is_over:
            return self._moved(cells, painter)
        else:
            parts = self._on_cells(before, cells, painter)
        marks = self.marks
        if parts is not None and before.marks != marks:
            parts.insert(0, _part(MARKS, marks))
        return parts

    @property
    def _is_over(self) -> bool:
        return self._game.outcome(self._state) is not None

    def _moved(self, cells: tuple[str, ...], painter: CellPainter) -> tuple[Part, ...]:
        """The same after a move that changed these cells and is pointed out."""
        game, state, stands = self._game, self._state, []
        for name in cells:
            cell = game.grid.read(name)
            stands.append((name, cell, painter.thing(game, state, cell)))
        return self.easel.moved(*stands)

    def _on_cells(
        self, before: "Scene", cells: Sequence[str] | None, painter: CellPainter
    ) -> list[Part]:
        """What stands on these cells, or on any that are different: each has its element."""
        game, was, now, drawn = self._game, before._state, self._state, self.easel.drawn
        thing, grid = painter.thing, game.grid
        if cells is None:
            cells = [
                grid.name(cell)
                for cell in grid.cells
                if thing(game, now, cell) != thing(game, was, cell)
            ]
        return [_part(name, drawn(name, thing(game, now, grid.read(name)))) for name in cells]

    def _anywhere(self, before: "Scene") -> list[Part] | None:
        """What is different, whatever it is; None where things have changed their order."""
        old, new, easel = before.things, self.things, self.easel
        came = [key for key in new if key not in old]
        stay = [key for key in new if key in old] if came else list(new)
        gone = [key for key in old if key not in new] if len(stay) < len(old) else []
        if stay != ([key for key in old if key in new] if gone else list(old)):
            return None
        parts: list[Part] = [{"key": key} for key in gone]
        parts += [
            _part(key, easel.drawn(key, new[key]))
            for key in stay
            if old[key] is not new[key] and old[key] != new[key]
        ]
        if came:
            keys = [*new, MARKS]
            parts += [
                {"key": key, "svg": easel.drawn(key, new[key]), "before": keys[keys.index(key) + 1]}
                for key in reversed(came)
            ]
        return parts


def easel(game: AnyGame, *, above: bool = False) -> Easel:
    """What draws a game; one without a look of its own is drawn as what a finger feels.

    A game that has no view from above is drawn at a tilt.
    """
    painter = painter_of(game.kind)
    if above and painter.above is not None:
        painter = painter.above
    return _easel(painter, painter.frame(game))


@lru_cache(maxsize=64)
def _easel(painter: Painter, frame: Frame) -> Easel:
    return Easel(painter, frame)


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
