"""What a listener may know (`match.view.Seen`), in words and as messages of the wire."""

from typing import Any, cast

from touchstone.core.game import AnyGame
from touchstone.core.values import Outcome, Seat
from touchstone.match import Match, Seen
from touchstone.match.events import Offered
from touchstone.match.forms import cells_of
from touchstone.views.choosing import choices
from touchstone.views.display import Display, Shown
from touchstone.views.moves import move_words, pick_words
from touchstone.views.picture import Marks
from touchstone.views.sentences import Speaker
from touchstone.views.wire import outgoing as wire

At = tuple[Seat | None, str]
"""Whose turn it is, and how far it has come."""
_ENDINGS = ("done", "pass")
"""The moves that everywhere end a turn and do nothing else."""


class Viewer:
    """Shows one listener how a match stands, in one language.

    It remembers what it has shown, so that it can say what is different now.
    """

    def __init__(self, speaker: Speaker, display: Display) -> None:
        self.speaker = speaker
        self.words = speaker.words
        self.display = display
        self._told: dict[str, Any] = {}
        self._settled: tuple[object, ...] | None = None
        """What `_told` was made of; None where it has to be looked through again."""
        self._at: At = (None, "")
        self._turns: dict[tuple[At, At], dict[str, Any]] = {}
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
        self._outcome = self._settled = None
        self._turns.clear()

    # How the table stands ------------------------------------------------------------------------

    def view(self, seen: Seen, match: Match, clocks: wire.Clocks | None = None) -> wire.View:
        """How the table stands. Of the match only what `seen` opened is read."""
        self._told, self._shown = self._face(seen, match, clocks), self._board(seen, match)
        self._settled, self._at = seen.settled, (seen.turn, seen.stage)
        board = None if self._shown is None else self.display.whole(self._shown)
        return wire.View(**self._told | self._opened(self._told), board=board)

    def change(
        self, seen: Seen, match: Match, clocks: wire.Clocks | None = None
    ) -> wire.ViewChange:
        """What is different since the view, or the change of it, that was asked for last."""
        settled = seen.settled
        if settled == self._settled:
            changed = self._changed_turn(seen, clocks)
        else:
            self._settled = settled
            changed = self._changed(self._face(seen, match, clocks))
            if "before" in changed:
                changed |= self._opened(self._told)
        self._at = seen.turn, seen.stage
        before, shown = self._shown, self._board(seen, match)
        self._shown = shown
        if shown is None:
            if before is not None:
                changed["board"] = None
        elif shown is not before and (board := self.display.change(before, shown)):
            changed["board"] = board
        return cast(wire.ViewChange, changed)

    def _face(self, seen: Seen, match: Match, clocks: wire.Clocks | None) -> dict[str, Any]:
        """Everything beside the board in play."""
        outcome = seen.outcome
        return (
            self._turn(seen)
            | self._passing(seen, clocks)
            | {
                "over": outcome is not None,
                "round": seen.round,
                "rounds": seen.rounds,
                "scores": seen.scores,
                "points": self.speaker.points(seen.scores),
                "count": seen.count,
                "offer": None if seen.offered is None else self._offer(seen),
                "outcome": None if outcome is None else self.outcome(outcome, seen.count),
                "record": self.display.record(match, seen.open_moves)
                if outcome or seen.past
                else None,
                "before": None if seen.before is None else self._board_before(seen),
            }
        )

    def _changed(self, now: dict[str, Any]) -> dict[str, Any]:
        """What of this was not told yet; now it is."""
        told = self._told
        changed = {name: value for name, value in now.items() if value != told[name]}
        told |= changed
        return changed

    def _changed_turn(self, seen: Seen, clocks: wire.Clocks | None) -> dict[str, Any]:
        """The same after an ordinary move: from one turn to the next it is often the same."""
        key = self._at, (seen.turn, seen.stage)
        changed = self._turns.get(key)
        if changed is None:
            changed = self._turns[key] = self._changed(self._turn(seen))
        else:
            self._told |= changed
        return changed | self._changed(self._passing(seen, clocks))

    def _turn(self, seen: Seen) -> dict[str, Any]:
        """Whose turn it is, which every ordinary move may change."""
        turn = seen.turn
        return {
            "status": self.status(seen),
            "stage": self.speaker.stage(seen.stage),
            "turn": turn,
            "yours": turn is not None and turn == seen.listener,
        }

    def _passing(self, seen: Seen, clocks: wire.Clocks | None) -> dict[str, Any]:
        """What may change whoever's turn it is."""
        return {"clocks": clocks, "tasks": self.tasks(seen)}

    def tasks(self, seen: Seen) -> tuple[wire.Task, ...]:
        """What can be ticked off, for whoever sees the board."""
        game = self.speaker.agreement.game
        tasks = {} if seen.state is None else game.kind.tasks(game, seen.state)
        return tuple(
            [
                wire.Task(words=self.words.say("game-task", task=name), done=done)
                for name, done in tasks.items()
            ]
        )

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

    def choices(self, seen: Seen, chosen: tuple[str, ...]) -> tuple[list[wire.Choice], list[str]]:
        """The moves of exactly the chosen cells, and the cells that may be chosen next."""
        texts, onward = choices(self.game, seen, chosen)
        return [self.choice(text) for text in texts], onward

    def pick(self, seen: Seen, chosen: tuple[str, ...]) -> str:
        """What somebody begins, or goes on with, who chooses the last of these cells."""
        return pick_words(self.words, chosen, seen.stage, self.game) if chosen else ""

    def choice(self, text: str) -> wire.Choice:
        """A move as a sentence."""
        return wire.Choice(
            text=text, label=self.label(text), cells=cells_of(text), ends=text in _ENDINGS
        )

    def label(self, text: str) -> str:
        """What somebody does who makes this move."""
        return move_words(self.words, text, self.game.settings)
