"""Towers and sticks, with the base predicates: what fits where, what is held and clamped (2, 3).

A board never changes: a move makes a new one, in which only what the move touches is worked out
again. A predicate that can say no returns the reason, the id of a message, or None for yes.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain

from touchstone.games.tactori.rules.geometry import Geometry, Pair, members
from touchstone.games.tactori.rules.pieces import (
    COLOURS,
    STICKS,
    STONES,
    Colour,
    Ends,
    Stick,
    Tower,
)


class Board:
    """Towers in the grid's order and sorted sticks; everything else follows from them.

    Floor k is bit k of a set of floors. Only towers and sticks tell one board from another.
    """

    __slots__ = (
        "fitting",
        "floors",
        "geometry",
        "heights",
        "held",
        "known_free",
        "known_landings",
        "shut",
        "sticks",
        "sticks_left",
        "stones_left",
        "top_sticks",
        "tops",
        "towers",
    )

    def __init__(
        self, geometry: Geometry, towers: tuple[Tower, ...], sticks: tuple[Stick, ...] = ()
    ) -> None:
        self.geometry = geometry
        self.towers = towers
        self.sticks = sticks
        self.heights = list(map(len, towers))
        self.tops = [_topped(towers, colour) for colour in COLOURS]
        """By colour, the fields on which it is on top."""
        self.stones_left = _left(STONES, chain.from_iterable(towers))
        self.sticks_left = _left(STICKS, (stick.colour for stick in sticks))
        self.floors = [0] * len(geometry.places)
        """By place, the floors on which a stick lies."""
        self.held = [0] * len(towers)
        """By field, the floors whose stone is an end of a stick or is run through (2.4)."""
        self.top_sticks: dict[Ends, Stick] = {stick.ends: stick for stick in sticks}
        """By place, the highest stick there: sticks are sorted, so the highest comes last."""
        for first, last, floor, _ in sticks:
            pair = geometry.pairs[first, last]
            self.floors[pair.number] |= 1 << floor
            for cell in pair.cells:
                self.held[cell] |= 1 << floor
        self.shut = 0
        """The fields above which a clamped bridge runs, so that no stone can come there (3.1)."""
        self.fitting = [0] * len(COLOURS)
        """By colour, the places where a stick of it fits."""
        self.known_free: dict[Colour, int] = {}
        self.known_landings: dict[Colour, dict[int, int]] = {}
        """Free sticks and landings that somebody has asked for."""
        self._work_out(geometry.places, geometry.grid.cells)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and (self.towers, self.sticks) == (
            other.towers,
            other.sticks,
        )

    def __hash__(self) -> int:
        return hash((self.towers, self.sticks))

    def __repr__(self) -> str:
        return f"Board({self.geometry!r}, {self.towers!r}, {self.sticks!r})"

    def with_tower(self, cell: int, tower: Tower) -> "Board":
        """The board with another tower on a field."""
        return self.with_towers({cell: tower})

    def with_towers(self, changes: Mapping[int, Tower]) -> "Board":
        """The board with other towers on some fields."""
        after, towers = self._twin(), list(self.towers)
        after.heights = heights = self.heights.copy()
        after.stones_left = left = self.stones_left.copy()
        after.tops = tops = self.tops.copy()
        for cell, tower in changes.items():
            old, towers[cell], heights[cell] = towers[cell], tower, len(tower)
            for colour in old:
                left[colour] += 1
            for colour in tower:
                left[colour] -= 1
            if old:
                tops[old[-1]] &= ~(1 << cell)
            if tower:
                tops[tower[-1]] |= 1 << cell
        after.towers = tuple(towers)
        pairs_at, shaded = self.geometry.pairs_at, self.geometry.shaded
        for cell in changes:
            after._work_out(pairs_at[cell], shaded[cell])
        return after

    def with_stick(self, stick: Stick) -> "Board":
        """The board with one more stick, on top of all others of its place."""
        after = self._with_sticks(tuple(sorted((*self.sticks, stick))))
        pair, bit = self.geometry.pairs[stick.ends], 1 << stick.floor
        after.floors[pair.number] |= bit
        for cell in pair.cells:
            after.held[cell] |= bit
        after.sticks_left[stick.colour] -= 1
        after.top_sticks[pair.ends] = stick
        after._work_out(self.geometry.overlaps[pair.number], pair.cells[1:-1])
        return after

    def without_stick(self, stick: Stick) -> "Board":
        """The board without one of its sticks, the highest of its place."""
        after = self._with_sticks(tuple(one for one in self.sticks if one != stick))
        pair = self.geometry.pairs[stick.ends]
        after.floors[pair.number] &= ~(1 << stick.floor)
        for cell in pair.cells:
            after.held[cell] = 0
            for other in self.geometry.pairs_at[cell]:
                after.held[cell] |= after.floors[other.number]
        after.sticks_left[stick.colour] += 1
        below = [one for one in after.sticks if one.ends == pair.ends]
        if below:
            after.top_sticks[pair.ends] = below[-1]
        else:
            del after.top_sticks[pair.ends]
        after._work_out(self.geometry.overlaps[pair.number], pair.cells[1:-1])
        return after

    def _twin(self) -> "Board":
        """The same board, to be changed before anybody sees it."""
        twin = Board.__new__(Board)
        twin.geometry = self.geometry
        twin.towers, twin.sticks = self.towers, self.sticks
        twin.heights, twin.tops = self.heights, self.tops
        twin.stones_left, twin.sticks_left = self.stones_left, self.sticks_left
        twin.floors, twin.held, twin.top_sticks = self.floors, self.held, self.top_sticks
        twin.shut, twin.fitting = self.shut, self.fitting
        twin.known_free, twin.known_landings = {}, {}
        return twin

    def _with_sticks(self, sticks: tuple[Stick, ...]) -> "Board":
        after = self._twin()
        after.sticks = sticks
        after.floors = self.floors.copy()
        after.held = self.held.copy()
        after.sticks_left = self.sticks_left.copy()
        after.top_sticks = self.top_sticks.copy()
        return after

    def _work_out(self, pairs: Iterable[Pair], cells: Iterable[int]) -> None:
        """Finds out anew which sticks fit at these places, and which of these fields are shut."""
        changed, fits, heights = 0, [], self.heights
        for pair in pairs:
            changed |= 1 << pair.number
            if heights[pair.first] == heights[pair.last] != 0:  # what most places fail
                colour = self.towers[pair.first][-1]
                if self.lay_fault(pair, colour) is None:
                    fits.append((colour, 1 << pair.number))
        self.fitting = [old & ~changed for old in self.fitting]
        for colour, place in fits:
            self.fitting[colour] |= place
        if not self.sticks:
            self.shut = 0
            return
        for cell in cells:
            self.shut &= ~(1 << cell)
            if self._is_below_clamped(cell):
                self.shut |= 1 << cell

    def _is_below_clamped(self, cell: int) -> bool:
        """Whether a stick runs above this field that is lower than one of its end towers (2.3)."""
        for pair in self.geometry.pairs_over[cell]:
            if self.floors[pair.number]:
                above = self.heights[cell] + 1
                tall = max(self.heights[pair.first], self.heights[pair.last], above)
                if self.floors[pair.number] & (1 << tall) - (1 << above):
                    return True
        return False

    def place_fault(self, cell: int) -> str | None:
        """Why no stone can be put here: a clamped bridge runs above the field (3.1)."""
        return "game-bridge-clamped" if self.shut >> cell & 1 else None

    def lay_fault(self, pair: Pair, colour: Colour, moved: Stick | None = None) -> str | None:
        """Why no stick of this colour fits here (3.2); a `moved` one is not in the way."""
        floor = self.heights[pair.first]
        other = self.heights[pair.last]
        if not floor or not other:
            return "game-end-empty"
        if self.towers[pair.first][-1] != colour or self.towers[pair.last][-1] != colour:
            return "game-ends-not-own"
        if floor != other:
            return "game-floors-differ"
        if pair.middle is not None and self.heights[pair.middle] > floor:
            return "game-middle-too-high"
        for near in self.geometry.overlaps[pair.number]:
            floors = self.floors[near.number]
            if moved is not None and near.ends == moved.ends:
                floors &= ~(1 << moved.floor)
            if floors & 0b111 << floor - 1:
                return "game-stick-in-the-way"
        return None

    def is_built_over(self, stick: Stick) -> bool:
        """Whether a stone stands higher than the stick on one of its fields (2.3)."""
        pair, heights = self.geometry.pairs[stick.ends], self.heights
        if heights[pair.first] > stick.floor or heights[pair.last] > stick.floor:
            return True
        return pair.middle is not None and heights[pair.middle] > stick.floor

    def free_sticks(self, colour: Colour) -> int:
        """The places whose highest stick is of this colour and not built over (2.3)."""
        known = self.known_free.get(colour)
        if known is None:
            pairs, own = self.geometry.pairs, self.top_sticks.values()
            free = [one for one in own if one.colour == colour and not self.is_built_over(one)]
            known = self.known_free[colour] = sum([1 << pairs[one.ends].number for one in free])
        return known

    def is_held(self, cell: int) -> bool:
        """Whether the top stone is an end of a stick or is run through."""
        return bool(self.held[cell] >> self.heights[cell] & 1)

    def free_run(self, cell: int, colour: Colour) -> int:
        """How many stones of this colour can be lifted off a field together (7.1)."""
        return self._loose(cell, colour, own=True)

    def loose_foreign(self, cell: int, colour: Colour) -> int:
        """How many stones of other colours can be knocked off a field (7.3)."""
        return self._loose(cell, colour, own=False)

    def landings(self, colour: Colour) -> dict[int, int]:
        """By field, how many stones can be knocked out there if any, and -1 where it is shut.

        On all other fields stones of this colour just come on top.
        """
        known = self.known_landings.get(colour)
        if known is None:
            known = self.known_landings[colour] = dict.fromkeys(members(self.shut), -1)
            foreign = sum(self.tops) - self.tops[colour]
            for cell in members(foreign & ~self.shut):
                if not self.held[cell] >> self.heights[cell] & 1:
                    known[cell] = self.loose_foreign(cell, colour)
        return known

    def _loose(self, cell: int, colour: Colour, *, own: bool) -> int:
        height = floor = self.heights[cell]
        if self.shut >> cell & 1:
            return 0
        tower, held = self.towers[cell], self.held[cell]
        while floor and (tower[floor - 1] == colour) is own and not held >> floor & 1:
            floor -= 1
        return height - floor


def _topped(towers: tuple[Tower, ...], colour: Colour) -> int:
    return sum(1 << cell for cell, tower in enumerate(towers) if tower[-1:] == (colour,))


def _left(full: int, used: Iterable[Colour]) -> list[int]:
    left = [full] * len(COLOURS)
    for colour in used:
        left[colour] -= 1
    return left


@cache
def empty_board(geometry: Geometry) -> Board:
    """The board before anybody has put a stone on it."""
    return Board(geometry, ((),) * len(geometry.grid.cells))
