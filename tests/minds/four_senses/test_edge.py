"""Where the book ends, proven a second time; and openings proven from where it begins."""

from pathlib import Path
from random import Random

import pytest

from touchstone.games.four_senses.mind.kernel.board import EMPTY_BOARD
from touchstone.games.four_senses.mind.kernel.convert import board_of
from touchstone.games.four_senses.mind.solver.book import (
    DRAW,
    LOSS,
    Book,
    shipped_book,
)
from touchstone.games.four_senses.mind.solver.edge import EdgeCheck, End, book_ends, check_book
from touchstone.games.four_senses.mind.solver.live import LiveSolver
from touchstone.games.four_senses.mind.solver.verify import Findings, minimax, random_state


@pytest.fixture(scope="module")
def ends() -> list[End]:
    """Some of the positions where the book ends."""
    gaps = Findings()
    found = book_ends(shipped_book(), gaps)
    assert gaps.faults == []
    return Random(5).sample(found, 8)


def test_the_book_holds_two_complete_strategies_and_ends_well(ends: list[End]) -> None:
    check = EdgeCheck(ends, LiveSolver(16))
    check.run(lambda _: None)
    findings = check.findings
    assert (findings.looked_at, findings.values, findings.faults) == (8, {DRAW: 8}, [])
    assert shipped_book().bounds(EMPTY_BOARD) == (0, 0)


def test_a_book_with_a_hole_is_noticed() -> None:
    words = shipped_book().words
    assert check_book(Book(words[1::2])).faults


def test_an_end_that_is_lost_is_noticed() -> None:
    dice = Random(3)
    state = next(
        state
        for state in iter(lambda: random_state(dice, 15, careful=True), None)
        if minimax(state.stacks) == LOSS
    )
    board = board_of(state.stacks)
    check = EdgeCheck([(board, 1)], LiveSolver(12))
    check.run(lambda _: None)
    findings = check.findings
    assert findings.values == {LOSS: 1}
    assert findings.faults == [f"the book ends badly for player 2: {board:#x}"]


def test_an_interrupted_check_goes_on_from_its_checkpoint(ends: list[End], tmp_path: Path) -> None:
    file = tmp_path / "edge.npz"

    def interrupt(check: EdgeCheck) -> None:
        if check.findings.looked_at == 3:
            raise KeyboardInterrupt

    first = EdgeCheck(ends, LiveSolver(14))
    with pytest.raises(KeyboardInterrupt):
        first.run(interrupt, file)
    proven: list[int] = []
    again = EdgeCheck(ends, LiveSolver(14))
    again.run(lambda check: proven.append(check.findings.looked_at), file)
    findings = again.findings
    assert proven == [4, 5, 6, 7, 8]
    assert (findings.values, findings.faults) == ({DRAW: 8}, [])
    assert again.expanded > first.expanded
    with pytest.raises(ValueError, match="another search"):
        EdgeCheck(ends[1:], LiveSolver(14)).run(interrupt, file)
