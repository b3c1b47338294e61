from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest

from touchstone.games.four_senses import FourSenses
from touchstone.games.four_senses.mind.kernel.board import (
    EMPTY_BOARD,
    legal,
    pieces_placed,
    placed,
    winning_and_safe,
)
from touchstone.games.four_senses.mind.kernel.convert import board_of, lanes_in_order
from touchstone.games.four_senses.mind.kernel.symmetry import (
    canonical_key,
    exchanged,
    flipped,
    transposed,
)
from touchstone.games.four_senses.mind.solver.book import make_book
from touchstone.games.four_senses.mind.solver.live import LiveSolver, OutOfTime
from touchstone.games.four_senses.mind.solver.solve import Solver
from touchstone.games.four_senses.mind.solver.transpositions import (
    lower,
    new_table,
    probe,
    stir,
    store,
    upper,
)
from touchstone.games.four_senses.mind.solver.verify import minimax
from touchstone.games.four_senses.rules.state import State

QuietState = Callable[[Random, int], State]
BOARD = (1 << 48) - 1


def symmetric(board: int, turns: int, *, swap: bool) -> int:
    cells, flats, holes = board & BOARD, (board >> 48) & 15, (board >> 52) & 15
    for turn in range(turns):
        cells = transposed(cells) if turn % 2 else flipped(cells)
    if swap:
        cells, flats, holes = exchanged(cells), holes, flats
    return cells | flats << 48 | holes << 52 | (board >> 56) << 56


def test_flips_and_transposes_move_cells_as_on_the_board() -> None:
    a1, a2, a4, b1, d4 = 1 << 0, 1 << 1, 1 << 3, 1 << 4, 1 << 15
    assert flipped(a1 << 16) == a4 << 16
    assert transposed(a2) == b1
    assert transposed(d4) == d4
    assert exchanged(a1) == a1 | a1 << 32
    assert exchanged(0) == 0


def test_sixteen_symmetric_positions_share_one_key_and_one_value(quiet_state: QuietState) -> None:
    dice = Random(1)
    solver = LiveSolver(12)
    for _ in range(40):
        board = board_of(quiet_state(dice, dice.randrange(1, 16)).stacks)
        images = {symmetric(board, t, swap=s) for t in range(8) for s in (False, True)}
        assert {canonical_key(image) for image in images} == {canonical_key(board)}
        assert {len(lanes_in_order(winning_and_safe(image)[1])) for image in images} == {
            len(lanes_in_order(winning_and_safe(board)[1]))
        }
        if pieces_placed(board) > 12:
            assert {solver.worth(image) for image in images} == {solver.worth(board)}


def test_positions_that_differ_have_different_keys(quiet_state: QuietState) -> None:
    dice = Random(2)
    board = board_of(quiet_state(dice, 6).stacks)
    images = {symmetric(board, t, swap=s) for t in range(8) for s in (False, True)}
    for lane in lanes_in_order(legal(board)):
        other = placed(board, lane)
        assert canonical_key(other) != canonical_key(board)
    # The same look with other heaps is another search.
    assert canonical_key(board - (1 << 56) + (2 << 52)) != canonical_key(board)
    assert len(images) in (2, 4, 8, 16)


def test_stirring_loses_nothing() -> None:
    keys = [0, 1, 2, (1 << 56) - 1, *(Random(3).randrange(1 << 56) for _ in range(2000))]
    stirred = {stir(key) for key in keys}
    assert len(stirred) == len(set(keys))
    assert max(stirred) < 1 << 56


def test_the_table_merges_bounds_and_evicts_the_smallest_search() -> None:
    table, bits = new_table(9), np.uint64(9)
    assert probe(table, bits, np.uint64(5)) == 0
    store(table, bits, np.uint64(5), 0, 31, 3)
    store(table, bits, np.uint64(5), -31, 1, 2)
    data = probe(table, bits, np.uint64(5))
    assert (lower(data), upper(data)) == (0, 1)
    for other in range(1, 9):
        store(table, bits, np.uint64(5 + (other << 9)), 1, 31, 1 if other == 4 else 9)
    store(table, bits, np.uint64(5 + (99 << 9)), 1, 31, 9)
    assert probe(table, bits, np.uint64(5 + (99 << 9)))
    assert sum(probe(table, bits, np.uint64(5 + (n << 9))) != 0 for n in range(9)) == 7
    with pytest.raises(ValueError, match="bucket_bits"):
        new_table(8)


def test_late_positions_have_the_value_of_plain_minimax(quiet_state: QuietState) -> None:
    dice = Random(4)
    solver = LiveSolver(14)
    values = set()
    for _ in range(80):
        state = quiet_state(dice, dice.randrange(13, 24))
        expected = minimax(state.stacks)
        assert solver.worth(board_of(state.stacks)) == expected
        values.add(expected)
    assert values == {-1, 0, 1}


def scored(referee: FourSenses, state: State, memory: dict[State, int]) -> int:
    """Negamax over the rules with a memory: 25 - (ply of the end) for a win, 0 for a draw."""
    if state not in memory:
        best = -99
        for move in referee.legal_moves(state):
            after = referee.play(state, move).state
            outcome = referee.outcome(after)
            if outcome is None:
                best = max(best, -scored(referee, after, memory))
            else:
                ply = pieces_placed(board_of(after.stacks))
                best = max(best, 25 - ply if outcome.winners else 0)
        memory[state] = best
    return memory[state]


def test_distances_and_moves_are_those_of_negamax_over_the_rules(
    referee: FourSenses, quiet_state: QuietState
) -> None:
    dice = Random(5)
    solver = LiveSolver(12)
    for pieces in (19, 20, 20, 21, 21, 22, 23):
        state = quiet_state(dice, pieces)
        memory: dict[State, int] = {}
        score = scored(referee, state, memory)
        solved = solver.solve(board_of(state.stacks))
        assert solved.worth == (score > 0) - (score < 0)
        assert solved.distance == (25 - abs(score) if score else 24) - pieces
        scores = {}
        for lane, move in zip(
            lanes_in_order(legal(board_of(state.stacks))), referee.legal_moves(state), strict=True
        ):
            after = referee.play(state, move).state
            outcome = referee.outcome(after)
            won = 24 - pieces if outcome and outcome.winners else 0
            scores[lane] = won if outcome else -scored(referee, after, memory)
        quickest = [lane for lane, s in scores.items() if s == score]
        keeping = [
            lane for lane, s in scores.items() if s != score and (s > 0) - (s < 0) == solved.worth
        ]
        assert list(solved.lanes) == quickest + keeping
        assert solved.quickest == len(quickest)


def test_a_limit_ends_the_search_and_can_be_lifted(quiet_state: QuietState) -> None:
    board = board_of(quiet_state(Random(6), 9).stacks)
    solver = LiveSolver(12)
    solver.limit(3)
    with pytest.raises(OutOfTime):
        solver.solve(board)
    solver.limit(1 << 60)
    assert solver.solve(board).worth == LiveSolver(12).worth(board)


def test_the_proof_of_a_position_agrees_with_the_live_solver(quiet_state: QuietState) -> None:
    dice = Random(7)
    names = {1: "win", 0: "draw", -1: "loss"}
    for pieces in (10, 12, 14, 22, 23):
        board = board_of(quiet_state(dice, pieces).stacks)
        proof = Solver(board, bucket_bits=12).run()
        assert proof.value == names[LiveSolver(12).worth(board)]


def test_an_interrupted_proof_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    board = 0x576200621020054  # six pieces, a draw, some 270,000 positions to search
    file = tmp_path / "proof.npz"

    def interrupt(solver: Solver) -> None:
        if sum(worker.nodes for worker in solver.workers) > 2_000:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Solver(board, bucket_bits=14).run(interrupt, file)
    resumed = Solver(board, bucket_bits=14)
    proof = resumed.run(checkpoint=file)
    assert proof.value == "draw"
    assert sum(proof.nodes.values()) > 100_000
    again = Solver(board, bucket_bits=14).run(checkpoint=file)
    assert again.value == proof.value
    with pytest.raises(ValueError, match="another search"):
        Solver(EMPTY_BOARD, bucket_bits=14).run(checkpoint=file)
    with pytest.raises(ValueError, match="table"):
        Solver(board, bucket_bits=13).run(checkpoint=file)


def test_a_book_is_believed_but_not_of_what_is_asked() -> None:
    asked, other = placed(EMPTY_BOARD, 4), placed(EMPTY_BOARD, 5)
    book = make_book({canonical_key(asked): (0, 1), canonical_key(other): (-1, 0)})
    solver = Solver(asked, 12)
    solver.believe(book)
    assert probe(solver.table, solver.bits, np.uint64(stir(canonical_key(asked)))) == 0
    data = probe(solver.table, solver.bits, np.uint64(stir(canonical_key(other))))
    assert upper(data) == 0
    assert lower(data) < 0
