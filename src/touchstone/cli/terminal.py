"""A match at one keyboard: typed words become commands, events become lines."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from touchstone.cli.saved import save
from touchstone.cli.screen import Screen
from touchstone.core.events import Event
from touchstone.core.values import Seat, all_seats
from touchstone.match import (
    Accept,
    Command,
    Decline,
    Match,
    Offer,
    Play,
    Propose,
    Resign,
    Touch,
)
from touchstone.views.sentences import board_lines
from touchstone.views.commands import reader
from touchstone.views.sentences import Speaker, heap_words

_REPEATED = 5
"""How many utterances `repeat` says again."""


_TURN_ENDERS = ("done", "pass")


class Leave(Exception):
    """The players want to stop."""


class Terminal:
    """Runs one match for the people at this keyboard."""

    def __init__(self, match: Match, screen: Screen, dice: Random) -> None:
        self.match = match
        self.screen = screen
        self.words = screen.words.of(match.agreement.game.kind)
        self.dice = dice
        self.reader = reader(self.words)
        seats = all_seats(match.agreement.game.seats)
        self.people = [seat for seat in seats if match.agreement.chair(seat).level == 0]
        # What somebody behind a mask has not been told yet, because another has the keyboard.
        self.waiting: dict[Seat, list[str]] = {seat: [] for seat in self.people}
        self.heard: dict[Seat | None, list[str]] = {}
        self.at_keyboard: Seat | None = None
        self.hinted: set[Seat] = set()
        self.orders: dict[str, Callable[[Seat, str], None]] = {
            "help": self._help,
            "board": self._board,
            "score": self._score,
            "repeat": self._repeat,
            "quit": self._quit,
            "touch": self._touch,
            "resign": self._resign,
            "draw": lambda seat, _: self._send(Offer(seat, Deal.DRAW)),
            "undo": lambda seat, _: self._send(Offer(seat, Deal.UNDO)),
            "rematch": lambda seat, _: self._send(Offer(seat, Deal.REMATCH)),
            "accept": lambda seat, _: self._send(Accept(seat)),
            "decline": lambda seat, _: self._send(Decline(seat)),
        }

    def run(self) -> None:
        """Plays until the match is over or the players leave."""
        try:
            self._open()
            self._warm_up()
            while self.match.turn is not None:
                self._turn(self.match.turn)
            self._offer_to_save()
        except (KeyboardInterrupt, EOFError, Leave):
            self.screen.line()
            self._leave()

    @property
    def passes_keyboard(self) -> bool:
        """Whether people behind masks take turns at the keyboard and must not see each other's."""
        return len(self.people) > 1 and any(
            self.match.agreement.chair(seat).masked for seat in self.people
        )

    def _open(self) -> None:
        self.screen.heading(self.words.say("game-name"))
        self.screen.say("play-type-help")
        turn = self.match.turn
        if not self.passes_keyboard and turn is not None:
            self.screen.line(self._speaker(self._listener()).turn(turn))

    def _warm_up(self) -> None:
        """On a terminal the bots' kernels are compiled while the person thinks."""
        table = self.match.agreement
        if self.screen.is_terminal and any(chair.level for chair in table.chairs):
            from touchstone.engine.warming import is_warm, warm_up_in_background  # noqa: PLC0415

            if not is_warm(table.game):
                self.screen.say("play-bots-warming-up")
            warm_up_in_background(table)

    def _listener(self) -> Seat | None:
        """To whom the screen speaks while nobody is hidden from anybody."""
        return self.people[0] if len(self.people) == 1 else None

    def _speaker(self, listener: Seat | None) -> Speaker:
        return Speaker(self.words, self.match.agreement, listener)

    def _turn(self, seat: Seat) -> None:
        level = self.match.agreement.chair(seat).level
        if level:
            # Numba takes a second to load, so nothing imports it before it is needed.
            from touchstone.engine.bots import choose  # noqa: PLC0415

            self._send(choose(self.match, seat, level, self.dice))
            return
        self._hand_over(seat)
        self._hint(seat)
        prompt = f"{self._speaker(seat).name(seat)}>"
        line = self.screen.prompt(prompt)
        typed = self.reader.notation(line)
        order, _, rest = typed.partition(" ")
        if not typed:
            self.screen.say("play-type-help")
        elif order == "save":
            self._save(line.partition(" ")[2].strip())  # a file's name is taken as it was typed
        elif order in self.orders:
            self.orders[order](seat, rest)
        else:
            self._send(Play(seat, typed))

    def _hint(self, seat: Seat) -> None:
        """Says once to everybody how a turn is ended; forgetting it would stall a first game."""
        game = self.match.agreement.game
        last = game.move_text(game.legal_moves(self.match.record.sitting.state)[-1])
        if last in _TURN_ENDERS and seat not in self.hinted:
            self.hinted.add(seat)
            self.screen.say(f"play-hint-{last}")

    def _hand_over(self, seat: Seat) -> None:
        if not self.passes_keyboard or seat == self.at_keyboard:
            return
        if self.at_keyboard is not None:
            self.screen.ask("play-press-enter")
        self.screen.wipe()
        self.screen.ask("play-hand-over", name=self._speaker(seat).name(seat))
        self.at_keyboard = seat
        missed, self.waiting[seat] = self.waiting[seat], []
        for text in missed:
            self.screen.line(text)
        self.screen.line(self._speaker(seat).turn(seat))

    def _send(self, command: Command) -> None:
        before = self.match
        self.match, events = self.match.submit(command)
        if self.passes_keyboard:
            for seat in self.people:
                self._tell_or_keep(seat, events)
        else:
            listener = self._listener()
            if listener is None and _is_own(events) and command.seat in self.people:
                # A refusal or a touch is for the one who acted, who is also the one that reads.
                listener = command.seat
            self._tell(listener, events)
        if len(self.match.record.sitting.past) > len(before.record.sitting.past):
            self._reveal()

    def _tell(self, listener: Seat | None, events: tuple[Event, ...]) -> None:
        text = self._speaker(listener).tell(events, self.match)
        if text:
            self.screen.line(text)
            self.heard.setdefault(listener, []).append(text)

    def _tell_or_keep(self, seat: Seat, events: tuple[Event, ...]) -> None:
        if seat == self.at_keyboard or self.match.turn is None:
            self._tell(seat, events)
        else:
            text = self._speaker(seat).tell(events, self.match)
            self.waiting[seat] += [text] if text else []

    def _reveal(self) -> None:
        """Once a round is over everybody may see its board."""
        masked = any(chair.masked for chair in self.match.agreement.chairs)
        self.screen.say("play-revealed" if masked else "play-final-board")
        for line in board_lines(
            self.words, self.match.agreement.game, self.match.record.sitting.final
        ):
            self.screen.line(line)

    def _help(self, seat: Seat, rest: str) -> None:
        self.screen.line(self.words.say("game-help"))
        self.screen.say("play-help")

    def _board(self, seat: Seat, rest: str) -> None:
        if self.match.agreement.is_masked(seat):
            self.screen.say("play-masked-board")
            return
        game, state = self.match.agreement.game, self.match.record.sitting.state
        for line in board_lines(self.words, game, state):
            self.screen.line(line)
        heaps = heap_words(self.words, game, game.supply(state, seat))
        self.screen.say("match-felt-supply", heaps=heaps)

    def _score(self, seat: Seat, rest: str) -> None:
        """Points of finished rounds: those of a round in play could give away the board."""
        record = self.match.record
        points = [outcome.scores for outcome in record.sitting.past]
        totals = tuple(map(sum, zip(*points, strict=True)))
        self.screen.line(self._speaker(seat).scores(totals) or self.words.say("play-no-scores"))

    def _repeat(self, seat: Seat, rest: str) -> None:
        listener = seat if self.passes_keyboard else self._listener()
        for text in self.heard.get(listener, [])[-_REPEATED:]:
            self.screen.line(text)

    def _touch(self, seat: Seat, rest: str) -> None:
        if not rest:
            self.screen.say("play-touch-what")
        for target in rest.split():
            self._send(Touch(seat, target))

    def _resign(self, seat: Seat, rest: str) -> None:
        answer = self.reader.notation(self.screen.ask("play-really-resign"))
        if answer == "accept":
            self._send(Resign(seat))

    def _save(self, name: str) -> None:
        self._write(name or self.screen.ask("play-save-name"))

    def _quit(self, seat: Seat, rest: str) -> None:
        raise Leave

    def _offer_to_save(self) -> None:
        self._write(self.screen.ask("play-save-name"))

    def _leave(self) -> None:
        try:
            if self.match.record.moves:
                self._offer_to_save()
        except (KeyboardInterrupt, EOFError):
            self.screen.line()
        self.screen.say("play-goodbye")

    def _write(self, name: str) -> None:
        if not name:
            return
        try:
            save(self.match, Path(name).expanduser())
        except OSError as error:
            self.screen.say("play-not-saved", file=name, why=error.strerror or str(error))
        else:
            self.screen.say("play-saved", file=name)


def _is_own(events: tuple[Event, ...]) -> bool:
    return any(event.reach.value == "own" for event in events)
