"""Somebody alone at a real table, as in a lesson or a puzzle: others sit there, nobody plays them.

Masks, touch, words and questions are those of every table.
"""

from touchstone.core.events import Event
from touchstone.core.game import AnyGame
from touchstone.core.values import Seat, all_seats
from touchstone.match import Agreement, Chair, Command, Match
from touchstone.views.answers import Answers, done_instead
from touchstone.views.sentences import Speaker
from touchstone.views.typed import Query, read_typed
from touchstone.views.words import words_in


def table_for_one(game: AnyGame, position: str | None, *, masked: bool) -> Agreement:
    """A table at which a person sits where the position begins, and computers everywhere else."""
    state = game.initial() if position is None else game.read_state(position)
    person = game.to_move(state)
    chairs = tuple(
        Chair(masked=masked, level=0 if seat == person else 1) for seat in all_seats(game.seats)
    )
    return Agreement(game, chairs, 1, person, position)


class Alone:
    """A table with one person at it, in one language."""

    def __init__(self, match: Match, language: str) -> None:
        assert match.turn is not None
        self.match = match
        self.learner: Seat = match.turn
        self.words = words_in(language, match.agreement.game.kind)
        self.speaker = Speaker(self.words, match.agreement, self.learner)
        self._answers = Answers(self.words)

    def meant(self, text: str) -> Command | Query:
        """What typed words mean; raises TouchstoneError. Behind a mask lines are felt, not read."""
        meant = read_typed(text, self.learner, self.words, self.match.agreement.game)
        if isinstance(meant, Query):
            return done_instead(meant, self.match, self.learner) or meant
        return meant

    def answer(self, query: Query) -> str:
        """The answer to a question; raises CommandRefused where a mask forbids it."""
        return self._answers.answer(query, self.match, self.learner)

    def tell(self, events: tuple[Event, ...]) -> str:
        """What reached this person of what happened, in one utterance."""
        return self.speaker.tell(events, self.match)
