"""What the helper of an open-eyed seat looks for, in any game: moves that win at once."""

from dataclasses import dataclass
from typing import Any

from touchstone.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Win:
    """A move in notation that wins the round, and the cells of the line that it completes."""

    text: str
    where: tuple[str, ...]


def wins_now(game: AnyGame, state: Any) -> tuple[Win, ...]:
    """The moves with which the seat to move wins the round at once.

    In Four Senses these are the lines that stand and can be declared; whoever made them may have
    missed them.

    >>> from touchstone.games import new_game
    >>> game = new_game("four-senses")
    >>> almost = "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, h, -, -; row1 f, h+f, "
    >>> wins_now(game, game.read_state(almost + "h, -; turn 1; stage explore"))
    ()
    >>> wins_now(game, game.read_state(almost + "h+df, -; turn 1; stage explore"))[0]
    Win(text='claim a1-c1', where=('a1', 'b1', 'c1'))
    """
    seat, found = game.to_move(state), []
    for move in game.legal_moves(state):
        outcome = game.outcome(game.play(state, move).state)
        if outcome is not None and seat in outcome.winners:
            found.append(Win(game.move_text(move), outcome.where))
    return tuple(found)
