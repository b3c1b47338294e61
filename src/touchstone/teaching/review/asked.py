"""A review for a page: asked for in pieces of some seconds, told in the reader's language.

What is asked travels to a worker and back, so both are small and plain.
"""

from dataclasses import dataclass
from typing import Any

from touchstone.core.values import Seat
from touchstone.games import GAMES
from touchstone.match.saved import read_saved
from touchstone.teaching.review.chart import chart_lines, chart_svg
from touchstone.teaching.review.fingers import Fingers, fingers_of, may_see
from touchstone.teaching.review.fingers_told import consent_words, finger_lines, path_svg
from touchstone.teaching.review.grades import GRAVITY, Review, Reviewed
from touchstone.teaching.review.looking import review
from touchstone.teaching.review.telling import Teller
from touchstone.views.words import Words


@dataclass(frozen=True, slots=True)
class Asked:
    """A game as text, how long it may be looked at, and who wants to know.

    `seat` is that of a player who asks; `owns` is set where the whole text came from the reader.
    """

    text: str
    seconds: float
    language: str
    seat: Seat | None = None
    owns: bool = False


def told(asked: Asked) -> dict[str, Any]:
    """The review as a page shows it. The fingers' path is left out for whoever may not see it."""
    match = read_saved(asked.text, GAMES)
    found = review(match.record, asked.seconds)
    teller = Teller(Words(asked.language), match.agreement, match.record)
    lines = list(teller.lines(found))
    summary = lines[: len(lines) - len(found.turns)]
    told: dict[str, Any] = {
        "summary": summary[1:],
        "turns": [_turn(teller, found, turn) for turn in found.turns],
        "turning": found.turning,
        "chart": chart_svg(found, teller, standalone=False),
        "values": chart_lines(found, teller),
        "fingers": None,
        "consent": "" if asked.owns else consent_words(match, teller),
        "settled": all(turn.exact for turn in found.turns),
    }
    may = match.outcome is not None if asked.owns else may_see(match, asked.seat)
    if may:
        fingers = fingers_of(match, found)
        if any(memory.touches for memory in fingers.memories):
            told["fingers"] = _fingers(teller, fingers)
    return told


def _turn(teller: Teller, found: Review, turn: Reviewed) -> dict[str, Any]:
    return {
        "turn": turn.played.number,
        "words": teller.turn(found, turn),
        "grade": turn.grade.value,
        "grave": turn.grade in GRAVITY,
        "share": turn.share,
        "first": turn.played.first,
        "last": turn.played.last + 1,
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
