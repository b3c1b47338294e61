"""Where the book ends: the second proof of the draw.

Both strategies of the book are followed against every safe reply. The positions in which they leave
it are proven over a table that begins empty and is filled by nothing but this check: no book is
believed. They overlap much, so one table for all of them saves most of the work.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from zlib import crc32

from touchstone.games.four_senses.mind.kernel.board import EMPTY_BOARD, pieces_placed
from touchstone.games.four_senses.mind.kernel.symmetry import canonical_key
from touchstone.games.four_senses.mind.solver.book import LIVE_FROM, Book
from touchstone.games.four_senses.mind.solver.filling import load_checkpoint, save_checkpoint
from touchstone.games.four_senses.mind.solver.live import LiveSolver
from touchstone.games.four_senses.mind.solver.resumable import Resumable
from touchstone.games.four_senses.mind.solver.strategy import safe_children
from touchstone.games.four_senses.mind.solver.verify import Findings

End = tuple[int, int]
"""A position, and the side whose strategy leads there: 0 or 1."""


def check_book(book: Book) -> Findings:
    """Where both strategies of the book lead, followed against every safe reply.

    Every position with the side to move must have a move in the book, and every safe reply must
    lead to such a position again. What is looked at are the positions where the book ends.
    """
    findings = Findings()
    for _ in book_ends(book, findings):
        findings.note(0)
    return findings


def book_ends(book: Book, findings: Findings) -> list[End]:
    """All positions at which either strategy leaves the book; gaps go to the findings.

    They stand in the order of the tree: neighbours, which have much in common, are together.
    """
    return [(board, side) for side in (0, 1) for board in _ends_of(book, side, findings)]


def _ends_of(book: Book, side: int, findings: Findings) -> list[int]:
    front = {canonical_key(EMPTY_BOARD): EMPTY_BOARD}
    for ply in range(LIVE_FROM):
        after: dict[int, int] = {}
        for board in front.values():
            children = safe_children(board)
            if ply % 2 == side:
                worth = max(0, book.bounds(board)[0])
                good = (c for c in children if book.bounds(c)[1] <= -worth)
                children = [child for child in good if book.is_followed(child)][:1]
                if not children:
                    findings.faults.append(f"no move in the book for {board:#x}")
            after.update((canonical_key(child), child) for child in children)
        front = after
    return list(front.values())


@dataclass
class EdgeCheck(Resumable):
    """Positions where the book ends, on their way to be proven.

    All of them together prove the value of the game a second time.
    """

    ends: list[End]
    solver: LiveSolver
    findings: Findings = field(default_factory=Findings)
    nodes: int = 0
    """Positions expanded in earlier runs."""

    def steps(self) -> Iterator[None]:
        """Proves the positions that are left, one after another."""
        for board, side in self.ends[self.findings.looked_at :]:
            self._prove(board, side)
            yield

    def _prove(self, board: int, side: int) -> None:
        own_turn = pieces_placed(board) % 2 == side
        # The side keeps at least the draw: it has it, or the opponent has no win.
        held = self.solver.is_worth(board, 0) if own_turn else not self.solver.is_worth(board, 1)
        if not held:
            self.findings.faults.append(f"the book ends badly for player {side + 1}: {board:#x}")
        self.findings.note(0 if held else -1)

    @property
    def expanded(self) -> int:
        """Positions expanded so far."""
        return self.nodes + self.solver.nodes

    def _asked(self) -> dict[str, int]:
        """What a checkpoint must be about: these positions in this order."""
        return {"edge": crc32(repr(self.ends).encode())}

    def save(self, path: Path) -> None:
        """Writes what was found, and the table."""
        found, spent = asdict(self.findings), {"seconds": self.seconds, "nodes": self.expanded}
        facts = {**self._asked(), "findings": found, **spent}
        save_checkpoint(path, facts, self.solver.table, int(self.solver.bits))

    def load(self, path: Path) -> None:
        """Goes on from a file; raises ValueError for that of other positions."""
        facts = load_checkpoint(path, self._asked(), self.solver.table, int(self.solver.bits))
        found = facts["findings"]  # JSON turns numbers into texts where they are keys
        found["values"] = {int(value): number for value, number in found["values"].items()}
        self.findings = Findings(**found)
        self.seconds, self.nodes = facts["seconds"], facts["nodes"]
