"""What a listener may know (`match.view.Seen`), in words and as messages of the wire."""

from functools import lru_cache
from typing import Any

from touchstone.core.game import AnyGame
from touchstone.core.values import Outcome, Seat
from touchstone.match import Match, Offered, Seen, goes_on, offered_to, seen_by
from touchstone.match.forms import cells_of
from touchstone.views.choosing import choices
from touchstone.views.display import Counted, Display, Shown
from touchstone.views.moves import move_words, pick_words
from touchstone.views.picture import Marks
from touchstone.views.sentences import Speaker
from touchstone.views.wire import outgoing as wire
from touchstone.views.wire.writing import inside, joined
from touchstone.views.words import Words

At = tuple[Seat | None, str]
"""Whose turn it is, and how far it has come."""
_ENDINGS = ("done", "pass")
"""The moves that everywhere end a turn and do nothing else."""
_MOST_OFFERED = 1024


@lru_cache(maxsize=32)
def _offered(words: Words, settings: tuple[tuple[str, str], ...]) -> dict[str, wire.Choice]:
    """Moves that were offered in these words at tables with these settings."""
    return {}


class Viewer:
    """Shows one listener how a match stands, in one language.

    It remembers what it has shown, so that it can say what is different now.
    """

    def __init__(self, speaker: Speaker, display: Display) -> None:
        self.speaker = speaker
        self.words = speaker.words
        self.masked = speaker.is_masked
        """Whether the listener may not see the board in play."""
        self.display = display
        self._told: dict[str, Any] = {}
        self._at: At = (None, "")
        self._latest: Match | None = None
        """The match that was told; None where all of it has to be looked through again."""
        self._shown: Shown | None = None
        self._outcome: tuple[Outcome, int | None, wire.OutcomeOut] | None = None
        self._offered: dict[str, wire.Choice] | None = None
        """Moves by their text, as all viewers of such tables offer them."""

    @property
    def game(self) -> AnyGame:
        """The rules of this table."""
        return self.speaker.agreement.game

    def reseat(self, speaker: Speaker) -> None:
        """Names or chairs have changed; what was shown has been shown."""
        self._note_turn()
        self.speaker = speaker
        self.words = speaker.words
        self.masked = speaker.is_masked
        self._outcome = self._latest = self._offered = None

    # How the table stands ------------------------------------------------------------------------

    def view(self, seen: Seen, match: Match, clocks: wire.Clocks | None = None) -> wire.View:
        """How the table stands. Of the match only what `seen` opened is read."""
        self._told = self._face(seen, match) | {"clocks": clocks}
        self._shown = None if seen.masked else self.display.current(match)
        self._latest, self._at = match, (seen.turn, seen.stage)
        board = None if self._shown is None else self.display.whole(self._shown)
        return wire.View(**self._told | self._opened(self._told), board=board)

    def change(self, match: Match, clocks: wire.Clocks | None = None) -> bytes:
        """What is different since the view, or the change of it, that was asked for last.

        These are fields of a `ViewChange` as text.
        """
        latest, self._latest = self._latest, match
        going_on = match.outcome is None
        if latest is None or not goes_on(latest, match):
            changed = inside(self._otherwise(match))
        else:
            changed = self._changed_turn(match) if going_on else b""
            if match.pending is not latest.pending:
                offer = self._offer(offered_to(match, self.speaker.listener))
                changed = joined(changed, inside(self._changed({"offer": offer})))
        if clocks is not None or self._told["clocks"] is not None:
            changed = joined(changed, inside(self._changed({"clocks": clocks})))
        masked = self.masked and going_on
        if not masked or self._shown is not None:
            changed = joined(changed, self._changed_board(masked, match))
        return changed

    def _otherwise(self, match: Match) -> dict[str, Any]:
        """What is different beside the board after more than moves of a round and offers."""
        self._note_turn()
        seen = seen_by(match, self.speaker.listener)
        self._at = seen.turn, seen.stage
        changed = self._changed(self._face(seen, match))
        if "before" in changed:
            changed |= self._opened(self._told)
        return changed

    def _face(self, seen: Seen, match: Match) -> dict[str, Any]:
        """Everything beside the board in play and the clocks."""
        outcome = seen.outcome
        tasks = self.display.tasks(self.game, seen.state)
        return (
            self._turn(seen.turn, seen.stage)
            | self._counted(Counted(seen.scores, seen.count, tasks))
            | {
                "status": self.status(seen),
                "over": outcome is not None,
                "round": seen.round,
                "rounds": seen.rounds,
                "offer": self._offer(seen.offered),
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

    def _changed_turn(self, match: Match) -> bytes:
        """Whose turn it is now: from one turn to the next it is often the same."""
        turn, stage = match.turn, ""
        if turn == self.speaker.listener:
            game = self.speaker.agreement.game
            stage = game.kind.stage(game, match.record.sitting.state)
        before, self._at = self._at, (turn, stage)
        key = before, self._at
        turned = self.speaker.turned
        changed = turned.get(key)
        if changed is None:
            was, now = self._turn(*before), self._turn(*self._at)
            told = {name: value for name, value in now.items() if value != was[name]}
            changed = turned[key] = inside(told)
        return changed

    def _note_turn(self) -> None:
        """While a game goes on, what was told of its turns follows from where they have come."""
        if self._at[0] is not None:
            self._told |= self._turn(*self._at)

    def _turn(self, turn: Seat | None, stage: str) -> dict[str, Any]:
        """Whose turn it is, which every move may change."""
        return {
            "status": self.speaker.turn(turn),
            "stage": self.speaker.stage(stage),
            "turn": turn,
            "yours": turn is not None and turn == self.speaker.listener,
        }

    def _counted(self, now: Counted) -> dict[str, Any]:
        points = self.speaker.points(now.scores)
        return {"scores": now.scores, "points": points, "count": now.number, "tasks": now.tasks}

    def _opened(self, face: dict[str, Any]) -> dict[str, Any]:
        """The board on which the round before ended, whole."""
        before = face["before"]
        return {"before": None if before is None else self.display.whole(before)}

    def _changed_board(self, masked: bool, match: Match) -> bytes:
        """What is different on the board in play, and in what is counted beside it."""
        before = self._shown
        self._shown = shown = None if masked else self.display.current(match)
        if shown is before:
            return b""
        if shown is None:
            return b'"board":null'
        changed = self.display.change(before, shown)
        counted = shown.counted
        if counted and match.outcome is None and (not before or before.counted is not counted):
            changed = joined(changed, inside(self._changed(self._counted(counted))))
        return changed

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

    def _offer(self, offered: Offered | None) -> wire.OfferOut | None:
        if offered is None:
            return None
        return wire.OfferOut(
            offer=offered.deal.value,
            seat=offered.by,
            mine=offered.by == self.speaker.listener,
            agreed=offered.agreed,
            words=self.speaker.offer(offered.deal, offered.by),
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
        """A move as a sentence, made once: the page shows those of every cell that is looked at."""
        offered = self._offered
        if offered is None:
            offered = self._offered = _offered(self.words, tuple(self.game.settings.items()))
        made = offered.get(text)
        if made is None:
            if len(offered) >= _MOST_OFFERED:
                offered.clear()
            made = offered[text] = wire.Choice(
                text=text, label=self.label(text), cells=cells_of(text), ends=text in _ENDINGS
            )
        return made

    def label(self, text: str) -> str:
        """What somebody does who makes this move."""
        return move_words(self.words, text, self.game.settings)
