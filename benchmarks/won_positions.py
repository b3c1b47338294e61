"""Whether the strongest level of Four Senses, playing level 9, ever fails to win what is won.

    python benchmarks/won_positions.py --games 1000

From the seventh piece on every position in which the strongest is to move is solved; the first that
is won is noted, and so is how the game ended.
"""

from argparse import ArgumentParser
from collections import Counter
from random import Random

from touchstone.core.values import Seat
from touchstone.engine.bots import choose
from touchstone.engine.levels import STRONGEST
from touchstone.games import new_game
from touchstone.games.four_senses.mind.kernel.board import pieces_placed
from touchstone.games.four_senses.mind.kernel.convert import board_of
from touchstone.games.four_senses.mind.solver.book import LIVE_FROM
from touchstone.games.four_senses.mind.solver.live import LiveSolver
from touchstone.match import Agreement, Chair, Match

RIVAL = 9
"""A level that thinks ahead and errs now and then."""


def main() -> None:
    options = ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=1000)
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    solver, dice = LiveSolver(), Random(asked.seed)
    results = Counter(play(number, solver, dice) for number in range(asked.games))
    for (won, result), count in sorted(results.items()):
        print(f"{'a won position' if won else 'no won position'}, {result}: {count} games")


def play(number: int, solver: LiveSolver, dice: Random) -> tuple[bool, str]:
    """Whether the strongest ever had a won position, and what became of the game for it."""
    game = new_game("four-senses", claims="referee")
    match = Match.begin(Agreement(game, (Chair(masked=False),) * 2))
    best = Seat(number % 2 + 1)
    had_won = False
    while match.turn is not None:
        seat = match.turn
        board = board_of(match.record.sitting.state.stacks)
        if seat == best and not had_won and pieces_placed(board) >= LIVE_FROM:
            had_won = solver.worth(board) > 0
        match, _ = match.submit(choose(match, seat, STRONGEST if seat == best else RIVAL, dice))
    assert match.outcome is not None
    if not match.outcome.winners:
        return had_won, "drawn"
    return had_won, "won" if match.outcome.winners == (best,) else "lost"


if __name__ == "__main__":
    main()
