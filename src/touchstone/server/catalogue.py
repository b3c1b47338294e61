"""What can be read without sitting down: tables that want players, and finished games."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from typing import Any

from pydantic import ValidationError

from touchstone.core.game import GameKind, Step
from touchstone.core.series import Sitting
from touchstone.match import Match
from touchstone.server.refusals import Refusal
from touchstone.server.schema import StoredTable
from touchstone.views.catalogue import game_info
from touchstone.views.display import Display, changed_by
from touchstone.views.picture import Marks
from touchstone.views.sentences import Speaker
from touchstone.views.viewer import Viewer
from touchstone.views.wire.api import FinishedRecord, LobbySeat, LobbyTable
from touchstone.views.words import Words


def lobby(
    listed: Iterable[StoredTable], kinds: Mapping[str, GameKind], words: Words
) -> list[LobbyTable]:
    """The tables that want players, as far as their games are known here."""
    shown = []
    for stored in listed:
        if stored.game in kinds:
            name = game_info(kinds[stored.game], words.language).name
            with suppress(ValidationError):  # one that is damaged is not shown
                shown.append(_lobby_table(stored, name))
    return shown


def _lobby_table(stored: StoredTable, name: str) -> LobbyTable:
    return LobbyTable(
        table=stored.id,
        game=stored.game,
        name=name,
        seats=tuple(
            LobbySeat(
                seat=seat.seat,
                name=seat.name,
                masked=seat.masked,
                level=seat.level,
                free=not seat.taken,
            )
            for seat in stored.seats
        ),
    )


@dataclass(frozen=True, slots=True)
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
        assert self.match.outcome is not None
        viewer = Viewer(Speaker(words, self.match.agreement, None), Display(words))
        return FinishedRecord(
            table=table_id,
            game=self.number,
            games=self.games,
            record=self.match.record.text(),
            outcome=viewer.outcome(self.match.outcome, self._count(self.match.record.sitting)),
        )

    def _count(self, sitting: Sitting[Any]) -> int | None:
        return None if sitting.final is None else self.match.record.game.count(sitting.final)

    def step(self, number: int, words: Words) -> dict[str, Any]:
        """What a move did, in words, and the board after it; number 0 is the beginning."""
        record, agreement = self.match.record, self.match.agreement
        if not 0 <= number <= len(record.moves):
            raise Refusal("table/not-finished")
        chairs = tuple(replace(chair, masked=False) for chair in agreement.chairs)
        display = Display(words, with_picture=True)
        viewer = Viewer(Speaker(words, replace(agreement, chairs=chairs), None), display)
        before, step = record.back_to(max(0, number - 1)).sitting, Step(record.first, ())
        said = words.say("web-record-start")
        if number:
            step = record.steps[number - 1]
            said = viewer.speaker.utterance(step.events, None)
        sitting = step.state
        ended = number > 0 and len(sitting.past) > len(before.past)
        if ended:
            said = f"{said} {viewer.outcome(sitting.past[-1], self._count(sitting)).words}"
        state = sitting.final if ended else sitting.state
        marks = Marks(changed_by(step), sitting.past[-1].where if ended else ())
        board = display.whole(display.shown(record.game, state, marks))
        return {"utterance": said.strip(), "board": asdict(board)}
