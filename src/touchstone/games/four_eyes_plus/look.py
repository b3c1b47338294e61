"""4EYES+: flat tiles with two pawns and the owner's sign in the middle, or coloured paper."""

from collections.abc import Callable

from touchstone.games.four_eyes_plus.rules.game import FourEyesPlus
from touchstone.games.four_eyes_plus.rules.state import COLOURS, State, Tile
from touchstone.views.picture.frame import Frame
from touchstone.views.picture.painter import Painter, Spot
from touchstone.views.picture.svg import group, number, symbol, tag

_WIDE, _DEEP = 84.0, 72.0
_GAP = 5.0
_THICK = 8.0
_RX, _RY = 27.0, 20.0
_PAWN = 13.0


Thing = tuple[tuple[int, ...], str]
"""The cells where it lies, and its colour."""


class Tiles(Painter):
    """Draws positions of 4EYES+."""

    def frame(self, game: FourEyesPlus) -> Frame:
        """Cells as far apart as half a tile is long."""
        return Frame(game.grid, wide=_WIDE, deep=_DEEP, side=54, head=26, foot=40, edge=18)

    def ground(self, frame: Frame) -> str:
        """The cells of the board."""
        boxes = (_box(frame, cell, 2) for cell in frame.grid.cells)
        return group(*(tag("rect", **box, rx=7, kind="square") for box in boxes))

    def things(self, game: FourEyesPlus, state: State, frame: Frame) -> dict[str, Thing]:
        """Row by row the tiles whose nearer half lies there, with their pawns, or colours."""
        grid, colours = game.grid, _colours(state)
        by_row: dict[int, list[Tile]] = {}
        for tile in _all(state):
            by_row.setdefault(min(grid.row(tile.own), grid.row(tile.other)), []).append(tile)
        found: dict[str, Thing] = {}
        for row in sorted(by_row, reverse=True):
            here = sorted(by_row[row])
            # A tile across two rows lies under the pawns of both: the far one is drawn first.
            far_first = sorted((c for tile in here for c in tile), key=lambda c: (-grid.row(c), c))
            if state.hands is None:
                found |= {f"ink {grid.name(c)}": ((c,), colours[c]) for c in far_first}
                continue
            found |= {f"slab {grid.name(tile[0])}": (tile, "") for tile in here}
            found |= {f"pawn {grid.name(c)}": ((c,), colours[c]) for c in far_first}
            found |= {f"owner {grid.name(tile[0])}": (tile, colours[tile[0]]) for tile in here}
        return found

    def draw(self, frame: Frame, key: str, thing: Thing) -> str:
        """A tile, a pawn on it, its owner's sign, or a cell of paper."""
        return _DRAW[key.partition(" ")[0]](frame, *thing)

    def stands(self, frame: Frame, key: str) -> str:
        """A pawn stands on its cell; a tile lies on two."""
        return "" if key.startswith(("slab", "owner")) else super().stands(frame, key)

    def spot(self, game: FourEyesPlus, state: State, frame: Frame, cell: int) -> Spot:
        """The top of a pawn."""
        is_taken = any(cell in tile for tile in _all(state))
        lift = _PAWN + _THICK if is_taken and state.hands is not None else 0
        return Spot(frame.x(cell), frame.y(cell) - lift, _RX + 4, _RY + 4)


def _all(state: State) -> list[Tile]:
    return [tile for of_seat in state.tiles for tile in of_seat]


def _colours(state: State) -> dict[int, str]:
    """The colour of every cell on which something lies: a tile's own end, and the other."""
    colours = COLOURS[len(state.tiles)]
    after = (*colours[1:], colours[0])
    return {
        cell: colour
        for of_seat, ends in zip(state.tiles, zip(colours, after, strict=True), strict=True)
        for tile in of_seat
        for cell, colour in zip(tile, ends, strict=True)
    }


def _box(frame: Frame, cell: int, inset: float) -> dict[str, float]:
    """A cell without its edge."""
    x, y = frame.x(cell) - _WIDE / 2 + inset, frame.y(cell) - _DEEP / 2 + inset
    return {"x": x, "y": y, "width": _WIDE - 2 * inset, "height": _DEEP - 2 * inset}


def _slab(frame: Frame, tile: Tile, _: str) -> str:
    """The tile itself: a flat board with a front edge."""
    xs = sorted(map(frame.x, tile))
    ys = sorted(map(frame.y, tile))
    box = {
        "x": xs[0] - _WIDE / 2 + _GAP,
        "width": xs[1] - xs[0] + _WIDE - 2 * _GAP,
        "height": ys[1] - ys[0] + _DEEP - 2 * _GAP,
    }
    y = ys[0] - _DEEP / 2 + _GAP
    return tag("rect", **box, y=y + 3, rx=12, kind="tile-edge") + tag(
        "rect", **box, y=y - _THICK + 3, rx=12, kind="tile"
    )


def _pawn(frame: Frame, cells: tuple[int], colour: str) -> str:
    x, y = frame.x(cells[0]), frame.y(cells[0])
    ground, top = y - _THICK + 4, y - _THICK - _PAWN
    side = (
        f"M{number(x - _RX)} {number(top)}V{number(ground)}"
        f"a{number(_RX)} {number(_RY)} 0 0 0 {number(2 * _RX)} 0V{number(top)}z"
    )
    return group(
        tag("path", d=side, kind="pawn-side"),
        tag("ellipse", cx=x, cy=top, rx=_RX, ry=_RY, kind="pawn-top"),
        symbol(colour, x, top, 1.25),
        kind=f"is-{colour}",
    )


def _ink(frame: Frame, cells: tuple[int], colour: str) -> str:
    (cell,) = cells
    ink = tag("rect", **_box(frame, cell, 6), rx=8, kind="ink")
    return group(ink, symbol(colour, frame.x(cell), frame.y(cell), 1.6), kind=f"is-{colour}")


def _owner(frame: Frame, tile: Tile, colour: str) -> str:
    x = sum(map(frame.x, tile)) / 2
    y = sum(map(frame.y, tile)) / 2 - _THICK + 2
    return group(
        tag("circle", cx=x, cy=y, r=8.5, kind="owner"),
        symbol(colour, x, y, 0.62, 1),
        kind=f"is-{colour} owned",
    )


_DRAW: dict[str, Callable[..., str]] = {
    "slab": _slab,
    "pawn": _pawn,
    "owner": _owner,
    "ink": _ink,
}

PAINTER = Tiles()
