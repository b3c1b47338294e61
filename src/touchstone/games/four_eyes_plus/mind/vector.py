"""Many boards of 4EYES+ at once, on the kernel: all of them step together.

Actions are those of the table of version 0: all places of a tile, the same places to take a tile up
from, and `swap`. Moving a tile takes two steps of the same seat.
"""

from typing import Any

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.games.four_eyes_plus.lab import actions as texts_of
from touchstone.games.four_eyes_plus.mind.kernel.board import (
    GOES_ON,
    HAND_OF,
    MOST_MOVES,
    OUTCOME,
    PHASE,
    SHIFT,
    SWAP_MOVE,
    TILES_OF,
    TURN,
    Board,
    copy_board,
    list_moves,
    play,
)
from touchstone.games.four_eyes_plus.mind.kernel.convert import board_of, empty_board
from touchstone.games.four_eyes_plus.mind.kernel.terrain import CELLS, SEATS, Terrain, terrain_of

_NOTHING = -1
_PLANES_A_SEAT = 3


@kernel
def _allow(
    terrain: Terrain, board: Board, head: int, numbers: Numbers, moves: Numbers, mask: Any
) -> None:
    """Writes what may be done."""
    places = (len(mask) - 1) // 2
    for number in range(len(mask)):
        mask[number] = False
    for number in range(list_moves(terrain, board, moves, MOST_MOVES)):
        move = moves[number]
        if move == SWAP_MOVE:
            mask[2 * places] = True
        elif not move & SHIFT:
            mask[numbers[(move >> 8) & 255, move & 255]] = True
        elif head == _NOTHING:
            mask[places + numbers[(move >> 24) & 255, (move >> 16) & 255]] = True
        elif (move >> 16) & 0xFFFF == head:
            mask[numbers[(move >> 8) & 255, move & 255]] = True


@kernel
def _show(terrain: Terrain, board: Board, head: int, shown: Any) -> None:
    """Writes what is seen: own and other halves and hands by seat, the phase, the tile in hand."""
    seats, cells = terrain.terms[SEATS], terrain.terms[CELLS]
    for plane in range(len(shown)):
        for cell in range(cells):
            shown[plane, cell] = 0
    for seat in range(seats):
        for tile in range(board.facts[TILES_OF + seat]):
            shown[seat, board.tiles[seat, tile, 0]] = 1
            shown[seats + seat, board.tiles[seat, tile, 1]] = 1
        for cell in range(cells):
            shown[2 * seats + seat, cell] = board.facts[HAND_OF + seat]
    for cell in range(cells):
        shown[3 * seats, cell] = board.facts[PHASE] - 1
    if head != _NOTHING:
        shown[3 * seats + 1, head >> 8] = 1
        shown[3 * seats + 1, head & 255] = 1


@kernel
def _step(
    terrain: Terrain,
    start: Board,
    boards: Board,
    heads: Numbers,
    actions: Numbers,
    places: Numbers,
    numbers: Numbers,
    moves: Numbers,
    shown: Any,
    mask: Any,
    players: Numbers,
    rewards: Any,
    terminated: Any,
) -> None:
    """One action on every board; a board whose game is over begins anew at once."""
    seats, count = terrain.terms[SEATS], len(places)
    for number in range(len(actions)):
        board = Board(
            boards.facts[number],
            boards.pawns[number],
            boards.finishing[number],
            boards.taken[number],
            boards.tiles[number],
            boards.history[number],
        )
        action = actions[number]
        over = False
        winner = _NOTHING
        for seat in range(seats):
            rewards[number, seat] = 0.0
        if action < 0 or action > 2 * count or not mask[number, action]:
            over = True
            for seat in range(seats):
                rewards[number, seat] = -1.0 if seat == board.facts[TURN] else 1.0 / (seats - 1)
        elif action == 2 * count:
            play(terrain, board, SWAP_MOVE)
        elif action >= count:
            heads[number] = places[action - count]
        elif heads[number] != _NOTHING:
            play(terrain, board, SHIFT | heads[number] << 16 | places[action])
            heads[number] = _NOTHING
        else:
            play(terrain, board, places[action])
        if not over and board.facts[OUTCOME] != GOES_ON:
            over = True
            winner = board.facts[OUTCOME]
        if winner >= 0:
            for seat in range(seats):
                rewards[number, seat] = 1.0 if seat == winner else -1.0 / (seats - 1)
        terminated[number] = over
        if over:
            heads[number] = _NOTHING
            board.facts[:] = 0
            board.pawns[:] = 0
            board.finishing[:] = 0
            copy_board(start, board)
        players[number] = board.facts[TURN]
        _allow(terrain, board, heads[number], numbers, moves, mask[number])
        _show(terrain, board, heads[number], shown[number])


def covers(game: AnyGame) -> bool:
    """Whether the kernel plays this game."""
    return True


class Batch:
    """So many boards. Arrays are the same objects from step to step, and are written anew."""

    def __init__(self, game: AnyGame, boards: int) -> None:
        grid, seats = game.grid, game.seats
        texts = texts_of(game)  # type: ignore[arg-type]
        places = texts[: len(texts) // 2]
        self.actions = len(texts)
        self.players = seats
        self._terrain = terrain_of(game)
        self._start = board_of(self._terrain, game.initial())
        ends = [[grid.read(name) for name in place.split()] for place in places]
        self._places = np.array([own << 8 | other for own, other in ends], np.int64)
        self._numbers = np.full((len(grid.cells), len(grid.cells)), _NOTHING, np.int64)
        for number, (own, other) in enumerate(ends):
            self._numbers[own, other] = number
        one = empty_board()
        self._boards = Board(*(np.zeros((boards, *part.shape), part.dtype) for part in one))
        self._heads = np.full(boards, _NOTHING, np.int64)
        self._moves = np.zeros(MOST_MOVES, np.int64)
        planes = _PLANES_A_SEAT * seats + 2
        self._shown = np.zeros((boards, planes, len(grid.cells)), np.int8)
        self.current_player = np.zeros(boards, np.int64)
        self.rewards = np.zeros((boards, seats), np.float32)
        self.terminated = np.zeros(boards, np.bool_)
        self.legal_action_mask = np.zeros((boards, self.actions), np.bool_)
        self.observation = self._shown.reshape(boards, planes, grid.columns, grid.rows)

    def reset(self) -> None:
        """Every board empty."""
        # An action that is none ends every game, and each begins anew.
        self.step(np.full(len(self._heads), -1, np.int64))
        self.terminated[:] = False
        self.rewards[:] = 0

    def step(self, actions: Numbers) -> None:
        """One action on every board."""
        _step(
            self._terrain,
            self._start,
            self._boards,
            self._heads,
            actions,
            self._places,
            self._numbers,
            self._moves,
            self._shown,
            self.legal_action_mask,
            self.current_player,
            self.rewards,
            self.terminated,
        )
