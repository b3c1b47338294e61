"""Tactori on 9x9 on the kernel, to be compared with the rules."""

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compare import Twin
from touchstone.games.tactori import KIND
from touchstone.games.tactori.mind.kernel_wide.board import (
    GOES_ON,
    LENGTH,
    OUTCOME,
    REASON,
    SEEN,
    TURN,
)
from touchstone.games.tactori.mind.kernel_wide.convert import (
    REASONS,
    board_of,
    code_of,
    history_of,
    move_of,
)
from touchstone.games.tactori.mind.kernel_wide.moves import MOST_MOVES, list_moves
from touchstone.games.tactori.mind.kernel_wide.play import play
from touchstone.games.tactori.mind.kernel_wide.rectangles import score
from touchstone.games.tactori.mind.kernel_wide.terrain import VARIANTS, terms_of
from touchstone.games.tactori.rules.state import Lay, Move, Place, State

_PARTS = np.array([number for number in range(LENGTH) if number not in (OUTCOME, REASON, SEEN)])

ANEW = 0.1
"""How often the board that was played on is held against one made anew from the position."""


def every_game() -> Iterator[AnyGame]:
    """The games that the kernel plays: each variant and number of players, each setting changed."""
    changes: tuple[dict[str, str], ...] = (
        {},
        {"spacing": "ban"},
        {"straight": "clear"},
        {"closed": "loop"},
        {"repetition": "0"},
        {"repetition": "1"},
        {"repetition": "2"},
    )
    for variant in VARIANTS:
        for players in (2, 3, 4):
            for changed in changes:
                yield KIND.new(players, {"variant": variant, **changed})


class WideTwin(Twin):
    """A board of 9x9 fields.

    Each game has its own taste for stones, sticks and all other moves, so that some boards grow
    high, some fill with sticks and on some the stones wander.
    """

    def __init__(self, game: AnyGame, state: State, dice: Random) -> None:
        self._game = game
        self._terms = terms_of(game)
        self._board = board_of(game, state)
        self._seen = history_of(state, self._board)
        self._room = np.zeros(MOST_MOVES, dtype=np.int64)
        self._for_sticks, self._for_corner = dice.random(), dice.random()
        self._corner = dice.randrange(2, 10)

    def moves(self) -> list[Move]:
        """All that the kernel lists."""
        found = list_moves(self._terms, self._board, self._room)
        return [move_of(int(code)) for code in self._room[:found]]

    def play(self, move: Move) -> None:
        """Makes a move of any kind."""
        play(self._terms, self._board, self._seen, self._room, code_of(move))

    def is_same(self, state: State, dice: Random) -> bool:
        """Points, turn, history and end; now and then the whole board."""
        game, board = self._game, self._board
        scores = tuple(score(self._terms, board, seat) for seat in range(game.seats))
        same = scores == (game.scores(state) or (0,) * game.seats) and self._same_facts(state)
        if state.outcome is None and dice.random() < ANEW:
            same = same and bool((board[_PARTS] == board_of(game, state)[_PARTS]).all())
        return same

    def _same_facts(self, state: State) -> bool:
        """Whether turn and history are the same, and an end the same end."""
        board, outcome, code = self._board, state.outcome, int(self._board[OUTCOME])
        if outcome is None:
            same = board[TURN] + 1 == state.turn and board[SEEN] == len(state.seen)
            return code == GOES_ON and bool(same)
        winners = (code + 1,) if code >= 0 else ()
        same_winners = bool(self._game.scores(state)) or winners == outcome.winners
        return code != GOES_ON and same_winners and outcome.reason in REASONS[int(board[REASON])]

    def choose(self, state: State, legal: Sequence[Move], dice: Random) -> Move:
        """A random move; stones are often kept to a corner, where towers grow."""
        wanted: Sequence[Move] = ()
        if dice.random() < self._for_sticks:
            wanted = [move for move in legal if isinstance(move, Lay)]
        elif dice.random() < self._for_corner:
            low = self._corner
            wanted = [
                move
                for move in legal
                if isinstance(move, Place) and move.cell // 9 < low and move.cell % 9 < low
            ]
        return dice.choice(wanted or legal)
