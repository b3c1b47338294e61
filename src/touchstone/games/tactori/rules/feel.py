"""What fingers find on a field (11): height, top colour, and the sticks that touch the tower."""

from collections.abc import Iterator

from touchstone.core.values import Feel
from touchstone.games.tactori.rules.geometry import Geometry
from touchstone.games.tactori.rules.state import COLOUR_NAMES, State

EAST, NORTH, WEST, SOUTH = WAYS = ("stick-east", "stick-north", "stick-west", "stick-south")


def feel(geometry: Geometry, state: State, cell: int) -> Feel:
    """The tower with its sticks, floor by floor: the top floor first, then upwards and downwards.

    Sticks of the top floor come without a heading; `above` heads sticks that pass in the air,
    `floor` those further down the tower.
    """
    tower = state.towers[cell]
    found = _sticks_by_floor(geometry, state, cell)
    top = len(tower)
    details = list(found.pop(top, []))
    for floor in sorted(floor for floor in found if floor > top):
        details += [("above", str(floor)), *found[floor]]
    for floor in sorted((floor for floor in found if floor < top), reverse=True):
        details += [("floor", str(floor)), *found[floor]]
    return Feel(top, COLOUR_NAMES[tower[-1]] if tower else "empty", tuple(details))


def _sticks_by_floor(
    geometry: Geometry, state: State, cell: int
) -> dict[int, list[tuple[str, str]]]:
    found: dict[int, list[tuple[str, str]]] = {}
    for stick in state.sticks:
        cells = geometry.pairs[stick.ends].cells
        if cell in cells:
            for way in _ways(geometry, cells, cell):
                found.setdefault(stick.floor, []).append((way, COLOUR_NAMES[stick.colour]))
    for ways in found.values():
        ways.sort(key=lambda way: WAYS.index(way[0]))
    return found


def _ways(geometry: Geometry, cells: tuple[int, ...], cell: int) -> Iterator[str]:
    """The directions in which a stick leaves a field: one from an end, two from its middle."""
    upright = geometry.grid.column(cells[0]) == geometry.grid.column(cells[-1])
    if cell != cells[-1]:
        yield NORTH if upright else EAST
    if cell != cells[0]:
        yield SOUTH if upright else WEST
