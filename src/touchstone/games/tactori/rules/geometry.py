"""The two sides of the board as data: places for sticks, unit segments, rectangles (1.3, 2.5).

A unit segment is the gap between two neighbouring fields. A set of segments, fields or places is an
integer with one bit for each, so "every side of this rectangle is there" is one comparison.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from touchstone.core.grid import STRAIGHT, Grid
from touchstone.games.tactori.rules.pieces import Ends


def members(bits: int) -> list[int]:
    """The numbers in a set of bits, in order."""
    numbers = []
    while bits:
        lowest = bits & -bits
        numbers.append(lowest.bit_length() - 1)
        bits ^= lowest
    return numbers


@dataclass(frozen=True, slots=True)
class Pair:
    """Two fields that a stick can join, what lies between them and the segments it covers.

    `number` counts the places in the order of the notation, and its bit stands for it in a set.
    """

    number: int
    ends: Ends
    cells: tuple[int, ...]
    """All fields that the stick touches, in order."""
    first: int
    last: int
    middle: int | None
    segments: tuple[int, ...]
    mask: int


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A rectangle along the lines of the board: its corners by column, then row, and its border."""

    corners: tuple[int, int, int, int]
    area: int
    mask: int


@dataclass(frozen=True)
class Geometry:
    """One side of the board. A stick spans `span` fields."""

    size: int
    span: int

    @cached_property
    def grid(self) -> Grid:
        """The fields."""
        return Grid(self.size, self.size)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The texts of all fields."""
        return self.grid.names(tuple(self.grid.cells))

    @cached_property
    def segments(self) -> tuple[Ends, ...]:
        """Every unit segment by its two fields; its place in this list is its number."""
        return tuple((run[0], run[1]) for run in self.grid.runs(2, STRAIGHT))

    @cached_property
    def segment_numbers(self) -> dict[Ends, int]:
        """The number of each unit segment."""
        return {ends: number for number, ends in enumerate(self.segments)}

    @cached_property
    def pairs(self) -> dict[Ends, Pair]:
        """Every place for a stick, in order."""
        runs = self.grid.runs(self.span + 1, STRAIGHT)
        return {(run[0], run[-1]): self._pair(number, run) for number, run in enumerate(runs)}

    @cached_property
    def places(self) -> tuple[Pair, ...]:
        """The same places by number."""
        return tuple(self.pairs.values())

    @cached_property
    def pairs_from(self) -> tuple[tuple[Pair, ...], ...]:
        """For each field, the places whose smaller end it is."""
        return self._places_by_field(lambda pair: (pair.first,))

    @cached_property
    def begins(self) -> tuple[int, ...]:
        """The same as sets of places."""
        return tuple(sum(1 << pair.number for pair in pairs) for pairs in self.pairs_from)

    @cached_property
    def pairs_at(self) -> tuple[tuple[Pair, ...], ...]:
        """For each field, the places that have it as an end or as the middle."""
        return self._places_by_field(lambda pair: pair.cells)

    @cached_property
    def pairs_over(self) -> tuple[tuple[Pair, ...], ...]:
        """For each field, the places that have it as the middle."""
        return self._places_by_field(lambda pair: pair.cells[1:-1])

    @cached_property
    def shaded(self) -> tuple[tuple[int, ...], ...]:
        """For each field, itself and the middles of the places that end there."""
        return tuple(
            (cell, *(p.middle for p in self.pairs_at[cell] if p.middle not in (None, cell)))
            for cell in self.grid.cells
        )

    @cached_property
    def shade(self) -> tuple[int, ...]:
        """The same as sets of fields."""
        return tuple(sum(1 << field for field in fields) for fields in self.shaded)

    @cached_property
    def overlaps(self) -> tuple[tuple[Pair, ...], ...]:
        """For each place, by number, all that share a segment with it, itself included."""
        return tuple(
            tuple(other for other in self.places if other.mask & pair.mask) for pair in self.places
        )

    @cached_property
    def overlap_sets(self) -> tuple[int, ...]:
        """The same as sets of places."""
        return tuple(sum(1 << pair.number for pair in near) for near in self.overlaps)

    @cached_property
    def rectangles_at(self) -> dict[int, list[Rectangle]]:
        """The rectangles by the two segments of their border that meet in its first corner."""
        found: dict[int, list[Rectangle]] = {}
        for one in self.rectangles:
            low = one.corners[0]
            found.setdefault(self.mask((low + 1, low, low + self.size)), []).append(one)
        return found

    @cached_property
    def rectangles_through(self) -> tuple[tuple[Rectangle, ...], ...]:
        """For each place, by number, the rectangles whose border a stick there is part of."""
        return tuple(
            tuple(one for one in self.rectangles if one.mask & pair.mask) for pair in self.places
        )

    def _places_by_field(
        self, fields: Callable[[Pair], tuple[int, ...]]
    ) -> tuple[tuple[Pair, ...], ...]:
        cells = self.grid.cells
        return tuple(tuple(p for p in self.places if cell in fields(p)) for cell in cells)

    @cached_property
    def lines(self) -> tuple[tuple[int, ...], ...]:
        """For each field, all others of its column and row, in order."""
        grid = self.grid
        return tuple(
            tuple(
                other
                for other in grid.cells
                if other != cell
                and (grid.column(other) == grid.column(cell) or grid.row(other) == grid.row(cell))
            )
            for cell in grid.cells
        )

    @cached_property
    def others(self) -> tuple[tuple[int, ...], ...]:
        """For each field, all other fields, in order."""
        cells = self.grid.cells
        return tuple(tuple(other for other in cells if other != cell) for cell in cells)

    @cached_property
    def rectangles(self) -> tuple[Rectangle, ...]:
        """Every rectangle of the board, the smallest first."""
        span = range(self.size)
        found = [
            self._rectangle(left, low, right, high)
            for left in span
            for right in span[left + 1 :]
            for low in span
            for high in span[low + 1 :]
        ]
        return tuple(sorted(found, key=lambda r: (r.area, r.corners)))

    def between(self, first: int, last: int) -> range:
        """The fields strictly between two fields of one column or row."""
        low, high = sorted((first, last))
        step = 1 if self.grid.column(low) == self.grid.column(high) else self.size
        return range(low + step, high, step)

    def mask(self, cells: tuple[int, ...]) -> int:
        """The segments along a walk from field to field."""
        steps = pairwise(cells)
        return sum(1 << self.segment_numbers[min(step), max(step)] for step in steps)

    def _pair(self, number: int, run: tuple[int, ...]) -> Pair:
        return Pair(
            number=number,
            ends=(run[0], run[-1]),
            cells=run,
            first=run[0],
            last=run[-1],
            middle=run[1] if self.span == 2 else None,
            segments=tuple(self.segment_numbers[step] for step in pairwise(run)),
            mask=self.mask(run),
        )

    @cached_property
    def _sides(self) -> dict[Ends, int]:
        """For two fields of one column or row, the segments from one to the other."""
        return {
            (first, last): self.mask((first, *self.between(first, last), last))
            for first, others in enumerate(self.lines)
            for last in others
            if first < last
        }

    def _rectangle(self, left: int, low: int, right: int, high: int) -> Rectangle:
        first, second = left * self.size + low, left * self.size + high
        third, fourth = right * self.size + low, right * self.size + high
        sides = (first, second), (first, third), (second, fourth), (third, fourth)
        border = sum(self._sides[side] for side in sides)
        corners = first, second, third, fourth
        return Rectangle(corners, (right - left) * (high - low), border)


SMALL = Geometry(size=5, span=1)
WIDE = Geometry(size=9, span=2)
