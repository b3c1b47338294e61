"""What touch tells: what fingers find on a field (11), and what a refusal gives away."""

from collections.abc import Callable, Iterator, Mapping

from touchstone.core.errors import IllegalMove
from touchstone.core.values import Feel
from touchstone.games.tactori.rules.geometry import Geometry
from touchstone.games.tactori.rules.notation import move_text
from touchstone.games.tactori.rules.pieces import COLOUR_NAMES
from touchstone.games.tactori.rules.state import (
    Carry,
    Lay,
    Move,
    Place,
    Remove,
    Shift,
    Slide,
    State,
    Take,
)
from touchstone.games.tactori.rules.terms import Look

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


Cells = tuple[int, ...]


def refused(look: Look, move: Move, reason: str) -> IllegalMove:
    """The error for a move that is not legal for this reason."""
    grid = look.terms.geometry.grid
    cells = cells_of(move)
    names = grid.names(tuple(sorted(set(_REACH.get(reason, _the_fields)(look, move)))))
    return IllegalMove(
        reason,
        touches=("supply",) if reason in _SUPPLY else names,
        move=move_text(grid, move),
        **({"cell": grid.name(cells[0])} if cells else {}),
    )


def cells_of(move: Move) -> Cells:
    """The fields that a move names, the one that decides its order first."""
    match move:
        case Place(cell) | Remove(cell) | Slide(cell):
            return (cell,)
        case Lay(first, last) | Take(first, last):
            return (first, last)
        case Shift(first, last, to_first, to_last):
            return (first, last, to_first, to_last)
        case Carry(cell, to):
            return (cell, to)
        case _:
            return ()


def _nothing(look: Look, move: Move) -> Cells:
    return ()


def _the_fields(look: Look, move: Move) -> Cells:
    """The fields of the move and the middle of every stick it names."""
    cells = cells_of(move)
    places = () if isinstance(move, Carry) else (cells[:2], cells[2:])
    pairs = (pair for pair in look.terms.geometry.pairs.values() if pair.ends in places)
    return (*cells, *(cell for pair in pairs for cell in pair.cells))


def _bridges_over(look: Look, move: Move) -> Cells:
    """The fields of the move and the ends of every bridge that passes over them."""
    cells = cells_of(move)
    pairs = look.terms.geometry.pairs
    over = (stick.ends for stick in look.state.sticks if pairs[stick.ends].middle in cells)
    return (*cells, *(end for ends in over for end in ends))


def _neighbours(look: Look, move: Move) -> Cells:
    cells = cells_of(move)
    near = (look.terms.geometry.grid.neighbours(cell) for cell in cells[-1:])
    return (*cells, *(cell for some in near for cell in some))


def _way(look: Look, move: Move) -> Cells:
    first, last = cells_of(move)
    return tuple(look.terms.geometry.between(first, last))


_SUPPLY = ("game-no-stone-left", "game-no-stick-left", "game-colour-in-pool")

_REACH: Mapping[str, Callable[[Look, Move], Cells]] = {
    **dict.fromkeys(
        (
            "game-other-variant",
            "game-own-colour",
            "game-name-the-colour",
            "game-stone-first",
            "game-stone-done",
            "game-stick-done",
            "game-slide-first",
            "game-slide-done",
            "game-take-first",
            "game-taken-no-new-stone",
            "game-taken-this-turn",
            "game-laid-this-turn",
            "game-move-from-taken",
            "game-not-done",
            "game-span",
            "game-same-field",
            "game-same-place",
            "game-not-straight",
            "game-one-stone",
        ),
        _nothing,
    ),
    "game-bridge-clamped": _bridges_over,
    "game-not-free": _bridges_over,
    "game-too-close": _neighbours,
    "game-not-next-to-hole": _neighbours,
    "game-way-not-clear": _way,
}
"""What a reason gives away; every other one tells about the fields of the move itself."""
