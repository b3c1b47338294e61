"""Somebody at a puzzle, at a real table: words in, what happens and what it is worth out.

Pure and quick. Whether a try is right the engine decides, which may take a moment: `judged` does
that from a small plain `Try`, wherever it travels, and `Solving.hear` tells what came of it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from touchstone.core.errors import TouchstoneError
from touchstone.core.events import Event
from touchstone.core.game import GameKind
from touchstone.games import GAMES
from touchstone.match import Command, Match, Play, Touch
from touchstone.match.events import Felt, Refused
from touchstone.teaching.alone import Alone, table_for_one
from touchstone.teaching.puzzles.attempt import Attempt
from touchstone.teaching.puzzles.puzzle import Puzzle, by_number
from touchstone.teaching.puzzles.telling import task_words, which_words
from touchstone.views.moves import move_words
from touchstone.views.sentences import refusal
from touchstone.views.typed import Query, Question

TRYING, WRONG, SOLVED, SHOWN = "trying", "wrong", "solved", "shown"
"""How an attempt stands. After a wrong try the board shows what refutes it."""
_ABOUT_THE_TASK = (Question.REPEAT, Question.HINT)


@dataclass(frozen=True, slots=True)
class Try:
    """Every move since the beginning of a puzzle, small and plain enough to travel to a worker."""

    game: str
    number: str
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """Solved, wrong, or going on; and what the other answers."""

    solved: bool | None
    reply: tuple[str, ...] = ()


def judged(tried: Try) -> Judged:
    """What a try is worth; raises TouchstoneError where it cannot be played."""
    attempt = Attempt(by_number(GAMES[tried.game])[tried.number])
    for text in tried.moves:
        attempt.follow(attempt.game.read_move(attempt.state, text))
    solved = attempt.judge()
    return Judged(solved, tuple(map(attempt.game.move_text, attempt.reply)))


class Solving(Alone):
    """A puzzle in one language. `moves` were played before, by whoever was to move."""

    def __init__(
        self, puzzle: Puzzle, language: str, moves: Sequence[str] = (), touches: int = 0
    ) -> None:
        super().__init__(_begun(puzzle.kind, puzzle.number), language)
        self.puzzle = puzzle
        self.touches = touches
        self.stands = TRYING
        self.has_moved = False
        """Whether something was played now that has to be judged; it is told with the verdict."""
        self._happened: tuple[Event, ...] = ()
        for text in moves:
            self._play(text)

    @property
    def felt(self) -> tuple[Felt, ...]:
        """What fingers found now."""
        return tuple(event for event in self._happened if isinstance(event, Felt))

    @property
    def moves(self) -> tuple[str, ...]:
        """What was played so far; nothing of it counts after a wrong try."""
        if self.stands == WRONG:
            return ()
        moves, text = self.match.record.moves, self.match.agreement.game.move_text
        return tuple(text(move) for _, move in moves)

    @property
    def tried(self) -> Try:
        """What is to be judged; a last word that only a mask asks for is left out."""
        unwritten = self.match.record.unwritten
        moves = (text for number, text in enumerate(self.moves) if number not in unwritten)
        return Try(self.puzzle.kind.slug, self.puzzle.number, tuple(moves))

    def first_words(self) -> str:
        """Which puzzle this is, and what to do."""
        said = [which_words(self.words, self.puzzle), self.task]
        if self.puzzle.theme.masked:
            said.append(self.words.say("typed-board-masked"))
        return " ".join(said)

    @property
    def task(self) -> str:
        """What is to be done."""
        return task_words(self.words, self.puzzle)

    def typed(self, text: str) -> str:
        """What comes of typed words."""
        try:
            meant = self.meant(text)
            if not isinstance(meant, Query):
                return self._do(meant)
            return self.task if meant.question in _ABOUT_THE_TASK else self.answer(meant)
        except TouchstoneError as error:
            return refusal(self.words, error)

    def hear(self, verdict: Judged) -> str:
        """What was played is judged: tells what the other answers, and how it stands now."""
        replied = [event for text in verdict.reply for event in self._play(text)]
        told = [self.tell((*self._happened, *replied))]
        if verdict.solved:
            self.stands = SOLVED
            told += [self.words.say("puzzle-solved"), self._touched()]
        elif verdict.solved is False:
            told.append(self.words.say("puzzle-wrong"))
            if self.puzzle.theme.masked:
                told.append(self.again())
            else:
                self.stands = WRONG
        return " ".join(filter(None, told))

    def again(self) -> str:
        """Back to the beginning; what was touched stays touched."""
        self.match, self.stands = _begun(self.puzzle.kind, self.puzzle.number), TRYING
        return self.words.say("puzzle-again")

    def show_answer(self) -> str:
        """Plays an answer from the beginning; with it the mask comes off."""
        self.match, self.stands = _begun(self.puzzle.kind, self.puzzle.number), SHOWN
        answer = self.puzzle.answers[0]
        for text in answer:
            self._play(text)
        settings = self.match.agreement.game.settings
        moves = "; ".join(move_words(self.words, text, settings) for text in answer)
        return self.words.say("puzzle-answer", moves=moves)

    def _do(self, command: Command) -> str:
        if not isinstance(command, Play | Touch):
            return self.task
        before = self.match.record
        self.match, self._happened = self.match.submit(command)
        self.touches += len(self.felt)
        self.has_moved = self.match.record is not before
        return "" if self.has_moved else self.tell(self._happened)

    def _play(self, text: str) -> tuple[Event, ...]:
        after, events = self.match.submit(Play(self.match.turn or self.learner, text))
        for event in events:
            if isinstance(event, Refused):
                raise event.error
        self.match = after
        return events

    def _touched(self) -> str:
        if not self.puzzle.theme.masked:
            return ""
        return self.words.say("puzzle-touches", touches=self.touches, par=self.puzzle.par)


@lru_cache(maxsize=256)
def _begun(kind: GameKind, number: str) -> Match:
    """The table before the first move. A match is never changed, so one is enough for all."""
    puzzle = by_number(kind)[number]
    masked = puzzle.theme.masked
    return Match.begin(table_for_one(puzzle.game, puzzle.position, masked=masked))
