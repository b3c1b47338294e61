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
    >>> board_of(EMPTY) == 8 << 48 | 8 << 52 | 8 << 56
    True
    """
    left = heaps(stacks)
    board = (left["f"] << 48) | (left["h"] << 52) | (left["d"] << 56)
    for cell, stack in enumerate(stacks):
        levels = height(stack)
        board |= (levels & 1) << cell | (levels >> 1) << (16 + cell)
        board |= (top(stack) == "h") << (32 + cell)
    return board


def stacks_of(board: int) -> tuple[Stack, ...]:
    """Stacks that look like the board and leave the same box; which of several is not promised.

    Raises ValueError if there are none: the heights, tops and heaps contradict each other.
    """
    used = {"f": 8 - ((board >> 48) & 15), "h": 8 - ((board >> 52) & 15)}
    doubles = 8 - ((board >> 56) & 15)
    levels = [((board >> cell) & 1) + 2 * ((board >> (16 + cell)) & 1) for cell in range(16)]
    face = ["fh"[(board >> (32 + cell)) & 1] for cell in range(16)]
    twos = {top: [c for c in range(16) if levels[c] == 2 and face[c] == top] for top in "fh"}
    # Heights of 2 share the doubles that heights of 3 leave. How many go to flat tops?
    shared = doubles - levels.count(3)
    for flat in range(len(twos["f"]) + 1):
        alone = {*twos["f"][:flat], *twos["h"][: max(0, shared - flat)]}
        if len(alone) != shared:
            continue
        topped = [c for c in range(16) if levels[c] in (1, 2) and c not in alone]
        spare = {top: used[top] - sum(face[c] == top for c in topped) for top in "fh"}
        under = [c for c in range(16) if levels[c] == 3 or (levels[c] == 2 and c not in alone)]
        if min(spare.values()) >= 0 and sum(spare.values()) == len(under):
            below = dict(zip(under, "f" * spare["f"] + "h" * spare["h"], strict=True))
            return tuple(
                _stack(levels[c], face[c], below.get(c)) if levels[c] else () for c in range(16)
            )
    raise ValueError(f"no stacks look like the board {board:#x}")


def _stack(levels: int, face: str, below: str | None) -> Stack:
    if below is None:
        return (Piece(face if levels == 1 else f"d{face}"),)
    return (Piece(below), Piece(face if levels == 2 else f"d{face}"))


def placement(lane: int) -> Place:
    """The move of a lane number, `16 * piece + cell`."""
    return Place(_PIECES[lane >> 4], lane & 15)


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
