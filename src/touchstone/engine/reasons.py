"""Why a move is good or bad, as small facts that follow from the rules of any game."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from touchstone.core.game import AnyGame
from touchstone.core.values import Outcome, Seat
from touchstone.engine.guide import Guide
from touchstone.engine.levels import Meter

PROBES = 6
"""Replies that are tried before a move is taken for a threat; most must leave the win there."""
MOST_STEPS = 40
"""Moves of one turn."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact about a move.

    `wins` (with the further `moves` of the turn), `gives` the win to another, `allows` the next
    player to win with `moves`, `parries` a win of the next player with `moves`, `threatens` to win
    with `moves`. `outcome` says how that win looks. `parries` are the moves that prevent it, where
    somebody looked at all of them.
    """

    code: str
    moves: tuple[Any, ...] = ()
    outcome: Outcome | None = None
    parries: tuple[Any, ...] | None = None


class Win(NamedTuple):
    """The moves of one turn that win, and the end that they lead to."""

    moves: tuple[Any, ...]
    outcome: Outcome


def value_of(outcome: Outcome, seat: Seat) -> str:
    """What an end is worth to a seat; what all have reached together is everybody's win.

    A victory that is shared with an opponent is no more than a draw.
    """
    if outcome.together or outcome.winners == (seat,):
        return "win"
    return "loss" if outcome.winners and seat not in outcome.winners else "draw"


def win_in_turn(game: AnyGame, state: Any, guide: Guide) -> Win | None:
    """How the seat to move wins within its turn, as far as its guide sees; played out to the end.

    A guide may take for won what still has to be declared, so its word alone is not enough.
    """
    seat, moves = game.to_move(state), []
    for _ in range(MOST_STEPS):
        found = guide.winning(game, state)
        if not found:
            return None
        moves.append(found[0])
        state = game.play(state, found[0]).state
        outcome = game.outcome(state)
        if outcome is not None:
            return Win(tuple(moves), outcome) if seat in outcome.winners else None
        if game.to_move(state) != seat:
            return None
    return None


def win_of_next(game: AnyGame, state: Any, seat: Seat, guide: Guide, depth: int = 3) -> Win | None:
    """How the next player wins, whatever the seat that has moved does with the rest of its turn."""
    if game.to_move(state) != seat:
        return win_in_turn(game, state, guide)
    found = None
    for move in guide.moves(game, state) if depth else ():
        after = game.play(state, move).state
        outcome = game.outcome(after)
        if outcome is not None:
            found = None if value_of(outcome, seat) != "loss" else Win((), outcome)
        else:
            found = win_of_next(game, after, seat, guide, depth - 1)
        if found is None:
            return None
    return found


def parried(allowed: Mapping[Any, Win], moves: Sequence[Any]) -> Reason | None:
    """The threat that most moves leave open, and the moves that do not; None if there is none."""
    if 2 * len(allowed) < len(moves) or len(allowed) == len(moves):
        return None
    threat, _ = Counter(win.moves for win in allowed.values()).most_common(1)[0]
    shown = next(win for win in allowed.values() if win.moves == threat)
    parries = tuple(move for move in moves if move not in allowed)
    return Reason("parries", shown.moves, shown.outcome, parries)


def threatened(game: AnyGame, after: Any, seat: Seat, guide: Guide, meter: Meter) -> Reason | None:
    """How the seat wins next unless the reply prevents it; None where most replies do.

    With more than two seats those in between are not asked: a threat is to the next one to move.
    """
    if game.outcome(after) is not None or game.seats != 2 or game.to_move(after) == seat:
        return None
    replies = game.legal_moves(after)
    step = max(1, len(replies) // PROBES)
    ordered = [*replies[::step], *(r for n, r in enumerate(replies) if n % step)]
    wins: list[Win] = []
    parries: list[Any] = []
    for number, reply in enumerate(ordered):
        win = _win_after(game, after, reply, seat, guide)
        if win is None:
            parries.append(reply)
        else:
            wins.append(win)
        if 2 * len(parries) > PROBES and not wins:
            return None
        if meter.is_out and number >= PROBES:
            break
    if not wins or len(parries) > len(wins):
        return None
    common, _ = Counter(win.moves for win in wins).most_common(1)[0]
    shown = next(win for win in wins if win.moves == common)
    is_complete = len(wins) + len(parries) == len(replies)
    in_order = tuple(reply for reply in replies if reply in parries)
    return Reason("threatens", shown.moves, shown.outcome, in_order if is_complete else None)


def _win_after(game: AnyGame, state: Any, reply: Any, seat: Seat, guide: Guide) -> Win | None:
    after = game.play(state, reply).state
    outcome = game.outcome(after)
    if outcome is not None:
        return Win((), outcome) if seat in outcome.winners else None
    return win_in_turn(game, after, guide) if game.to_move(after) == seat else None
