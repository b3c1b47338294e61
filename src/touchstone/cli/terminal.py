"""A match at one keyboard: typed words become commands, events become lines."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic

from touchstone.cli.clock import KeyboardClock
from touchstone.cli.screen import Screen
from touchstone.core.errors import TouchstoneError
from touchstone.core.events import Event, Reach
from touchstone.core.values import Seat, all_seats
from touchstone.match import (
    Accept,
    Command,
    Deal,
    Decline,
    Match,
    Offer,
    Resign,
    TimeUp,
    meant_together,
    saved_text,
)
from touchstone.match.helper import wins_now
from touchstone.views.answers import Answers, done_instead
from touchstone.views.greeting import aim, identity, title
from touchstone.views.moves import how_to_end, move_words
from touchstone.views.scanning import overview
from touchstone.views.sentences import Speaker, refusal
from touchstone.views.typed import Query, confirmation, read_typed, says


class Leave(Exception):
    """The players want to stop."""


class Terminal:
    """Runs one match for the people at this keyboard."""

    def __init__(
        self, match: Match, screen: Screen, dice: Random, now: Callable[[], float] = monotonic
    ) -> None:
        self.match = match
        self.screen = screen
        self.words = screen.words.of(match.agreement.game.kind)
        self.dice = dice
        self.answers = Answers(self.words, further=("typed-help", "play-help"))
        seats = all_seats(match.agreement.game.seats)
        self.people = [seat for seat in seats if match.agreement.chair(seat).level == 0]
        # What somebody behind a mask has not been told yet, because another has the keyboard.
        self.waiting: dict[Seat, list[str]] = {seat: [] for seat in self.people}
        self.heard: dict[Seat | None, list[str]] = {}
        self.at_keyboard: Seat | None = None
        self.reminded: set[Seat] = set()
        self.helped: object = None
        self.warming: Thread | None = None
        self.clock = KeyboardClock(now)
        self.resumed = len(match.commands)
        """How many commands were given before; what was not played here is saved already."""

    def run(self) -> None:
        """Plays until the match is over or the players leave."""
        try:
            self._open()
            self._warm_up()
            while True:
                while self.match.turn is not None:
                    self._turn(self.match.turn)
                if len(self.match.commands) > self.resumed:
                    self._save()
                if not self._another_game():
                    break
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
        agreement = self.match.agreement
        self.screen.heading(title(self.words, agreement.game))
        self.screen.line(aim(self.words, agreement))
        self._introduce()
        self.screen.say("play-type-help")
        turn = self.match.turn
        if turn is None:
            self._tell_result()
        elif not self.passes_keyboard:
            self.screen.line(self._speaker(self._listener()).turn(turn))

    def _introduce(self) -> None:
        """Who plays: to one person who they are, to several what tells their pieces apart."""
        listener = self._listener()
        if listener is not None:
            self.screen.line(identity(self._speaker(listener)))
            return
        speaker, seats = self._speaker(None), all_seats(self.match.agreement.game.seats)
        if any(speaker.sign(seat) for seat in seats):
            self.screen.line(f"{'; '.join(map(speaker.label, seats))}.")

    def _tell_result(self) -> None:
        """How a game ended that was over before anybody sat down here."""
        outcome, record = self.match.outcome, self.match.record
        if outcome is not None:
            speaker, final = self._speaker(self._listener()), record.sitting.final
            count = None if final is None else record.game.count(final)
            self.screen.line(f"{speaker.why(outcome, count)} {speaker.who_won(outcome)}")

    def _another_game(self) -> bool:
        """Whether everybody at the keyboard wants to play again: then the next game has begun."""
        try:
            if not says(self.screen.ask("play-again"), "accept", self.words):
                return False
            self._send(Offer(self.people[0], Deal.REMATCH))
            while (offer := self.match.pending) is not None:
                seat = next(seat for seat in self.people if seat not in offer.agreed)
                question = f"{self._speaker(None).name(seat)}> {self.words.say('play-yes-or-no')}"
                agrees = says(self.screen.prompt(question), "accept", self.words)
                self._send(Accept(seat) if agrees else Decline(seat))
        except EOFError:
            self.screen.line()
        self.at_keyboard = None
        return self.match.turn is not None

    def _warm_up(self) -> None:
        """On a terminal the bots' kernels are compiled while the person thinks."""
        agreement = self.match.agreement
        if self.screen.is_terminal and any(chair.level for chair in agreement.chairs):
            from touchstone.engine.mind import mind_of  # noqa: PLC0415
            from touchstone.engine.warming import warm_in_background  # noqa: PLC0415

            if not mind_of(agreement.game.kind).is_warm(agreement.game):
                self.screen.say("play-bots-warming-up")
                self.warming = warm_in_background(agreement.game)

    def _listener(self) -> Seat | None:
        """To whom the screen speaks while nobody is hidden from anybody."""
        return self.people[0] if len(self.people) == 1 else None

    def _speaker(self, listener: Seat | None) -> Speaker:
        return Speaker(self.words, self.match.agreement, listener)

    def _turn(self, turn: Seat) -> None:
        level = self.match.agreement.chair(turn).level
        if level:
            # Numba takes a second to load, so nothing imports it before it is needed.
            from touchstone.engine.bots import choose  # noqa: PLC0415

            # While kernels are compiled in the background, bots play by the rules alone.
            wait = self.warming is None or not self.warming.is_alive()
            self._send(choose(self.match, turn, level, self.dice, wait=wait))
            return
        seat = self._asked(turn)
        self._hand_over(seat)
        if seat == turn:
            self._remind(seat)
            self._help_to_win(seat)
        else:
            self.screen.say("play-yes-or-no")  # somebody has offered something
        self.clock.go_on()
        line = self.screen.prompt(f"{self._speaker(seat).name(seat)}>")
        if self.clock.is_up(self.match):
            self._send(TimeUp(turn))
        else:
            self._obey(seat, line)

    def _asked(self, turn: Seat) -> Seat:
        """Who is to type: whoever has an offer to answer, else the seat to move."""
        pending = self.match.pending
        agreed = self.people if pending is None else pending.agreed
        return next((seat for seat in self.people if seat not in agreed), turn)

    def _obey(self, seat: Seat, line: str) -> None:
        first, _, rest = line.partition(" ")
        if not line:
            self.screen.say("play-type-help")
        elif says(first, "save", self.words):
            self._save(rest.strip())  # a file's name is taken as it was typed
        elif says(line, "quit", self.words):
            raise Leave
        else:
            try:
                self._do(seat, read_typed(line, seat, self.words, self.match.agreement.game))
            except TouchstoneError as error:
                self.screen.line(refusal(self.words, error))

    def _do(self, seat: Seat, meant: Command | Query) -> None:
        if isinstance(meant, Query):
            meant = done_instead(meant, self.match, seat) or meant
        if isinstance(meant, Query):
            listener = seat if self.passes_keyboard else self._listener()
            heard = self.heard.get(listener, [])
            clocks = self.clock.told(self.match)
            self.screen.line(self.answers.answer(meant, self.match, seat, heard, clocks))
            return
        # A move that somebody has typed in full is meant; on the page a key is soon hit by mistake.
        if isinstance(meant, Resign):
            asked = confirmation(meant, self.words, self.match.agreement.game.grid)
            question = f"{asked} {self.words.say('play-yes-or-no')}"
            if not says(self.screen.prompt(question), "accept", self.words):
                return
        self._send(meant_together(meant, self.match, self.people))

    def _remind(self, seat: Seat) -> None:
        """Says once to everybody how a turn is ended."""
        reminder = how_to_end(self.words, self.match)
        if reminder and seat not in self.reminded:
            self.reminded.add(seat)
            self.screen.line(reminder)

    def _help_to_win(self, seat: Seat) -> None:
        """What the helper sees, once in each position."""
        state, game = self.match.record.sitting.state, self.match.agreement.game
        if self.match.agreement.chair(seat).helper and self.helped is not state:
            self.helped = state
            for win in wins_now(game, state)[:1]:
                move = move_words(self.words, win.text, game.settings)
                self.screen.say("helper-win", move=move)

    def _hand_over(self, seat: Seat) -> None:
        if not self.passes_keyboard or seat == self.at_keyboard:
            return
        self.clock.hold()
        if self.at_keyboard is not None:
            self.screen.ask("play-press-enter")
        self.screen.wipe()
        self.screen.ask("play-hand-over", name=self._speaker(seat).name(seat))
        self.at_keyboard = seat
        missed, self.waiting[seat] = self.waiting[seat], []
        for text in missed:
            self.screen.line(text)
        turn = self._speaker(seat).turn(self.match.turn)
        if seat == self.match.turn and not (missed and missed[-1].endswith(turn)):
            self.screen.line(turn)

    def _send(self, command: Command) -> None:
        before = self.match
        self.match, events = self.match.submit(command, self.clock.spent(before))
        if self.match is not before:
            self.clock.restart()
        if self.passes_keyboard and self.match.turn is not None:
            for seat in self.people:
                self._tell_or_keep(seat, events)
        else:
            own = command.seat in self.people and any(e.reach is Reach.OWN for e in events)
            # A refusal or a touch is for the one who acted, who is also the one that reads.
            self._tell(command.seat if own else self._listener(), events)
        if len(self.match.record.sitting.past) > len(before.record.sitting.past):
            self._reveal()

    def _tell(self, listener: Seat | None, events: tuple[Event, ...]) -> None:
        text = self._speaker(listener).tell(events, self.match)
        if text:
            self.screen.line(text)
            self.heard.setdefault(listener, []).append(text)

    def _tell_or_keep(self, seat: Seat, events: tuple[Event, ...]) -> None:
        if seat == self.at_keyboard:
            self._tell(seat, events)
        else:
            text = self._speaker(seat).tell(events, self.match)
            self.waiting[seat] += [text] if text else []

    def _reveal(self) -> None:
        """Once a round is over everybody may see its board."""
        agreement = self.match.agreement
        masked = any(chair.masked for chair in agreement.chairs)
        self.screen.say("play-revealed" if masked else "play-final-board")
        for line in overview(self.words, agreement.game, self.match.record.sitting.final):
            self.screen.line(line)

    def _leave(self) -> None:
        try:
            if self.match.commands:
                self._save()
        except (KeyboardInterrupt, EOFError):
            self.screen.line()
        self.screen.say("play-goodbye")

    def _save(self, name: str = "") -> None:
        """Writes the file of that name, or of the name that is given when asked; none, no file."""
        name = name or self.screen.ask("play-save-name")
        if not name:
            return
        try:
            Path(name).expanduser().write_text(saved_text(self.match), encoding="utf-8")
        except (OSError, RuntimeError, ValueError) as error:
            # Nobody's home, or a name that no file can have: the game goes on all the same.
            why = error.strerror if isinstance(error, OSError) else None
            shown = "".join(letter if letter.isprintable() else "?" for letter in name)
            why = why or self.words.say("play-bad-name")
            self.screen.say("play-not-saved", file=shown, why=why)
        else:
            self.screen.say("play-saved", file=name)
