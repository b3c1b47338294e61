"""What a listener may know (`match.view.Seen`), in words and as messages of the wire."""

from collections.abc import Callable, Mapping
from typing import Any

from touchstone.core.game import AnyGame, Step
from touchstone.core.values import Outcome, all_seats
from touchstone.match import Match, Seen
from touchstone.match.events import Offered
from touchstone.match.forms import cells_of, filled, forms, orders_of
from touchstone.views.picture import Marks
from touchstone.views.sentences import Speaker, feel_words
from touchstone.views.wire import outgoing as wire

Picture = Callable[[AnyGame, Any, Marks], str]


class Viewer:
    """Shows one listener how a match stands, in one language."""

    def __init__(self, speaker: Speaker, picture: Picture | None = None) -> None:
        self.speaker = speaker
        self.words = speaker.words
        self.picture = picture
        self._blind: tuple[wire.Choice, ...] | None = None
        self._shown: tuple[Any, Marks, wire.Board] | None = None

    @property
    def game(self) -> AnyGame:
        """The rules of this table."""
        return self.speaker.agreement.game

    def view(self, seen: Seen, match: Match, clocks: wire.Clocks | None = None) -> wire.View:
        """How the table stands. Of the match only what `seen` opened is read."""
        starts, choices = self._moves(seen)
        board = None
        if seen.state is not None:
            board = self.board(seen.state, seen.outcome, last_changed(match))
        return wire.View(
            status=self.status(seen),
            turn=seen.turn,
            yours=seen.turn is not None and seen.turn == seen.listener,
            over=seen.outcome is not None,
            round=seen.round,
            rounds=seen.rounds,
            scores=seen.scores,
            count=seen.count,
            board=board,
            starts=starts,
            choices=choices,
            offer=self._offer(seen),
            outcome=None if seen.outcome is None else self.outcome(seen.outcome, seen.count),
            record=self._record(seen, match),
            before=None if seen.before is None else self.board(seen.before, seen.past[-1]),
            clocks=clocks,
        )

    def status(self, seen: Seen) -> str:
        """One sentence: whose turn it is, or how it ended."""
        if seen.outcome is None:
            return self.speaker.turn(seen.turn)
        return self.outcome(seen.outcome, seen.count).words

    def board(
        self, state: Any, outcome: Outcome | None = None, last: tuple[str, ...] = ()
    ) -> wire.Board:
        """A position, cell by cell; the picture points out the latest move and a winning line."""
        marks = Marks(last, outcome.where if outcome else ())
        # While people talk about a draw or a rematch, the same board is shown again and again.
        if self._shown and self._shown[0] is state and self._shown[1] == marks:
            return self._shown[2]
        board = self._drawn(state, marks)
        self._shown = (state, marks, board)
        return board

    def _drawn(self, state: Any, marks: Marks) -> wire.Board:
        return wire.Board(
            cells=tuple(self._cell(state, cell) for cell in self.game.grid.cells),
            supply=tuple(
                self._heaps(self.game.supply(state, seat)) for seat in all_seats(self.game.seats)
            ),
            position=self.game.state_text(state),
            picture=self.picture(self.game, state, marks) if self.picture else None,
        )

    def _cell(self, state: Any, cell: int) -> wire.Cell:
        feel = self.game.feel(state, cell)
        return wire.Cell(
            cell=self.game.grid.name(cell),
            words=feel_words(self.words, self.game, feel),
            height=feel.height,
            surface=feel.surface,
            details=feel.details,
        )

    def _heaps(self, supply: Mapping[str, int]) -> tuple[wire.Heap, ...]:
        say = self.words.say
        return tuple(
            wire.Heap(heap=heap, count=count, words=say(f"game-heap-{heap}", count=count))
            for heap, count in supply.items()
        )

    def outcome(self, outcome: Outcome, count: int | None = None) -> wire.OutcomeOut:
        """How it ended: who has won, and why."""
        said = (self.speaker.why(outcome, count), self.speaker.who_won(outcome))
        return wire.OutcomeOut(
            winners=outcome.winners,
            reason=outcome.reason,
            where=outcome.where,
            scores=outcome.scores,
            words=" ".join(filter(None, said)),
        )

    def _offer(self, seen: Seen) -> wire.OfferOut | None:
        if seen.offered is None:
            return None
        made = Offered(seen.offered.by, seen.offered.deal)
        return wire.OfferOut(
            offer=seen.offered.deal.value,
            seat=seen.offered.by,
            mine=seen.offered.by == seen.listener,
            agreed=seen.offered.agreed,
            words=self.speaker.sentence(made),
        )

    def _record(self, seen: Seen, match: Match) -> str | None:
        """The moves of finished rounds, as a record."""
        if not seen.open_moves and seen.outcome is None:
            return None
        return match.record.back_to(seen.open_moves).text()

    def _moves(self, seen: Seen) -> tuple[tuple[str, ...] | None, tuple[wire.Choice, ...]]:
        if seen.turn is None or seen.turn != seen.listener:
            return (), ()
        if seen.masked:
            return None, self._blind_choices()
        texts = self.legal(seen.state)
        starts = dict.fromkeys(order[0] for text in texts for order in orders_of(text) if order)
        return tuple(starts), tuple(self.choice(text) for text in texts if not cells_of(text))

    def _blind_choices(self) -> tuple[wire.Choice, ...]:
        """The moves without a cell that there are; the same at every moment, so made once."""
        if self._blind is None:
            every = forms(self.game)
            self._blind = tuple(self.choice(form) for form in every if "*" not in form)
        return self._blind

    def legal(self, state: Any) -> list[str]:
        """The legal moves as texts."""
        return [self.game.move_text(move) for move in self.game.legal_moves(state)]

    def choices(self, seen: Seen, chosen: tuple[str, ...]) -> tuple[list[wire.Choice], list[str]]:
        """The moves of exactly the chosen cells, and the cells that may be chosen next."""
        if seen.turn is None or seen.turn != seen.listener:
            return [], []
        if seen.masked:
            return self._any_choices(chosen)
        texts, onward = [], {}
        for text in self.legal(seen.state):
            orders = orders_of(text)
            if chosen in orders:
                texts.append(text)
            for order in orders:
                if len(order) > len(chosen) and order[: len(chosen)] == chosen:
                    onward[order[len(chosen)]] = True
        return [self.choice(text) for text in texts], list(onward)

    def _any_choices(self, chosen: tuple[str, ...]) -> tuple[list[wire.Choice], list[str]]:
        """Every move of every form, whatever the board is like."""
        grid = self.game.grid
        if any(grid.find(cell) is None for cell in chosen):
            return [], []
        every = forms(self.game)
        made = [filled(form, chosen) for form in every if form.count("*") == len(chosen)]
        longer = any(form.count("*") > len(chosen) for form in every)
        onward = [grid.name(cell) for cell in grid.cells] if longer else []
        return [self.choice(text) for text in made], [c for c in onward if c not in chosen]

    def choice(self, text: str) -> wire.Choice:
        """A move with words for its tokens."""
        return wire.Choice(text=text, label=self.label(text), cells=cells_of(text))

    def label(self, text: str) -> str:
        """A move's text with every token as people say it."""
        said = self.words.spoken
        return " ".join(said.get(token, (token,))[0] for token in text.split(" "))


def last_changed(match: Match) -> tuple[str, ...]:
    """The cells that the latest move of this round changed, if any did."""
    steps = match.record.steps
    for number in reversed(range(0 if match.outcome else match.open_moves, len(steps))):
        if changed := changed_by(steps[number]):
            return changed
    return ()


def changed_by(step: Step[Any]) -> tuple[str, ...]:
    """The cells that a move changed, each once."""
    return tuple(dict.fromkeys(cell for event in step.events for cell in event.changed))
