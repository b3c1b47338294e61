"""Events, feelings and refusals as sentences: one utterance per listener and command."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from string import ascii_uppercase
from weakref import WeakValueDictionary

from touchstone.core.errors import TouchstoneError
from touchstone.core.events import Event, Reach, TurnEnded
from touchstone.core.game import AnyGame
from touchstone.core.values import Feel, Outcome, Seat, all_seats
from touchstone.match import Agreement, Deal, Match, heard_by
from touchstone.match.agreement import Chair
from touchstone.match.events import Ended, Felt, FeltSupply, Offered, Refused, RoundEnded
from touchstone.views.wire.writing import quoted
from touchstone.views.words import Words

Heard = tuple[Event, ...]


class Voice:
    """All that the words depend on with which a listener is told something, but for names.

    Those that say the same of the same are one and the same, whichever the table: what a voice has
    said is kept with a mark in place of each name (`Speaker.nameless`, `Speaker.named`), so that
    it is worded once for all people.
    """

    __slots__ = ("__weakref__", "said")

    def __init__(self) -> None:
        self.said: dict[object, str] = {}
        """What it has said of how games stand or ended: that is told in several places."""

    @staticmethod
    def of(*key: object) -> "Voice":
        """The voice that depends on this."""
        return _VOICES.setdefault(key, Voice())


_VOICES: WeakValueDictionary[tuple[object, ...], Voice] = WeakValueDictionary()
_MOST_SAID = 256
"""What a voice keeps of what it has said; then it begins anew."""
_MARKS = "".join(map(chr, range(0xFDD0, 0xFDF0)))
"""By seat, what stands for a name. These are no characters: no text that people write has them."""


class Speaker:
    """Says what happens at one table to one listener; None is somebody who only watches."""

    def __init__(self, words: Words, agreement: Agreement, listener: Seat | None) -> None:
        self.words = words.of(agreement.game.kind)
        self.agreement = agreement
        self.listener = listener
        seats = all_seats(agreement.game.seats)
        self._names = {seat: self._name(seat) for seat in seats}
        self._marked = tuple(zip(_MARKS, self._names.values(), strict=False))
        self._quoted = tuple([(mark.encode(), quoted(name)) for mark, name in self._marked])
        self._turns: dict[Seat | None, str] = {seat: self._turn(seat) for seat in seats}
        self._turns[None] = ""
        self.turned: dict[object, bytes] = {}
        """What was told when the turn went from one to another, as text."""
        self._nameless: Speaker | None = None
        settings = tuple(agreement.game.settings.items())
        self.voice = Voice.of(
            self.words, listener, self.is_masked, agreement.rounds, len(seats), settings
        )

    def under(self, agreement: Agreement) -> "Speaker":
        """The speaker of the same listener when something else is agreed.

        Another game with the same people changes no word.
        """
        mine = self.agreement
        if agreement.game is not mine.game or agreement.chairs is not mine.chairs:
            return Speaker(self.words, agreement, self.listener)
        same = object.__new__(Speaker)
        same.words, same.agreement, same.listener = self.words, agreement, self.listener
        same._names, same._turns, same.voice = self._names, self._turns, self.voice
        same._marked, same._quoted, same.turned = self._marked, self._quoted, self.turned
        same._nameless = self._nameless
        return same

    def nameless(self) -> "Speaker":
        """The same with a mark in place of each name."""
        if self._nameless is None:
            chairs = zip(self.agreement.chairs, _MARKS, strict=False)
            marked = tuple([replace(chair, name=mark) for chair, mark in chairs])
            agreement = replace(self.agreement, chairs=marked)
            self._nameless = Speaker(self.words, agreement, self.listener)
        return self._nameless

    def named(self, words: str) -> str:
        """What was said without names, with the names of this table."""
        for mark, name in self._marked:
            if mark in words:
                words = words.replace(mark, name)
        return words

    def named_text(self, text: bytes) -> bytes:
        """The same for words that are part of a message's text."""
        for mark, name in self._quoted:
            text = text.replace(mark, name)
        return text

    @property
    def is_masked(self) -> bool:
        """Whether the listener may not see the board."""
        return self.agreement.is_masked(self.listener)

    def tell(self, events: Heard, after: Match) -> str:
        """One utterance for all that reached the listener, closing with whose turn it is."""
        return self.utterance(heard_by(events, self.agreement, self.listener), after.turn)

    def utterance(self, heard: Heard, turn: Seat | None) -> str:
        """The same for events that have reached the listener, given who is to move afterwards."""
        told = [event for event in _without_echoes(heard) if not _goes_on(event, turn)]
        said = [self.sentence(event) for event in told]
        if any(event.changes_turn for event in heard):
            said.append(self.turn(turn))
        return " ".join([words for words in said if words])

    def sentence(self, event: Event) -> str:
        """One event in words."""
        special = _SPECIAL.get(type(event))
        if special is not None:
            said: str = getattr(self, special)(event)
            return said
        seat = event.seat
        who = "you" if seat == self.listener else "other"
        return self.words.say(event.message, who=who, name=self._names[seat], **event.facts())

    def turn(self, seat: Seat | None) -> str:
        """Whose turn it is, or nothing when the game is over."""
        return self._turns[seat]

    def _turn(self, seat: Seat) -> str:
        if seat == self.listener:
            return self.words.say("match-your-turn")
        return self.words.say("match-turn-of", name=self.name(seat))

    def name(self, seat: Seat) -> str:
        """What a player is called."""
        return self._names[seat]

    def _name(self, seat: Seat) -> str:
        chair = self.agreement.chair(seat)
        if chair.name or not chair.level:
            return chair.name or self.words.say("seat-name", seat=int(seat))
        nameless = [number for number, one in self._seats() if one.level and not one.name]
        if len(nameless) == 1:
            return self.words.say("bot-name")
        letter = ascii_uppercase[nameless.index(seat)]
        return self.words.say("bot-name-one-of", letter=letter)

    def _seats(self) -> Iterable[tuple[Seat, Chair]]:
        return zip(all_seats(self.agreement.game.seats), self.agreement.chairs, strict=True)

    def label(self, seat: Seat) -> str:
        """A player's name with a bot's level, and what tells their pieces from the others'."""
        chair, name = self.agreement.chair(seat), self._names[seat]
        if chair.level:
            kind = "player-replaced" if chair.name else "player-level"
            name = self.words.say(kind, name=name, level=chair.level)
        return ", ".join(filter(None, (name, self.sign(seat))))

    def sign(self, seat: Seat) -> str:
        """What tells the pieces of a player from the others', in words; empty if nothing does."""
        return sign_words(self.words, self.agreement.game, seat)

    def stage(self, stage: str) -> str:
        """What is to be done now, where the game has words for how far a turn has come."""
        return stage and self._said(("stage", stage), lambda: self._stage(stage))

    def _stage(self, stage: str) -> str:
        message = f"game-stage-{stage}"
        if message not in self.words:
            return ""
        eyes = "masked" if self.is_masked else "open"
        return self.words.say(message, **self.agreement.game.settings, eyes=eyes)

    def offer(self, deal: Deal, by: Seat) -> str:
        """What somebody offers."""
        offered = Offered(by, deal)
        return self.named(self._said(offered, lambda: self.nameless().sentence(offered)))

    def points(self, scores: tuple[int, ...]) -> tuple[str, ...]:
        """The points of each player in words."""
        return tuple(self.words.say("match-points", points=points) for points in scores)

    def scores(self, scores: tuple[int, ...]) -> str:
        """Points by player, or nothing where no points are counted."""
        said = [
            self.words.say("match-score", name=self.name(seat), points=points)
            for seat, points in zip(all_seats(len(scores)), scores, strict=True)
        ]
        return ", ".join(said) + "." if said else ""

    def why(self, outcome: Outcome, count: int | None = None) -> str:
        """Why it ended."""
        game = self.agreement.game
        return self._said((outcome, count), lambda: why(self.words, game, outcome, count))

    def who_won(self, outcome: Outcome) -> str:
        """Who has won, and the points where points are counted."""
        return self.named(self._said(outcome, lambda: self.nameless()._who_won(outcome)))

    def _said(self, about: object, say: Callable[[], str]) -> str:
        """Words about how a game stands: found once for all to whom this voice tells it."""
        said = self.voice.said
        words = said.get(about)
        if words is None:
            if len(said) >= _MOST_SAID:
                said.clear()
            words = said[about] = say()
        return words

    def _who_won(self, outcome: Outcome) -> str:
        names = ", ".join(self.name(seat) for seat in outcome.winners)
        if not outcome.winners:
            kind = "together" if outcome.together else "none"
        elif outcome.winners == (self.listener,):
            kind = "you"
        else:
            lost = self.listener is not None and self.listener not in outcome.winners
            one = "lost" if lost else "other"
            kind = one if len(outcome.winners) == 1 else ("lost-shared" if lost else "shared")
        seats = self.agreement.game.seats
        told = self.words.say("match-ended", winners=kind, names=names, players=seats)
        return f"{told} {self.scores(outcome.scores)}".strip()

    def _felt(self, event: Felt) -> str:
        feel = felt_words(self.words, event.feel)
        return self.words.say("match-felt", cell=event.cell, feel=feel)

    def _felt_supply(self, event: FeltSupply) -> str:
        heaps = heap_words(self.words, self.agreement.game, dict(event.heaps))
        return self.words.say("match-felt-supply", heaps=heaps)

    def _refused(self, event: Refused) -> str:
        return refusal(self.words, event.error, self.name)

    def _ended(self, event: Ended) -> str:
        return self.who_won(event.outcome)

    def _round_ended(self, event: RoundEnded) -> str:
        why = self.why(event.outcome, event.count)
        if self.agreement.rounds == 1:
            return why
        told = self.words.say("match-round-ended", round=event.round, why=why)
        return f"{told} {self.scores(event.outcome.scores)}".strip()


def why(words: Words, game: AnyGame, outcome: Outcome, count: int | None = None) -> str:
    """Why a game ended: in the game's words, or in those for what ends any game."""
    shared = f"match-reason-{outcome.reason}"
    if shared in words:
        return words.say(shared)
    facts: dict[str, str | int] = {"cells": ", ".join(outcome.where), "count": count or 0}
    # What a reason means may depend on the settings: a variant has words of its own.
    told = [words.say(f"game-reason-{outcome.reason}", **{**game.settings, **facts})]
    further = [f"game-also-{reason}" for reason in outcome.reasons[1:]]
    told += [words.say(message) for message in further if message in words]
    return " ".join(told)


_SPECIAL: dict[type[Event], str] = {
    Felt: "_felt",
    FeltSupply: "_felt_supply",
    Refused: "_refused",
    RoundEnded: "_round_ended",
    Ended: "_ended",
}
"""Events that need more than their own message, and the method that has the words."""


def sign_of(game: AnyGame, seat: Seat | None) -> str:
    """What tells the pieces of a seat from the others'; empty where nothing does."""
    signs = game.kind.signs(game.seats, game.settings)
    return signs[seat - 1] if signs and seat is not None else ""


def sign_words(words: Words, game: AnyGame, seat: Seat | None) -> str:
    """The same in words."""
    token = sign_of(game, seat)
    message = f"game-sign-{token}"
    return words.say(message) if message in words else token


def _goes_on(event: Event, turn: Seat | None) -> bool:
    """Whether a turn ended only to be followed by another of the same seat: who plays alone."""
    return isinstance(event, TurnEnded) and event.how == "done" and event.seat == turn


def _without_echoes(heard: Heard) -> list[Event]:
    """Without "has placed" where the listener has just been told what was placed.

    And without the points of the last round where they are those of the whole match.
    """
    shown = {event.seat for event in heard if event.reach is Reach.SEEN}
    ends = (event.outcome.scores for event in heard if isinstance(event, Ended))
    final = [scores for scores in ends if scores]
    if not shown and not final:
        return list(heard)
    return [
        _pointless(event)
        if isinstance(event, RoundEnded) and event.outcome.scores in final
        else event
        for event in heard
        if not (isinstance(event, TurnEnded) and event.how == "done" and event.seat in shown)
    ]


def _pointless(ended: RoundEnded) -> RoundEnded:
    return replace(ended, outcome=ended.outcome._replace(scores=()))


def refusal(words: Words, error: TouchstoneError, name: Callable[[Seat], str] | None = None) -> str:
    """Why something was refused, in one sentence; `name` says what players are called."""
    facts = dict(error.facts)
    if "turn" in facts:
        turn = Seat(int(facts["turn"]))
        facts["name"] = name(turn) if name else words.say("seat-name", seat=int(turn))
    if "of" in facts:
        facts["game"] = _kind_of_game(words, str(facts.pop("of")))
    return words.say(error.reason, **facts)


def _kind_of_game(words: Words, setting: str) -> str:
    """What a game is called, with the words for the value of its first setting if it has any."""
    name, value = words.say("game-name"), f"game-setting-{setting}"
    return (
        words.say("setting-kind-of-game", game=name, kind=words.say(value))
        if value in words
        else name
    )


def feel_words(words: Words, game: AnyGame, feel: Feel) -> str:
    """What a finger feels, in words."""
    return felt_words(words.of(game.kind), feel)


def felt_words(words: Words, feel: Feel) -> str:
    """The same, for whoever has the words of the game."""
    said = [words.say(f"game-feel-{feel.surface}", height=feel.height)]
    said += [words.say(f"game-feel-detail-{name}", value=value) for name, value in feel.details]
    return ", ".join(said)


def heap_words(words: Words, game: AnyGame, heaps: Mapping[str, int]) -> str:
    """What lies beside the board, in words."""
    words = words.of(game.kind)
    return ", ".join(words.say(f"game-heap-{heap}", count=left) for heap, left in heaps.items())
