"""Whole games as text: read with every move checked, gone through position by position."""

from dataclasses import dataclass
from typing import Any

from touchstone.core import record as core
from touchstone.core.errors import GameOver
from touchstone.core.record import RefusedLine
from touchstone.core.values import Outcome, Seat
from touchstone.face.refusing import demand, in_words, worded
from touchstone.face.states import State
from touchstone.games import GAMES


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A game, or a match of several rounds, that was played by the rules."""

    kept: core.Record
    """The record as the house keeps it."""

    @property
    def moves(self) -> tuple[tuple[Seat, str], ...]:
        """Every move with the seat that made it."""
        write = self.kept.game.move_text
        return tuple((seat, write(move)) for seat, move in self.kept.moves)

    @property
    def states(self) -> tuple[State[Any, Any], ...]:
        """Every position: the first, then the one after each move.

        A move that ends a round is followed by the board on which it ended.
        """
        rules, before = self.kept.game, self.kept.first
        found = [State(rules, before.state)]
        for step in self.kept.steps:
            after = step.state
            ended = len(after.past) > len(before.past)
            found.append(State(rules, after.final if ended else after.state, step.events))
            before = after
        return tuple(found)

    @property
    def state(self) -> State[Any, Any]:
        """Where it stands after the last move."""
        return self.states[-1]

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, over all rounds; None while it goes on."""
        return self.kept.series.outcome(self.kept.sitting)

    @property
    def remarks(self) -> dict[str, str]:
        """Lines of the header that mean nothing to the rules, such as a date."""
        return dict(self.kept.remarks)

    @property
    def text(self) -> str:
        """The record in its one spelling."""
        return self.kept.text()

    def play(self, text: str) -> "Record":
        """The record with one move more, made by whoever is to move."""
        demand(text, str, "a move is a text")
        sitting, game = self.kept.sitting, self.kept.game
        with in_words(game.kind):
            if self.outcome is not None:
                raise GameOver("move-after-the-end")
            return Record(self.kept.play(game.to_move(sitting.state), text).state)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        end = "going on" if self.outcome is None else self.outcome.reason
        return f"<Record of {self.kept.game.kind.slug}, {len(self.moves)} moves, {end}>"

    def _repr_svg_(self) -> str:
        """What a notebook shows: the board after the last move."""
        from touchstone.face.pictures import draw  # noqa: PLC0415  words need a package

        return draw(self).svg()


def record(text: str) -> Record:
    """The record that a text means.

    >>> record("game: four-senses").play("f a1").moves
    ((1, 'f a1'),)
    """
    demand(text, str, "a record is a text")
    try:
        return Record(core.read_record(text, GAMES))
    except RefusedLine as refused:
        worded(refused.error, refused.kind)
        raise RefusedLine(refused.line, refused.error, refused.kind) from None
