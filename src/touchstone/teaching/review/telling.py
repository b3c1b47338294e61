"""A review in words, and as data: the turning point first, then what stood, then every turn."""

from collections.abc import Iterator
from typing import Any

from touchstone.core.record import Record
from touchstone.core.values import Seat
from touchstone.match import Agreement
from touchstone.teaching.review.grades import Grade, Review, Reviewed, Standing
from touchstone.views.sentences import Speaker, why
from touchstone.views.verdict import outcome_json
from touchstone.views.words import Words


class Teller:
    """Says a review in one language; players are called what they are called at the table."""

    def __init__(self, words: Words, agreement: Agreement, record: Record) -> None:
        self.words = words.of(agreement.game.kind)
        self.speaker = Speaker(words, agreement, None)
        self.record = record

    def lines(self, review: Review) -> Iterator[str]:
        """Everything, one line for each thing."""
        yield self.words.say("review-title", game=self.words.say("game-name"))
        yield self.ending(review)
        yield self.turning(review)
        yield from (self.standing(one) for one in review.standing)
        yield from (self.turn(review, one) for one in review.turns)

    def ending(self, review: Review) -> str:
        """How the game ended."""
        if review.outcome is None:
            return self.words.say("review-going-on")
        final = self.record.sitting.final
        count = None if final is None else review.game.count(final)
        told = why(self.words, review.game, review.outcome, count)
        return f"{told} {self.speaker.who_won(review.outcome)}"

    def turning(self, review: Review) -> str:
        """Where the game turned, and what happened there."""
        if review.turning is None:
            return self.words.say("review-no-turning")
        turn = review.turns[review.turning - 1]
        name = self.speaker.name(turn.played.seat)
        told = self.words.say("review-turning", turn=review.turning, name=name)
        return f"{told} {self.grade(review, turn)} {self.better(turn)}".strip()

    def standing(self, one: Standing) -> str:
        """What nobody noticed."""
        how = why(self.words, self.record.game, one.outcome)
        return self.words.say("review-standing", since=one.since, turns=one.turns, how=how)

    def turn(self, review: Review, turn: Reviewed) -> str:
        """One turn: what was played, how good it was, what it was worth, what was better."""
        said = [self.played(turn), self.grade(review, turn), self.worth(turn), self.better(turn)]
        return " ".join(words for words in said if words)

    def played(self, turn: Reviewed) -> str:
        """Who played what."""
        return self.words.say(
            "review-turn",
            turn=turn.played.number,
            name=self.speaker.name(turn.played.seat),
            moves=", ".join(turn.played.texts),
        )

    def grade(self, review: Review, turn: Reviewed) -> str:
        """How good a turn was, in plain words."""
        return self.words.say("review-grade", grade=_plain(review, turn))

    def worth(self, turn: Reviewed) -> str:
        """What a turn has led to; nothing where that is not known."""
        if turn.value is None:
            return ""
        value = self.words.say("analysis-value", value=turn.value)
        how = "analysis-proven" if turn.exact else "review-estimated"
        return self.words.say("review-worth", value=self.words.say(how, value=value))

    def better(self, turn: Reviewed) -> str:
        """What would have been better, and what would have come of it."""
        if not turn.better:
            return ""
        said = self.words.say("review-better", moves=", ".join(turn.better[:MOST_NAMED]))
        if len(turn.line) > 1:
            said += " " + self.words.say("analysis-line", moves=", ".join(turn.line))
        return said

    def shares(self, turn: Reviewed, shares: dict[Seat, float]) -> str:
        """The chart in words: one turn, and what each player might expect after it."""
        each = (
            self.words.say("review-share", name=self.speaker.name(seat), percent=round(100 * share))
            for seat, share in shares.items()
        )
        return self.words.say("review-chart-turn", turn=turn.played.number, shares=", ".join(each))


MOST_NAMED = 6
"""Better moves that are named."""


def _plain(review: Review, turn: Reviewed) -> str:
    """The words for a grade: what exactly was given away."""
    if turn.grade is Grade.MISSED:
        stood = any(
            one.since < turn.played.number <= one.since + one.turns for one in review.standing
        )
        return "standing" if stood else "missed"
    if turn.grade is Grade.BLUNDER:
        if turn.played.outcome is not None and turn.value == "loss":
            return "given"
        return "win-lost" if turn.kept == "win" else "loss-allowed"
    if turn.grade is Grade.MISTAKE:
        return "draw-lost" if turn.kept == "draw" else "lead-lost" if turn.led else "promised"
    if turn.exact and turn.value == "loss":
        return "lost" if turn.kept == "loss" else "unknown"
    return str(turn.grade.value)


def as_json(review: Review, record: Record) -> dict[str, Any]:
    """The review as data: the form that other programs rely on, with some facts more."""
    return {
        "game": review.game.kind.slug,
        "outcome": outcome_json(record, review.outcome),
        "turns": [_turn_json(turn) for turn in review.turns],
        "turning": review.turning,
        "standing": [
            {
                "since": one.since,
                "turns": one.turns,
                "reason": one.outcome.reason,
                "where": list(one.outcome.where),
                "seats": [int(seat) for seat in one.seats],
            }
            for one in review.standing
        ],
    }


def _turn_json(turn: Reviewed) -> dict[str, Any]:
    return {
        "turn": turn.played.number,
        "round": turn.played.round,
        "seat": int(turn.played.seat),
        "moves": list(turn.played.texts),
        "value": turn.value,
        "exact": turn.exact,
        "grade": turn.grade.value,
        "better": list(turn.better),
        "line": list(turn.line),
        "share": None if turn.share is None else round(turn.share, 3),
    }
