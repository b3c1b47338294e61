"""One listener at a table: turns what happens into its own messages."""

import asyncio
from typing import Protocol

from touchstone.core.errors import TouchstoneError
from touchstone.core.values import Seat
from touchstone.match import Agreement, Command, Match, seen_by
from touchstone.match.events import Refused
from touchstone.match.forms import cells_of
from touchstone.match.helper import Win, wins_now
from touchstone.match.view import reaching
from touchstone.server.refusals import Refusal
from touchstone.server.story import Events, Story
from touchstone.views.catalogue import game_info, level_names
from touchstone.views.display import Display, Wanted
from touchstone.views.greeting import goal, greeting, title
from touchstone.views.seeking import kinds
from touchstone.views.sentences import Speaker, Voice, refusal
from touchstone.views.typed import Query, Reader, reader_of
from touchstone.views.viewer import Viewer
from touchstone.views.wire import outgoing as wire
from touchstone.views.wire.writing import encode, part, taken_text, telling, update_text
from touchstone.views.words import Words

Displays = dict[tuple[str, Wanted], Display]
"""The boards of a table by language, with pictures and without."""

_TOLD_AGAIN = 200
_MOST_TOLD = 8192
_TELLINGS: dict[tuple[Voice, Events, Seat | None], bytes] = {}
"""What is told of events, without names."""


class Line(Protocol):
    """The way to somebody's client. Nothing is said behind the end."""

    def push(self, text: bytes) -> None:
        """Sends a text, or queues it."""

    def end(self, text: bytes) -> None:
        """Sends the last text."""


class Listener:
    """A connection's place at a table; seat None only watches.

    `number` counts the updates that this listener was told, so it says nothing about commands
    that did not reach it.
    """

    def __init__(
        self,
        line: Line,
        words: Words,
        agreement: Agreement,
        seat: Seat | None,
        *,
        picture: Wanted = False,
    ) -> None:
        self._line = line
        self.push = line.push
        """Sends a text."""
        self.words = words
        self.seat = seat
        self.beside: frozenset[Seat] = frozenset()
        """Others at the same device: they are there too, and hear by this listener."""
        self.number = 0
        speaker = Speaker(words, agreement, seat)
        self.viewer = Viewer(speaker, Display(speaker.words, picture=picture))
        self._reader: Reader | None = None

    @property
    def present(self) -> frozenset[Seat]:
        """Everybody who is at this end of the line."""
        return self.beside if self.seat is None else self.beside | {self.seat}

    def share(self, displays: Displays) -> None:
        """Looks at the boards that others of the same language look at, too."""
        mine = self.viewer.display
        self.viewer.display = displays.setdefault((self.words.language, mine.picture), mine)

    def reseat(self, agreement: Agreement) -> None:
        """Names or chairs have changed."""
        if agreement.game is not self.viewer.game:
            self._reader = None
        self.viewer.reseat(self.viewer.speaker.under(agreement))

    @property
    def speaker(self) -> Speaker:
        """Says what happens to this listener."""
        return self.viewer.speaker

    def send(self, message: wire.ToClient) -> None:
        """Sends a message."""
        self.push(encode(message))

    def end(self, refusal: Refusal) -> None:
        """Says why it is over, for the last time."""
        sentence = refusal.sentence(self.words)
        self._line.end(encode(wire.Closed(code=refusal.code, sentence=sentence)))

    def read(self, text: str, seat: Seat) -> Command | Query:
        """What the listener has typed; raises what the reader of typed words raises."""
        if self._reader is None:
            self._reader = reader_of(self.speaker.words, self.viewer.game)
        return self._reader.meant(text, seat)

    # What happened -------------------------------------------------------------------------------

    def update(self, new: Events, after: Match, clocks: wire.Clocks | None) -> bytes | None:
        """The text of the next update, of what reaches the listener; None where nothing does."""
        viewer = self.viewer
        heard = reaching(new, self.seat, viewer.masked)
        if not heard:
            return None
        speaker = viewer.speaker
        if after.agreement is not speaker.agreement:
            self.reseat(after.agreement)
            speaker = viewer.speaker
        self.number += 1
        told = speaker.named_text(_telling(speaker, heard, after.turn))
        return update_text(self.number, told, viewer.change(after, clocks))

    # Answers -------------------------------------------------------------------------------------

    def welcome(
        self,
        table_id: str,
        match: Match,
        story: Story,
        since: int,
        players: tuple[wire.Player, ...],
        clocks: wire.Clocks | None,
    ) -> wire.Welcome:
        """Everything a client needs to begin or to go on."""
        updates = self.catch_up(story, since)
        seen = seen_by(match, self.seat)
        return wire.Welcome(
            table=self._table_info(table_id, match),
            players=players,
            number=self.number,
            updates=tuple(updates),
            view=self.viewer.view(seen, match, clocks),
            position=None if seen.state is None else self.viewer.game.state_text(seen.state),
        )

    def catch_up(self, story: Story, since: int) -> list[wire.Told]:
        """What the listener was told after `since`; sets the number of the latest."""
        self.number = count = story.count(self.seat)
        first = max(0, min(since, count), count - _TOLD_AGAIN)
        heard = story.heard(self.seat, first)
        return [
            wire.Told(
                number=number,
                utterance=self.speaker.utterance(events, turn),
                events=tuple(wire.EventOut.of(event) for event in events),
            )
            for number, (events, turn) in enumerate(heard, start=first + 1)
        ]

    def said(self, story: Story, latest: int | None = None) -> list[str]:
        """Every utterance that this listener was told, or the latest of them."""
        first = 0 if latest is None else max(0, story.count(self.seat) - latest)
        heard = story.heard(self.seat, first)
        return [self.speaker.utterance(events, turn) for events, turn in heard]

    def ack(
        self, client: str, events: Events, update: bytes | None = None, *, repeated: bool = False
    ) -> bytes:
        """The text that says: taken, or refused with the code and the sentence."""
        first = events[0] if events else None  # a stranger's game may have nothing to tell
        if isinstance(first, Refused):
            refused = wire.Ack(
                id=client,
                ok=False,
                code=first.error.code,
                sentence=self.speaker.sentence(first),
                repeated=repeated,
                update=part(update),
            )
            return encode(refused)
        return taken_text(client, update, repeated=repeated)

    def said_by(self, seat: Seat, phrase: str) -> wire.Said:
        """What somebody at the table has said."""
        who, name = "you" if seat == self.seat else "other", self.speaker.name(seat)
        said = self.words.say(f"phrase-{phrase}")
        utterance = self.words.say("phrase-said", who=who, name=name, phrase=said)
        return wire.Said(seat=seat, phrase=phrase, utterance=utterance)

    def refuse(self, client: str, error: TouchstoneError) -> wire.Ack:
        """The answer to a command that was not even tried."""
        sentence = refusal(self.speaker.words, error, self.speaker.name)
        return wire.Ack(id=client, ok=False, code=error.code, sentence=sentence)

    def choices(self, ask_id: str, cells: tuple[str, ...], match: Match) -> wire.Choices:
        """The answer to `ask`."""
        seen = seen_by(match, self.seat)
        moves, onward = self.viewer.choices(seen, cells)
        return wire.Choices(
            id=ask_id,
            cells=cells,
            moves=tuple(moves),
            next=tuple(onward),
            pick=self.viewer.pick(seen, cells) if onward else "",
        )

    def _table_info(self, table_id: str, match: Match) -> wire.TableInfo:
        """What stays the same at the table."""
        game, words = self.viewer.game, self.speaker.words
        about = game_info(game.kind, words.language)
        hidden = seen_by(match, self.seat).masked
        return wire.TableInfo(
            id=table_id,
            game=game.kind.slug,
            name=about.name,
            title=title(words, game),
            goal=goal(words, game),
            greeting=greeting(self.speaker),
            about=about.about,
            help=about.help,
            language=words.language,
            settings=tuple(
                setting_value(words, name, value)
                for name, value in game.settings.items()
                if not (hidden and name in game.kind.secrets)
            ),
            columns=game.grid.columns,
            rows=game.grid.rows,
            seat=self.seat,
            masked=match.agreement.is_masked(self.seat),
            translated=about.translated,
            words=tuple(
                wire.CommandWord(token=token, forms=said) for token, said in words.spoken.items()
            ),
            level_names=level_names(words),
            kinds=tuple(
                wire.Kind(kind=token, words=said) for token, said in kinds(words, game).items()
            ),
        )


def _telling(speaker: Speaker, heard: Events, turn: Seat | None) -> bytes:
    """What is told of events: at many tables the same few things happen again and again.

    Found by what has reached the listener and nothing else, so that not even the time it takes
    tells of more.
    """
    key = speaker.voice, heard, turn
    found = _TELLINGS.get(key)
    if found is None:
        if len(_TELLINGS) >= _MOST_TOLD:
            _TELLINGS.clear()
        found = _TELLINGS[key] = telling(speaker.nameless().utterance(heard, turn), heard)
    return found


def setting_value(words: Words, name: str, value: str) -> wire.SettingValue:
    """A setting and its value in words; a number is its own word."""
    message = f"game-setting-{name}-{value}"
    return wire.SettingValue(
        name=name,
        value=value,
        label=words.say(f"game-setting-{name}"),
        value_label=words.say(message) if message in words else value,
    )


class Helper:
    """Looks for a win when the page of an open-eyed player asks; one for each table.

    It remembers the latest position at which it looked, and what it saw.
    """

    def __init__(self) -> None:
        self._looked: tuple[object, tuple[Win, ...]] | None = None

    async def hint(self, match: Match, listener: Listener, ask_id: str) -> wire.Hint:
        """How the listener can win at once; raises Refusal for whoever has no helper.

        A large board takes a while, so a thread looks while other tables go on; each position is
        looked at once, however often it is asked for.
        """
        agreement, seat = match.agreement, listener.seat
        seen = seen_by(match, seat)
        if seat is None or not agreement.chair(seat).helper or seen.masked:
            raise Refusal("seat/no-helper")
        if seen.turn != seat:
            return wire.Hint(id=ask_id)
        if self._looked is None or self._looked[0] is not seen.state:
            wins = await asyncio.to_thread(wins_now, agreement.game, seen.state)
            self._looked = (seen.state, wins)
        return _said(listener, ask_id, self._looked[1])


def _said(listener: Listener, ask_id: str, wins: tuple[Win, ...]) -> wire.Hint:
    """The first way to win: one is enough, and easier to follow."""
    if not wins:
        return wire.Hint(id=ask_id)
    move = listener.viewer.label(wins[0].text)
    return wire.Hint(
        id=ask_id,
        words=listener.words.say("helper-win", move=move),
        cells=wins[0].where or cells_of(wins[0].text),
    )
