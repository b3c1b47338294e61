"""One good move, quickly: from the book in the opening, solved live from there on."""

from touchstone.games.four_senses.mind.kernel.board import pieces_placed, place
from touchstone.games.four_senses.mind.kernel.convert import lanes_in_order
from touchstone.games.four_senses.mind.kernel.threats import winning_and_safe
from touchstone.games.four_senses.mind.solver.book import LOSS, Book
from touchstone.games.four_senses.mind.solver.live import FOR_EVER, LiveSolver, OutOfTime

LIVE_FROM = 7
"""Positions with so many pieces are solved without the book."""


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
        solver.limit(patience)
        try:
            low = solver.worth(board)
        except OutOfTime:
            pass
        finally:
            solver.limit(FOR_EVER)
    move = _known_move(board, safe, low, book)
    if move is not None:
        return move
    return _searched_move(board, safe, low, solver)


def _known_move(board: int, safe: int, worth: int, book: Book) -> int | None:
    children = {lane: place(board, lane >> 4, 1 << (lane & 15)) for lane in lanes_in_order(safe)}
    good = [n for n, child in children.items() if worth > LOSS and book.bounds(child)[1] <= -worth]
    return max(good, key=lambda lane: book.is_followed(children[lane]), default=None)


def _searched_move(board: int, safe: int, worth: int, solver: LiveSolver) -> int:
    lanes = lanes_in_order(safe)
    # Easy moves first: every move gets a little work, then more.
    nodes = 100_000
    while worth > LOSS:
        for lane in lanes:
            solver.limit(nodes)
            try:
                if not solver.is_worth(place(board, lane >> 4, 1 << (lane & 15)), 1 - worth):
                    return lane
            except OutOfTime:
                continue
            finally:
                solver.limit(FOR_EVER)
        nodes *= 4
    return lanes[0]
