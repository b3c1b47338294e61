"""Random games of 4EYES+ by the rules and on the kernel, compared move by move."""

from random import Random

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat
from touchstone.games.four_eyes_plus.mind.kernel.board import (
    GOES_ON,
    MOST_MOVES,
    OUTCOME,
    PHASE,
    TURN,
    Board,
    list_moves,
    play,
)
from touchstone.games.four_eyes_plus.mind.kernel.convert import REASONS, board_of, code_of
from touchstone.games.four_eyes_plus.mind.kernel.terrain import terrain_of
from touchstone.games.four_eyes_plus.rules.state import State

PEACEFUL = 0.97
"""How often a random player avoids the end of the game, so that tiles get to be moved too."""


def compare(game: AnyGame, moves: int, dice: Random) -> int:
    """Plays until so many moves were equal in every way; raises AssertionError at the first not."""
    terrain = terrain_of(game)
    room = np.zeros(MOST_MOVES, dtype=np.int64)
    played = 0
    while played < moves:
        state = game.initial(Seat(dice.randrange(game.seats) + 1))
        board = board_of(terrain, state)
        while True:
            legal = game.legal_moves(state)
            found = list_moves(terrain, board, room, MOST_MOVES)
            _demand(game, state, [code_of(move) for move in legal] == room[:found].tolist())
            _demand(game, state, _same_facts(game, state, board))
            if not legal:
                break
            if dice.random() < 0.02:
                _demand(game, state, _same_arrays(board, board_of(terrain, state)))
            move = dice.choice(legal)
            tries = 8 if dice.random() < PEACEFUL else 0
            while tries and game.outcome(game.play(state, move)) is not None:
                move, tries = dice.choice(legal), tries - 1
            state = game.play(state, move)
            play(terrain, board, code_of(move))
            played += 1
    return played


def _same_facts(game: AnyGame, state: State, board: Board) -> bool:
    outcome, code = state.outcome, int(board.facts[OUTCOME])
    if outcome is None:
        turn, phase = int(board.facts[TURN]) + 1, int(board.facts[PHASE])
        return code == GOES_ON and (turn, phase) == (state.turn, state.phase)
    if outcome.winners:
        return outcome.winners == (code + 1,)
    return REASONS.get(code) == outcome.reason


def _same_arrays(one: Board, other: Board) -> bool:
    """Whether a board that was played on is the same as one made anew."""
    parts = ("facts", "pawns", "finishing", "taken", "history")
    return all((getattr(one, part) == getattr(other, part)).all() for part in parts)


def _demand(game: AnyGame, state: State, kept: bool) -> None:
    if not kept:
        raise AssertionError(f"kernel and rules differ: {game.settings} {game.state_text(state)}")
