"""Random games of Tactori on 9x9 by the rules and on the kernel, compared move by move."""

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat
from touchstone.engine.kernels.compiling import Numbers
from touchstone.games.tactori import KIND
from touchstone.games.tactori.mind.kernel_wide.board import (
    GOES_ON,
    LENGTH,
    OUTCOME,
    REASON,
    SEEN,
    TURN,
)
from touchstone.games.tactori.mind.kernel_wide.convert import REASONS, board_of, code_of, history_of
from touchstone.games.tactori.mind.kernel_wide.ground import VARIANTS, terms_of
from touchstone.games.tactori.mind.kernel_wide.moves import MOST_MOVES, list_moves
from touchstone.games.tactori.mind.kernel_wide.play import play
from touchstone.games.tactori.mind.kernel_wide.rectangles import score
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


def compare(game: AnyGame, moves: int, dice: Random) -> int:
    """Plays until so many moves were equal in every way; raises AssertionError at the first not.

    Each game has its own taste for stones, sticks and all other moves, so that some boards grow
    high, some fill with sticks and on some the stones wander.
    """
    terms = terms_of(game)
    room = np.zeros(MOST_MOVES, dtype=np.int64)
    played = 0
    while played < moves:
        state = game.initial(Seat(dice.randrange(game.seats) + 1))
        board = board_of(game, state)
        seen = history_of(state, board)
        tastes = dice.random(), dice.random()
        low = dice.randrange(2, 10)
        while True:
            legal = game.legal_moves(state)
            found = list_moves(terms, board, room)
            same = [code_of(move) for move in legal] == room[:found].tolist()
            scores = tuple(score(terms, board, seat) for seat in range(game.seats))
            same = same and scores == (game.scores(state) or (0,) * game.seats)
            same = same and _same_facts(game, state, board)
            if state.outcome is None and dice.random() < ANEW:
                fresh = board_of(game, state)
                same = same and bool((board[_PARTS] == fresh[_PARTS]).all())
            if not same:
                text = game.state_text(state)
                raise AssertionError(f"kernel and rules differ: {game.settings} {text}")
            if not legal or played >= moves:
                break
            move = _chosen(legal, tastes, low, dice)
            state = game.play(state, move)
            play(terms, board, seen, room, code_of(move))
            played += 1
    return played


def _chosen(legal: Sequence[Move], tastes: tuple[float, float], low: int, dice: Random) -> Move:
    """A random move; stones are often kept to a corner, where towers grow."""
    wanted: Sequence[Move] = ()
    if dice.random() < tastes[0]:
        wanted = [move for move in legal if isinstance(move, Lay)]
    elif dice.random() < tastes[1]:
        wanted = [
            move
            for move in legal
            if isinstance(move, Place) and move.cell // 9 < low and move.cell % 9 < low
        ]
    return dice.choice(wanted or legal)


def _same_facts(game: AnyGame, state: State, board: Numbers) -> bool:
    """Whether turn and history are the same, and an end the same end."""
    outcome, code = state.outcome, int(board[OUTCOME])
    if outcome is None:
        same = board[TURN] + 1 == state.turn and board[SEEN] == len(state.seen)
        return code == GOES_ON and bool(same)
    winners = (code + 1,) if code >= 0 else ()
    same_winners = bool(game.scores(state)) or winners == outcome.winners
    return code != GOES_ON and same_winners and outcome.reason in REASONS[int(board[REASON])]
