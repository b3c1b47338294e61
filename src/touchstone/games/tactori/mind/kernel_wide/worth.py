"""Rectangles of Tactori on 9x9, closed and within reach; how good a board looks to each seat."""

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, Shares, kernel
from touchstone.engine.kernels.primitives import count_bits, lowest_bit
from touchstone.games.tactori.mind.kernel_wide import board as base
from touchstone.games.tactori.mind.kernel_wide import tables


@kernel
def closes(terms: Numbers, board: Numbers, seat: int, place: int) -> bool:
    """Whether a stick just laid here closes a rectangle, or a loop where that is enough."""
    graph = base.GRAPH_OF + tables.WORDS * seat
    if not _leads_on(board, graph, place):
        return False
    for number in range(3, 5):
        for row in range(tables.THROUGH.shape[1]):
            rectangle = tables.THROUGH[tables.PLACE_PARTS[place, number], row]
            if rectangle < 0:
                break
            if _is_closed(board, graph, rectangle):
                return True
    return bool(terms[base.LOOPS]) and _has_loop(board, graph)


@kernel
def _leads_on(board: Numbers, graph: int, place: int) -> bool:
    """Whether at least two fields of a stick have other segments too: no ring has loose ends."""
    joined = 0
    for number in range(3):
        field, others = tables.PLACE_PARTS[place, number], 0
        for word in range(tables.WORDS):
            near = tables.INCIDENT[field, word] & ~tables.COVERS[place, word]
            others |= board[graph + word] & near
        joined += others != 0
    return joined >= 2


@kernel
def _is_closed(board: Numbers, graph: int, rectangle: int) -> bool:
    gaps = tables.BORDERS[rectangle, 0] & ~board[graph]
    gaps |= tables.BORDERS[rectangle, 1] & ~board[graph + 1]
    return bool((gaps | (tables.BORDERS[rectangle, 2] & ~board[graph + 2])) == 0)


@kernel
def _has_loop(board: Numbers, graph: int) -> bool:
    """Whether some segment of a graph joins two fields that were joined already."""
    piece = np.arange(tables.FIELDS)
    for segment in range(tables.SEGMENTS):
        if (board[graph + segment // tables.WORD_BITS] >> (segment % tables.WORD_BITS)) & 1:
            one, other = piece[tables.ENDS[segment, 0]], piece[tables.ENDS[segment, 1]]
            if one == other:
                return True
            for field in range(tables.FIELDS):
                if piece[field] == other:
                    piece[field] = one
    return False


@kernel
def score(terms: Numbers, board: Numbers, seat: int) -> int:
    """A seat's points for rectangles that contain no other; none where the first one wins."""
    if terms[base.RELAY]:
        return 0
    graph = base.GRAPH_OF + tables.WORDS * seat
    closed = np.zeros(tables.BORDERS.shape[0], dtype=np.int64)
    count = 0
    for rectangle in range(tables.BORDERS.shape[0]):
        if _is_closed(board, graph, rectangle):
            closed[count] = rectangle
            count += 1
    points = 0
    for outer in closed[:count]:
        single = True
        for inner in closed[:count]:
            single &= inner == outer or not _lies_within(inner, outer)
        if single:
            points += _worth(board, seat, outer)
    return points


@kernel
def _lies_within(inner: int, outer: int) -> bool:
    one, other = tables.CORNERS[inner], tables.CORNERS[outer]
    low = one[0] >= other[0] and one[1] >= other[1]
    return bool(low and one[2] <= other[2] and one[3] <= other[3])


@kernel
def _worth(board: Numbers, seat: int, rectangle: int) -> int:
    """The floors of the seat's different topmost sticks along a border.

    A stick that is topmost anywhere is the top one of its place, so places tell sticks apart.
    """
    counted = np.zeros(tables.PLACES, dtype=np.int64)
    total = 0
    for word in range(tables.WORDS):
        rest = tables.BORDERS[rectangle, word]
        while rest:
            segment = word * tables.WORD_BITS + lowest_bit(rest)
            rest &= rest - 1
            best, top = -1, 0
            for row in range(tables.COVERING.shape[1]):
                place = tables.COVERING[segment, row]
                if place >= 0:
                    floor = base.highest_bit(board[base.FLOORS + seat * tables.PLACES + place])
                    if floor > top:
                        best, top = place, floor
            if not counted[best]:
                counted[best] = 1
                total += top
    return total


THREATS = np.array([0.0, 6.0, 30.0, 200.0])
"""What it counts to win next turn on no field, on one, which can be parried, and on more; the last
is for a seat that is to move and wins now."""
POINT = 1.5
"""What a point counts, where points are counted."""
SLOPE = 0.08
"""How fast the odds change with the difference of two outlooks."""


@kernel
def reach(board: Numbers, graph: Numbers) -> None:
    """Writes the mover's graph as it would be with every stick that fits now."""
    seat = board[base.TURN]
    graph[:] = board[
        base.GRAPH_OF + tables.WORDS * seat : base.GRAPH_OF + tables.WORDS * (seat + 1)
    ]
    if board[base.STICKS_OF + seat]:
        for place in range(tables.PLACES):
            if base.has(board, base.FITS_OF + 2 * seat, place):
                _cover(place, graph)


@kernel
def _cover(place: int, graph: Numbers) -> None:
    for number in range(3, 5):
        segment = tables.PLACE_PARTS[place, number]
        graph[segment // tables.WORD_BITS] |= 1 << (segment % tables.WORD_BITS)


@kernel
def missing(rectangle: int, graph: Numbers) -> int:
    """How many segments of a rectangle's border are not in the graph."""
    count = 0
    for word in range(tables.WORDS):
        count += count_bits(tables.BORDERS[rectangle, word] & ~graph[word])
    return count


@kernel
def within(graph: Numbers) -> int:
    """The smallest rectangle closed in a graph; -1 if there is none."""
    for rectangle in range(tables.BORDERS.shape[0]):
        if missing(rectangle, graph) == 0:
            return rectangle
    return -1


@kernel
def threats(terms: Numbers, board: Numbers, graph: Numbers) -> int:
    """On how many fields a stone of the mover would let it close a rectangle, 2 at most.

    `graph` is what it reaches without that stone.
    """
    seat = board[base.TURN]
    if board[base.STONES_OF + seat] == 0 or board[base.STICKS_OF + seat] == 0:
        return 0
    found = 0
    more = np.zeros(tables.WORDS, dtype=np.int64)
    for field in range(tables.FIELDS):
        if not base.can_place(terms, board, field):
            continue
        base.push(board, field, seat)
        if _closes_from(board, field, graph, more):
            found += 1
        base.pop(board, field)
        if found == 2:
            break
    return found


@kernel
def _closes_from(board: Numbers, field: int, graph: Numbers, more: Numbers) -> bool:
    """Whether the sticks that now fit at a field close a rectangle with those within reach."""
    more[:] = graph
    fresh = False
    for number in range(4):
        place = tables.ENDING[field, number]
        if place >= 0 and base.fits(board, place, -1):
            _cover(place, more)
            fresh = True
    return fresh and _closes_more(field, graph, more)


@kernel
def _closes_more(field: int, graph: Numbers, more: Numbers) -> bool:
    """Whether a rectangle is closed in `more` by sticks at a field that are not in the graph."""
    for number in range(4):
        place = tables.ENDING[field, number]
        if place < 0:
            break
        for part in range(3, 5):
            segment = tables.PLACE_PARTS[place, part]
            word, bit = segment // tables.WORD_BITS, 1 << (segment % tables.WORD_BITS)
            if not more[word] & ~graph[word] & bit:
                continue
            for row in range(tables.THROUGH.shape[1]):
                rectangle = tables.THROUGH[segment, row]
                if rectangle < 0:
                    break
                if missing(rectangle, more) == 0:
                    return True
    return False


@kernel
def _promise(graph: Numbers) -> float:
    """How near small rectangles are, all together."""
    total = 0.0
    for number in range(tables.SHORT_ONES.shape[0]):
        left = missing(tables.SHORT_ONES[number], graph)
        if left <= 6:
            total += 4.0 if left == 0 else (2.0 if left <= 2 else (0.8 if left <= 4 else 0.2))
    return total


@kernel
def worth(terms: Numbers, board: Numbers, values: Shares) -> None:
    """Writes what a position is worth to each seat, 0 to 1; at the beginning of a turn or over."""
    seats, outcome, mover = terms[base.SEATS], board[base.OUTCOME], board[base.TURN]
    if outcome >= 0 or outcome == base.DRAWN:
        for seat in range(seats):
            won = 1.0 if outcome == seat else 0.0
            values[seat] = 1.0 / seats if outcome == base.DRAWN else won
        return
    outlooks = np.zeros(seats)
    graph = np.zeros(tables.WORDS, dtype=np.int64)
    for seat in range(seats):
        board[base.TURN] = seat
        reach(board, graph)
        if not terms[base.RELAY]:
            outlooks[seat] = POINT * score(terms, board, seat)
        if outcome == base.GOES_ON:
            outlooks[seat] += 0.5 * _promise(graph)
            if terms[base.RELAY]:
                nearest = threats(terms, board, graph)
                if seat == mover and (nearest or within(graph) >= 0):
                    nearest = 3
                outlooks[seat] += THREATS[nearest]
    board[base.TURN] = mover
    for seat in range(seats):
        best = -1000.0
        for other in range(seats):
            if other != seat:
                best = max(best, outlooks[other])
        lead = outlooks[seat] - best
        if outcome == base.COUNTED:
            values[seat] = _counted(lead)
        else:
            values[seat] = 1.0 / (1.0 + np.exp(-SLOPE * lead))


@kernel
def _counted(lead: float) -> float:
    """The worth of a game that is counted: winning, and a little for the lead."""
    won = 0.5 if lead == 0 else (1.0 if lead > 0 else 0.0)
    return float(0.85 * won + 0.15 / (1.0 + np.exp(-SLOPE * lead)))
