"""`touchstone referee`: people play on a real board and tell their moves; it judges them."""

import sys
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from touchstone.cli.options import (
    Language,
    Players,
    Settings,
    Slug,
    not_saved,
    refusals_as_sentences,
    seat_up,
    words_in,
)
from touchstone.cli.screen import Screen
from touchstone.core.errors import IllegalMove, TouchstoneError
from touchstone.core.values import Seat, all_seats
from touchstone.match import Agreement, Chair, Match, saved_text
from touchstone.match.events import Refused
from touchstone.views.answers import Answers
from touchstone.views.moves import how_to_end
from touchstone.views.scanning import overview
from touchstone.views.sentences import Speaker, refusal
from touchstone.views.typed import Query, read_typed, says


def referee(
    slug: Slug,
    players: Players = None,
    settings: Settings = [],  # noqa: B006  typer copies it
    name: Annotated[list[str], typer.Option(help="A player's name; may be repeated.")] = [],  # noqa: B006
    masks: Annotated[
        bool | None, typer.Option("--masked/--open", help="Whether the players see the board.")
    ] = None,
    lang: Language = None,
    record: Annotated[
        Path | None, typer.Option(help="Write the game to this file.", show_default=False)
    ] = None,
) -> None:
    """Listen to typed or dictated moves of people at a real board, and judge them."""
    words = words_in(lang)
    with refusals_as_sentences(words, slug):
        game, _ = seat_up(slug, players, settings, words=words)
        if record is not None:
            _prepare(record)
    masked = game.kind.masked if masks is None else masks
    chairs = tuple(
        Chair(name=name[seat - 1] if seat <= len(name) else "", masked=masked)
        for seat in all_seats(game.seats)
    )
    agreement = Agreement(game, chairs, game.kind.rounds(game.seats))
    judged = Referee(Match.begin(agreement), Screen(words, sys.stdin, sys.stdout)).run()
    if record is not None:
        record.write_text(saved_text(judged), encoding="utf-8")


def _prepare(record: Path) -> None:
    """Refuses a file that cannot be written before the game, and not when it has been played."""
    try:
        record.open("a", encoding="utf-8").close()
    except OSError as problem:
        raise not_saved(problem) from problem


class Referee:
    """Hears one match. It says what all may hear: behind masks neither what nor where."""

    def __init__(self, match: Match, screen: Screen) -> None:
        self.match = match
        self.screen = screen
        self.words = screen.words.of(match.agreement.game.kind)
        self.speaker = Speaker(self.words, match.agreement, None)
        self.answers = Answers(self.words)
        self.before: list[Match] = []
        self.said: list[str] = []
        self.reminded: set[Seat] = set()

    def run(self) -> Match:
        """Listens until the match is over or nobody says anything more; gives what was played."""
        self.screen.heading(self.words.say("game-name"))
        self.screen.say("referee-welcome", example=self._example())
        self._tell(self.speaker.turn(self.match.turn))
        try:
            while self.match.turn is not None:
                name = self.speaker.name(self.match.turn)
                line = self.screen.prompt(f"{name}>")
                if says(line, "quit", self.words):
                    break
                if line:
                    self._hear(line)
        except (KeyboardInterrupt, EOFError):
            self.screen.line()
        return self.match

    def _example(self) -> str:
        """A move that could be made now, in the notation that every language understands."""
        game = self.match.agreement.game
        moves = game.legal_moves(self.match.record.sitting.state)
        return game.move_text(Random(0).choice(moves))

    def _hear(self, line: str) -> None:
        if says(line, "undo", self.words):
            self._take_back()
            return
        turn = self.match.turn
        assert turn is not None
        try:
            meant = read_typed(line, turn, self.words, self.match.agreement.game)
            if isinstance(meant, Query):
                self._tell(self.answers.answer(meant, self.match, None, self.said))
                return
        except TouchstoneError as error:
            self._tell(refusal(self.words, error))
            return
        before = self.match
        self.match, events = before.submit(meant)
        refused = [event.error for event in events if isinstance(event, Refused)]
        if refused:
            # Everybody hears it, and behind masks only a finger may know what lies there.
            given_away = any(isinstance(error, IllegalMove) and error.touches for error in refused)
            if given_away and before.agreement.is_masked(turn):
                self._tell(self.words.say("referee-refused"))
            else:
                told = Speaker(self.words, before.agreement, turn).tell(events, self.match)
                self._tell(told)
            return
        self.before.append(before)
        self._tell(self.speaker.tell(events, self.match) or self.words.say("referee-noted"))
        self._remind(before)
        if len(self.match.record.sitting.past) > len(before.record.sitting.past):
            self._show()

    def _remind(self, before: Match) -> None:
        """Says once to everybody whose turn goes on after a move how it is ended."""
        turn = self.match.turn
        goes_on = len(self.match.record.moves) > len(before.record.moves) and turn == before.turn
        if turn is not None and goes_on and turn not in self.reminded:
            self.reminded.add(turn)
            self._tell(how_to_end(self.words, self.match))

    def _take_back(self) -> None:
        if not self.before:
            self.screen.say("referee-nothing-to-take-back")
            return
        self.match = self.before.pop()
        self.screen.say("referee-taken-back")
        self._tell(self.speaker.turn(self.match.turn))

    def _show(self) -> None:
        """The board as it was at the end of a round, so that everybody can compare."""
        game = self.match.agreement.game
        for line in overview(self.words, game, self.match.record.sitting.final):
            self.screen.line(line)

    def _tell(self, text: str) -> None:
        if text:
            self.screen.line(text)
            self.said.append(text)
