"""Many boards of Four Senses at once, with a referee: all of them step together, in one kernel.

Masks of 16 wells become bytes by a table: eight wells are one word of 64 bits. So an observation of
eight planes is sixteen words, and the mask of all 64 actions eight.
"""

from typing import Any

import numpy as np
from numba import int64, uint64
from numpy.typing import NDArray

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import Bits, Numbers, kernel
from touchstone.games.four_senses.mind.kernel.board import (
    EMPTY_BOARD,
    legal,
    makes_pattern,
    pieces_placed,
    placed,
)

ACTIONS = 64
PLANES = (
    "level 1",
    "level 2",
    "level 3",
    "flat",
    "hole",
    "flats left",
    "holes left",
    "doubles left",
)
"""What an observation shows of each well; what is left in the box is the same everywhere."""
_WORDS = 2 * len(PLANES)
_MASK_WORDS = ACTIONS // 8
_ONES = uint64(0x0101010101010101)
_BYTE = uint64(0xFF)


def _spread() -> NDArray[np.uint64]:
    """For every byte its bits as eight bytes."""
    bits = np.arange(256)[:, None] >> np.arange(8) & 1
    return np.ascontiguousarray(bits.astype(np.uint8)).view(np.uint64).ravel()


_SPREAD = _spread()


@kernel
def _show(board: int, shown: Bits, mask: Bits) -> None:
    """Writes what is seen of a board, and what may be placed."""
    low, high, hole = board & 0xFFFF, (board >> 16) & 0xFFFF, (board >> 32) & 0xFFFF
    planes = (low & ~high, high & ~low, low & high, (low | high) & ~hole, hole)
    for number in range(5):
        shown[2 * number] = _SPREAD[planes[number] & 255]
        shown[2 * number + 1] = _SPREAD[planes[number] >> 8]
    for heap in range(3):
        left = uint64((board >> (48 + 4 * heap)) & 15) * _ONES
        shown[10 + 2 * heap] = left
        shown[11 + 2 * heap] = left
    moves = uint64(legal(board))
    for word in range(8):
        mask[word] = _SPREAD[int64((moves >> uint64(8 * word)) & _BYTE)]


@kernel
def _reset(boards: Numbers, shown: Bits, mask: Bits, players: Numbers) -> None:
    for number in range(len(boards)):
        boards[number] = EMPTY_BOARD
        players[number] = 0
        _show(EMPTY_BOARD, shown[number], mask[number])


@kernel
def _step(
    boards: Numbers,
    actions: Numbers,
    shown: Bits,
    mask: Bits,
    players: Numbers,
    rewards: Any,
    terminated: Any,
) -> None:
    """One action on every board; a board whose round is over begins anew at once."""
    for number in range(len(boards)):
        board, lane, mover = boards[number], actions[number], players[number]
        reward = 0.0
        over = False
        if lane < 0 or lane >= 64 or not (legal(board) >> lane) & 1:
            reward, over = -1.0, True
        else:
            board = placed(board, lane)
            if makes_pattern(board, lane & 15):
                reward, over = 1.0, True
            else:
                over = pieces_placed(board) == 24
        rewards[number, mover] = reward
        rewards[number, 1 - mover] = -reward
        terminated[number] = over
        if over:
            board, mover = EMPTY_BOARD, 1
        boards[number] = board
        players[number] = 1 - mover
        _show(board, shown[number], mask[number])


def covers(game: AnyGame) -> bool:
    """Whether the kernel plays this game."""
    return game.settings["claims"] == "referee" and game.seats == 2


class Batch:
    """So many boards. Arrays are the same objects from step to step, and are written anew."""

    actions = ACTIONS
    players = 2

    def __init__(self, game: AnyGame, boards: int) -> None:
        self._boards = np.zeros(boards, np.int64)
        self._shown = np.zeros((boards, _WORDS), np.uint64)
        self._mask = np.zeros((boards, _MASK_WORDS), np.uint64)
        self.current_player = np.zeros(boards, np.int64)
        self.rewards = np.zeros((boards, 2), np.float32)
        self.terminated = np.zeros(boards, np.bool_)
        self.observation = self._shown.view(np.uint8).reshape(boards, len(PLANES), 4, 4)
        self.legal_action_mask = self._mask.view(np.bool_)

    def reset(self) -> None:
        """Every board empty."""
        _reset(self._boards, self._shown, self._mask, self.current_player)

    def step(self, actions: Numbers) -> None:
        """One action on every board."""
        _step(
            self._boards,
            actions,
            self._shown,
            self._mask,
            self.current_player,
            self.rewards,
            self.terminated,
        )
