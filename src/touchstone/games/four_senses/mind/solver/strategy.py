"""How the opening book is made: a strategy for either side that keeps the value of the game.

At a side's own turn one move is enough; at the other side's turn every safe reply is followed (a
reply that is not safe is punished at once and needs no book).
"""

import threading
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from touchstone.engine.kernels.compiling import Bits
from touchstone.games.four_senses.mind.kernel.board import (
    EMPTY_BOARD,
    pieces_placed,
    placed,
    winning_and_safe,
)
from touchstone.games.four_senses.mind.kernel.convert import lanes_in_order
from touchstone.games.four_senses.mind.kernel.symmetry import canonical_key
from touchstone.games.four_senses.mind.solver.book import (
    DRAW,
    LIVE_FROM,
    LOSS,
    WIN,
    Book,
    Bounds,
    make_book,
)
from touchstone.games.four_senses.mind.solver.search import FOR_EVER, NO, YES, Search
from touchstone.games.four_senses.mind.solver.transpositions import lower, upper

Item = TypeVar("Item")
Report = Callable[[str, int, int], None]
"""Is told what is being done, how much of it is done, and how much there is."""


def safe_children(board: int) -> list[int]:
    """The positions after each safe placement, one of every kind under symmetry."""
    _, safe = winning_and_safe(board)
    children = (placed(board, lane) for lane in lanes_in_order(safe))
    return list({canonical_key(child): child for child in children}.values())


def safe_replies(board: int) -> int:
    """The number of safe placements."""
    return (winning_and_safe(board)[1] & 0xFFFFFFFFFFFFFFFF).bit_count()


class Analyst(Search):
    """One thread's questions to a table that others fill too, and to an older book."""

    def __init__(self, table: Bits, bits: Any, older: Book) -> None:
        super().__init__(table, bits)
        self.older = older

    def known(self, board: int) -> Bounds:
        """What the table and the older book say: (-1, 1) if nothing."""
        low, high = self.older.bounds(board)
        data = self.tabled(board)
        if not data:
            return low, high
        return max(low, min(WIN, lower(data))), min(high, max(LOSS, upper(data)))

    def has(self, board: int, worth: int, nodes: int = FOR_EVER) -> int:
        """YES or NO to whether the mover has this worth; STOPPED after this many nodes."""
        low, high = self.known(board)
        if low >= worth or high < worth:
            return YES if low >= worth else NO
        self.limit(nodes)
        return self.ask(board, worth)

    def keep(self, board: int, worth: int) -> int:
        """The position after a move that keeps this worth, which the mover is known to have."""
        # Nobody knows which move is easy to prove: give each a little work, then more.
        nodes = 20_000
        while (child := self.kept(board, worth, nodes)) is None:
            nodes *= 4
        return child

    def kept(self, board: int, worth: int, nodes: int) -> int | None:
        """The same, if it can be found with so much work for each move."""
        choices = sorted(safe_children(board), key=safe_replies)
        proven = [child for child in choices if self.known(child)[1] <= -worth]
        if proven:
            # Where an older book goes on, all is known; a table that proved the move knows what
            # follows; a book may know the value alone.
            return max(proven, key=lambda c: (self.older.is_followed(c), bool(self.tabled(c))))
        return next((c for c in choices if self.has(c, 1 - worth, nodes) == NO), None)


class Strategy:
    """The making of one side's strategy: 0 for the first player, 1 for the second.

    At the side's own turns up to ply `exact_through` it is also found out whether the other side
    has let a win go by; if so, the strategy goes on to win.
    """

    def __init__(
        self, side: int, entries: dict[int, Bounds], exact_through: int, report: Report
    ) -> None:
        self.side, self.entries, self.exact_through = side, entries, exact_through
        self.report = report
        self.followed: set[int] = set()
        # Positions by key, each with the worth to the side that the strategy keeps.
        self.front = {canonical_key(EMPTY_BOARD): (EMPTY_BOARD, DRAW)}
        self.after: dict[int, tuple[int, int]] = {}

    def advance(self, ply: int, analysts: list[Analyst]) -> None:
        """Goes one ply further."""
        self.after = {}
        if ply % 2 == self.side:
            in_threads(self._move, self.front.values(), analysts)
        else:
            for board, worth in self.front.values():
                for child in safe_children(board):
                    key = canonical_key(child)
                    self.after[key] = (child, max(worth, self.after.get(key, (0, LOSS))[1]))
        self.front = self.after

    def _move(self, analyst: Analyst, position: tuple[int, int]) -> None:
        board, worth = position
        _note(self.entries, board, *analyst.known(board))
        worth = max(worth, self.entries[canonical_key(board)][0])
        if worth == DRAW and pieces_placed(board) <= self.exact_through:
            worth = WIN if analyst.has(board, WIN) == YES else DRAW
            _note(self.entries, board, worth, worth)
        _note(self.entries, board, worth, WIN)
        child = analyst.keep(board, worth)
        _note(self.entries, child, LOSS, -worth)
        self.after[canonical_key(child)] = (child, worth)
        self.followed.add(canonical_key(child))
        what = f"player {self.side + 1}, ply {pieces_placed(board)}"
        self.report(what, len(self.after), len(self.front))


def in_threads(
    work: Callable[[Analyst, Item], None], items: Iterable[Item], analysts: list[Analyst]
) -> None:
    """Hands the items out to the analysts, each in a thread of its own, and waits for the end."""
    waiting = iter(list(items))
    lock = threading.Lock()
    failures: list[Exception] = []

    def run(analyst: Analyst) -> None:
        while not failures:
            with lock:
                item = next(waiting, None)
            if item is None:
                return
            try:
                work(analyst, item)
            except Exception as failure:
                failures.append(failure)

    threads = [threading.Thread(target=run, args=(analyst,), daemon=True) for analyst in analysts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def build_book(
    table: Bits, bits: Any, older: Book, threads: int, exact_through: int, report: Report
) -> Book:
    """A book with a strategy for both players, from a table in which the game is solved.

    What an older book knows is believed, so a book can grow from run to run.
    """
    analysts = [Analyst(table, bits, older) for _ in range(threads)]
    entries: dict[int, Bounds] = {}
    sides = [Strategy(side, entries, exact_through, report) for side in (0, 1)]
    for ply in range(LIVE_FROM):
        for strategy in sides:
            strategy.advance(ply, analysts)
    _note_early(entries, analysts[0])
    return make_book(entries, sides[0].followed | sides[1].followed)


def _note_early(entries: dict[int, Bounds], analyst: Analyst) -> None:
    """Adds what happens to be known of all positions with one, two and three pieces."""
    front = [EMPTY_BOARD]
    for _ in range(3):
        front = [child for board in front for child in safe_children(board)]
        for board in front:
            known = analyst.known(board)
            if known != (LOSS, WIN):
                _note(entries, board, *known)


def _note(entries: dict[int, Bounds], board: int, low: int, high: int) -> None:
    """Narrows what is known of a position."""
    least, most = entries.get(canonical_key(board), (LOSS, WIN))
    entries[canonical_key(board)] = (max(low, least), min(high, most))
