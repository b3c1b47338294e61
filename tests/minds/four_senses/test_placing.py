"""The strongest level in set-up positions of six pieces that are in no book.

`six_pieces.txt` holds one position a line, with its exact value and every placement that keeps it;
both were found by the solver without a limit. They are the hardest of seventy random ones.
"""

from pathlib import Path
from random import Random

import pytest

from touchstone.engine.levels import LEVELS, STRONGEST, Budget, Meter
from touchstone.games.four_senses import FourSenses
from touchstone.games.four_senses.mind import MIND
from touchstone.games.four_senses.mind.kernel.board import winning_and_safe
from touchstone.games.four_senses.mind.kernel.convert import board_of, lanes_in_order
from touchstone.games.four_senses.mind.solver import live
from touchstone.games.four_senses.mind.solver.placing import exact_lane
from touchstone.games.four_senses.rules.state import State

pytestmark = pytest.mark.usefixtures("unhurried")

LINES = Path(__file__).with_name("six_pieces.txt").read_text().splitlines()


def read(referee: FourSenses, line: str) -> tuple[State, list[str]]:
    _, rows, keeping = line.split(" | ")
    state = referee.read_state(f"four-senses; {rows}; turn 1; stage explore")
    return state, keeping.split(", ")


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.partition(" | ")[0])
def test_the_strongest_level_keeps_what_a_position_is_worth(referee: FourSenses, line: str) -> None:
    state, keeping = read(referee, line)
    move = MIND.guide.decide(referee, state, LEVELS[STRONGEST], Random(3))
    assert referee.move_text(move) in keeping


class Counted(Meter):
    """A meter that is out after having been asked so many times, as a clock would be."""

    def __init__(self, times: int) -> None:
        super().__init__(Budget())
        self.times = times

    @property
    def is_out(self) -> bool:
        self.times -= 1
        return self.times < 0


@pytest.mark.parametrize("times", [0, 1, 7])
def test_a_search_ends_soon_after_its_time(referee: FourSenses, times: int) -> None:
    state, _ = read(referee, LINES[0])
    board, meter = board_of(state.stacks), Counted(times)
    lane = exact_lane(board, Random(1), meter)
    assert lane in lanes_in_order(winning_and_safe(board)[1])
    assert meter.nodes <= (times + 1) * (live.SLICE + 1)


def test_also_a_later_position_has_an_answer_in_no_time(referee: FourSenses) -> None:
    state, _ = read(referee, LINES[0])
    state = referee.play(state, MIND.guide.safe(referee, state)[0]).state
    board = board_of(state.stacks)
    assert exact_lane(board, Random(1), Counted(1)) in lanes_in_order(winning_and_safe(board)[1])
