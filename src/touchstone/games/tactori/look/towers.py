"""Coloured cubes with a grooved top, and sticks that lie in the grooves, floor by floor."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass

from touchstone.core.grid import Grid
from touchstone.games.tactori.look.counting import counting_stretches
from touchstone.games.tactori.look.plan import Plan
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.pieces import COLOUR_NAMES
from touchstone.games.tactori.rules.state import State
from touchstone.views.picture.frame import Frame
from touchstone.views.picture.painter import Painter, Spot
from touchstone.views.picture.svg import group, height, number, symbol, tag


@dataclass(frozen=True, slots=True)
class Measures:
    """Sizes for one side of the board, in units of the picture."""

    wide: float
    deep: float
    block: float
    face: float
    level: float
    stick: float


_SMALL = Measures(wide=118, deep=106, block=80, face=60, level=23, stick=17)
_WIDE = Measures(wide=88, deep=80, block=58, face=43, level=18, stick=13)
_ARMS = {"north": (0, 1), "south": (0, -1), "east": (1, 0), "west": (-1, 0)}
Arm = tuple[str, str]
"""The way in which a stick leaves a cell, and its colour."""
Arms = dict[tuple[int, int], list[Arm]]
"""By cell and floor."""
Thing = tuple[int, int, str | tuple[Arm, ...]]
"""The cell and the floor where it is, and its colour or its arms."""


def _measures(size: int) -> Measures:
    return _SMALL if size <= 5 else _WIDE


class Towers(Painter):
    """Draws positions of Tactori."""

    heights = True

    def __init__(self) -> None:
        self.above = Plan()

    def frame(self, game: Tactori) -> Frame:
        """The side of the board that the variant is played on."""
        sizes = _measures(game.grid.columns)
        return Frame(game.grid, wide=sizes.wide, deep=sizes.deep, side=50, head=84, edge=20)

    def ground(self, frame: Frame) -> str:
        """A shallow square for every field."""
        sizes = _measures(frame.grid.columns)
        return frame.places(sizes.block + 10, sizes.face + 10)

    def things(self, game: Tactori, state: State, frame: Frame) -> dict[str, Thing]:
        """Row by row, floor by floor: the stones of a floor, then the sticks that lie in them."""
        name, towers = frame.grid.name, state.towers
        arms = _arms(game.grid, state)
        top = max([0, *map(len, towers), *(floor for _, floor in arms)])
        found: dict[str, Thing] = {}
        for cells in frame.rows():
            for floor in range(1, top + 1):
                stones = [cell for cell in cells if floor <= len(towers[cell])]
                found |= {
                    f"stone {name(c)} {floor}": (c, floor, COLOUR_NAMES[towers[c][floor - 1]])
                    for c in stones
                }
                found |= {
                    f"sticks {name(c)} {floor}": (c, floor, tuple(sorted(arms[c, floor], key=_way)))
                    for c in cells
                    if (c, floor) in arms
                }
            high = [cell for cell in cells if towers[cell]]
            found |= {f"height {name(c)}": (c, len(towers[c]), "") for c in high}
        return found

    def draw(self, frame: Frame, key: str, thing: Thing) -> str:
        """A stone, the sticks of a cell, or the number of floors."""
        return _DRAW[key.partition(" ")[0]](frame, _measures(frame.grid.columns), *thing)

    def counted(self, game: Tactori, state: State, frame: Frame) -> list[tuple[Spot, Spot]]:
        """The bridges that gave the winners their points, as high as they lie."""
        sizes = _measures(game.grid.columns)
        return [
            (_at(frame, sizes, first, floor), _at(frame, sizes, last, floor))
            for first, last, floor in counting_stretches(game, state)
        ]

    def spot(self, game: Tactori, state: State, frame: Frame, cell: int) -> Spot:
        """The top of a tower."""
        return _at(frame, _measures(game.grid.columns), cell, len(state.towers[cell]))


def _at(frame: Frame, sizes: Measures, cell: int, floors: int) -> Spot:
    lift = floors * sizes.level
    return Spot(frame.x(cell), frame.y(cell) - lift, sizes.block / 2, sizes.face / 2)


def _arms(grid: Grid, state: State) -> Arms:
    """Every stick cut into pieces of one cell each, so that a cell can be drawn by itself."""
    found: Arms = defaultdict(list)
    for stick in state.sticks:
        colour = COLOUR_NAMES[stick.colour]
        upright = grid.column(stick.first) == grid.column(stick.last)
        step = 1 if upright else grid.rows
        onward, back = ("north", "south") if upright else ("east", "west")
        for cell in range(stick.first, stick.last + 1, step):
            if cell != stick.first:
                found[cell, stick.floor].append((back, colour))
            if cell != stick.last:
                found[cell, stick.floor].append((onward, colour))
    return found


def _block(frame: Frame, sizes: Measures, cell: int, floor: int, colour: str) -> str:
    x, y = frame.x(cell), frame.y(cell)
    left, top = x - sizes.block / 2, y - sizes.face / 2 - floor * sizes.level
    slot, flat = sizes.stick * 0.8, sizes.stick * 0.5
    middle, front = top + sizes.face / 2, top + sizes.face
    box = {"x": left, "width": sizes.block}
    across = {"x": left, "width": sizes.block, "y": middle - flat / 2, "height": flat}
    upright = {"x": x - slot / 2, "width": slot, "y": top, "height": sizes.face}
    notch = {"x": x - slot / 2, "width": slot, "y": front, "height": sizes.level * 0.4}
    return group(
        tag("rect", **box, y=top, height=sizes.face + sizes.level, rx=5, kind="block-side"),
        tag("rect", **box, y=top, height=sizes.face, rx=5, kind="block-top"),
        tag("rect", **across, kind="groove"),
        tag("rect", **upright, kind="groove"),
        tag("rect", **notch, kind="groove"),
        tag("path", d=_lips(left, x, top, middle, sizes, slot, flat), kind="groove-lip"),
        symbol(colour, x + sizes.block * 0.31, top + sizes.face * 0.8, sizes.block / 125),
        symbol(colour, x - sizes.block * 0.3, front + sizes.level / 2, sizes.level / 30, 0.9),
        kind=f"is-{colour}",
    )


def _lips(
    left: float, x: float, top: float, middle: float, sizes: Measures, slot: float, flat: float
) -> str:
    """The edges of the grooves that the light falls on: the near and the right ones."""
    arm = sizes.block / 2 - slot / 2
    below = middle + flat / 2
    depth = sizes.face / 2 - flat / 2
    return (
        f"M{number(left)} {number(below)}h{number(arm)}M{number(x + slot / 2)} {number(below)}"
        f"h{number(arm)}M{number(x + slot / 2)} {number(top)}v{number(depth)}"
        f"M{number(x + slot / 2)} {number(below)}v{number(depth)}"
    )


def _way(arm: Arm) -> int:
    """The order in which the arms of a cell are painted."""
    return list(_ARMS).index(arm[0])


def _sticks(frame: Frame, sizes: Measures, cell: int, floor: int, arms: tuple[Arm, ...]) -> str:
    x, y = frame.x(cell), frame.y(cell) - floor * sizes.level
    return "".join(_arm(sizes, x, y, way, colour) for way, colour in arms)


def _arm(sizes: Measures, x: float, y: float, way: str, colour: str) -> str:
    across, up = _ARMS[way]
    half = sizes.stick / 2
    flat = sizes.stick * 0.6
    if across:
        left = x - half if across > 0 else x - sizes.wide / 2
        top = {"x": left, "y": y - flat / 2, "width": sizes.wide / 2 + half, "height": flat}
    else:
        far = y - sizes.deep / 2 if up > 0 else y - flat / 2
        top = {"x": x - half, "y": far, "width": sizes.stick, "height": sizes.deep / 2 + flat / 2}
    edge = {**top, "y": top["y"] + flat * 0.55}
    lower, upper = tag("rect", **edge, kind="stick-edge"), tag("rect", **top, kind="stick")
    return group(lower, upper, kind=f"is-{colour}")


def _height(frame: Frame, sizes: Measures, cell: int, floors: int, _: str) -> str:
    """The number of floors."""
    x = frame.x(cell) + sizes.block * 0.3
    y = frame.y(cell) - floors * sizes.level - sizes.face * 0.25
    return height(floors, x, y)


_DRAW: dict[str, Callable[..., str]] = {"stone": _block, "sticks": _sticks, "height": _height}
