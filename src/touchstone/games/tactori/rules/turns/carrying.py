"""Moving runs of stones and knocking out (7.1 to 7.4).

A run is lifted first; then knocking out and landing are judged on what is left of the board.
"""

from collections.abc import Iterable, Iterator

from touchstone.games.tactori.rules.board import Board, Look
from touchstone.games.tactori.rules.state import Carry


def carries(look: Look, cell: int, targets: Iterable[int]) -> Iterator[Carry]:
    """The legal moves of a run from this field to these others, in order."""
    run = look.board.free_run(cell, look.colour)
    if not run:
        return
    lifted = [_in_hand(look, cell, count) for count in range(1, run + 1)]
    for to in targets:
        height = look.board.heights[to]
        for count, board in enumerate(lifted, start=1):
            if board.clamp[to] > height:
                continue
            most = min(count, board.loose_foreign(to, look.colour)) if height else 0
            barred = spacing_fault(look, board, to) is not None
            for out in range(most + 1):
                if out == count or not barred:
                    yield Carry.of(cell, to, count, out)


def carry_fault(look: Look, move: Carry) -> str | None:
    """Why this run cannot go there, apart from the way."""
    fault = _run_fault(look, move)
    if fault is not None:
        return fault
    board = _in_hand(look, move.cell, move.count)
    if board.clamp[move.to] > board.heights[move.to]:
        return "game-bridge-clamped"
    if move.out > board.loose_foreign(move.to, look.colour):
        return "game-cannot-knock-out"
    return None if move.out == move.count else spacing_fault(look, board, move.to)


def _run_fault(look: Look, move: Carry) -> str | None:
    tower = look.board.towers[move.cell]
    if not tower:
        return "game-nothing-there"
    if tower[-1] != look.colour:
        return "game-top-not-own"
    if move.count > look.board.free_run(move.cell, look.colour):
        return "game-not-free"
    return "game-out-too-many" if move.out > move.count else None


def _in_hand(look: Look, cell: int, count: int) -> Board:
    """The board while a run is in the hand; where nothing can change by it, the board itself.

    Lifting matters to others only if it frees a stick that ends just below the run, or if
    neighbouring own stones are counted.
    """
    below = look.board.heights[cell] - count
    frees_a_stick = look.board.held[cell] >> below & 1
    return look.board.lifted(cell, count) if frees_a_stick or look.terms.ban else look.board


def spacing_fault(look: Look, board: Board, cell: int) -> str | None:
    """Why a stone may not stand here where own stones must keep a field apart (7.5)."""
    if not look.terms.ban:
        return None
    near = look.terms.geometry.grid.neighbours(cell)
    beside_own = any(look.colour in board.towers[other] for other in near)
    return "game-too-close" if beside_own else None


def way_fault(look: Look, cell: int, to: int) -> str | None:
    """Why a straight move does not lead there (7.7)."""
    geometry = look.terms.geometry
    if to not in geometry.lines[cell]:
        return "game-not-straight"
    blocked = look.terms.clear and any(
        look.board.heights[between] for between in geometry.between(cell, to)
    )
    return "game-way-not-clear" if blocked else None
