"""Events, feelings and refusals as sentences: one utterance per listener and command."""

from collections.abc import Callable, Mapping

from touchstone.core.errors import Fact, TouchstoneError
from touchstone.core.events import Event, Reach
from touchstone.core.game import AnyGame
from touchstone.core.values import Feel, Seat, all_seats
from touchstone.match import Match, Agreement
from touchstone.views.words import Words

Facts = Mapping[str, Fact]


class Speaker:
    """Says what happens at one table to one listener; None is somebody who only watches."""

    def __init__(self, words: Words, table: Table, listener: Seat | None) -> None:
        self.words = words.of(table.game.kind)
        self.table = table
        self.listener = listener
        self._special: dict[str, Callable[[Event, Facts], str]] = {
            "match-felt": self._felt,
            "match-felt-supply": self._felt_supply,
            "match-refused": self._refused,
            "match-round-ended": self._round_ended,
            "match-ended": self._ended,
        }

    def tell(self, events: tuple[Event, ...], after: Match) -> str:
        """One utterance for all that reached the listener, closing with whose turn it is."""
        return self.utterance(events, after.turn)

    def utterance(self, events: tuple[Event, ...], turn: Seat | None) -> str:
        """The same, given only the seat that is to move afterwards."""
        masked = self.table.is_masked(self.listener)
        heard = [event for event in events if event.reaches(self.listener, masked=masked)]
        said = [self.sentence(event) for event in _without_echoes(heard)]
        if any(event.name in _TURN_CHANGES or event.name == "turn-ended" for event in heard):
            said.append(self.turn(turn))
        return " ".join(filter(None, said))

    def sentence(self, event: Event) -> str:
        """One event in words."""
        facts = dict(event.facts)
        if event.name in self._special:
            return self._special[event.name](event, facts)
        message = event.name
        if not message.startswith("match-"):
            message = _TURN_MESSAGES.get(message, f"game-event-{message}")
        return self.words.say(
            message, who=self._who(event.seat), name=self.name(event.seat), **facts
        )

    def turn(self, seat: Seat | None) -> str:
        """Whose turn it is, or nothing when the game is over."""
        if seat is None:
            return ""
        if seat == self.listener:
            return self.words.say("match-your-turn")
        return self.words.say("match-turn-of", name=self.name(seat))

    def name(self, seat: Seat) -> str:
        """What a player is called."""
        chair = self.table.chair(seat)
        kind = "bot-name" if chair.level else "seat-name"
        return chair.name or self.words.say(kind, seat=int(seat))

    def _who(self, seat: Seat) -> str:
        return "you" if seat == self.listener else "other"

    def _felt(self, event: Event, facts: Facts) -> str:
        pairs = [pair.split(" ", 1) for pair in str(facts["details"]).split(", ") if pair]
        feel = Feel(
            int(facts["height"]),
            str(facts["surface"]),
            tuple((name, value) for name, value in pairs),
        )
        return self.words.say(
            "match-felt", cell=facts["cell"], feel=feel_words(self.words, self.table.game, feel)
        )

    def _felt_supply(self, event: Event, facts: Facts) -> str:
        return self.words.say(
            "match-felt-supply", heaps=heap_words(self.words, self.table.game, facts)
        )

    def _refused(self, event: Event, facts: Facts) -> str:
        return self.words.say(str(facts["reason"]), **facts)

    def _round_ended(self, event: Event, facts: Facts) -> str:
        why = self._why(facts)
        if self.table.rounds == 1:
            return why
        scores = self.scores(tuple(map(int, str(facts["scores"]).split())))
        told = self.words.say("match-round-ended", round=facts["round"], why=why)
        return f"{told} {scores}".strip()

    def _why(self, facts: Facts) -> str:
        where = str(facts["where"]).replace(" ", ", ")
        return self.words.say(f"game-reason-{facts['reason']}", cells=where, count=facts["count"])

    def scores(self, scores: tuple[int, ...]) -> str:
        """Points by player, or nothing where no points are counted."""
        said = [
            self.words.say("match-score", name=self.name(seat), points=points)
            for seat, points in zip(all_seats(len(scores)), scores, strict=True)
        ]
        return ", ".join(said) + "." if said else ""

    def _ended(self, event: Event, facts: Facts) -> str:
        winners = [Seat(int(seat)) for seat in str(facts["winners"]).split()]
        names = ", ".join(self.name(seat) for seat in winners)
        kind = "shared" if len(winners) > 1 else "other"
        if winners == [self.listener]:
            kind = "you"
        told = self.words.say("match-ended", winners=kind if winners else "none", names=names)
        return f"{told} {self.scores(tuple(map(int, str(facts['scores']).split())))}".strip()


_TURN_MESSAGES = {
    "turn-ended": "game-turn-done",
    "passed": "game-turn-passed",
    "skipped": "game-turn-skipped",
}
_TURN_CHANGES = frozenset(
    {"turn-ended", "passed", "skipped", "match-round-ended", "match-undone", "match-rematch"}
)


def _without_echoes(heard: list[Event]) -> list[Event]:
    """Without "has placed" where the listener has just been told what was placed."""
    shown = {event.seat for event in heard if event.reach is Reach.SEEN}
    return [event for event in heard if event.name != "turn-ended" or event.seat not in shown]


def refusal(words: Words, error: TouchstoneError) -> str:
    """Why something was refused, in one sentence."""
    return words.say(error.reason, **error.facts)


def feel_words(words: Words, game: AnyGame, feel: Feel) -> str:
    """What a finger feels, in words."""
    words = words.of(game.kind)
    said = [words.say(f"game-feel-{feel.surface}", height=feel.height)]
    said += [words.say(f"game-feel-detail-{name}", value=value) for name, value in feel.details]
    return ", ".join(said)


def heap_words(words: Words, game: AnyGame, heaps: Facts) -> str:
    """What lies beside the board, in words."""
    words = words.of(game.kind)
    return ", ".join(words.say(f"game-heap-{heap}", count=left) for heap, left in heaps.items())
