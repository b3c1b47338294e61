"""What a listener may know (`match.view.Seen`), in words and as messages of the wire."""

from typing import Any

from touchstone.core.game import AnyGame
from touchstone.core.values import Outcome
from touchstone.match import Match, Seen
from touchstone.match.events import Offered
from touchstone.match.forms import cells_of, filled, forms, orders_of
from touchstone.views.display import Display, Shown
from touchstone.views.picture import Marks
from touchstone.views.sentences import Speaker
from touchstone.views.wire import outgoing as wire


class Viewer:
    """Shows one listener how a match stands, in one language.

    It remembers what it has shown, so that it can say what is different now.
    """

    def __init__(self, speaker: Speaker, display: Display) -> None:
        self.speaker = speaker
        self.words = speaker.words
        self.display = display
        self._told: dict[str, Any] = {}
        self._shown: Shown | None = None
        self._outcome: tuple[Outcome, int | None, wire.OutcomeOut] | None = None

    @property
    def game(self) -> AnyGame:
        """The rules of this table."""
        return self.speaker.agreement.game

    def reseat(self, speaker: Speaker) -> None:
        """Names or chairs have changed; what was shown has been shown."""
        self.speaker = speaker
        self.words = speaker.words
        self._outcome = None

    # How the table stands ------------------------------------------------------------------------

    def view(self, seen: Seen, match: Match, clocks: wire.Clocks | None = None) -> wire.View:
        """How the table stands. Of the match only what `seen` opened is read."""
        self._told, self._shown = self._face(seen, match, clocks), self._board(seen, match)
        board = None if self._shown is None else self.display.whole(self._shown)
        return wire.View(**self._told | self._opened(self._told), board=board)

    def change(
        self, seen: Seen, match: Match, clocks: wire.Clocks | None = None
    ) -> wire.ViewChange:
        """What is different since the view, or the change of it, that was asked for last."""
        told, before = self._told, self._shown
        now, shown = self._face(seen, match, clocks), self._board(seen, match)
        self._told, self._shown = now, shown
        changed: Any = {name: value for name, value in now.items() if value != told[name]}
        if "before" in changed:
            changed |= self._opened(now)
        if shown is None:
            if before is not None:
                changed["board"] = None
        elif shown is not before and (board := self.display.change(before, shown)):
            changed["board"] = board
        result: wire.ViewChange = changed
        return result

    def _face(self, seen: Seen, match: Match, clocks: wire.Clocks | None) -> dict[str, Any]:
        """Everything beside the board in play."""
        outcome = seen.outcome
        return {
            "status": self.status(seen),
            "turn": seen.turn,
            "yours": seen.turn is not None and seen.turn == seen.listener,
            "over": outcome is not None,
            "round": seen.round,
            "rounds": seen.rounds,
            "scores": seen.scores,
            "count": seen.count,
            "offer": None if seen.offered is None else self._offer(seen),
            "outcome": None if outcome is None else self.outcome(outcome, seen.count),
            "record": self.display.record(match, seen.open_moves) if outcome or seen.past else None,
            "before": None if seen.before is None else self._board_before(seen),
            "clocks": clocks,
        }

    def _opened(self, face: dict[str, Any]) -> dict[str, Any]:
        """The board on which the round before ended, whole."""
        before = face["before"]
        return {"before": None if before is None else self.display.whole(before)}

    def _board(self, seen: Seen, match: Match) -> Shown | None:
        return None if seen.state is None else self.display.current(match)

    def _board_before(self, seen: Seen) -> Shown:
        return self.display.shown(self.game, seen.before, Marks(line=seen.past[-1].where))

    def status(self, seen: Seen) -> str:
        """One sentence: whose turn it is, or how it ended."""
        if seen.outcome is None:
            return self.speaker.turn(seen.turn)
        return self.outcome(seen.outcome, seen.count).words

    def outcome(self, outcome: Outcome, count: int | None = None) -> wire.OutcomeOut:
        """How it ended: who has won, and why; worded once."""
        told = self._outcome
        if told is None or told[0] is not outcome or told[1] != count:
            self._outcome = told = outcome, count, self._worded(outcome, count)
        return told[2]

    def _worded(self, outcome: Outcome, count: int | None) -> wire.OutcomeOut:
        said = (self.speaker.why(outcome, count), self.speaker.who_won(outcome))
        return wire.OutcomeOut(
            winners=outcome.winners,
            reason=outcome.reason,
            where=outcome.where,
            scores=outcome.scores,
            words=" ".join(filter(None, said)),
        )

    def _offer(self, seen: Seen) -> wire.OfferOut:
        assert seen.offered is not None
        made = Offered(seen.offered.by, seen.offered.deal)
        return wire.OfferOut(
            offer=seen.offered.deal.value,
            seat=seen.offered.by,
            mine=seen.offered.by == seen.listener,
            agreed=seen.offered.agreed,
            words=self.speaker.sentence(made),
        )

    # What can be done ----------------------------------------------------------------------------

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
