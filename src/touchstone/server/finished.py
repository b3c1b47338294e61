"""Games that are over: read, walked through turn by turn, and taken away as text."""

from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from functools import cached_property
from typing import Any

from touchstone.core.series import Sitting
from touchstone.core.values import all_seats
from touchstone.match import Match
from touchstone.server.refusals import Refusal
from touchstone.views.display import Display, Wanted, changed_by
from touchstone.views.picture import Marks
from touchstone.views.sentences import Speaker
from touchstone.views.viewer import Viewer
from touchstone.views.wire.api import FinishedRecord
from touchstone.views.words import Words


@dataclass(frozen=True)
class Finished:
    """A match that is over: `number` of the `games` at its table that are, after rematches."""

    match: Match
    number: int
    games: int

    @classmethod
    def at(cls, match: Match, number: int | None) -> "Finished":
        """The one that is asked for, or the latest; raises Refusal."""
        finished = match.finished
        number = len(finished) if number is None else number
        if not 1 <= number <= len(finished):
            raise Refusal("table/not-finished")
        return cls(finished[number - 1], number, len(finished))

    def record(self, table_id: str, words: Words) -> FinishedRecord:
        """The whole game as text, and how it ended."""
        return FinishedRecord(
            table=table_id,
            game=self.number,
            games=self.games,
            record=self.match.record.text(),
            outcome=self._viewer(words).outcome(*self._ended),
        )

    @property
    def _ended(self) -> Any:
        assert self.match.outcome is not None
        return self.match.outcome, self._count(self.match.record.sitting)

    def _count(self, sitting: Sitting[Any]) -> int | None:
        return None if sitting.final is None else self.match.record.game.count(sitting.final)

    def _viewer(self, words: Words, picture: Wanted = True) -> Viewer:
        """Sees everything: the masks are off."""
        return Viewer(self.speaker(words), Display(words, picture=picture))

    def speaker(self, words: Words) -> Speaker:
        """Speaks to somebody who may know everything."""
        agreement = self.match.agreement
        chairs = tuple(replace(chair, masked=False) for chair in agreement.chairs)
        return Speaker(words, replace(agreement, chairs=chairs), None)

    def result(self, words: Words) -> str:
        """How it ended, in words."""
        return self._viewer(words).outcome(*self._ended).words

    def names(self, words: Words) -> list[str]:
        """Who played."""
        speaker = self.speaker(words)
        return [speaker.name(seat) for seat in all_seats(self.match.agreement.game.seats)]

    def text(self, created: int, words: Words) -> str:
        """The record to take away, with the date and the names."""
        date = datetime.fromtimestamp(created, UTC).date().isoformat()
        named = [
            (f"name{seat}", " ".join(name.replace("#", " ").split()))
            for seat, name in enumerate(self.names(words), start=1)
        ]
        return replace(self.match.record, remarks=(("date", date), *named)).text()

    # Turn by turn --------------------------------------------------------------------------------

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """After how many moves each turn is over; the first is the beginning, before any move."""
        record, ends, rounds = self.match.record, [0], 0
        for number, step in enumerate(record.steps, start=1):
            past = len(step.state.past)
            if past > rounds or any(event.changes_turn for event in step.events):
                ends.append(number)
            rounds = past
        return tuple(ends if ends[-1] == len(record.moves) else [*ends, len(record.moves)])

    def said(self, words: Words) -> list[str]:
        """What happened in each turn."""
        viewer = self._viewer(words)
        return [self._said(turn, viewer) for turn in range(1, len(self.turns))]

    def step(self, turn: int, words: Words, picture: Wanted = True) -> dict[str, Any]:
        """What a turn did, in words, the board after it, and as text the position before it.

        Turn 0 is the beginning.
        """
        before, sitting = self._sittings(turn)
        viewer, record = self._viewer(words, picture), self.match.record
        ended = len(sitting.past) > len(before.past)
        steps = [record.steps[number] for number in self._moves(turn)]
        changed = dict.fromkeys(cell for step in steps for cell in changed_by(step))
        marks = Marks(tuple(changed), sitting.past[-1].where if ended else ())
        board = viewer.display.whole(viewer.display.shown(record.game, self.state(turn), marks))
        said = self._said(turn, viewer) if turn else words.say("web-record-start")
        return {
            "utterance": said,
            "board": asdict(board),
            "moves": self.turns[turn],
            "before": record.game.state_text(before.state),
        }

    def state(self, turn: int) -> Any:
        """What lies on the board after a turn; of a round that is over, how it ended."""
        before, sitting = self._sittings(turn)
        return sitting.final if len(sitting.past) > len(before.past) else sitting.state

    def position(self, moves: int) -> str:
        """The position after so many moves, as text; raises Refusal."""
        record = self.match.record
        if not 0 <= moves <= len(record.moves):
            raise Refusal("table/not-finished")
        sitting = record.back_to(moves).sitting
        over = record.series.is_over(sitting)
        return record.game.state_text(sitting.final if over else sitting.state)

    def _moves(self, turn: int) -> range:
        return range(self.turns[turn - 1], self.turns[turn]) if turn else range(0)

    def _sittings(self, turn: int) -> tuple[Sitting[Any], Sitting[Any]]:
        """Before and after a turn; raises Refusal."""
        if not 0 <= turn < len(self.turns):
            raise Refusal("table/not-finished")
        record = self.match.record
        after = record.back_to(self.turns[turn]).sitting
        return (record.back_to(self.turns[turn - 1]).sitting if turn else after), after

    def _said(self, turn: int, viewer: Viewer) -> str:
        record = self.match.record
        events = tuple(event for move in self._moves(turn) for event in record.steps[move].events)
        said = viewer.speaker.utterance(events, None)
        before, after = self._sittings(turn)
        if len(after.past) > len(before.past):
            said = f"{said} {viewer.outcome(after.past[-1], self._count(after)).words}"
        return said.strip()
