"""Random games of Tactori on 5x5 by the rules and on the kernel, compared move by move."""

from random import Random

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat
from touchstone.games.tactori.mind.kernel_small.board import (
    COUNTED,
    MOST_MOVES,
    OUTCOME,
    list_moves,
    play,
    score,
)
from touchstone.games.tactori.mind.kernel_small.convert import board_of, code_of, side_of


def compare(game: AnyGame, moves: int, dice: Random, lays: float = 0.8) -> int:
    """Plays until so many moves were equal in every way; raises AssertionError at the first not.

    A stick is laid with chance `lays` where one can be, so that boards fill with them.
    """
    side = side_of(game)
    room = np.zeros(MOST_MOVES, dtype=np.int64)
    played = 0
    while played < moves:
        state = game.initial(Seat(dice.randrange(game.seats) + 1))
        board = board_of(game, state)
        while True:
            legal = game.legal_moves(state)
            found = list_moves(side, board, room)
            same = [code_of(move) for move in legal] == room[:found].tolist()
            same = same and (board == board_of(game, state)).all()
            scores = tuple(score(side, board, seat) for seat in range(game.seats))
            same = same and scores == (game.scores(state) or (0,) * game.seats)
            if not same:
                text = game.state_text(state)
                raise AssertionError(f"kernel and rules differ: {game.settings} {text}")
            if not legal:
                break
            busy = len(legal) > 1 and dice.random() < lays
            move = dice.choice(legal[:-1] if busy else legal)
            state = game.play(state, move)
            play(side, board, code_of(move))
            played += 1
        assert (board[OUTCOME] == COUNTED) == bool(game.scores(state))
    return played
