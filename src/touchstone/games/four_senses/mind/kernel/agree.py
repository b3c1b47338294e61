"""The kernel held against the rules: random games, compared after every move."""

from collections.abc import Callable
from random import Random

from touchstone.games.four_senses import FourSenses
from touchstone.games.four_senses.mind.kernel.board import EMPTY_BOARD, legal, makes_pattern, place
from touchstone.games.four_senses.mind.kernel.convert import board_of, lanes_in_order, placement


def disagreements(
    game: FourSenses, moves: int, dice: Random, step: Callable[[int], None]
) -> list[str]:
    """What the kernel and the rules of a referee's game see differently in so many moves."""
    faults: list[str] = []
    done = 0
    while done < moves:
        state, board = game.initial(), EMPTY_BOARD
        while game.outcome(state) is None and done < moves:
            lanes = lanes_in_order(legal(board))
            if [placement(lane) for lane in lanes] != list(game.legal_moves(state)):
                faults.append(f"legal moves differ: {game.state_text(state)}")
            lane = dice.choice(lanes)
            state = game.play(state, placement(lane))
            board = place(board, lane >> 4, 1 << (lane & 15))
            outcome = game.outcome(state)
            if board != board_of(state.stacks):
                faults.append(f"boards differ: {game.state_text(state)}")
            if makes_pattern(board, lane & 15) != bool(outcome and outcome.winners):
                faults.append(f"outcomes differ: {game.state_text(state)}")
            done += 1
        step(done)
    return faults
