"""What is known of a position by heart: at a glance, or from the book. Nothing is searched here.

A placement is good if it wins at once, leaves the opponent nothing safe, or leads to a position
that the book knows to be bad for whoever is then to move.
"""

from touchstone.engine.mind import Advice
from touchstone.games.four_senses.mind.kernel.board import (
    legal,
    makes_pattern,
    pieces_placed,
    placed,
    winning_and_safe,
)
from touchstone.games.four_senses.mind.kernel.convert import lanes_in_order, placement
from touchstone.games.four_senses.mind.solver.book import DRAW, LIVE_FROM, LOSS, WIN, Book

NAMES = {WIN: "win", DRAW: "draw", LOSS: "loss"}


def known_advice(board: int, book: Book) -> Advice | None:
    """The exact answer to an early position, if a glance and the book are enough for it.

    A win at once is answered with the winning placements alone; else the moves are those that the
    book knows to keep the value. Others may keep it too.
    """
    if pieces_placed(board) >= LIVE_FROM:
        return None
    winning, _ = winning_and_safe(board)
    low, high = bounds_of(board, book)
    if winning:
        lanes = tuple(lanes_in_order(winning))
    elif low < high:
        return None
    else:
        lanes = known_lanes(board, low, book)
    if not lanes:
        return None
    return Advice(tuple(map(placement, lanes)), NAMES[low], 1 if winning else None, exact=True)


def bounds_of(board: int, book: Book) -> tuple[int, int]:
    """The least and the most that a position can be worth to the player to move."""
    winning, safe = winning_and_safe(board)
    if winning:
        return WIN, WIN
    return book.bounds(board) if safe else (LOSS, LOSS)


def known_lanes(board: int, worth: int, book: Book) -> tuple[int, ...]:
    """The placements that are known to keep this worth; of a lost position all of them."""
    lanes = lanes_in_order(legal(board))
    if worth == LOSS:
        return tuple(lanes)
    return tuple(lane for lane in lanes if bounds_of(placed(board, lane), book)[1] <= -worth)


def glance(board: int, lane: int, book: Book) -> tuple[str, int | None] | None:
    """The value of a placement and its distance, where no search is needed."""
    child = placed(board, lane)
    if makes_pattern(child, lane & 15):
        return NAMES[WIN], 1
    if not legal(child):
        return NAMES[DRAW], 1
    winning, safe = winning_and_safe(child)
    if winning or not safe:
        return (NAMES[LOSS], 2) if winning else (NAMES[WIN], 3)
    low, high = book.bounds(child)
    return (NAMES[-low], None) if low == high else None
