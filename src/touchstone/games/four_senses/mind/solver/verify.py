"""The solver checked by other means: plain minimax, and the rules as referee.

Minimax shares nothing with the kernel or the search: a position is three small arrays, lines come
from the rules' own tables, and there is no table of positions, no symmetry, no choice of safe moves
and no ordering. Only alpha-beta is left, and taking a win that is there. Numba makes it fast enough
for positions with 12 pieces and more.

What is drawn at random comes from dice that are handed in, so a check can be repeated.
"""

from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from touchstone.core.values import Seat
from touchstone.engine.kernels.compare import Difference, compare
from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.engine.mind import OnStep, no_step
from touchstone.games.four_senses import FourSenses
from touchstone.games.four_senses.mind.kernel.board import pieces_placed, winning_and_safe
from touchstone.games.four_senses.mind.kernel.convert import (
    RefereeTwin,
    board_of,
    lanes_in_order,
    placement,
    referee_game,
)
from touchstone.games.four_senses.mind.solver.book import Book
from touchstone.games.four_senses.mind.solver.live import LiveSolver
from touchstone.games.four_senses.mind.solver.placing import perfect_lane
from touchstone.games.four_senses.rules.patterns import FOUR_LINES, STAIR_WINDOWS
from touchstone.games.four_senses.rules.state import Move, Stack, State, heaps, height, top

_FOURS = np.array(FOUR_LINES, dtype=np.int64)
_STAIRS = np.array(STAIR_WINDOWS, dtype=np.int64)


@kernel
def _pattern_through(heights: Numbers, tops: Numbers, cell: int) -> bool:
    for i in range(_FOURS.shape[0]):
        line = _FOURS[i]
        if cell in line:
            same_top = same_level = True
            for other in line:
                same_top &= heights[other] > 0 and tops[other] == tops[cell]
                same_level &= heights[other] == heights[cell]
            if same_top or same_level:
                return True
    for i in range(_STAIRS.shape[0]):
        a, b, c = _STAIRS[i]
        if cell in (a, b, c) and heights[b] == 2 and heights[a] * heights[c] == 3:
            return True
    return False


@kernel
def _minimax(  # noqa: PLR0912  plain on purpose
    heights: Numbers, tops: Numbers, heap: Numbers, alpha: int, beta: int
) -> int:
    """The value for the player to move, 1, 0 or -1, within the bounds."""
    if heap.sum() == 0:
        return 0
    # First look for a win at once; then try everything.
    for looking in (True, False):
        for cell in range(16):
            before, face = heights[cell], tops[cell]
            if before > 1:
                continue
            for piece in range(4):
                kind = min(piece, 2)
                if heap[kind] == 0:
                    continue
                heap[kind] -= 1
                heights[cell] += 1 if piece < 2 else 2
                tops[cell] = piece % 2
                value = -1
                if looking:
                    if _pattern_through(heights, tops, cell):
                        value = 1
                else:
                    value = -_minimax(heights, tops, heap, -beta, -alpha)
                heights[cell], tops[cell] = before, face
                heap[kind] += 1
                if looking:
                    if value == 1:
                        return 1
                else:
                    alpha = max(alpha, value)
                    if alpha >= beta:
                        return alpha
    return alpha


def minimax(stacks: tuple[Stack, ...]) -> int:
    """The value of a position for the player to move: 1 win, 0 draw, -1 loss."""
    heights: Any = np.array([height(stack) for stack in stacks], dtype=np.int64)
    tops: Any = np.array([int(top(stack) == "h") for stack in stacks], dtype=np.int64)
    left: Any = np.array(list(heaps(stacks).values()), dtype=np.int64)
    return int(_minimax(heights, tops, left, -1, 1))


PLAIN_FROM = 12
"""Positions with this many pieces and more are left to plain minimax."""


@dataclass(slots=True)
class Findings:
    """What a check has looked at, and every disagreement in words."""

    looked_at: int = 0
    values: dict[int, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def note(self, value: int) -> None:
        """Counts one position of this value."""
        self.looked_at += 1
        self.values[value] = self.values.get(value, 0) + 1


def random_state(dice: Random, pieces: int, careful: bool) -> State:
    """A position by the rules with `pieces` pieces and no pattern on it.

    Careful players give no win away while they can help it, which leads to harder positions.
    """
    game = referee_game()
    while True:
        state = game.initial()
        while game.outcome(state) is None and pieces_placed(board_of(state.stacks)) < pieces:
            state = game.play(state, _random_move(game, state, dice, careful)).state
        if game.outcome(state) is None:
            return state


def _random_move(game: FourSenses, state: State, dice: Random, careful: bool) -> Move:
    winning, safe = winning_and_safe(board_of(state.stacks))
    if careful and safe:
        return placement(dice.choice(lanes_in_order(safe)))
    # Wins are left alone: what is wanted is a position, not a finished game.
    moves = [
        m for m in game.legal_moves(state) if m not in set(map(placement, lanes_in_order(winning)))
    ]
    return dice.choice(moves or game.legal_moves(state))


def check_kernel(number: int, dice: Random, on_step: OnStep = no_step) -> Findings:
    """What comparing the kernel with the rules after each of `number` random moves shows."""
    try:
        return Findings(compare(referee_game(), RefereeTwin, number, dice, on_step))
    except Difference as difference:
        return Findings(number, faults=[str(difference)])


def check_positions(number: int, dice: Random, on_step: OnStep = no_step) -> Findings:
    """What comparing the solver with plain minimax on random positions shows."""
    findings = Findings()
    solver = LiveSolver()
    for n in range(number):
        state = random_state(dice, dice.randrange(PLAIN_FROM, 24), careful=n % 2 == 0)
        expected, answer = minimax(state.stacks), solver.worth(board_of(state.stacks))
        findings.note(expected)
        if expected != answer:
            findings.faults.append(f"minimax says {expected}, the solver {answer}: {state.stacks}")
        on_step(n + 1, number)
    return findings


def check_strategy(
    side: int, lines: int, dice: Random, book: Book, on_step: OnStep = no_step
) -> Findings:
    """How a side's strategy fares against random replies, with plain minimax as the judge.

    The rules are the referee. Half of the opponents are careful, half play anything.
    """
    game = referee_game()
    findings = Findings()
    solver = LiveSolver()
    me = Seat(side + 1)
    for n in range(lines):
        state = game.initial()
        record: list[str] = []
        while game.outcome(state) is None and len(record) < PLAIN_FROM:
            if game.to_move(state) == me:
                lane = perfect_lane(board_of(state.stacks), solver, book, patience=0)
                move: Move = placement(lane)
            else:
                move = _random_move(game, state, dice, careful=n % 2 == 0)
            record.append(game.move_text(move))
            state = game.play(state, move).state
        outcome = game.outcome(state)
        if outcome:
            value = 1 if me in outcome.winners else -1
        else:
            value = minimax(state.stacks) * (1 if game.to_move(state) == me else -1)
        findings.note(value)
        if value < 0:
            findings.faults.append(f"the strategy of player {me} loses: {', '.join(record)}")
        on_step(n + 1, lines)
    return findings
