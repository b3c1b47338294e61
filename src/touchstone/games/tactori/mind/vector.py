"""Many boards of Tactori on 5x5 at once: the four games against each other, on the kernel."""

from typing import Any

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.games.tactori.mind.kernel_small.board import (
    COUNTED,
    DONE,
    FIELDS,
    GOES_ON,
    LAY,
    LENGTH,
    OUTCOME,
    SEATS,
    SEGMENTS,
    STAGE,
    STICKS_OF,
    STONE,
    STONES_OF,
    TOWERS,
    TURN,
    layable,
    play,
)
from touchstone.games.tactori.mind.kernel_small.convert import board_of, is_covered, terms_of
from touchstone.games.tactori.mind.kernel_small.scores import score

ACTIONS = FIELDS + SEGMENTS + 1
"""As in the table of version 0: place, lay, done."""
PLANES = ("height", "red", "blue", "yellow", "green", "stones left", "sticks left", "sticks to lay")
"""What an observation shows of each field: its height, its top, and what the mover has."""


@kernel
def _show(board: Numbers, shown: Any, mask: Any) -> None:
    """Writes what is seen of a board, and what may be done."""
    seat, stage = board[TURN], board[STAGE]
    stones, sticks = board[STONES_OF + seat], board[STICKS_OF + seat]
    for field in range(FIELDS):
        tower = board[TOWERS + field]
        shown[0, field] = tower >> 2
        for colour in range(4):
            shown[1 + colour, field] = tower > 3 and tower & 3 == colour
        shown[5, field] = stones
        shown[6, field] = sticks
        shown[7, field] = stage
        mask[field] = stage == STONE
    fits = layable(board, seat) if stage != STONE else 0
    for segment in range(SEGMENTS):
        mask[FIELDS + segment] = (fits >> segment) & 1
    mask[FIELDS + SEGMENTS] = stage != STONE


@kernel
def _won(terms: Numbers, board: Numbers, rewards: Any) -> None:
    """What each seat has in the end: 1 to share among the winners, -1 among the others."""
    seats = terms[SEATS]
    best, winners = -1, 0
    for seat in range(seats):
        points = int(board[OUTCOME] == seat)
        if board[OUTCOME] == COUNTED:
            points = score(terms, board, seat)
        rewards[seat] = points
        if points > best:
            best, winners = points, 1
        elif points == best:
            winners += 1
    for seat in range(seats):
        if winners == seats:
            rewards[seat] = 0.0
        elif rewards[seat] == best:
            rewards[seat] = 1.0 / winners
        else:
            rewards[seat] = -1.0 / (seats - winners)


@kernel
def _step(
    terms: Numbers,
    start: Numbers,
    boards: Numbers,
    actions: Numbers,
    shown: Any,
    mask: Any,
    players: Numbers,
    rewards: Any,
    terminated: Any,
) -> None:
    """One action on every board; a board whose game is over begins anew at once."""
    seats = terms[SEATS]
    for number in range(len(boards)):
        board, action = boards[number], actions[number]
        rewards[number, :] = 0.0
        over = False
        if action < 0 or action >= ACTIONS or not mask[number, action]:
            over = True
            for seat in range(seats):
                rewards[number, seat] = -1.0 if seat == board[TURN] else 1.0 / (seats - 1)
        else:
            move = action
            if action >= FIELDS:
                move = DONE if action == ACTIONS - 1 else LAY + action - FIELDS
            play(terms, board, move)
            if board[OUTCOME] != GOES_ON:
                over = True
                _won(terms, board, rewards[number])
        terminated[number] = over
        if over:
            board[:] = start
        players[number] = board[TURN]
        _show(board, shown[number], mask[number])


def inputs(observation: Any, mask: Any, players: Any) -> Any:
    """What a network is shown: all as whoever acts sees it, their own colour first.

    Of each field its height in four steps, whose top it is, and what may be done with it.
    """
    boards = len(observation)
    shown = observation.reshape(boards, len(PLANES), FIELDS)
    colours = (np.arange(4)[None, :] + players[:, None]) % 4
    tops = shown[np.arange(boards)[:, None], 1 + colours]
    heights = [shown[:, 0] >= step for step in (1, 2, 3, 4)]
    left = shown[:, 5:7, 0] / 16.0
    return np.concatenate(
        [*heights, tops.reshape(boards, -1), left, mask], axis=1, dtype=np.float32, casting="unsafe"
    )


def covers(game: AnyGame) -> bool:
    """Whether the kernel plays this game."""
    return is_covered(game)


class Batch:
    """So many boards. Arrays are the same objects from step to step, and are written anew."""

    actions = ACTIONS

    def __init__(self, game: AnyGame, boards: int) -> None:
        self.players = game.seats
        self._game = game
        self._terms = terms_of(game)
        self._start = board_of(game, game.initial())
        self._boards = np.zeros((boards, LENGTH), np.int64)
        self._shown = np.zeros((boards, len(PLANES), FIELDS), np.int8)
        self.current_player = np.zeros(boards, np.int64)
        self.rewards = np.zeros((boards, game.seats), np.float32)
        self.terminated = np.zeros(boards, np.bool_)
        self.legal_action_mask = np.zeros((boards, ACTIONS), np.bool_)
        self.observation = self._shown.reshape(boards, len(PLANES), 5, 5)

    def reset(self) -> None:
        """Every board empty."""
        # An action that is none ends every game, and each begins anew.
        self.step(np.full(len(self._boards), -1, np.int64))
        self.terminated[:] = False
        self.rewards[:] = 0

    def lay_out(self, state: Any) -> None:
        """The same position on every board."""
        for number, board in enumerate(self._boards):
            board[:] = board_of(self._game, state)
            self.current_player[number] = board[TURN]
            _show(board, self._shown[number], self.legal_action_mask[number])

    def step(self, actions: Numbers) -> None:
        """One action on every board."""
        _step(
            self._terms,
            self._start,
            self._boards,
            actions,
            self._shown,
            self.legal_action_mask,
            self.current_player,
            self.rewards,
            self.terminated,
        )
