"""4EYES+ in numbers: a table of actions and planes of cells, frozen as version 0.

First come all places of a tile, the mover's cell first, in the order of the cells; then the same
places followed by `to`, which take up a tile that lies there. Moving a tile is two actions: it is
taken up, then put down. `swap` is the last.
"""

from collections.abc import Mapping, Sequence

from touchstone.core.grid import Grid
from touchstone.core.values import all_seats
from touchstone.games.four_eyes_plus.rules.game import FourEyesPlus
from touchstone.games.four_eyes_plus.rules.state import State

ENVIRONMENTS: Mapping[str, Mapping[str, str]] = {"four_eyes_plus_v0": {}}
"""Environments by id, with what is set other than by default."""
SURFACES = ("red", "brown", "blue")
"""What fingers can feel on a cell, beside nothing."""
_WAYS = ((0, 1), (1, 0), (0, -1), (-1, 0))
_WAY_NAMES = ("north", "east", "south", "west")


def actions(game: FourEyesPlus) -> tuple[str, ...]:
    """Every move that there can be, or its first half, by its number."""
    grid = game.grid
    places = [
        f"{grid.name(cell)} {grid.name(other)}"
        for cell in grid.cells
        for other in _around(grid, cell)
        if other is not None
    ]
    return (*places, *(f"{place} to" for place in places), "swap")


def _around(grid: Grid, cell: int) -> list[int | None]:
    return [grid.at(grid.column(cell) + across, grid.row(cell) + up) for across, up in _WAYS]


def plane_names(game: FourEyesPlus) -> tuple[str, ...]:
    """What each plane says of a cell, or of the whole board."""
    seats = all_seats(game.seats)
    tiles = [f"tile of {seat}, other half {way}" for seat in seats for way in _WAY_NAMES]
    hands = [f"hand of {seat}" for seat in seats]
    turns = [f"turn {seat}" for seat in seats]
    return (*tiles, *hands, *turns, "phase 2", "swapped")


def planes(game: FourEyesPlus, state: State) -> list[list[int]]:
    """The planes of a position: a tile stands where its owner's half lies."""
    grid = game.grid
    lying = {(owner, *tile) for owner, tiles in enumerate(state.tiles) for tile in tiles}
    made = [
        [int((owner, cell, _around(grid, cell)[way]) in lying) for cell in grid.cells]
        for owner in range(game.seats)
        for way in range(len(_WAYS))
    ]
    flags = [
        *(state.hands or (0,) * game.seats),
        *(int(state.turn == seat) for seat in all_seats(game.seats)),
        int(state.phase == 2),
        int(state.swapped),
    ]
    return made + [[flag] * len(grid.cells) for flag in flags]


def state_text(game: FourEyesPlus, shown: Sequence[Sequence[int]]) -> str:
    """The text of the position that these planes show, without what was played before it."""
    grid, seats = game.grid, game.seats
    ways = len(_WAYS)

    def tiles(owner: int) -> str:
        found = [
            f"{grid.name(cell)} {grid.name(other)}"
            for cell in grid.cells
            for way, other in enumerate(_around(grid, cell))
            if other is not None and shown[owner * ways + way][cell]
        ]
        return ", ".join(found) or "-"

    flags = [plane[0] for plane in shown[seats * ways :]]
    hands, turns, phase = flags[:seats], flags[seats : 2 * seats], flags[2 * seats] + 1
    paper = game.settings["mode"] == "paper"
    hand = " ".join("-" if paper else str(left) for left in hands)
    parts = [
        f"size {grid.columns}",
        f"players {seats}",
        f"phase {phase}",
        f"turn {turns.index(1) + 1}",
        *(f"tiles {owner + 1} {tiles(owner)}" for owner in range(seats)),
        f"hand {hand}",
    ]
    return "; ".join((game.kind.slug, *parts))
