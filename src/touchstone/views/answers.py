"""Answers to what can be asked at a table: the same ones on the page and in the terminal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from touchstone.core.values import Seat
from touchstone.match import CommandRefused, Match, seen_by
from touchstone.views.sentences import Speaker, board_lines, heap_words
from touchstone.views.typed import Question
from touchstone.views.words import Words


class Clocks(Protocol):
    """The clocks as they are told: milliseconds left by seat, and the seat whose clock runs."""

    @property
    def left(self) -> tuple[int, ...]: ...
    @property
    def running(self) -> int | None: ...


REPEATED = 5
"""How many utterances `repeat` says again."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """Who asks, and what there is to answer from."""

    speaker: Speaker
    match: Match
    heard: Sequence[str]
    clocks: Clocks | None

    @property
    def words(self) -> Words:
        return self.speaker.words


class Answers:
    """Answers questions in one language. `further` names what the surrounding adds to the help."""

    def __init__(self, words: Words, further: Sequence[str] = ()) -> None:
        self._words = words
        self._further = further
        self._answers: dict[Question, Callable[[_Asked], str]] = {
            Question.HELP: self._help,
            Question.BOARD: _board,
            Question.SCORE: _score,
            Question.REPEAT: lambda asked: "\n".join(asked.heard[-REPEATED:]),
            Question.CLOCK: _clock,
        }

    def answer(
        self,
        question: Question,
        match: Match,
        listener: Seat | None,
        heard: Sequence[str] = (),
        clocks: Clocks | None = None,
    ) -> str:
        """The answer, in one line or several; raises CommandRefused where a mask forbids it.

        `heard` are the utterances that the listener was told so far.
        """
        speaker = Speaker(self._words, match.agreement, listener)
        return self._answers[question](_Asked(speaker, match, heard, clocks))

    def _help(self, asked: _Asked) -> str:
        return "\n".join(asked.words.say(message) for message in ("game-help", *self._further))


def _board(asked: _Asked) -> str:
    listener, game = asked.speaker.listener, asked.match.agreement.game
    seen = seen_by(asked.match, listener)
    if seen.state is None:
        raise CommandRefused("typed-board-masked")
    lines = board_lines(asked.words, game, seen.state)
    if listener is not None:
        heaps = heap_words(asked.words, game, game.supply(seen.state, listener))
        lines.append(asked.words.say("match-felt-supply", heaps=heaps))
    return "\n".join(lines)


def _score(asked: _Asked) -> str:
    """Behind a mask the points of finished rounds: the others could give away the board."""
    seen = seen_by(asked.match, asked.speaker.listener)
    return asked.speaker.scores(seen.scores) or asked.words.say("typed-no-scores")


def _clock(asked: _Asked) -> str:
    if asked.clocks is None:
        return asked.words.say("clock-none")
    return clock_words(asked.speaker, asked.clocks)


def time_words(words: Words, milliseconds: int) -> str:
    """Minutes and seconds; what is not there is not said.

    >>> time_words(Words("en"), 61_400)
    '1 minute 1 second'
    >>> time_words(Words("fr"), 300_000)
    '5 minutes'
    """
    minutes, seconds = divmod(milliseconds // 1000, 60)
    said = [words.say("clock-minutes", count=minutes)] if minutes else []
    if seconds or not minutes:
        said.append(words.say("clock-seconds", count=seconds))
    return " ".join(said)


def clock_words(speaker: Speaker, clocks: Clocks) -> str:
    """What each player has left, and whether the clock stands still."""
    words = speaker.words
    left = [
        words.say("clock-of", name=speaker.name(Seat(seat)), time=time_words(words, time))
        for seat, time in enumerate(clocks.left, start=1)
    ]
    said = [f"{', '.join(left)}."]
    if clocks.running is None:
        said.append(words.say("clock-paused"))
    return " ".join(said)
