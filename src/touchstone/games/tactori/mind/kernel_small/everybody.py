"""Who wins the last stones of a game of points on 5x5 if everybody plays for themselves (max-n).

With three and four players nobody's best is everybody's worst, so what a position is worth depends
on what the others want. Here everybody wants as large a share of the victory as they can get: all
of it before half, half before a third. Whoever has nothing to choose for themselves grants least to
the next player, then to the one after. So no two ends are liked equally well, and who wins does not
depend on the order in which moves are looked at.
"""

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.games.tactori.mind.kernel_small import board as base
from touchstone.games.tactori.mind.kernel_small import endgame as end


def _wish(seats: int, seat: int, winners: int) -> tuple[float, ...]:
    """What a seat thinks of an end in which these win, the more the better.

    It wants a large share of the victory. Who has nothing to choose for themselves grants least to
    the next player, then to the one after.
    """
    shares = [(winners >> other & 1) / winners.bit_count() for other in range(seats)]
    after = [shares[(seat + step) % seats] for step in range(1, seats)]
    return (shares[seat], *(-share for share in after))


def _ranks(seats: int, seat: int) -> list[int]:
    """By set of winners, how much a seat likes that end; no two are liked equally well."""
    ends = range(1, 1 << seats)
    ranked = sorted(ends, key=lambda winners: _wish(seats, seat, winners))
    return [0, *(1 + ranked.index(winners) for winners in ends), *[0] * (16 - (1 << seats))]


RANKS: Numbers = np.array(
    [[_ranks(seats, seat) if seat < seats else [0] * 16 for seat in range(4)] for seats in range(5)]
)
"""By number of seats, seat and set of winners."""


@kernel
def hopeful(terms: Numbers, work: end.Work, board: Numbers) -> int:
    """The set of seats that may still be among the winners."""
    found = 0
    for seat in range(terms[base.SEATS]):
        if end.most_lead(terms, work, board, seat) >= end.DRAW:
            found |= 1 << seat
    return found


@kernel
def _best_left(ranks: Numbers, seats: int) -> int:
    """The best that can still happen, as a rank, if these seats may be among the winners."""
    best = 0
    some = seats
    while some:
        best = max(best, ranks[some])
        some = (some - 1) & seats
    return best


@kernel
def winners(terms: Numbers, work: end.Work, depth: int) -> int:
    """Who wins, as a set of seats, if everybody plays for the end they like best; or STOPPED."""
    board = work.boards[depth]
    left = hopeful(terms, work, board)
    if left & (left - 1) == 0 or board[base.OUTCOME] != base.GOES_ON:
        return left
    one, two = end.names(board)
    at = end.place(work, one, two)
    if work.keys[at, 0] == one and work.keys[at, 1] == two:
        return int(work.facts[at, end.LOW])
    before = work.control[end.NODES]
    if before >= work.control[end.LIMIT]:
        return end.STOPPED
    work.control[end.NODES] += 1
    moves = work.moves[depth]
    ranks = RANKS[terms[base.SEATS], board[base.TURN]]
    most = _best_left(ranks, left)
    best = 0
    for number in range(end.in_order(board, moves)):
        work.boards[depth + 1, :] = board
        base.play(terms, work.boards[depth + 1], moves[number])
        found = winners(terms, work, depth + 1)
        if found == end.STOPPED:
            return end.STOPPED
        if ranks[found] > ranks[best]:
            best = found
            if ranks[best] == most:
                break
    end.note(work, one, two, best, best, before)
    return int(best)
