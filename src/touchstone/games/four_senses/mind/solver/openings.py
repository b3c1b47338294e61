"""Every opening of two pieces: what it is worth to the player to move, exactly, and how to keep it.

All of them are searched over one table that begins with what a book knows. Nobody can say which are
easy, so each gets a little work, then each that is still open more: what one has found out helps
the others. What is answered, and the larger part of the table, can be kept in a checkpoint.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from touchstone.games.four_senses.mind.kernel.board import EMPTY_BOARD
from touchstone.games.four_senses.mind.kernel.symmetry import canonical_key
from touchstone.games.four_senses.mind.solver.book import DRAW, LOSS, WIN, Book, Bounds
from touchstone.games.four_senses.mind.solver.filling import (
    believe,
    load_checkpoint,
    save_checkpoint,
)
from touchstone.games.four_senses.mind.solver.live import LiveSolver
from touchstone.games.four_senses.mind.solver.resumable import Resumable
from touchstone.games.four_senses.mind.solver.strategy import Analyst, safe_children

A_LITTLE = 1 << 20
"""The positions that are expanded for each question at first."""
MORE = 4
"""By how much that grows from round to round."""


class Opening(NamedTuple):
    """A position, and the one that it came from."""

    board: int
    before: int


def all_openings() -> list[Opening]:
    """Those of two pieces, one of every kind under symmetry; nothing loses at once so early."""
    found = {
        canonical_key(board): Opening(board, before)
        for before in safe_children(EMPTY_BOARD)
        for board in safe_children(before)
    }
    return list(found.values())


class Openings(Resumable):
    """Openings under proof; `bucket_bits` sets the size of the table as in `Solver`."""

    def __init__(self, book: Book, asked: list[Opening], bucket_bits: int = 26) -> None:
        self.boards = {canonical_key(board): board for board, _ in asked}
        self.worth: dict[int, Bounds] = {}
        for board, before in asked:
            low, high = book.bounds(board)
            # Whoever has just moved gets no more than the position before was worth to them.
            self.worth[canonical_key(board)] = max(low, -book.bounds(before)[1]), high
        self.kept: dict[int, int] = {}
        """By opening, the position after a move that keeps its worth; none where all is lost."""
        self.solver = LiveSolver(bucket_bits)
        believe(self.solver.table, self.solver.bits, book)
        self._analyst = Analyst(self.solver.table, self.solver.bits, book)

    @property
    def open(self) -> list[int]:
        """The keys of the openings whose worth is not known exactly."""
        return [key for key, (low, high) in self.worth.items() if low < high]

    @property
    def movable(self) -> list[int]:
        """The keys of those that are not lost, and for which no move is known yet."""
        exact = [key for key, (low, high) in self.worth.items() if low == high > LOSS]
        return [key for key in exact if key not in self.kept]

    def counted(self) -> dict[int, int]:
        """How many are known to be a win, a draw or a loss for the player to move."""
        bounds = list(self.worth.values())
        return {worth: bounds.count((worth, worth)) for worth in (WIN, DRAW, LOSS)}

    def entries(self) -> dict[int, Bounds]:
        """What a book may learn from it."""
        moves = {child: (LOSS, -self.worth[key][0]) for key, child in self.kept.items()}
        return {**moves, **self.worth}

    def steps(self) -> Iterator[None]:
        """All that is to be done, first the values, then the moves, in rounds of growing work."""
        nodes = A_LITTLE
        while self.open:
            for key in self.open:
                self._ask(key, nodes)
                yield
            nodes *= MORE
        nodes = A_LITTLE
        while self.movable:
            for key in self.movable:
                self._seek(key, nodes)
                yield
            nodes *= MORE

    def _ask(self, key: int, nodes: int) -> None:
        """Asks whether it is worth a win, and whether a draw, with so much work for each."""
        for worth in (WIN, DRAW):
            low, high = self.worth[key]
            if low < worth <= high:
                with self.solver.limited(nodes):
                    held = self.solver.is_worth(self.boards[key], worth)
                    self.worth[key] = (worth, high) if held else (low, worth - 1)

    def _seek(self, key: int, nodes: int) -> None:
        """Looks for a move that keeps its worth, with so much work if none is known yet."""
        board, (worth, _) = self.boards[key], self.worth[key]
        if self._analyst.kept(board, worth, 0) is None:
            # A search asks the table about what follows a position and never about itself, so it
            # proves once more what is known already, and leaves a move that does.
            with self.solver.limited(nodes):
                self.solver.is_worth(board, worth)
        child = self._analyst.kept(board, worth, 0)
        if child is not None:
            self.kept[key] = canonical_key(child)

    def save(self, path: Path) -> None:
        """Writes what is known, and the table."""
        facts = {
            "openings": sorted(self.boards),
            "worth": self.worth,
            "kept": self.kept,
            "seconds": self.seconds,
        }
        save_checkpoint(path, facts, self.solver.table, int(self.solver.bits))

    def load(self, path: Path) -> None:
        """Goes on from a file; raises ValueError for that of other openings."""
        asked = {"openings": sorted(self.boards)}
        facts = load_checkpoint(path, asked, self.solver.table, int(self.solver.bits))
        # JSON turns numbers into texts where they are keys, and pairs into lists.
        self.worth = {int(key): (low, high) for key, (low, high) in facts["worth"].items()}
        self.kept = {int(key): child for key, child in facts["kept"].items()}
        self.seconds = facts["seconds"]
