"""What the sticks of a seat are worth on 5x5, and what an end is worth to each seat."""

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, Shares, kernel
from touchstone.engine.kernels.primitives import count_bits, lowest_bit
from touchstone.games.tactori.mind.kernel_small import board as base


@kernel
def score(terms: Numbers, board: Numbers, seat: int) -> int:
    """What a seat's sticks are worth now; nothing where only a rectangle counts."""
    graph = board[base.GRAPH_OF + seat]
    goal = terms[base.GOAL]
    if goal == base.BRIDGES:
        return 15 - int(board[base.STICKS_OF + seat])
    if goal == base.CONNECTIONS:
        return int(count_bits(graph))
    if goal == base.LONG:
        if terms[base.MEASURE] == base.NETWORK:
            return _largest_network(graph)
        return _longest(graph, terms[base.MEASURE] == base.PATH)
    return 0


@kernel
def _largest_network(graph: int) -> int:
    best = 0
    rest = graph
    while rest:
        fields = base.spread(graph, 1 << base.ENDS[lowest_bit(rest), 0])
        size = 0
        for segment in range(base.SEGMENTS):
            if (graph >> segment) & 1 and (fields >> base.ENDS[segment, 0]) & 1:
                size += 1
                rest &= ~(1 << segment)
        best = max(best, size)
    return best


@kernel
def _longest(graph: int, simple: bool) -> int:
    """The longest trail, or if `simple` the longest path, by trying every walk."""
    fields = np.zeros(20, dtype=np.int64)
    sides = np.zeros(20, dtype=np.int64)
    taken = np.zeros(20, dtype=np.int64)
    best = 0
    for start in range(base.FIELDS):
        depth = 0
        fields[0], sides[0] = start, 0
        used, visited = 0, 1 << start
        while depth >= 0:
            field = fields[depth]
            if sides[depth] == 4:
                depth -= 1
                if depth >= 0:
                    used &= ~(1 << taken[depth])
                    visited &= ~(1 << field)
                continue
            segment, other = base.AT[field, sides[depth]], base.BESIDE[field, sides[depth]]
            sides[depth] += 1
            if not (graph >> segment) & 1 or (used >> segment) & 1:
                continue
            if simple and (visited >> other) & 1:
                continue
            taken[depth] = segment
            used |= 1 << segment
            visited |= 1 << other
            depth += 1
            fields[depth], sides[depth] = other, 0
            best = max(best, depth)
    return best


MARGIN = 0.15
"""What the lead in points counts beside winning, so that a tree has a slope to climb."""


@kernel
def worth(terms: Numbers, board: Numbers, values: Shares) -> None:
    """Writes what the end of a game is worth to each seat: 0 to 1."""
    seats = terms[base.SEATS]
    outcome = board[base.OUTCOME]
    if outcome == base.COUNTED:
        scores = np.zeros(4)
        for seat in range(seats):
            scores[seat] = score(terms, board, seat)
        best = scores[:seats].max()
        winners = 0
        for seat in range(seats):
            winners += scores[seat] == best
        for seat in range(seats):
            others = 0.0
            for other in range(seats):
                if other != seat:
                    others = max(others, scores[other])
            lead = min(1.0, max(0.0, 0.5 + (scores[seat] - others) / 20))
            won = 1.0 / winners if scores[seat] == best else 0.0
            values[seat] = (1 - MARGIN) * won + MARGIN * lead
    else:
        for seat in range(seats):
            won = 1.0 if outcome == seat else 0.0
            values[seat] = 1.0 / seats if outcome == base.DRAWN else won


@kernel
def share_out(terms: Numbers, board: Numbers, points: Shares) -> None:
    """Adds to each seat its share of the point that a game which is over was worth."""
    seats, outcome = terms[base.SEATS], board[base.OUTCOME]
    if outcome >= 0:
        points[outcome] += 1.0
        return
    scores = np.zeros(4, dtype=np.int64)
    if outcome == base.COUNTED:
        for seat in range(seats):
            scores[seat] = score(terms, board, seat)
    best = scores[:seats].max()
    winners = 0
    for seat in range(seats):
        winners += scores[seat] == best
    for seat in range(seats):
        if scores[seat] == best:
            points[seat] += 1.0 / winners
