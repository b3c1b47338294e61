"""From the rules' positions and moves of 4EYES+ to the kernel's arrays and back."""

from collections.abc import Sequence
from random import Random

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.core.values import seat_after
from touchstone.engine.kernels.compare import Twin
from touchstone.games.four_eyes_plus.mind.kernel import board as base
from touchstone.games.four_eyes_plus.mind.kernel.board import Board, Terrain
from touchstone.games.four_eyes_plus.rules.state import Lay, Move, Shift, State, shifted

REASONS = {
    base.FULL: "full",
    base.BLOCKED: "blocked",
    base.REPEATED: "repetition",
    base.CAPPED: "cap",
}
_MOST_HISTORY = 2000
"""Positions of phase 2 that are kept; a game without a cap that goes on longer forgets them."""


def empty_board(terrain: Terrain) -> Board:
    """Room for a position."""
    words = (int(terrain.terms[base.CELLS]) + 63) // 64
    cells = (3, words)
    return Board(
        np.zeros(base.FACTS, dtype=np.int64),
        np.zeros(cells, dtype=np.int64),
        np.zeros(cells, dtype=np.int64),
        np.zeros(words, dtype=np.int64),
        np.zeros((3, base.MOST_TILES, 2), dtype=np.int64),
        np.zeros(_MOST_HISTORY, dtype=np.int64),
    )


def board_of(terrain: Terrain, state: State) -> Board:
    """The kernel's board for a position that is not over."""
    board = _tiles_only(terrain, state)
    if state.phase == 2:
        for earlier in _earlier(state):
            past = _tiles_only(terrain, earlier)._replace(history=board.history)
            past.facts[base.HISTORY] = board.facts[base.HISTORY]
            base.remember(terrain, past)
            board.facts[base.HISTORY] = past.facts[base.HISTORY]
        base.remember(terrain, board)
    return board


def _tiles_only(terrain: Terrain, state: State) -> Board:
    board = empty_board(terrain)
    seats = len(state.tiles)
    facts = board.facts
    facts[base.TURN], facts[base.PHASE] = state.turn - 1, state.phase
    facts[base.TURNS], facts[base.OUTCOME] = state.turns, base.GOES_ON
    for seat, tiles in enumerate(state.tiles):
        facts[base.TILES_OF + seat] = len(tiles)
        facts[base.HAND_OF + seat] = state.hands[seat] if state.hands else 0
        for number, tile in enumerate(tiles):
            board.tiles[seat, number] = tile
            base.add_pawn(terrain, board, seat, tile.own)
            base.add_pawn(terrain, board, (seat + 1) % seats, tile.other)
    return board


def _earlier(state: State) -> list[State]:
    """The positions of phase 2 before this one, oldest first."""
    found = []
    tiles, seat = state.tiles, state.turn
    for move in reversed(state.moved):
        seat = seat_after(seat, len(tiles), -1)
        if move is not None:
            back = Shift(move.to_own, move.to_other, move.own, move.other)
            tiles = shifted(tiles, seat, back)
        found.append(State(tiles, state.hands, seat, 2))
    return found[::-1]


def move_of(code: int) -> Move:
    """The move that a number of the kernel stands for."""
    to = code >> 8 & 255, code & 255
    if code & base.SHIFT:
        return Shift(code >> 24 & 255, code >> 16 & 255, *to)
    return Lay(*to)


def code_of(move: Move) -> int:
    """The kernel's number of a move."""
    match move:
        case Lay(own, other):
            return own << 8 | other
        case Shift(own, other, to_own, to_other):
            return base.SHIFT | own << 24 | other << 16 | to_own << 8 | to_other


PEACEFUL = 0.97
"""How often a random player avoids the end of the game, so that tiles get to be moved too."""
TRIES = 8
"""Moves that such a player looks at."""
ANEW = 0.02
"""How often the board that was played on is compared with one made from the position."""


class TileTwin(Twin):
    """A board of tiles."""

    def __init__(self, game: AnyGame, state: State, dice: Random) -> None:
        self._game = game
        self._terrain = base.terrain_of(game)
        self._board = board_of(self._terrain, state)
        self._room = np.zeros(base.MOST_MOVES, dtype=np.int64)

    def moves(self) -> list[Move]:
        """All that the kernel lists."""
        found = base.list_moves(self._terrain, self._board, self._room, base.MOST_MOVES)
        return [move_of(int(code)) for code in self._room[:found]]

    def play(self, move: Move) -> None:
        """Lays or moves a tile."""
        base.play(self._terrain, self._board, code_of(move))

    def is_same(self, state: State, dice: Random) -> bool:
        """Turn, phase and end; now and then the whole board."""
        outcome, code = state.outcome, int(self._board.facts[base.OUTCOME])
        if outcome is not None:
            won = outcome.winners == (code + 1,)
            return won if outcome.winners else REASONS.get(code) == outcome.reason
        turn, phase = int(self._board.facts[base.TURN]) + 1, int(self._board.facts[base.PHASE])
        same = code == base.GOES_ON and (turn, phase) == (state.turn, state.phase)
        return same and (dice.random() >= ANEW or self._is_as_new(state))

    def _is_as_new(self, state: State) -> bool:
        fresh = board_of(self._terrain, state)
        parts = ("facts", "pawns", "finishing", "taken", "history")
        return all((getattr(self._board, part) == getattr(fresh, part)).all() for part in parts)

    def choose(self, state: State, legal: Sequence[Move], dice: Random) -> Move:
        """Mostly a move that does not end the game."""
        move = dice.choice(legal)
        tries = TRIES if dice.random() < PEACEFUL else 0
        while tries and self._game.outcome(self._game.play(state, move).state) is not None:
            move, tries = dice.choice(legal), tries - 1
        return move
