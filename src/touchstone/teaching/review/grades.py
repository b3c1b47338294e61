"""What turns are worth, and how they are graded: in a few words that anybody understands."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from typing import Any

from touchstone.core.game import AnyGame
from touchstone.core.record import Record
from touchstone.core.values import Outcome, Seat
from touchstone.engine.analysis import Analysis, MoveAnalysis
from touchstone.engine.mind import guide_for
from touchstone.engine.reasons import Win, value_of
from touchstone.teaching.puzzles.turns import wins_at_once
from touchstone.teaching.review.plain import Plain, Unknown
from touchstone.teaching.review.turns import Played

OTHER = {"win": "loss", "draw": "draw", "loss": "win"}
"""What a value for one of two players is for the other."""
RANK = {"loss": 0, "draw": 1, "win": 2}
LEAD = 0.25
"""By how much of the points somebody must be ahead to be said to win, where nothing is proven."""
LOST_LEAD = 0.2
"""The part of the points that a turn must cost to be a mistake, where nothing is proven."""
EVEN = 0.5
"""The part of the points that a move must have promised, if another is to be blamed for a loss."""
ENOUGH = 3
"""Better moves that are looked for where nothing is proven."""


class Grade(Enum):
    """How good a turn was."""

    BEST = "best"
    GOOD = "good"
    MISTAKE = "mistake"
    """A draw or a lead given away."""
    BLUNDER = "blunder"
    """A win given away, or a loss in the next turn allowed."""
    MISSED = "missed"
    """Something that stood, or a win in this turn, not taken."""


GRAVITY = {Grade.MISSED: 3, Grade.BLUNDER: 2, Grade.MISTAKE: 1}


@dataclass(frozen=True, slots=True)
class Look:
    """What is known of the position at the beginning of a turn; nothing before it was looked at."""

    found: Analysis | None = None
    shares: tuple[float, ...] = ()

    @property
    def exact(self) -> bool:
        """Whether what it is worth is proven."""
        return self.found is not None and self.found.exact

    @property
    def wins(self) -> tuple[MoveAnalysis, ...]:
        """The moves that win in this turn."""
        found = () if self.found is None else self.found.moves
        return tuple(one for one in found if any(why.code == "wins" for why in one.reasons))


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A turn and what it was worth to the seat that took it, when it was over.

    `better` are the first moves of turns that would have kept the value, `line` is what would have
    followed the first of them. `share` is the part of the points that the seat may expect.
    """

    played: Played
    value: str | None = None
    exact: bool = False
    share: float | None = None
    grade: Grade = Grade.GOOD
    better: tuple[str, ...] = ()
    line: tuple[str, ...] = ()
    kept: str | None = None
    """What it was worth before the turn, where that is proven."""
    led: bool = False
    """Whether the seat seemed to be ahead before the turn."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Something that would have won for whoever had said so, and stood after turn `since`."""

    since: int
    turns: int
    """How many turns passed without a word about it."""
    outcome: Outcome
    seats: tuple[Seat, ...]
    """Who did not notice, in order."""


@dataclass(frozen=True, slots=True)
class Review:
    """A game, turn by turn."""

    game: AnyGame
    outcome: Outcome | None
    turns: tuple[Reviewed, ...]
    standing: tuple[Standing, ...] = ()
    turning: int | None = None
    """The number of the turn at which the game turned."""


def graded(record: Record, turns: tuple[Played, ...], looks: tuple[Look, ...]) -> Review:
    """The review of a game, given what is known of the positions before each turn.

    Where the game goes on, of the one after the last turn as well.
    """
    game = record.game
    outcome = record.series.outcome(record.sitting)
    told = tuple(
        _reviewed(game, turn, looks[at], None if turn.outcome else _at(looks, at + 1))
        for at, turn in enumerate(turns)
    )
    return Review(game, outcome, told, tuple(_standing(game, turns, looks)), _turning(told))


def _at(looks: Sequence[Look], number: int) -> Look | None:
    return looks[number] if number < len(looks) else None


def _reviewed(game: AnyGame, turn: Played, at: Look, following: Look | None) -> Reviewed:
    value, exact, share = _worth_after(game, turn, following)
    if at.found is None:
        grade = Grade.BEST if exact and value == "win" else Grade.GOOD
        return Reviewed(turn, value, exact, share, grade)
    grade, better = _judged(game, turn, at, following, value, exact=exact)
    kept = at.found.value if at.exact else None
    if grade not in GRAVITY:
        return Reviewed(turn, value, exact, share, grade, kept=kept)
    if grade is Grade.MISSED:
        wins = _last_wins(game, turn)
        better, line = [win.moves[0] for win in wins], wins[0].moves if wins else ()
    else:
        line = next((one.line for one in at.found.moves if better and one.move == better[0]), ())
    texts = tuple(map(game.move_text, better)), tuple(map(game.move_text, line))
    led = _lead(at.shares, turn.seat) >= LEAD
    return Reviewed(turn, value, exact, share, grade, *texts, kept=kept, led=led)


def _last_wins(game: AnyGame, turn: Played) -> list[Win]:
    """How the turn could have won when it last could: what was placed may have to be declared."""
    guide, state, wins = guide_for(game), turn.before, list[Win]()
    for move in turn.moves:
        wins = wins_at_once(game, state, guide) or wins
        state = game.play(state, move).state
    if not wins and turn.outcome is not None:
        # Whoever ends a game for points may win by what no guide knows.
        with suppress(Unknown):
            wins = Plain(game).wins(turn.before)
    return wins


def _worth_after(
    game: AnyGame, turn: Played, following: Look | None
) -> tuple[str | None, bool, float | None]:
    """What a turn has led to for its seat: the value, whether it is proven, the share."""
    if turn.outcome is not None:
        value = value_of(turn.outcome, turn.seat)
        return value, True, RANK[value] / 2
    if following is None or following.found is None:
        return None, False, None
    share = following.shares[turn.seat - 1]
    found = following.found.value
    if following.exact and game.seats == 2 and found is not None:
        is_own = game.to_move(turn.after) == turn.seat
        return found if is_own else OTHER[found], True, share
    lead = _lead(following.shares, turn.seat)
    return "win" if lead >= LEAD else "loss" if lead <= -LEAD else "draw", False, share


def _lead(shares: Sequence[float], seat: Seat) -> float:
    """By how much of the points a seat is ahead of the best of the others."""
    others = [share for other, share in enumerate(shares, start=1) if other != seat]
    return shares[seat - 1] - max(others) if others else 0.0


def _judged(
    game: AnyGame,
    turn: Played,
    at: Look,
    following: Look | None,
    value: str | None,
    *,
    exact: bool,
) -> tuple[Grade, list[Any]]:
    """The grade, and for a grave one the first moves that were better."""
    found = at.found
    assert found is not None
    if turn.outcome is not None and value == "win":
        return Grade.BEST, []
    is_over = turn.outcome is not None
    if at.wins or (is_over and _last_wins(game, turn)):
        return Grade.MISSED, []
    # Whoever wins at once after this turn was let do so, or was given it in the turn itself.
    allows = value == "loss" if is_over else following is not None and bool(following.wins)
    if exact and at.exact and value is not None and found.value is not None:
        if RANK[found.value] <= RANK[value]:
            # A win that takes longer than it had to is a win; a draw is a draw.
            is_detour = value == "win" and turn.moves[0] not in found.best
            return Grade.GOOD if is_detour else Grade.BEST, []
        grave = Grade.BLUNDER if allows or found.value == "win" else Grade.MISTAKE
        return grave, _others(turn, found.keeping) or list(found.keeping)
    if allows:
        better = _harmless(game, turn, at)
        return (Grade.BLUNDER if better else Grade.GOOD), better
    return _estimated(game, turn, at, is_lost=exact and value == "loss")


def _estimated(game: AnyGame, turn: Played, at: Look, *, is_lost: bool) -> tuple[Grade, list[Any]]:
    """The grade where it is not proven what the turn has cost."""
    assert at.found is not None
    best = at.found.best
    known = {one.move: one.share for one in at.found.moves}
    most = max((known[move] or 0.0 for move in best), default=0.0)
    own = 0.0 if is_lost else known.get(turn.moves[0])
    # What is lost for sure may have been lost before: only an even game was one to be kept.
    needed = EVEN if is_lost else LOST_LEAD
    if own is not None and most - own >= needed and (better := _harmless(game, turn, at)):
        return Grade.MISTAKE, better
    return (Grade.GOOD if is_lost or turn.moves[0] not in best else Grade.BEST), []


def _others(turn: Played, moves: Sequence[Any]) -> list[Any]:
    return [move for move in moves if move != turn.moves[0]]


def _harmless(game: AnyGame, turn: Played, at: Look) -> list[Any]:
    """What else could be begun with, after which nobody wins at once: what seems best first."""
    assert at.found is not None
    best, known = at.found.best, {one.move: one for one in at.found.moves if one.value != "loss"}
    likely = sorted(known, key=lambda move: (move not in best, -(known[move].share or 0.0)))
    plain, found = Plain(game), list[Any]()
    with suppress(Unknown):
        for move in _others(turn, likely):
            if plain.holds(game.play(turn.before, move).state, turn.seat):
                found.append(move)
            if len(found) == ENOUGH:
                break
    return found


def _turning(turns: Sequence[Reviewed]) -> int | None:
    """The turn that cost most; of several the last, after which nothing was the same."""
    grave = [turn for turn in turns if turn.grade in GRAVITY]
    if not grave:
        return None
    return max(grave, key=lambda turn: (_cost(turn), turn.played.number)).played.number


def _cost(turn: Reviewed) -> int:
    fallen = RANK[turn.kept or "draw"] - RANK[turn.value or "draw"]
    return 10 * fallen + GRAVITY[turn.grade]


def _standing(game: AnyGame, turns: Sequence[Played], looks: Sequence[Look]) -> list[Standing]:
    """What stood at the beginning of turns, and was not declared in them."""
    found: dict[tuple[int, tuple[str, ...]], list[tuple[Played, Outcome]]] = {}
    for turn, look in zip(turns, looks, strict=False):
        for outcome in _stands(game, turn.before, look):
            if turn.outcome is None or turn.seat not in turn.outcome.winners:
                found.setdefault((turn.round, outcome.where), []).append((turn, outcome))
    return [
        Standing(
            passed[0][0].number - 1,
            len(passed),
            passed[0][1],
            tuple(dict.fromkeys(turn.seat for turn, _ in passed)),
        )
        for passed in found.values()
    ]


def _stands(game: AnyGame, state: Any, look: Look) -> list[Outcome]:
    """How the game would end at a word, which changes nothing on the board."""
    ends: dict[tuple[str, ...], Outcome] = {}
    for one in look.wins:
        step = game.play(state, one.move)
        outcome = game.outcome(step.state)
        if outcome is not None and not any(event.changed for event in step.events):
            ends.setdefault(outcome.where, outcome)
    return list(ends.values())
