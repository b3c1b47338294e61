"""The board from above against brute force that knows nothing of segments and masks."""

from itertools import combinations, pairwise, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from touchstone.games.tactori.rules.aerial import (
    closed_rectangles,
    in_one_piece,
    largest_network,
    longest_path,
    longest_trail,
    pieces,
    seen_from_above,
    single_rectangles,
    smallest_closed,
    smallest_ring,
)
from touchstone.games.tactori.rules.geometry import SMALL, WIDE, Geometry
from touchstone.games.tactori.rules.pieces import BLUE, RED, Stick

Point = tuple[int, int]
Edge = frozenset[Point]

SIDES = {"3x3": Geometry(3, 1), "4x4": Geometry(4, 1), "5x5 wide": Geometry(5, 2), "5x5": SMALL}


def point(geometry: Geometry, cell: int) -> Point:
    return cell // geometry.size, cell % geometry.size


def walked(geometry: Geometry, sticks: list[Stick]) -> set[Edge]:
    """The unit steps along the sticks, by coordinates."""
    steps = set()
    for stick in sticks:
        (x, y), (to_x, to_y) = point(geometry, stick.first), point(geometry, stick.last)
        across, up = (to_x > x), (to_y > y)
        for n in range(geometry.span):
            start = (x + n * across, y + n * up)
            steps.add(frozenset({start, (start[0] + across, start[1] + up)}))
    return steps


def border(left: int, low: int, right: int, high: int) -> set[Edge]:
    rows = {frozenset({(x, y), (x + 1, y)}) for x in range(left, right) for y in (low, high)}
    columns = {frozenset({(x, y), (x, y + 1)}) for y in range(low, high) for x in (left, right)}
    return rows | columns


def all_rectangles(size: int, edges: set[Edge]) -> set[tuple[int, int, int, int]]:
    spans = list(combinations(range(size), 2))
    return {
        (left, low, right, high)
        for (left, right), (low, high) in product(spans, spans)
        if border(left, low, right, high) <= edges
    }


def trail(edges: set[Edge]) -> int:
    """The longest trail, edge by edge without memory."""

    def on(at: Point, left: frozenset[Edge]) -> int:
        return max(
            (1 + on(next(iter(edge - {at})), left - {edge}) for edge in left if at in edge),
            default=0,
        )

    return max((on(at, frozenset(edges)) for edge in edges for at in edge), default=0)


def path(edges: set[Edge]) -> int:
    """The longest order of fields in which each is next to the one before."""
    points = sorted({at for edge in edges for at in edge})
    for length in range(len(points), 1, -1):
        for order in permutations(points, length):
            if all(frozenset(step) in edges for step in pairwise(order)):
                return length - 1
    return 0


def networks(edges: set[Edge]) -> list[set[Edge]]:
    """Flood from every edge."""
    left, found = set(edges), []
    while left:
        part, fresh = set(), {left.pop()}
        while fresh:
            part |= fresh
            fresh = {edge for edge in left if any(edge & other for other in fresh)}
            left -= fresh
        found.append(part)
    return found


def loops(edges: set[Edge]) -> bool:
    """Strip loose ends until nothing is left, or something that closes."""
    left = set(edges)
    while True:
        loose = {
            edge for edge in left if any(sum(at in other for other in left) == 1 for at in edge)
        }
        if not loose:
            return bool(left)
        left -= loose


def some_sticks(name: str, most: int) -> st.SearchStrategy[list[Stick]]:
    pairs = sorted(SIDES[name].pairs)
    one = st.builds(
        lambda ends, floor, colour: Stick(ends[0], ends[1], floor, colour),
        st.sampled_from(pairs),
        st.integers(1, 4),
        st.sampled_from([RED, RED, RED, BLUE]),
    )
    return st.lists(one, max_size=most)


@pytest.mark.parametrize("name", SIDES)
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_2_5_graph_and_2_6_rectangles_match_brute_force(name: str, data: st.DataObject) -> None:
    geometry = SIDES[name]
    sticks = data.draw(some_sticks(name, 30))
    graph = seen_from_above(geometry, sticks, RED)
    edges = walked(geometry, [stick for stick in sticks if stick.colour == RED])
    assert graph.bit_count() == len(edges)

    expected = all_rectangles(geometry.size, edges)
    closed = {
        (*point(geometry, one.corners[0]), *point(geometry, one.corners[3]))
        for one in closed_rectangles(geometry, graph)
    }
    assert closed == expected
    single = {
        (*point(geometry, one.corners[0]), *point(geometry, one.corners[3]))
        for one in single_rectangles(geometry, graph)
    }
    assert single == {
        outer
        for outer in expected
        if not any(
            inner != outer
            and outer[0] <= inner[0]
            and outer[1] <= inner[1]
            and inner[2] <= outer[2]
            and inner[3] <= outer[3]
            for inner in expected
        )
    }
    smallest = smallest_closed(geometry.rectangles, graph)
    areas = [(right - left) * (high - low) for left, low, right, high in expected]
    assert (smallest.area if smallest else None) == min(areas, default=None)
    assert (smallest_ring(geometry, graph) is not None) == loops(edges)
    parts = networks(edges)
    assert sorted(part.bit_count() for part in pieces(geometry, graph)) == sorted(map(len, parts))
    assert largest_network(geometry, graph) == max(map(len, parts), default=0)


@pytest.mark.parametrize(("name", "most"), [("3x3", 12), ("4x4", 11), ("5x5 wide", 5)])
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_5_3_longest_trail_matches_brute_force(name: str, most: int, data: st.DataObject) -> None:
    geometry = SIDES[name]
    sticks = data.draw(some_sticks(name, most))
    edges = walked(geometry, [stick for stick in sticks if stick.colour == RED])
    assert longest_trail(geometry, seen_from_above(geometry, sticks, RED)) == trail(edges)


@settings(max_examples=25, deadline=None)
@given(some_sticks("3x3", 5))
def test_5_3_longest_path_matches_brute_force(sticks: list[Stick]) -> None:
    geometry = SIDES["3x3"]
    edges = walked(geometry, [stick for stick in sticks if stick.colour == RED])
    assert longest_path(geometry, seen_from_above(geometry, sticks, RED)) == path(edges)


def test_a_ring_of_one_field_is_a_trail_of_four_and_a_path_of_three() -> None:
    ring = SMALL.rectangles[0].mask
    assert (longest_trail(SMALL, ring), longest_path(SMALL, ring)) == (4, 3)


def test_the_boards_have_as_many_places_and_rectangles_as_they_should() -> None:
    assert (len(SMALL.pairs), len(SMALL.segments), len(SMALL.rectangles)) == (40, 40, 100)
    assert (len(WIDE.pairs), len(WIDE.segments), len(WIDE.rectangles)) == (126, 144, 1296)


def test_places_in_one_piece() -> None:
    first, second = WIDE.pairs[0, 2], WIDE.pairs[40, 42]
    assert in_one_piece(WIDE, first.mask, [first])
    assert not in_one_piece(WIDE, first.mask | second.mask, [first, second])


def test_fifteen_sticks_are_measured_quickly() -> None:
    """A square of 3x3 fields and more: the worst that one player can lay."""
    full = SIDES["4x4"]
    graph = sum(1 << n for n in range(15))
    assert longest_trail(full, graph) == trail(
        {frozenset(point(full, cell) for cell in full.segments[n]) for n in range(15)}
    )


def ring_walks(edges: set[Edge]) -> list[tuple[Point, ...]]:
    """The fields of every ring, by trying every set of segments."""
    return [
        tuple(sorted({at for edge in some for at in edge}))
        for size in range(4, len(edges) + 1)
        for some in combinations(edges, size)
        if len(networks(set(some))) == 1
        and all(sum(at in edge for edge in some) == 2 for at in {at for e in some for at in e})
    ]


@settings(max_examples=60)
@given(st.sets(st.integers(0, 11), max_size=12))
def test_6_3_the_smallest_ring_is_the_shortest_and_then_the_first(numbers: set[int]) -> None:
    geometry = SIDES["3x3"]
    graph = sum(1 << number for number in numbers)
    edges = {
        frozenset(point(geometry, cell) for cell in geometry.segments[number]) for number in numbers
    }
    rings = ring_walks(edges)
    expected = min(rings, key=lambda ring: (len(ring), ring), default=None)
    found = smallest_ring(geometry, graph)
    assert (None if found is None else tuple(point(geometry, cell) for cell in found)) == expected
