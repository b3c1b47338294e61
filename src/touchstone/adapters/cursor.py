"""A game in progress as adapters play it: numbers in, with open eyes or behind masks.

Behind masks touching is an action like a move, and costs what the environment says. What a seat may
do there is what anybody at its place could try; what it learns are the events that reach it.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from typing import Any, Self

import numpy
from numpy.typing import NDArray

from touchstone.adapters.encoding import Encoding
from touchstone.core.values import FIRST, Outcome, Seat, all_seats, highest
from touchstone.engine.sight import Sight
from touchstone.match import SUPPLY, Agreement, Chair, Match, Play, Touch, heard_by, seen_by
from touchstone.match.forms import cells_of, form_of, forms


@dataclass(frozen=True, slots=True)
class Reduced:
    """A smaller game for exact methods: part of the board, few moves, few touches.

    Moves and touches beyond `cells` do not exist. After `moves` moves the points decide, or
    nobody. In each turn a masked seat may touch `touches` times.
    """

    cells: frozenset[str] | None = None
    moves: int | None = None
    touches: int | None = None

    def holds(self, text: str) -> bool:
        """Whether all cells of an action are on the part of the board."""
        return self.cells is None or self.cells.issuperset(cells_of(text))


WHOLE = Reduced()


class Cursor(ABC):
    """What all adapters ask of a game in progress."""

    encoding: Encoding
    reduced: Reduced
    played: int = 0
    """Moves so far."""
    actions: tuple[str, ...]
    """Every action by its number: those of the encoding, then touches."""
    head: str = ""
    """The first half of a move of which the second is to be chosen."""

    @property
    @abstractmethod
    def seat(self) -> Seat:
        """Whoever acts."""

    @abstractmethod
    def position(self) -> Any:
        """The true position, for whoever renders it."""

    @abstractmethod
    def ended(self) -> Outcome | None:
        """How the whole game ended, or None."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None; a smaller game may end before the whole one."""
        ended = self.ended()
        if ended is None and self.reduced.moves is not None and self.played >= self.reduced.moves:
            scores = self.encoding.game.scores(self.position())
            winners = highest(scores) if scores else ()
            return Outcome(winners if len(winners) < len(scores) else (), "points")
        return ended

    @abstractmethod
    def legal(self) -> list[int]:
        """The actions of whoever acts, in order; none once it is over."""

    @abstractmethod
    def act(self, number: int) -> None:
        """Does one of them."""

    @abstractmethod
    def planes(self, seat: Seat) -> NDArray[numpy.int8]:
        """What a seat observes."""

    @abstractmethod
    def told(self, seat: Seat) -> str:
        """All that a seat has learned and done, as text; equal texts cannot be told apart."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """The same, to go on with independently: what is in it never changes."""
        return copy(self)

    def rewards(self) -> list[float]:
        """By seat once it is over: 1 to share among the winners, -1 among the others."""
        outcome, seats = self.outcome, all_seats(self.encoding.game.seats)
        if outcome is None or not outcome.winners:
            return [0.0] * len(seats)
        lost = len(seats) - len(outcome.winners)
        if not lost:
            return [1.0 if outcome.together else 0.0] * len(seats)
        won = 1.0 / len(outcome.winners)
        return [won if seat in outcome.winners else -1.0 / lost for seat in seats]


class OpenCursor(Cursor):
    """Everybody sees the board."""

    def __init__(self, encoding: Encoding, reduced: Reduced = WHOLE) -> None:
        self.encoding = encoding
        self.reduced = reduced
        self.actions = encoding.actions
        self.state: Any = encoding.game.initial(FIRST)
        self.moves: tuple[str, ...] = ()
        self._list()

    def _list(self) -> None:
        game = self.encoding.game
        texts = {game.move_text(move): move for move in game.legal_moves(self.state)}
        self._texts = {text: move for text, move in texts.items() if self.reduced.holds(text)}

    def position(self) -> Any:
        return self.state

    @property
    def seat(self) -> Seat:
        return self.encoding.game.to_move(self.state)

    def ended(self) -> Outcome | None:
        return self.encoding.game.outcome(self.state)

    def legal(self) -> list[int]:
        if self.outcome is not None:
            return []
        return sorted(self.encoding.choices(self._texts, self.head))

    def act(self, number: int) -> None:
        part = self.encoding.choices(self._texts, self.head)[number]
        text = f"{self.head} {part}".strip()
        if text not in self._texts:
            self.head = part
            return
        self.head = ""
        self.state = self.encoding.game.play(self.state, self._texts[text]).state
        self.moves += (text,)
        self.played += 1
        self._list()

    def planes(self, seat: Seat) -> NDArray[numpy.int8]:
        return self.encoding.planes(self.state)

    def told(self, seat: Seat) -> str:
        return "\n".join((*self.moves, self.head) if self.head else self.moves)


_AGES = 127


class MaskedCursor(Cursor):
    """Nobody sees the board. An observation is what fingers remember: height, surface and age."""

    def __init__(self, encoding: Encoding, reduced: Reduced = WHOLE) -> None:
        self.encoding = encoding
        self.reduced = reduced
        game = encoding.game
        names = [game.grid.name(cell) for cell in game.grid.cells]
        self.touches = (*(f"touch {name}" for name in names), f"touch {SUPPLY}")
        self.actions = (*encoding.actions, *self.touches)
        chairs = tuple(Chair(masked=True) for _ in all_seats(game.seats))
        self.match = Match.begin(Agreement(game, chairs, 1))
        self.touched = 0
        """How often whoever acts has touched in this turn, refused placements not counted."""
        self.refused: frozenset[str] = frozenset()
        """What was tried since the last move in vain: to try it again would tell nothing."""

    @property
    def seat(self) -> Seat:
        return self.match.turn or FIRST

    def position(self) -> Any:
        return self.match.record.sitting.state

    def ended(self) -> Outcome | None:
        return self.match.outcome

    def legal(self) -> list[int]:
        if self.outcome is not None:
            return []
        moves = list(self._choices())
        most = self.reduced.touches
        if self.head or (most is not None and self.touched >= most):
            return moves
        first = len(self.encoding.actions)
        touches = range(first, len(self.actions))
        return [*moves, *(one for one in touches if self.reduced.holds(self.actions[one]))]

    def _choices(self) -> Iterator[int]:
        """Every move, or half of one, that somebody at this place could try."""
        seen, known = seen_by(self.match, self.match.turn), forms(self.encoding.game)
        for number, part in enumerate(self.encoding.actions):
            text = f"{self.head} {part}".strip()
            if text in self.refused or not self.reduced.holds(text):
                continue
            form, cells = form_of(text), cells_of(text)
            if part.endswith(" to"):
                whole = next((one for one in known if one.startswith(f"{form} ")), None)
                if not self.head and whole is not None and seen.thinkable(whole, cells):
                    yield number
            elif form in known and seen.thinkable(form, cells):
                yield number

    def act(self, number: int) -> None:
        seat = self.seat
        if number >= len(self.encoding.actions):
            self.touched += 1
            where = self.actions[number].removeprefix("touch ")
            self.match, _ = self.match.submit(Touch(seat, where))
            return
        part = self.actions[number]
        if part.endswith(" to"):
            self.head = part
            return
        text = f"{self.head} {part}".strip()
        self.head = ""
        before = self.match
        self.match, _ = before.submit(Play(seat, text))
        if len(self.match.record.moves) == len(before.record.moves):
            self.refused |= {text}
            return
        self.played += 1
        self.refused = frozenset()
        if self.match.turn != seat:
            self.touched = 0

    def planes(self, seat: Seat) -> NDArray[numpy.int8]:
        """What the seat last felt: height and age of each cell, then a plane for each surface."""
        sight = Sight.of(self.match, seat)
        surfaces = self.encoding.surfaces
        flat = numpy.zeros((2 + len(surfaces), len(self.encoding.game.grid.cells)), numpy.int8)
        flat[1] = -1
        for cell, trace in sight.traces.items():
            flat[0, cell] = trace.feel.height
            flat[1, cell] = min(trace.age, _AGES)
            if trace.feel.surface in surfaces:
                flat[2 + surfaces.index(trace.feel.surface), cell] = 1
        _, rows, columns = self.encoding.shape
        shaped = flat.reshape(len(flat), columns, rows).transpose(0, 2, 1)
        return numpy.ascontiguousarray(shaped)

    def told(self, seat: Seat) -> str:
        heard = heard_by(self.match.log, self.match.agreement, seat)
        own = [self.head] if self.head and seat == self.seat else []
        return "\n".join([*map(repr, heard), *own])
