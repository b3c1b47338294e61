"""A review for a page: asked for in pieces of some moments, told in the reader's language.

What is asked travels to a worker and back, so both are small and plain. Each piece goes on where
the one before has stopped, and tells all that is known by then.
"""

from dataclasses import dataclass, replace
from time import monotonic
from typing import Any

from touchstone.core.values import Seat
from touchstone.games import GAMES
from touchstone.match import Match
from touchstone.match.saved import read_saved
from touchstone.teaching.review.chart import chart_lines, chart_svg
from touchstone.teaching.review.fingers import Fingers, fingers_of, may_see
from touchstone.teaching.review.fingers_told import consent_words, finger_lines, path_svg
from touchstone.teaching.review.grades import GRAVITY, Review, Reviewed
from touchstone.teaching.review.looking import Looking, SoFar
from touchstone.teaching.review.telling import Teller
from touchstone.teaching.review.turns import turns_of
from touchstone.views.words import Words

WHOLE = 12.0
"""Seconds in which a whole review gets better, once every turn was looked at."""
PIECE, PART = 0.5, 0.25
"""Seconds of a piece: at least so many, and later this part of what it took so far."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A game as text, who wants to know, and how far the review has come.

    `seat` is that of a player who asks; `owns` is set where the whole text came from the reader.
    """

    text: str
    language: str
    seat: Seat | None = None
    owns: bool = False
    so_far: SoFar | None = None


def begun(match: Match, words: Words) -> dict[str, Any]:
    """What can be said of a game before anybody has looked at it: how it went, and how it ended."""
    teller = Teller(words, match.agreement, match.record)
    review = Review(match.record.game, match.outcome, tuple(map(Reviewed, turns_of(match.record))))
    return {
        "summary": [teller.ending(review)],
        "turns": [_turn(teller, review, turn, known=False) for turn in review.turns],
    }


def told(asked: Asked) -> tuple[dict[str, Any], SoFar | None]:
    """A piece of a review as a page shows it, and how it goes on.

    The fingers' path is left out for whoever may not see it.
    """
    match = read_saved(asked.text, GAMES)
    looking = Looking(match.record, WHOLE, asked.so_far)
    end = monotonic() + max(PIECE, PART * looking.so_far.spent)
    while not looking.is_over:
        looking.step()
        # All that is known at the first glance is told without waiting for better.
        if monotonic() >= end or looking.so_far.done == len(looking.states):
            break
    page = _page(asked, match, looking)
    return page, None if looking.is_over else looking.so_far


def _page(asked: Asked, match: Match, looking: Looking) -> dict[str, Any]:
    so_far = looking.so_far
    # A game can end without a move: somebody gives up, or the time is over.
    review = replace(looking.now(), outcome=match.outcome)
    known = len(review.turns) if looking.is_whole else so_far.done - 1
    if not looking.is_whole:
        # What was not looked at yet has no value, and nothing follows from it.
        turns = (
            turn if at < known else Reviewed(turn.played) for at, turn in enumerate(review.turns)
        )
        review = replace(review, turns=tuple(turns), standing=(), turning=None)
    teller = Teller(Words(asked.language), match.agreement, match.record)
    page: dict[str, Any] = {
        "whole": looking.is_whole,
        "done": so_far.done,
        "total": so_far.total,
        "summary": _summary(teller, review, whole=looking.is_whole),
        "turns": [
            _turn(teller, review, turn, known=at < known) for at, turn in enumerate(review.turns)
        ],
        "turning": review.turning,
        "chart": chart_svg(review, teller, standalone=False),
        "values": chart_lines(review, teller),
        "fingers": None,
        "consent": "" if asked.owns else consent_words(match, teller),
    }
    may = match.outcome is not None if asked.owns else may_see(match, asked.seat)
    if may and looking.is_whole:
        fingers = fingers_of(match, review)
        if fingers.is_known:
            page["fingers"] = _fingers(teller, fingers)
    return page


def _summary(teller: Teller, review: Review, *, whole: bool) -> list[str]:
    if not whole:
        return [teller.ending(review)]
    lines = list(teller.lines(review))
    return lines[1 : len(lines) - len(review.turns)]


def _turn(teller: Teller, review: Review, turn: Reviewed, *, known: bool) -> dict[str, Any]:
    return {
        "turn": turn.played.number,
        "words": teller.turn(review, turn) if known else teller.played(turn),
        "grave": known and turn.grade in GRAVITY,
        "share": turn.share,
        "first": turn.played.first,
    }


def _fingers(teller: Teller, fingers: Fingers) -> dict[str, Any]:
    game = teller.record.game
    lines = list(finger_lines(fingers, teller))
    about = 1 + len(fingers.memories)
    return {
        "figures": lines[1:about],
        "decisions": lines[about:],
        "paths": {one.played.number: path_svg(game, one) for one in fingers.decisions if one.path},
    }
