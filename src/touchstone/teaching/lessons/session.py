"""Somebody at a lesson: words or commands in, the coach's sentence and the position out.

Pure, and nothing is timed. The table is a real one, with the words of every table; the coach only
decides which moves are carried out.
"""

from functools import cache
from typing import NamedTuple

from touchstone.core.errors import TouchstoneError
from touchstone.core.events import Event
from touchstone.match import Command, Match, Play, Touch, command_text, read_command
from touchstone.match.events import Refused
from touchstone.teaching.alone import Alone
from touchstone.teaching.lessons.lesson import Lesson, LessonFault, Step
from touchstone.views.sentences import refusal
from touchstone.views.typed import Query, Question, is_said
from touchstone.views.words import words_in


class Told(NamedTuple):
    """What is said: what happened at the table, then the coach."""

    table: str = ""
    coach: str = ""

    @property
    def words(self) -> str:
        """Both in one utterance."""
        return " ".join(filter(None, self))


class Session(Alone):
    """A lesson in one language, from its first sentence to its last."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        super().__init__(begun(lesson), language)
        self.lesson = lesson
        self.at = 0
        self.coach = lesson.words(language)
        self._done: set[str] = set()
        self._began = self.match

    @property
    def step(self) -> Step:
        """Where it stands."""
        return self.lesson.steps[self.at]

    @property
    def done(self) -> frozenset[str]:
        """What of a step that asks for several things is done."""
        return frozenset(self._done)

    @property
    def over(self) -> bool:
        """Whether everything is done."""
        return not self.step.do

    @property
    def sentence(self) -> str:
        """What the coach says to this step."""
        return self.coach.say(self.lesson.message(self.step.say))

    def typed(self, text: str) -> Told:
        """What comes of typed words."""
        if is_said(text, self.words.say("lesson-skip").split("|")):
            return self.skip()
        try:
            meant = self.meant(text)
            if not isinstance(meant, Query):
                return self.do(meant)
            if meant.question is Question.REPEAT:
                return self.repeat()
            return Told(self.answer(meant))
        except TouchstoneError as error:
            return Told(refusal(self.words, error))

    def do(self, command: Command) -> Told:
        """What comes of a command: a touch is always free, a move only where it is asked for."""
        if self.over:
            return Told(coach=self.sentence)
        if isinstance(command, Touch):
            targets = [Touch(command.seat, one) for one in command.target.split()]
            told = [self._obey(one) for one in targets[:-1]]
            last = self._obey(targets[-1] if targets else command)
            return Told(" ".join([*(one.table for one in told), last.table]), last.coach)
        if not isinstance(command, Play):
            return Told(coach=self._not_that(command_text(command)))
        return self._obey(command)

    def repeat(self) -> Told:
        """The step from its beginning."""
        if not self.over:
            self.match, self._done = self._began, set()
        return Told(coach=self.sentence)

    def skip(self) -> Told:
        """The next step, as if this one were done."""
        if not self.over:
            self.match = station(self.lesson, self.at + 1)
            self._go_to(self.at + 1)
        return Told(coach=self.sentence)

    def _obey(self, command: Command) -> Told:
        text = written(self.match, command)
        after, events = self.match.submit(command)
        refused = any(isinstance(event, Refused) for event in events)
        wanted = self.step.wants(text) or bool(self.step.task)
        if isinstance(command, Play) and not refused and not wanted:
            return Told(coach=self._not_that(text))
        self.match = after
        if refused or not self._is_done(text):
            coach = "" if refused or isinstance(command, Touch) else self._go_on()
            return Told(self.tell(events), coach)
        self.match, replied = _replied(self.match, self.step)
        self._go_to(self.at + 1)
        return Told(self.tell((*events, *replied)), self.sentence)

    def _go_to(self, number: int) -> None:
        """The step of this number, or the next one whose task does not stand there already."""
        self.at, self._done, self._began = number, set(), self.match
        while self._task_stands():
            self.at += 1

    def _task_stands(self) -> bool:
        record = self.match.record
        tasks = record.game.kind.tasks(record.game, record.sitting.state)
        return bool(self.step.task) and bool(tasks[self.step.task])

    def _is_done(self, text: str) -> bool:
        step = self.step
        if step.task:
            return self._task_stands()
        if not step.wants(text):
            return False
        self._done.add(text)
        return not step.all or set(step.do) <= self._done

    def _not_that(self, text: str) -> str:
        say = self.step.answer(text)
        if say is None:
            return f"{self.coach.say('lesson-not-that')} {self.sentence}"
        return self.coach.say(self.lesson.message(say))

    def _go_on(self) -> str:
        return self.coach.say("lesson-go-on")


def written(match: Match, command: Command) -> str:
    """A command in the one form in which lessons name it: a move may be said in several."""
    text = command_text(command)
    if not isinstance(command, Play):
        return text
    record = match.record
    try:
        return record.game.move_text(record.game.read_move(record.sitting.state, text))
    except TouchstoneError:
        return text


def _replied(match: Match, step: Step) -> tuple[Match, tuple[Event, ...]]:
    """The match after what the others answer."""
    happened: list[Event] = []
    for text in step.reply:
        match, events = _played(match, text)
        happened += events
    return match, tuple(happened)


def _played(match: Match, text: str) -> tuple[Match, tuple[Event, ...]]:
    turn = match.turn
    if turn is None:
        raise LessonFault(f"{text}: the game is over")
    command = read_command(turn, text)
    if (named := written(match, command)) != text:
        # A lesson that waits for another form would refuse what the board offers.
        raise LessonFault(f"{text}: is written {named}")
    after, events = match.submit(command)
    for event in events:
        if isinstance(event, Refused):
            why = refusal(words_in("en", match.agreement.game.kind), event.error)
            raise LessonFault(f"{text}: {why}")
    return after, events


def begun(lesson: Lesson) -> Match:
    """The table before the first step."""
    return station(lesson, 0)


@cache
def station(lesson: Lesson, number: int) -> Match:
    """The table before a step, if every step before was done in the first way that it names."""
    if not number:
        return Match.begin(lesson.agreement)
    match, step = station(lesson, number - 1), lesson.steps[number - 1]
    try:
        for text in shown(step):
            match, _ = _played(match, text)
        return _replied(match, step)[0]
    except LessonFault as fault:
        raise LessonFault(f"{lesson.kind.slug}, {lesson.name}, step {number}: {fault}") from None


def shown(step: Step) -> tuple[str, ...]:
    """The commands that do a step."""
    return step.do if step.all or step.task else step.do[:1]
