"""The board from above: which fields the sticks of a colour join, floors ignored (2.5, 2.6).

The aerial graph is a set of unit segments, kept as the bits of an integer.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from touchstone.games.tactori.rules.geometry import Geometry, Pair, Rectangle
from touchstone.games.tactori.rules.pieces import Colour, Ends, Stick

Ways = dict[int, list[tuple[int, int]]]
"""From each field, the fields one segment away with the bit of that segment."""


def seen_from_above(geometry: Geometry, sticks: Iterable[Stick], colour: Colour) -> int:
    """The segments that at least one stick of this colour covers."""
    graph = 0
    for stick in sticks:
        if stick.colour == colour:
            graph |= geometry.pairs[stick.ends].mask
    return graph


def closed_rectangles(geometry: Geometry, graph: int) -> list[Rectangle]:
    """The rectangles whose whole border is in the graph."""
    return [
        one
        for corner, begun in geometry.rectangles_at.items()
        if corner & graph == corner
        for one in begun
        if one.mask & graph == one.mask
    ]


def smallest_closed(rectangles: Iterable[Rectangle], graph: int) -> Rectangle | None:
    """The first of these rectangles that is closed; they come with the smallest first."""
    return next((one for one in rectangles if one.mask & graph == one.mask), None)


def single_rectangles(geometry: Geometry, graph: int) -> list[Rectangle]:
    """The closed rectangles that contain no other closed one (7.9)."""
    closed = closed_rectangles(geometry, graph)
    return [
        outer
        for outer in closed
        if not any(inner is not outer and _lies_within(inner, outer, geometry) for inner in closed)
    ]


def _lies_within(inner: Rectangle, outer: Rectangle, geometry: Geometry) -> bool:
    grid = geometry.grid
    (low, high), (least, most) = ((one.corners[0], one.corners[-1]) for one in (inner, outer))
    return (
        grid.column(least) <= grid.column(low)
        and grid.row(least) <= grid.row(low)
        and grid.column(high) <= grid.column(most)
        and grid.row(high) <= grid.row(most)
    )


def edges(geometry: Geometry, graph: int) -> Iterator[Ends]:
    """The segments of a graph, each by its two fields."""
    for number, ends in enumerate(geometry.segments):
        if graph >> number & 1:
            yield ends


def pieces(geometry: Geometry, graph: int) -> list[int]:
    """The connected parts of a graph, each as a graph."""
    found: list[tuple[set[int], int]] = []
    for ends in edges(geometry, graph):
        cells, part = set(ends), 1 << geometry.segment_numbers[ends]
        apart = []
        for other_cells, other in found:
            if cells & other_cells:
                cells |= other_cells
                part |= other
            else:
                apart.append((other_cells, other))
        found = [*apart, (cells, part)]
    return [part for _, part in found]


def in_one_piece(geometry: Geometry, graph: int, pairs: Iterable[Pair]) -> bool:
    """Whether all these places are covered by one connected part of the graph."""
    wanted = 0
    for pair in pairs:
        wanted |= pair.mask
    return any(part & wanted == wanted for part in pieces(geometry, graph))


def smallest_ring(geometry: Geometry, graph: int) -> tuple[int, ...] | None:
    """The fields of the shortest closed way, in order; of equal ones the first, None if none."""
    ways = _ways(geometry, graph)
    begun: list[tuple[int, ...]] = [(cell,) for cell in ways]
    while begun:
        # One field longer, never to one before the first: every ring is found from its least.
        begun = [
            (*way, cell)
            for way in begun
            for cell, _ in ways[way[-1]]
            if cell > way[0] and cell not in way
        ]
        rings = [
            tuple(sorted(way))
            for way in begun
            if len(way) > 2 and any(cell == way[0] for cell, _ in ways[way[-1]])
        ]
        if rings:
            return min(rings)
    return None


def longest_trail(geometry: Geometry, graph: int) -> int:
    """The length of the longest way that uses no segment twice (5.3)."""
    ways = _ways(geometry, graph)

    @cache
    def longest(cell: int, left: int) -> int:
        return max(
            (1 + longest(other, left & ~bit) for other, bit in ways[cell] if left & bit), default=0
        )

    return max((longest(cell, graph) for cell in ways), default=0)


def longest_path(geometry: Geometry, graph: int) -> int:
    """The length of the longest way that visits no field twice (5.3)."""
    ways = _ways(geometry, graph)

    def longest(cell: int, visited: frozenset[int]) -> int:
        on = (other for other, _ in ways[cell] if other not in visited)
        return max((1 + longest(other, visited | {other}) for other in on), default=0)

    return max((longest(cell, frozenset({cell})) for cell in ways), default=0)


def largest_network(geometry: Geometry, graph: int) -> int:
    """The number of segments of the largest connected part (5.3)."""
    return max((part.bit_count() for part in pieces(geometry, graph)), default=0)


def _ways(geometry: Geometry, graph: int) -> Ways:
    ways: Ways = {}
    for first, last in edges(geometry, graph):
        bit = 1 << geometry.segment_numbers[first, last]
        ways.setdefault(first, []).append((last, bit))
        ways.setdefault(last, []).append((first, bit))
    return ways
