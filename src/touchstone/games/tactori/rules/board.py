"""The base predicates: where stones can be put and sticks laid, what is held and clamped (2, 3).

A predicate that can say no returns the reason, the id of a message, or None for yes. `Terms` are
what stays the same for a whole game, a `Look` is one position of it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain

from touchstone.core.values import Seat, seat_after
from touchstone.games.tactori.rules.geometry import Geometry, Pair
from touchstone.games.tactori.rules.state import (
    COLOURS,
    STICKS,
    STONES,
    Colour,
    Stage,
    State,
    Stick,
    Tower,
    colour_of,
)


class Board:
    """Towers and sticks with what follows from them. Floor k is bit k of a set of floors."""

    def __init__(
        self, geometry: Geometry, towers: tuple[Tower, ...], sticks: tuple[Stick, ...]
    ) -> None:
        self.geometry = geometry
        self.towers = towers
        self.sticks = sticks
        self.heights = list(map(len, towers))
        self.stones_left = _left(STONES, chain.from_iterable(towers))
        self.sticks_left = _left(STICKS, (stick.colour for stick in sticks))
        self.busy = [0] * len(geometry.segments)
        """By segment, the floors on which a stick covers it."""
        self.held = [0] * len(towers)
        """By field, the floors whose stone is an end of a stick or is run through (2.4)."""
        self.clamp = [0] * len(towers)
        """By field, the highest floor of a clamped stick whose middle it is, or 0 (2.3)."""
        self.top_sticks = {stick.ends: stick for stick in sticks}
        """By place, the highest stick there: sticks are sorted, so the highest comes last."""
        for first, last, floor, _ in sticks:
            pair = geometry.pairs[first, last]
            for segment in pair.segments:
                self.busy[segment] |= 1 << floor
            for cell in pair.cells:
                self.held[cell] |= 1 << floor
            if pair.middle is not None and max(self.heights[first], self.heights[last]) > floor:
                self.clamp[pair.middle] = max(self.clamp[pair.middle], floor)

    def place_fault(self, cell: int) -> str | None:
        """Why no stone can be put here: a clamped bridge runs above the field (3.1)."""
        return "game-bridge-clamped" if self.clamp[cell] > self.heights[cell] else None

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
        for segment in pair.segments:
            floors = self.busy[segment]
            if moved is not None and segment in self.geometry.pairs[moved.ends].segments:
                floors &= ~(1 << moved.floor)
            if floors & 0b111 << floor - 1:
                return "game-stick-in-the-way"
        return None

    def is_built_over(self, stick: Stick) -> bool:
        """Whether a stone stands higher than the stick on one of its fields (2.3)."""
        cells = self.geometry.pairs[stick.ends].cells
        return any(self.heights[cell] > stick.floor for cell in cells)

    def is_held(self, cell: int) -> bool:
        """Whether the top stone is an end of a stick or is run through."""
        return bool(self.held[cell] >> self.heights[cell] & 1)

    def free_run(self, cell: int, colour: Colour) -> int:
        """How many stones of this colour can be lifted off a field together (7.1)."""
        return self._loose(cell, colour, own=True)

    def loose_foreign(self, cell: int, colour: Colour) -> int:
        """How many stones of other colours can be knocked off a field (7.3)."""
        return self._loose(cell, colour, own=False)

    def _loose(self, cell: int, colour: Colour, *, own: bool) -> int:
        height = floor = self.heights[cell]
        if self.clamp[cell] > height:
            return 0
        tower, held = self.towers[cell], self.held[cell]
        while floor and (tower[floor - 1] == colour) is own and not held >> floor & 1:
            floor -= 1
        return height - floor

    def lifted(self, cell: int, count: int) -> "Board":
        """The board while the top stones of a field are in the hand."""
        tower = self.towers[cell][: self.heights[cell] - count]
        towers = (*self.towers[:cell], tower, *self.towers[cell + 1 :])
        return Board(self.geometry, towers, self.sticks)


def _left(full: int, used: Iterable[Colour]) -> list[int]:
    left = [full] * 4
    for colour in used:
        left[colour] -= 1
    return left


@dataclass(frozen=True, slots=True)
class Terms:
    """Players, side of the board and settings, read once.

    In a `shared` game every colour belongs to everybody, and sticks are of the `round_colour`.
    """

    seats: int
    geometry: Geometry
    shared: bool
    round_colour: Colour
    any_sticks: bool
    loops: bool
    long: str
    ban: bool
    clear: bool
    repetition: int

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours in play."""
        return COLOURS if self.shared else COLOURS[: self.seats]

    def colour(self, seat: Seat) -> Colour:
        """The colour that a seat plays when it names none."""
        return self.round_colour if self.shared else colour_of(seat)

    def seats_after(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in the order in which they come after this one, itself last."""
        return tuple(seat_after(seat, self.seats, steps) for steps in range(1, self.seats + 1))

    def look(self, state: State) -> "Look":
        """A position with everything that follows from its towers and sticks."""
        board = Board(self.geometry, state.towers, state.sticks)
        return Look(self, state, board, self.colour(state.turn))


@dataclass(frozen=True, slots=True)
class Look:
    """A position as its mover sees it."""

    terms: Terms
    state: State
    board: Board
    colour: Colour

    def at_turn_of(self, seat: Seat) -> "Look":
        """The same board at the beginning of another seat's turn."""
        state = replace(self.state, turn=seat, stage=Stage.STONE, laid=(), taken=())
        return Look(self.terms, state, self.board, self.terms.colour(seat))
