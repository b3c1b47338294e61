"""The simplest opponent: takes a win it can reach within its own turn, else plays at random."""

from random import Random
from typing import Any

from touchstone.core.game import AnyGame
from touchstone.core.seats import Seat
from touchstone.match import Command, Match, Play


def choose(match: Match, seat: Seat, dice: Random) -> Command:
    """The command that this opponent sends when it is the seat's turn."""
    game, state = match.record.game, match.record.sitting.state
    moves = list(game.legal_moves(state))
    wins = [move for move in moves if _wins(game, state, move, seat, depth=2)]
    moving = [move for move in moves if _changes_board(game, state, move)]
    # Moves without a cell come last: where nothing can be moved, this is the one that goes on.
    return Play(seat, game.move_text(dice.choice(wins or moving or moves[-1:])))


def _wins(game: AnyGame, state: Any, move: Any, seat: Seat, depth: int) -> bool:
    """Whether the seat can win with this move and at most `depth` - 1 more of the same turn."""
    after = game.play(state, move)
    outcome = game.outcome(after)
    if outcome is not None:
        return outcome.winners == (seat,)
    if depth == 1 or game.to_move(after) != seat:
        return False
    return any(_wins(game, after, more, seat, depth - 1) for more in game.legal_moves(after))


def _changes_board(game: AnyGame, state: Any, move: Any) -> bool:
    """Whether a finger could feel the difference; a wrong claim, for one, makes none."""
    after = game.play(state, move)
    return any(game.feel(state, cell) != game.feel(after, cell) for cell in game.grid.cells)
