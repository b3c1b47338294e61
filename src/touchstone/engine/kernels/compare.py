"""A kernel compared with the rules: random games played by both, checked after every move."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from touchstone.core.game import AnyGame
from touchstone.core.values import FIRST, seat_after
from touchstone.engine.mind import OnStep, no_step


class Twin(Protocol):
    """One game on a kernel, beside the same game by the rules.

    A subclass says for a game's kernel how a board is set up, its moves, a move made, and what must
    be the same.
    """

    def __init__(self, game: AnyGame, state: Any, dice: Random) -> None:
        """Sets up the kernel's board for a position; the dice may choose a taste for moves."""

    def moves(self) -> list[Any]:
        """The legal moves as the kernel lists them; none when the game is over."""

    def play(self, move: Any) -> None:
        """Makes a move on the kernel's board."""

    def is_same(self, state: Any, dice: Random) -> bool:
        """Whether the board says what the position of the rules says, moves aside."""

    def choose(self, state: Any, legal: Sequence[Any], dice: Random) -> Any:
        """The move to go on with."""
        return dice.choice(legal)


class Difference(AssertionError):
    """A position in which kernel and rules do not say the same."""


def compare(
    game: AnyGame, twin_of: type[Twin], moves: int, dice: Random, on_step: OnStep = no_step
) -> int:
    """The number of moves played, at least `moves` and all alike; raises Difference."""
    played, start = 0, FIRST
    while played < moves:
        state = game.initial(start)
        twin = twin_of(game, state, dice)
        while True:
            legal = game.legal_moves(state)
            if twin.moves() != list(legal) or not twin.is_same(state, dice):
                where = f"{dict(game.settings)} {game.state_text(state)}"
                raise Difference(f"kernel and rules differ: {where}")
            if not legal or played >= moves:
                break
            move = twin.choose(state, legal, dice)
            state = game.play(state, move).state
            twin.play(move)
            played += 1
        on_step(played, moves)
        start = seat_after(start, game.seats)
    return played
