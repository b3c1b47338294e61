"""Answers to what can be asked at a table: the same ones on the page and in the terminal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from touchstone.core.values import Seat
from touchstone.match import Command, CommandRefused, Match, Play, Touch, seen_by
from touchstone.views.choosing import choices
from touchstone.views.greeting import goal, title
from touchstone.views.moves import move_words, pick_words
from touchstone.views.scanning import WAYS, line_words, lines_through, overview
from touchstone.views.seeking import changed_words, where_words
from touchstone.views.sentences import Speaker, feel_words, heap_words
from touchstone.views.typed import Query, Question
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
    query: Query
    further: Sequence[str]

    @property
    def words(self) -> Words:
        return self.speaker.words

    @property
    def state(self) -> Any:
        """The position; refuses to show it to whoever is masked."""
        seen = seen_by(self.match, self.speaker.listener)
        if seen.state is None:
            raise CommandRefused("typed-board-masked")
        return seen.state


class Answers:
    """Answers questions in one language. `further` names what the surrounding adds to the help."""

    def __init__(self, words: Words, further: Sequence[str] = ()) -> None:
        self._words = words
        self._further = further

    def answer(
        self,
        query: Query,
        match: Match,
        listener: Seat | None,
        heard: Sequence[str] = (),
        clocks: Clocks | None = None,
    ) -> str:
        """The answer, in one line or several; raises CommandRefused where a mask forbids it.

        `heard` are the utterances that the listener was told so far.
        """
        speaker = Speaker(self._words, match.agreement, listener)
        asked = _Asked(speaker, match, heard, clocks, query, self._further)
        return _ANSWERS[query.question](asked)


def done_instead(query: Query, match: Match, seat: Seat) -> Command | None:
    """What a player does by asking: a masked one feels, and a cell with one use is used."""
    game, seen = match.agreement.game, seen_by(match, seat)
    about, way = query.about, query.question.value
    if query.question is Question.CELL and seen.masked:
        return Touch(seat, about)
    if query.question is Question.CELL:
        moves, onward = choices(game, seen, (about,))
        return Play(seat, moves[0]) if len(moves) == 1 and not onward else None
    if way not in WAYS or not seen.masked or match.turn != seat:
        return None
    grid = game.grid
    lines = lines_through(grid, way, about)
    return Touch(seat, " ".join(grid.name(cell) for line in lines for cell in line))


def _board(asked: _Asked) -> str:
    listener, game = asked.speaker.listener, asked.match.agreement.game
    lines = overview(asked.words, game, asked.state)
    if listener is not None and (heaps := game.supply(asked.state, listener)):
        supply = heap_words(asked.words, game, heaps)
        lines.append(asked.words.say("match-felt-supply", heaps=supply))
    return "\n".join(lines)


def _lines(asked: _Asked) -> str:
    """A row, a column, or one diagonal after the other."""
    game, way = asked.match.agreement.game, asked.query.question.value
    lines = lines_through(game.grid, way, asked.query.about)
    return " ".join(line_words(asked.words, game, asked.state, way, line) for line in lines)


def _where(asked: _Asked) -> str:
    game = asked.match.agreement.game
    return where_words(asked.speaker, game, asked.state, asked.query.about)


def _cell(asked: _Asked) -> str:
    """What lies on a cell, and what can be done there, or whose turn it is."""
    game, words, cell = asked.match.agreement.game, asked.words, asked.query.about
    feel = feel_words(words, game, game.feel(asked.state, game.grid.read(cell)))
    seen = seen_by(asked.match, asked.speaker.listener)
    moves, onward = choices(game, seen, (cell,))
    told = [f"{move_words(words, move, game.settings)}." for move in moves]
    if onward:
        told.append(f"{pick_words(words, (cell,), seen.stage, game)} {', '.join(onward)}.")
    can = [words.say("typed-cell-can", cell=cell), *told] if told else [_turn(asked)]
    return "\n".join([words.say("match-felt", cell=cell, feel=feel), *can])


def _changed(asked: _Asked) -> str:
    assert asked.state is not None
    return changed_words(asked.speaker, asked.match)


def _turn(asked: _Asked) -> str:
    seen = seen_by(asked.match, asked.speaker.listener)
    if seen.outcome is not None:
        how = (asked.speaker.why(seen.outcome, seen.count), asked.speaker.who_won(seen.outcome))
        return " ".join(filter(None, how))
    return f"{asked.speaker.turn(seen.turn)} {asked.speaker.stage(seen.stage)}".strip()


def _rules(asked: _Asked) -> str:
    game = asked.match.agreement.game
    return f"{title(asked.words, game)}. {goal(asked.words, game)}"


def _hint(asked: _Asked) -> str:
    """What is to be done, and for open eyes that there is a helper."""
    speaker, words = asked.speaker, asked.words
    told = [_turn(asked)]
    if not speaker.agreement.is_masked(speaker.listener):
        told.append(words.say("typed-hint"))
    return " ".join(told)


def _score(asked: _Asked) -> str:
    """Points, or what is counted together; behind a mask the points of finished rounds alone."""
    seen = seen_by(asked.match, asked.speaker.listener)
    if seen.count is not None and "game-count" in asked.words:
        settings = asked.match.agreement.game.settings
        return f"{asked.words.say('game-count', count=seen.count, **settings)}."
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


def _help(asked: _Asked) -> str:
    return "\n".join(asked.words.say(message) for message in ("game-help", *asked.further))


def _repeat(asked: _Asked) -> str:
    if not asked.heard:
        return asked.speaker.words.say("typed-nothing-happened") + " " + _turn(asked)
    return "\n".join(asked.heard[-REPEATED:])


_ANSWERS: dict[Question, Callable[[_Asked], str]] = {
    Question.HELP: _help,
    Question.BOARD: _board,
    Question.SCORE: _score,
    Question.REPEAT: _repeat,
    Question.CLOCK: _clock,
    Question.TURN: _turn,
    Question.RULES: _rules,
    Question.HINT: _hint,
    Question.CHANGED: _changed,
    Question.ROW: _lines,
    Question.COLUMN: _lines,
    Question.DIAGONAL: _lines,
    Question.WHERE: _where,
    Question.CELL: _cell,
}
