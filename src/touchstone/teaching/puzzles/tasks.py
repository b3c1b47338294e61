"""What a puzzle can ask for. A task proves that a position poses it, and judges what was played.

None names its solutions in advance: whatever reaches the aim is accepted. What is stored as the
solution is there to be shown.
"""

from abc import ABC, abstractmethod
from collections import Counter
from typing import Any, NamedTuple

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat
from touchstone.engine.guide import Guide
from touchstone.engine.mind import mind_of
from touchstone.engine.reasons import value_of, win_in_turn, win_of_next
from touchstone.teaching.puzzles.turns import (
    TooDeep,
    Turn,
    Values,
    forcing,
    refuting,
    turns,
    wins_at_once,
)

FEWEST_MOVES = 4
"""With fewer choices nothing is to be found."""
MOST_WINS = 3
"""With more ways to win nothing is to be found either."""


class Posed(NamedTuple):
    """What a position asks: the first turns that answer it, and what it takes.

    `par` counts turns, touches, or what the game itself counts.
    """

    answers: tuple[tuple[Any, ...], ...]
    par: int = 1


class Verdict(NamedTuple):
    """What is said after a turn: solved, wrong, or going on with the `reply` of the other.

    Behind a wrong try `reply` is what refutes it.
    """

    solved: bool | None
    reply: tuple[Any, ...] = ()


class Task(ABC):
    """Something to be found in a position."""

    @abstractmethod
    def pose(self, game: AnyGame, state: Any) -> Posed | None:
        """What is to be found here, proven; None where there is nothing of the kind."""

    @abstractmethod
    def judge(self, game: AnyGame, state: Any, seat: Seat, spent: int, par: int) -> Verdict:
        """After a turn of the seat, which has spent so many turns."""

    def is_lost(self, game: AnyGame, state: Any) -> bool:
        """Whether nothing can be found any more in a turn that is not over yet."""
        return False


def _guide(game: AnyGame) -> Guide:
    return mind_of(game.kind).guide


def _at_once(game: AnyGame, state: Any) -> tuple[Any, ...]:
    """How the seat to move wins in its turn; nothing where it does not."""
    win = win_in_turn(game, state, _guide(game))
    return () if win is None else win.moves


class WinNow(Task):
    """Win in this turn."""

    def pose(self, game: AnyGame, state: Any) -> Posed | None:
        found = [
            win
            for win in wins_at_once(game, state, _guide(game))
            if _builds(game, state, win.moves)
        ]
        if not 1 <= len(found) <= MOST_WINS or len(game.legal_moves(state)) < FEWEST_MOVES:
            return None
        return Posed(tuple(win.moves for win in found))

    def judge(self, game: AnyGame, state: Any, seat: Seat, spent: int, par: int) -> Verdict:
        outcome = game.outcome(state)
        if outcome is not None:
            return Verdict(value_of(outcome, seat) == "win")
        return Verdict(False, _at_once(game, state))


class ClaimStanding(WinNow):
    """Something stands that wins as soon as somebody says so."""

    def pose(self, game: AnyGame, state: Any) -> Posed | None:
        found = [
            win
            for win in wins_at_once(game, state, _guide(game))
            if not _builds(game, state, win.moves)
        ]
        if len({win.outcome.where for win in found}) != 1:
            return None
        return Posed(tuple(win.moves for win in found), len(found[0].outcome.where))

    def is_lost(self, game: AnyGame, state: Any) -> bool:
        return not _at_once(game, state)


def _builds(game: AnyGame, state: Any, moves: tuple[Any, ...]) -> bool:
    """Whether any of these moves changes the board."""
    for move in moves:
        step = game.play(state, move)
        if any(event.changed for event in step.events):
            return True
        state = step.state
    return False


class WinSoon(Task):
    """Win in two turns, whatever the other does."""

    turns = 2

    def pose(self, game: AnyGame, state: Any) -> Posed | None:
        guide, seat = _guide(game), game.to_move(state)
        if game.seats != 2 or guide.winning(game, state):
            return None
        found: list[Turn] = []
        for turn in forcing(game, state, seat, guide, self.turns):
            found.append(turn)
            if len(found) > 1:
                return None
        return Posed(tuple(turn.moves for turn in found), self.turns) if found else None

    def judge(self, game: AnyGame, state: Any, seat: Seat, spent: int, par: int) -> Verdict:
        outcome, guide = game.outcome(state), _guide(game)
        if outcome is not None:
            return Verdict(value_of(outcome, seat) == "win")
        if spent >= par:
            return Verdict(False, _at_once(game, state))
        refutation = refuting(game, state, seat, guide, par - spent)
        if refutation is not None:
            return Verdict(False, refutation.moves)
        replies = list(turns(game, state, guide))
        # One that goes on: the other might as well give the win away.
        longer = [reply for reply in replies if game.outcome(reply.after) is None]
        return Verdict(None, longer[0].moves) if longer else Verdict(True, replies[0].moves)


class OnlySafe(Task):
    """Find the only move after which the next player cannot win at once."""

    def pose(self, game: AnyGame, state: Any) -> Posed | None:
        guide, seat = _guide(game), game.to_move(state)
        moves = guide.moves(game, state)
        if game.seats != 2 or len(moves) < FEWEST_MOVES or guide.winning(game, state):
            return None
        safe = list[Any]()
        for move in moves:
            if _is_safe(game, state, move, seat):
                safe.append(move)
                if len(safe) > 1:
                    return None
        if not safe or not self._fits(game, state, [move for move in moves if move not in safe]):
            return None
        whole = next(
            t
            for t in turns(game, state, guide)
            if t.moves[0] in safe and _holds(game, t.after, seat)
        )
        return Posed((whole.moves,))

    def _fits(self, game: AnyGame, state: Any, wrong: list[Any]) -> bool:
        return len(_threats(game, state, wrong)) < 2

    def judge(self, game: AnyGame, state: Any, seat: Seat, spent: int, par: int) -> Verdict:
        outcome = game.outcome(state)
        if outcome is not None:
            return Verdict(value_of(outcome, seat) != "loss")
        refutation = _at_once(game, state)
        return Verdict(not refutation, refutation)


def _holds(game: AnyGame, after: Any, seat: Seat) -> bool:
    outcome = game.outcome(after)
    if outcome is not None:
        return value_of(outcome, seat) != "loss"
    return not _at_once(game, after)


def _is_safe(game: AnyGame, state: Any, move: Any, seat: Seat) -> bool:
    after = game.play(state, move).state
    if game.outcome(after) is not None:
        return _holds(game, after, seat)
    return win_of_next(game, after, seat, _guide(game)) is None


def _threats(game: AnyGame, state: Any, wrong: list[Any]) -> list[tuple[str, ...]]:
    """The lines with which the other wins after most of the wrong moves."""
    guide, seat = _guide(game), game.to_move(state)
    seen: Counter[tuple[str, ...]] = Counter()
    for move in wrong:
        after = game.play(state, move).state
        if game.outcome(after) is None and game.to_move(after) != seat:
            seen.update({win.outcome.where for win in wins_at_once(game, after, guide)})
    return [where for where, times in seen.items() if 2 * times > len(wrong)]


class ParryTwo(OnlySafe):
    """The other threatens to win in two places; find the one move that parries both."""

    def _fits(self, game: AnyGame, state: Any, wrong: list[Any]) -> bool:
        return len(_threats(game, state, wrong)) >= 2


class HoldDraw(Task):
    """Find the only move that does not lose with best play."""

    def pose(self, game: AnyGame, state: Any) -> Posed | None:
        guide, seat = _guide(game), game.to_move(state)
        moves = guide.moves(game, state)
        if game.seats != 2 or len(moves) < FEWEST_MOVES or guide.winning(game, state):
            return None
        values, holding = Values(game, guide), list[Any]()
        try:
            for move in moves:
                value = values.of(game.play(state, move).state, seat)
                if value == 1 or (value == 0 and holding):
                    return None
                if value == 0:
                    holding.append(move)
        except TooDeep:
            return None
        return Posed((tuple(holding),)) if holding else None

    def judge(self, game: AnyGame, state: Any, seat: Seat, spent: int, par: int) -> Verdict:
        guide = _guide(game)
        values = Values(game, guide, 100 * 30_000)
        if values.of(state, seat) >= 0:
            return Verdict(True)
        other = game.to_move(state)
        winning = (
            m for m in guide.moves(game, state) if values.of(game.play(state, m).state, other) == 1
        )
        return Verdict(False, _at_once(game, state) or (next(winning),))


class Fewest(Task):
    """Reach what all want with as little as possible of what the game counts.

    How little it takes only the game can tell: its part `puzzles` has `fewest`.
    """

    most, least = 6, 2

    def pose(self, game: AnyGame, state: Any) -> Posed | None:
        part = game.kind.part("puzzles")
        line = None if part is None else part.fewest(game, state, self.most)
        if not line:
            return None
        begun, seat = game.count(state) or 0, game.to_move(state)
        for move in line:
            state = game.play(state, move).state
        outcome = game.outcome(state)
        par = (game.count(state) or 0) - begun
        if outcome is None or value_of(outcome, seat) != "win" or par < self.least:
            return None
        return Posed((tuple(line),), par)

    def judge(self, game: AnyGame, state: Any, seat: Seat, spent: int, par: int) -> Verdict:
        outcome = game.outcome(state)
        if outcome is not None:
            return Verdict(value_of(outcome, seat) == "win" and spent <= par)
        return Verdict(None if spent <= par else False)


TASKS: dict[str, Task] = {
    "win": WinNow(),
    "claim": ClaimStanding(),
    "win-in-two": WinSoon(),
    "safe": OnlySafe(),
    "parry": ParryTwo(),
    "draw": HoldDraw(),
    "fewest": Fewest(),
}
"""By the name that a game's list of themes gives it."""
