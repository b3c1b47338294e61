"""One placement for a bot, as `16 * piece + cell`: the best that can be proven in time.

In the opening the book keeps the value of the game. Outside it, and where the book does not know
whether the opponent has let a win go by, the solver first makes sure of a draw and then looks for a
win. When the time is up, the best that was proven is played, else what random games think of the
placements that are not refuted.
"""

from contextlib import suppress
from itertools import chain
from random import Random

from touchstone.engine.guide import best_of
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.levels import Meter
from touchstone.games.four_senses.mind.kernel.board import (
    legal,
    pieces_placed,
    placed,
    winning_and_safe,
)
from touchstone.games.four_senses.mind.kernel.convert import lanes_in_order
from touchstone.games.four_senses.mind.kernel.playouts import random_rounds
from touchstone.games.four_senses.mind.kernel.symmetry import canonical_key
from touchstone.games.four_senses.mind.solver.book import (
    DRAW,
    LIVE_FROM,
    LOSS,
    WIN,
    Book,
    shipped_book,
)
from touchstone.games.four_senses.mind.solver.live import LiveSolver, OutOfTime
from touchstone.games.four_senses.mind.solver.search import FOR_EVER
from touchstone.games.four_senses.mind.solver.strategy import safe_replies
from touchstone.games.four_senses.mind.solver.transpositions import lower, upper

_TABLE = 16
"""The table's size as a power of two. A new one for each move keeps bots repeatable."""
_GLANCE = 100_000
"""What is spent on a win where the book has the draw and so few pieces lie that hardly any time
would be enough for a proof; with `_WITHIN_REACH` pieces and more there is no such limit."""
_WITHIN_REACH = 5
_QUICK_LOOK = 40
_TRAP_NODES = 1000
"""What may be spent on each reply in the search for traps."""
_PLAYOUTS = 300


def exact_lane(board: int, dice: Random, meter: Meter) -> int:
    """A placement that keeps what the position is worth; in a drawn one the best trap."""
    solver = LiveSolver(_TABLE, meter)
    winning, safe = winning_and_safe(board)
    if winning or not safe:
        return dice.choice(lanes_in_order(winning or legal(board)))
    if pieces_placed(board) < LIVE_FROM:
        known = _book_lanes(board, shipped_book())
        patience = _GLANCE if pieces_placed(board) < _WITHIN_REACH else FOR_EVER
        return dice.choice(known or [perfect_lane(board, solver, shipped_book(), patience)])
    with suppress(OutOfTime):
        solved = solver.solve(board)
        if solved.worth:
            return dice.choice(solved.lanes[: solved.quickest])
        return _trap(board, solved.lanes, solver, dice)
    return _proven_lane(board, LOSS, solver)


def perfect_lane(board: int, solver: LiveSolver, book: Book, patience: int = FOR_EVER) -> int:
    """A placement that keeps what the position is worth, without a preference for traps.

    Where the book has the draw, `patience` is what may be spent on a win besides.
    """
    winning, safe = winning_and_safe(board)
    if winning:
        return lanes_in_order(winning)[0]
    if not safe or pieces_placed(board) >= LIVE_FROM:
        return solver.one_move(board)
    low, high = book.bounds(board)
    known = book.keeping(board, lanes_in_order(safe), low) if low > LOSS else []
    if not known:
        return _proven_lane(board, low, solver)
    win = _keeping(board, WIN, solver, patience) if low < high else None
    return (
        max(known, key=lambda lane: book.is_followed(placed(board, lane))) if win is None else win
    )


def _book_lanes(board: int, book: Book) -> list[int]:
    """The placements that keep a value the book is sure of."""
    low, high = book.bounds(board)
    if low < high or low == LOSS:
        return []
    keeping = book.keeping(board, lanes_in_order(winning_and_safe(board)[1]), low)
    # Where a strategy of the book goes on, the next position will be in it as well.
    return [lane for lane in keeping if book.is_followed(placed(board, lane))] or keeping


def _proven_lane(board: int, low: int, solver: LiveSolver) -> int:
    """The best placement that can be proven; `low` is what the position is worth at least."""
    proven = None
    for worth in (WIN,) if low == WIN else (DRAW, WIN):
        found = _keeping(board, worth, solver)
        if found is None:
            break
        proven = found
    return _most_promising(board, solver) if proven is None else proven


def _in_order(board: int) -> list[int]:
    """The safe placements, one of every kind under symmetry; the fewest safe replies first."""
    kinds: dict[int, int] = {}
    for lane in lanes_in_order(winning_and_safe(board)[1]):
        kinds.setdefault(canonical_key(placed(board, lane)), lane)
    return sorted(kinds.values(), key=lambda lane: safe_replies(placed(board, lane)))


def _keeping(board: int, worth: int, solver: LiveSolver, patience: int = FOR_EVER) -> int | None:
    """A placement proven to keep this worth; None if there is none, or if the time is up."""
    with solver.limited(patience):
        if solver.is_worth(board, worth):
            lanes = _in_order(board)
            known = (lane for lane in lanes if _bounds(board, lane, solver)[0] >= worth)
            others = (lane for lane in lanes if _is_kept(board, lane, worth, solver))
            return next(chain(known, others))
    return None


def _is_kept(board: int, lane: int, worth: int, solver: LiveSolver) -> bool:
    return not solver.is_worth(placed(board, lane), 1 - worth)


def _bounds(board: int, lane: int, solver: LiveSolver) -> tuple[int, int]:
    """What the solver has learnt so far of the worth of a safe placement."""
    child = placed(board, lane)
    if not safe_replies(child):
        return WIN, WIN
    data = solver.tabled(child)
    return (-upper(data), -lower(data)) if data else (LOSS, WIN)


def _most_promising(board: int, solver: LiveSolver) -> int:
    """The placement that is proven best so far; of several the one that random games like best.

    What is refuted takes part only where everything is.
    """
    lanes, dice = _in_order(board), new_dice(board & 0xFFFFFFFF)
    bounds = {lane: _bounds(board, lane, solver) for lane in lanes}
    most = max(low for low, _ in bounds.values())
    hopeful = [lane for lane, (low, high) in bounds.items() if low == most and high > LOSS]
    # How many of the games the opponent wins, who is the next to place.
    wins = {
        lane: random_rounds(placed(board, lane), _PLAYOUTS, dice)[1] for lane in hopeful or lanes
    }
    return min(wins, key=wins.__getitem__)


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


def limited_lane(board: int, lanes: list[int], dice: Random, meter: Meter) -> int:
    """A placement that the solver finds good before the meter is out.

    One that is won or at least not lost comes before one about which nothing was found out.
    """
    solver = LiveSolver(_TABLE, meter)
    # What is found out about the opponent's position: 1 it is lost, -1 it is won, 0 neither.
    ranks = dict.fromkeys(lanes, 0)
    unknown, nodes = set(lanes), _QUICK_LOOK
    while unknown and not meter.is_out:
        for lane in lanes:
            if lane in unknown:
                with solver.limited(nodes):
                    ranks[lane] = -solver.worth(placed(board, lane))
                    unknown.remove(lane)
        nodes *= 2
    return dice.choice(best_of(ranks))
