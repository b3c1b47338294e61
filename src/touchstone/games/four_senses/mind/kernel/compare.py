"""The referee's game of Four Senses on the kernel, to be compared with the rules."""

from random import Random

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compare import Twin
from touchstone.games.four_senses.mind.kernel.board import legal, makes_pattern, placed
from touchstone.games.four_senses.mind.kernel.convert import (
    board_of,
    lane_of,
    lanes_in_order,
    placement,
)
from touchstone.games.four_senses.rules.state import Move, Place, State


class RefereeTwin(Twin):
    """A board, and whether the last placement made a pattern, which ends the game."""

    def __init__(self, game: AnyGame, state: State, dice: Random) -> None:
        self._board = board_of(state.stacks)
        self._is_won = False

    def moves(self) -> list[Move]:
        """Placements in the order of the notation."""
        if self._is_won:
            return []
        return [placement(lane) for lane in lanes_in_order(legal(self._board))]

    def play(self, move: Move) -> None:
        """Places a piece."""
        assert isinstance(move, Place)
        self._board = placed(self._board, lane_of(move))
        self._is_won = makes_pattern(self._board, move.cell)

    def is_same(self, state: State, dice: Random) -> bool:
        """Boards, and whether the game is won."""
        won = bool(state.outcome and state.outcome.winners)
        return self._board == board_of(state.stacks) and self._is_won == won
