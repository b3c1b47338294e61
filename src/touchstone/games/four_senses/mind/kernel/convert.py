"""From the rules' positions and moves to the kernel's words and back."""

from functools import cache
from random import Random

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compare import Twin
from touchstone.games.four_senses import KIND, FourSenses
from touchstone.games.four_senses.mind.kernel.board import legal, makes_pattern, placed
from touchstone.games.four_senses.rules.state import (
    Move,
    Piece,
    Place,
    Stack,
    State,
    heaps,
    height,
    top,
)

_PIECES = tuple(Piece)
"""In the order of the kernel's lanes: f, h, df, dh."""


@cache
def referee_game(seats: int = 2, bonus: str = "strict") -> FourSenses:
    """The game that the kernel plays: every line is called as soon as it is made."""
    game = KIND.new(seats, {"claims": "referee", "bonus": bonus})
    assert isinstance(game, FourSenses)
    return game


def board_of(stacks: tuple[Stack, ...]) -> int:
    """The kernel's word for these stacks and what they leave in the box.

    >>> from touchstone.games.four_senses.rules.state import EMPTY
    >>> board_of(EMPTY.stacks) == 8 << 48 | 8 << 52 | 8 << 56
    True
    """
    left = heaps(stacks)
    board = (left["f"] << 48) | (left["h"] << 52) | (left["d"] << 56)
    for cell, stack in enumerate(stacks):
        levels = height(stack)
        board |= (levels & 1) << cell | (levels >> 1) << (16 + cell)
        board |= (top(stack) == "h") << (32 + cell)
    return board


def placement(lane: int) -> Place:
    """The move of a lane number, `16 * piece + cell`."""
    return Place(_PIECES[lane >> 4], lane & 15)


def placements(word: int) -> list[Move]:
    """The moves of a set of placements, in the order in which moves are listed."""
    return [placement(lane) for lane in lanes_in_order(word)]


def lane_of(move: Place) -> int:
    """The lane number of a placement."""
    return 16 * _PIECES.index(move.piece) + move.cell


def lanes_in_order(word: int) -> list[int]:
    """The lane numbers of a set of placements, in the order in which moves are listed.

    >>> [placement(lane).cell for lane in lanes_in_order(0b101)]
    [0, 2]
    """
    order = (16 * piece + cell for cell in range(16) for piece in range(4))
    return [lane for lane in order if word >> lane & 1]


class RefereeTwin(Twin):
    """A board, and whether the last placement made a pattern, which ends the game."""

    def __init__(self, game: AnyGame, state: State, dice: Random) -> None:
        self._board = board_of(state.stacks)
        self._is_won = False

    def moves(self) -> list[Move]:
        """Placements in the order of the notation."""
        return [] if self._is_won else placements(legal(self._board))

    def play(self, move: Move) -> None:
        """Places a piece."""
        assert isinstance(move, Place)
        self._board = placed(self._board, lane_of(move))
        self._is_won = makes_pattern(self._board, move.cell)

    def is_same(self, state: State, dice: Random) -> bool:
        """Boards, and whether the game is won."""
        won = bool(state.outcome and state.outcome.winners)
        return self._board == board_of(state.stacks) and self._is_won == won
