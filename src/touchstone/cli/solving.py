"""Solving a puzzle in the terminal: plain lines, by words, behind a mask where it is meant."""

from collections.abc import Sequence
from typing import Any

from touchstone.cli.screen import Screen
from touchstone.core.errors import TouchstoneError
from touchstone.match import Play, Touch
from touchstone.teaching.alone import table_for_one
from touchstone.teaching.puzzles.attempt import Attempt
from touchstone.teaching.puzzles.telling import task_words, title_words
from touchstone.views.scanning import WAYS, line_words, lines_through, overview
from touchstone.views.sentences import Speaker, feel_words, heap_words, refusal
from touchstone.views.typed import Query, Question, read_typed, says

SUPPLY = "supply"


class Solving:
    """One attempt, from the question to the answer."""

    def __init__(self, attempt: Attempt, screen: Screen) -> None:
        self.attempt = attempt
        self.screen = screen
        self.words = screen.words
        self.masked = attempt.puzzle.theme.masked
        table = table_for_one(attempt.game, attempt.puzzle.position, masked=self.masked)
        self.speaker = Speaker(self.words, table, attempt.seat)

    def run(self) -> None:
        """Until it is solved, the answer was asked for, or somebody leaves."""
        self.screen.heading(title_words(self.words, self.attempt.puzzle))
        self.screen.line(task_words(self.words, self.attempt.puzzle))
        self._show_board()
        self.screen.say("puzzle-enter")
        try:
            while not self.attempt.solved:
                typed = self.screen.prompt(">")
                if says(typed, "quit", self.words):
                    return
                if not typed:
                    self._give_up()
                    return
                self._read(typed)
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            return
        self.screen.say("puzzle-solved")
        self._tell_touches()

    def _show_board(self) -> None:
        if self.masked:
            self.screen.say("typed-board-masked")
            return
        game, state = self.attempt.game, self.attempt.state
        for line in overview(self.words, game, state):
            self.screen.line(line)
        heaps = game.supply(state, self.attempt.seat)
        if heaps:
            self.screen.say("match-felt-supply", heaps=heap_words(self.words, game, heaps))

    def _read(self, typed: str) -> None:
        attempt, game = self.attempt, self.attempt.game
        try:
            match read_typed(typed, attempt.seat, self.words, game):
                case Play(_, text):
                    self._play(game.read_move(attempt.state, text))
                case Touch(_, target):
                    for cell in target.split():
                        self._touch(cell)
                case Query(Question.BOARD):
                    self._show_board()
                case Query(question, where) if question.value in WAYS:
                    self._tell_lines(question.value, where)
                case _:
                    self.screen.say("game-help")
        except TouchstoneError as error:
            self.screen.line(refusal(self.words, error))

    def _tell_lines(self, way: str, where: str) -> None:
        """The lines through a place; behind a mask every cell of them is felt."""
        game = self.attempt.game
        for line in lines_through(game.grid, way, where):
            if self.masked:
                for cell in line:
                    self._touch(game.grid.name(cell))
            else:
                self.screen.line(line_words(self.words, game, self.attempt.state, way, line))

    def _touch(self, target: str) -> None:
        attempt, game = self.attempt, self.attempt.game
        if target == SUPPLY:
            heaps = heap_words(self.words, game, game.supply(attempt.state, attempt.seat))
            self.screen.say("match-felt-supply", heaps=heaps)
            return
        feel = game.feel(attempt.state, game.grid.read(target))
        attempt.touched.append(target)
        self.screen.say("match-felt", cell=target, feel=feel_words(self.words, game, feel))

    def _play(self, move: Any) -> None:
        before = self.attempt.state
        solved = self.attempt.play(move)
        if solved is False:
            self.screen.say("puzzle-wrong")
            if self.attempt.reply:
                self.screen.say("puzzle-refuted", moves=self._texts(self.attempt.reply))
            self.attempt.again()
            self.screen.say("puzzle-again")
        elif solved is None:
            # It is not the end yet: whoever does not see the board hears that the move was made.
            happened = self.attempt.game.play(before, move).events
            self.screen.line(self.speaker.utterance(happened, None))
            if self.attempt.reply:
                self.screen.say("puzzle-reply", moves=self._texts(self.attempt.reply))

    def _give_up(self) -> None:
        answers = self.attempt.puzzle.answers
        self.screen.say("puzzle-answer", moves=", ".join(answers[0]))

    def _tell_touches(self) -> None:
        if self.masked:
            par = self.attempt.puzzle.par
            self.screen.say("puzzle-touches", touches=len(self.attempt.touched), par=par)

    def _texts(self, moves: Sequence[Any]) -> str:
        return ", ".join(map(self.attempt.game.move_text, moves))
