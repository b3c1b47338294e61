"""One placement, as `16 * piece + cell`: from the book in the opening, later solved live."""

from random import Random

from touchstone.engine.guide import best_of
from touchstone.games.four_senses.mind.kernel.board import pieces_placed, placed, winning_and_safe
from touchstone.games.four_senses.mind.kernel.convert import lanes_in_order
from touchstone.games.four_senses.mind.solver.book import LIVE_FROM, LOSS, Book, shipped_book
from touchstone.games.four_senses.mind.solver.live import LiveSolver
from touchstone.games.four_senses.mind.solver.search import FOR_EVER

_TABLE = 16
"""The table's size as a power of two. A new one for each move keeps bots repeatable."""
_TRAP_NODES = 1000
"""What may be spent on each reply in the search for traps."""


def perfect_move(board: int, solver: LiveSolver, book: Book, patience: int = FOR_EVER) -> int:
    """A placement, as `16 * piece + cell`, that keeps what the position is worth.

    In the opening the book always has a move that keeps the value of the game. Whether the other
    side has let a win go by there is looked for as long as `patience` positions last.
    """
    winning, safe = winning_and_safe(board)
    if winning:
        return lanes_in_order(winning)[0]
    if not safe or pieces_placed(board) >= LIVE_FROM:
        return solver.one_move(board)
    low, high = book.bounds(board)
    if low < high:
        with solver.limited(patience):
            low = solver.worth(board)
    known = book.keeping(board, lanes_in_order(safe), low) if low > LOSS else []
    if known:
        return max(known, key=lambda lane: book.is_followed(placed(board, lane)))
    return _searched_move(board, safe, low, solver)


def _searched_move(board: int, safe: int, worth: int, solver: LiveSolver) -> int:
    lanes = lanes_in_order(safe)
    # Easy moves first: every move gets a little work, then more.
    nodes = 100_000
    while worth > LOSS:
        for lane in lanes:
            with solver.limited(nodes):
                if not solver.is_worth(placed(board, lane), 1 - worth):
                    return lane
        nodes *= 4
    return lanes[0]


def exact_lane(board: int, dice: Random, patience: int) -> int:
    """A placement that keeps what the position is worth; in a drawn one the best trap.

    Before the seventh piece the book keeps the value of the game, and whether the opponent has
    already thrown it away is looked for as long as `patience` positions last.
    """
    solver = LiveSolver(_TABLE)
    if pieces_placed(board) < LIVE_FROM:
        known = _book_lanes(board)
        if known:
            return dice.choice(known)
        return perfect_move(board, solver, shipped_book(), patience)
    solved = solver.solve(board)
    if solved.worth:
        return dice.choice(solved.lanes[: solved.quickest])
    return _trap(board, solved.lanes, solver, dice)


def _book_lanes(board: int) -> list[int]:
    """The placements that keep a value the book is sure of."""
    book = shipped_book()
    low, high = book.bounds(board)
    if low < high or low == LOSS:
        return []
    keeping = book.keeping(board, lanes_in_order(winning_and_safe(board)[1]), low)
    # Where a strategy of the book goes on, the next position will be in it as well.
    return [lane for lane in keeping if book.is_followed(placed(board, lane))] or keeping


def _trap(board: int, lanes: tuple[int, ...], solver: LiveSolver, dice: Random) -> int:
    """The drawing placement after which the smallest share of safe replies draws as well."""
    shares = {lane: -_share_of_good_replies(placed(board, lane), solver) for lane in lanes}
    return dice.choice(best_of(shares))


def _share_of_good_replies(board: int, solver: LiveSolver) -> float:
    replies = lanes_in_order(winning_and_safe(board)[1])
    good = 0
    for lane in replies:
        good += 1
        with solver.limited(_TRAP_NODES):
            good -= solver.is_worth(placed(board, lane), 1)
    # Few replies are easier to get wrong than many, if all else is equal.
    return (good + 0.01 * len(replies)) / len(replies) if replies else 1.0


def limited_lane(board: int, lanes: list[int], dice: Random, nodes: int) -> int:
    """A placement that the solver finds good before it has expanded `nodes` positions.

    Each candidate gets its share; one that is won or at least not lost comes before one about
    which nothing was found out.
    """
    solver = LiveSolver(_TABLE)
    share = max(1, nodes // max(1, len(lanes)))
    # What is found out about the opponent's position: 1 it is lost, -1 it is won, 0 neither.
    ranks = dict.fromkeys(lanes, 0)
    for lane in lanes:
        with solver.limited(share):
            ranks[lane] = -solver.worth(placed(board, lane))
    return dice.choice(best_of(ranks))
