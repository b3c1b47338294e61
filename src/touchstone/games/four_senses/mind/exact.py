"""Two players of Four Senses: placements from the solver, as exact as the budget allows."""

from random import Random

from touchstone.games.four_senses.mind.kernel.board import pieces_placed, place
from touchstone.games.four_senses.mind.kernel.convert import lanes_in_order
from touchstone.games.four_senses.mind.kernel.threats import winning_and_safe
from touchstone.games.four_senses.mind.solver.book import LOSS, shipped_book
from touchstone.games.four_senses.mind.solver.live import FOR_EVER, LiveSolver, OutOfTime
from touchstone.games.four_senses.mind.solver.perfect import LIVE_FROM, perfect_move

_TABLE = 16
"""The table's size as a power of two. A new one for each move keeps bots repeatable."""
_TRAP_NODES = 1000
"""What may be spent on each reply in the search for traps."""


def exact_lane(board: int, dice: Random, patience: int) -> int:
    """A placement that keeps what the position is worth; in a drawn one the best trap.

    Before the seventh piece the book keeps the value of the game, and whether the opponent has
    already thrown it away is looked for as long as `patience` positions last.
    """
    solver = LiveSolver(_TABLE)
    if pieces_placed(board) < LIVE_FROM:
        known = _book_lanes(board)
        return (
            dice.choice(known) if known else perfect_move(board, solver, shipped_book(), patience)
        )
    solved = solver.solve(board)
    if solved.worth:
        return dice.choice(solved.lanes[: solved.quickest])
    return _trap(board, solved.lanes, solver, dice)


def _book_lanes(board: int) -> list[int]:
    """The placements that keep a value the book is sure of."""
    low, high = shipped_book().bounds(board)
    if low < high or low == LOSS:
        return []
    _, safe = winning_and_safe(board)
    book = shipped_book()
    keeping = [lane for lane in lanes_in_order(safe) if book.bounds(_after(board, lane))[1] <= -low]
    # Where a strategy of the book goes on, the next position will be in it as well.
    return [lane for lane in keeping if book.is_followed(_after(board, lane))] or keeping


def _trap(board: int, lanes: tuple[int, ...], solver: LiveSolver, dice: Random) -> int:
    """The drawing placement after which the smallest share of safe replies draws as well."""
    shares = {lane: _share_of_good_replies(_after(board, lane), solver) for lane in lanes}
    best = min(shares.values())
    return dice.choice([lane for lane in lanes if shares[lane] == best])


def _share_of_good_replies(board: int, solver: LiveSolver) -> float:
    _, safe = winning_and_safe(board)
    replies = lanes_in_order(safe)
    good = 0
    for lane in replies:
        solver.limit(_TRAP_NODES)
        try:
            good += not solver.is_worth(_after(board, lane), 1)
        except OutOfTime:
            good += 1
        finally:
            solver.limit(FOR_EVER)
    # Few replies are easier to get wrong than many, if all else is equal.
    return (good + 0.01 * len(replies)) / len(replies) if replies else 1.0


def limited_lane(board: int, lanes: list[int], dice: Random, nodes: int) -> int:
    """A placement that the solver finds good before it has expanded so many positions.

    Each candidate gets its share; one that is won or at least not lost comes before one about
    which nothing was found out.
    """
    solver = LiveSolver(_TABLE)
    share = max(1, nodes // max(1, len(lanes)))
    ranks: dict[int, int] = {}
    for lane in lanes:
        ranks[lane] = _rank(_after(board, lane), solver, share)
    best = max(ranks.values())
    return dice.choice([lane for lane in lanes if ranks[lane] == best])


def _rank(board: int, solver: LiveSolver, nodes: int) -> int:
    """What is found out about the opponent's position: 1 it is lost, -1 it is won, 0 neither."""
    solver.limit(nodes)
    try:
        if solver.is_worth(board, 1):
            return -1
        return 0 if solver.is_worth(board, 0) else 1
    except OutOfTime:
        return 0


def _after(board: int, lane: int) -> int:
    return place(board, lane >> 4, 1 << (lane & 15))
