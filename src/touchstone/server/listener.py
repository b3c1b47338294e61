"""One listener at a table: turns what happens into its own messages."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import orjson

from touchstone.core.events import Event
from touchstone.core.values import Seat
from touchstone.match import Match, Seen, Agreement, seen_by
from touchstone.views.sentences import Speaker
from touchstone.views.showing import Picture, Showing, told_events
from touchstone.views.wire.outgoing import (
    Choices,
    Clocks,
    CommandWord,
    SettingValue,
    TableInfo,
    Told,
    View,
    Wire,
)
from touchstone.views.words import Words

Story = list[tuple[tuple[Event, ...], Seat | None]]
"""For each stored command: the events, and the seat to move afterwards."""

_LEVELS = 5
_TOLD_AGAIN = 200
_MOST_KEPT = 100


_Key = TypeVar("_Key")


def _keep(made: dict[_Key, bytes], key: _Key, text: bytes) -> None:
    """Remembers a text; a store that is full begins anew."""
    if len(made) >= _MOST_KEPT:
        made.clear()
    made[key] = text


def as_json(message: Wire) -> str:
    """A message as text."""
    return message.__pydantic_serializer__.to_json(message).decode()


class Listener:
    """A connection's place at a table; seat None only watches.

    `number` counts the updates that this listener was told, so it says nothing about commands
    that did not reach it.
    """

    def __init__(
        self,
        send: Callable[[str], None],
        words: Words,
        table: Table,
        seat: Seat | None,
        picture: Picture | None,
    ) -> None:
        self.send = send
        self.words = words
        self.seat = seat
        self.showing = Showing(Speaker(words, table, seat), picture)
        self.number = 0
        # Made once: what is kept depends only on what this listener heard and saw anyway.
        self._told_before: dict[tuple[tuple[Event, ...], Seat | None], bytes] = {}
        self._seen_before: dict[Seen, bytes] = {}

    @property
    def speaker(self) -> Speaker:
        """Says what happens to this listener."""
        return self.showing.speaker

    def retable(self, table: Table) -> None:
        """Names or chairs have changed."""
        self.speaker.table = table
        self._told_before.clear()
        self._seen_before.clear()

    def hears(self, events: Iterable[Event], table: Table) -> bool:
        """Whether any of these events reaches the listener."""
        return bool(self._heard(events, table))

    def _heard(self, events: Iterable[Event], table: Table) -> tuple[Event, ...]:
        masked, seat = table.is_masked(self.seat), self.seat
        return tuple([event for event in events if event.reaches(seat, masked=masked)])

    def catch_up(self, story: Story, since: int) -> list[Told]:
        """What the listener was told after `since`; sets the number of the latest."""
        table = self.speaker.table
        heard = [entry for entry in story if self.hears(entry[0], table)]
        self.number = len(heard)
        first = max(0, min(since, len(heard)), len(heard) - _TOLD_AGAIN)
        return [
            self._told(number, events, turn)
            for number, (events, turn) in enumerate(heard[first:], start=first + 1)
        ]

    def _told(self, number: int, events: tuple[Event, ...], turn: Seat | None) -> Told:
        masked = self.speaker.table.is_masked(self.seat)
        return Told(
            number=number,
            utterance=self.speaker.utterance(events, turn),
            events=tuple(told_events(events, self.seat, masked=masked)),
        )

    def view(self, match: Match, clocks: Clocks | None) -> View:
        """How the table stands for this listener."""
        return self.showing.view(seen_by(match, self.seat), match, clocks)

    def update(
        self, events: tuple[Event, ...], after: Match, clocks: Clocks | None
    ) -> bytes | None:
        """The next update, as JSON; None where nothing of this reaches the listener."""
        table = after.agreement
        heard = self._heard(events, table)
        if not heard:
            return None
        if table is not self.speaker.table:
            self.retable(table)
        self.number += 1
        told = self._told_json(heard, after.turn)
        view = self._view_json(after, clocks)
        return b'{"type":"update","number":%d,%b,"view":%b}' % (self.number, told, view)

    def _told_json(self, heard: tuple[Event, ...], turn: Seat | None) -> bytes:
        """What is said and heard, as the inside of a JSON object."""
        key = (heard, turn)
        if key not in self._told_before:
            facts = [
                {"name": event.name, "seat": event.seat, "facts": dict(event.facts)}
                for event in heard
            ]
            said = {"utterance": self.speaker.utterance(heard, turn), "events": facts}
            _keep(self._told_before, key, orjson.dumps(said)[1:-1])
        return self._told_before[key]

    def _view_json(self, match: Match, clocks: Clocks | None) -> bytes:
        """The view; a masked listener sees the same few again and again."""
        seen = seen_by(match, self.seat)
        kept = seen.masked and clocks is None
        if kept and seen in self._seen_before:
            return self._seen_before[seen]
        view = self.showing.view(seen, match, clocks)
        made = view.__pydantic_serializer__.to_json(view)
        if kept:
            _keep(self._seen_before, seen, made)
        return made

    def choices(self, ask_id: str, cells: tuple[str, ...], match: Match) -> str:
        """The answer to `ask`."""
        moves, onward = self.showing.choices(seen_by(match, self.seat), cells)
        return as_json(Choices(id=ask_id, cells=cells, moves=tuple(moves), next=tuple(onward)))

    def table_info(self, table_id: str, match: Match) -> TableInfo:
        """What stays the same at the table."""
        game, words = self.showing.game, self.speaker.words
        hidden = seen_by(match, self.seat).masked
        return TableInfo(
            id=table_id,
            game=game.kind.slug,
            name=words.say("game-name"),
            about=words.say("game-about"),
            help=words.say("game-help"),
            language=words.language,
            settings=tuple(
                setting_value(words, name, value)
                for name, value in game.settings.items()
                if not (hidden and name in game.kind.secrets)
            ),
            size=game.grid.size,
            seat=self.seat,
            masked=match.agreement.is_masked(self.seat),
            words=command_words(words),
            level_names=tuple(words.say(f"level-{level}") for level in range(1, _LEVELS + 1)),
        )


def setting_value(words: Words, name: str, value: str) -> SettingValue:
    """A setting and its value in words; a number is its own word."""
    message = f"game-setting-{name}-{value}"
    return SettingValue(
        name=name,
        value=value,
        label=words.say(f"game-setting-{name}"),
        value_label=words.say(message) if message in words else value,
    )


def command_words(words: Words) -> tuple[CommandWord, ...]:
    """What may be typed, shared words first."""
    return tuple(CommandWord(token=token, forms=said) for token, said in words.spoken.items())
