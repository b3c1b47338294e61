"""Whole turns: what a seat can do until the next one moves, and what is forced after it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat
from touchstone.engine.guide import Guide
from touchstone.engine.reasons import Win, value_of, win_in_turn

MOST_POSITIONS = 30_000
"""Positions that a proof may look at; a puzzle that needs more is not made."""
SIGNS = {"win": 1, "draw": 0, "loss": -1}


class TooDeep(Exception):
    """A proof would take too long."""


class Turn(NamedTuple):
    """The moves of one turn, and the position after it."""

    moves: tuple[Any, ...]
    after: Any


def turns(game: AnyGame, state: Any, guide: Guide) -> Iterator[Turn]:
    """Every turn of the seat to move that its guide does not take for nonsense."""
    seat = game.to_move(state)
    waiting: list[Turn] = [Turn((), state)]
    while waiting:
        begun = waiting.pop()
        for move in reversed(guide.moves(game, begun.after)):
            turn = Turn((*begun.moves, move), game.play(begun.after, move).state)
            if is_over(game, turn.after, seat):
                yield turn
            else:
                waiting.append(turn)


def is_over(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Whether the turn of a seat is over: the next one moves, or nobody does."""
    return game.outcome(state) is not None or game.to_move(state) != seat


def refuting(game: AnyGame, after: Any, seat: Seat, guide: Guide, turns_left: int) -> Turn | None:
    """A turn of the other after which `seat` cannot force a win in so many turns; of two seats."""
    at_once = win_in_turn(game, after, guide)
    if at_once is not None:
        return Turn(at_once.moves, None)
    for reply in turns(game, after, guide):
        if not forces(game, reply.after, seat, guide, turns_left):
            return reply
    return None


def forces(game: AnyGame, state: Any, seat: Seat, guide: Guide, turns_left: int) -> bool:
    """Whether the seat to move wins within so many turns of its own, whatever the other does."""
    outcome = game.outcome(state)
    if outcome is not None:
        return value_of(outcome, seat) == "win"
    if game.to_move(state) != seat:
        return False
    if win_in_turn(game, state, guide) is not None:
        return True
    return turns_left > 1 and next(forcing(game, state, seat, guide, turns_left), None) is not None


def forcing(game: AnyGame, state: Any, seat: Seat, guide: Guide, turns_left: int) -> Iterator[Turn]:
    """The turns that force a win within so many turns, where none wins at once."""
    for turn in turns(game, state, guide):
        goes_on = game.outcome(turn.after) is None
        if goes_on and refuting(game, turn.after, seat, guide, turns_left - 1) is None:
            yield turn


class Values:
    """What positions near the end are worth to the seat to move, of two: 1, 0 or -1, by the rules.

    Nothing is estimated: every move is looked at, until the patience is spent.
    """

    def __init__(self, game: AnyGame, guide: Guide, most: int = MOST_POSITIONS) -> None:
        self._game = game
        self._guide = guide
        self._left = most
        self._known: dict[Any, int] = {}

    def of(self, state: Any, seat: Seat) -> int:
        """The value for this seat; raises TooDeep."""
        game = self._game
        outcome = game.outcome(state)
        if outcome is not None:
            return SIGNS[value_of(outcome, seat)]
        mover = game.to_move(state)
        found = self._known.get(state)
        if found is None:
            self._left -= 1
            if self._left < 0:
                raise TooDeep
            found = self._known[state] = self._best(state, mover)
        return found if mover == seat else -found

    def _best(self, state: Any, mover: Seat) -> int:
        if win_in_turn(self._game, state, self._guide) is not None:
            return 1
        best = -1
        for move in self._guide.moves(self._game, state):
            best = max(best, self.of(self._game.play(state, move).state, mover))
            if best == 1:
                break
        return best


def wins_at_once(game: AnyGame, state: Any, guide: Guide) -> list[Win]:
    """Every first move that wins in this turn, with what is left of the turn and how it ends."""
    seat, found = game.to_move(state), list[Win]()
    for move in guide.winning(game, state):
        after = game.play(state, move).state
        outcome = game.outcome(after)
        if outcome is not None:
            found.append(Win((move,), outcome))
        elif game.to_move(after) == seat and (more := win_in_turn(game, after, guide)):
            found.append(Win((move, *more.moves), more.outcome))
    return [win for win in found if value_of(win.outcome, seat) == "win"]
