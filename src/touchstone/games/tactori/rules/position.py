"""Positions of Tactori as text, both ways; reading names the first invariant that fails.

`tactori; variant rectangle-advanced; players 2; towers a1 red blue; sticks -; turn 1; stage stone`

Further parts, written only where they say something that cannot be derived:
`laid`, `taken` (places of this turn), `last` (seats still to move), `seen` (fingerprints of earlier
positions), `steps` (slides) and `tasks` (ticked off).
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from itertools import combinations
from typing import Any

from touchstone.core.errors import PositionError
from touchstone.core.grid import Grid
from touchstone.core.reading import position_parts, unique_parts, whole
from touchstone.core.values import Seat
from touchstone.games.tactori.rules.board import Board
from touchstone.games.tactori.rules.geometry import Geometry
from touchstone.games.tactori.rules.goals import TASKS, standing_tasks
from touchstone.games.tactori.rules.notation import ends_text
from touchstone.games.tactori.rules.pieces import (
    COLOUR_NAMES,
    COLOURS,
    STICKS,
    STONES,
    Colour,
    Ends,
    Stick,
    Tower,
)
from touchstone.games.tactori.rules.state import MOST_STEPS, Stage, State
from touchstone.games.tactori.rules.terms import Terms
from touchstone.games.tactori.rules.variants import Variant

SLUG = "tactori"


def state_text(name: str, variant: Variant, terms: Terms, state: State) -> str:
    """The position in one line."""
    stage = Stage.STONE if state.stage is Stage.STONE else Stage.STICKS
    further = ((part, _FURTHER[part][0](terms, state)) for part in variant.parts)
    parts = [
        f"{SLUG}; variant {name}; players {terms.seats}",
        board_text(terms.geometry, state),
        f"stage {stage.value}",
        *(f"{part} {text}" for part, text in further if text is not None),
    ]
    return "; ".join(parts)


def board_text(geometry: Geometry, state: State) -> str:
    """The parts that tell one position from another where positions are repeated."""
    names = geometry.names
    towers = [names[cell] + _stones_text(tower) for cell, tower in enumerate(state.towers) if tower]
    sticks = [
        f"{COLOUR_NAMES[colour]} {names[first]}-{names[last]} {floor}"
        for first, last, floor, colour in state.sticks
    ]
    return f"towers {_list_text(towers)}; sticks {_list_text(sticks)}; turn {state.turn}"


@cache
def _stones_text(tower: Tower) -> str:
    return "".join(f" {COLOUR_NAMES[stone]}" for stone in tower)


def fingerprint(geometry: Geometry, state: State) -> str:
    """Sixteen letters that tell this board and turn from all others (7.15)."""
    return blake2b(board_text(geometry, state).encode(), digest_size=8).hexdigest()


def seen_by_default(terms: Terms, state: State) -> tuple[str, ...]:
    """What a position has seen that says nothing of it: itself, at the beginning of a turn."""
    counts = terms.repetition and state.is_fresh
    return (fingerprint(terms.geometry, state),) if counts else ()


def _list_text(items: Iterable[str]) -> str:
    return ", ".join(items) or "-"


def _places_text(terms: Terms, places: tuple[Ends, ...]) -> str | None:
    grid = terms.geometry.grid
    return _list_text(ends_text(grid, *ends) for ends in places) if places else None


def _last_text(terms: Terms, state: State) -> str | None:
    if state.last is None:
        return None
    return " ".join(str(seat) for seat in state.last) or "-"


def _seen_text(terms: Terms, state: State) -> str | None:
    return None if state.seen == seen_by_default(terms, state) else _list_text(state.seen)


def _tasks_text(terms: Terms, state: State) -> str | None:
    return None if state.tasks == standing_tasks(state) else _list_text(state.tasks)


_REQUIRED = ("variant", "players", "towers", "sticks", "turn", "stage")
_FINGERPRINT = re.compile("[0-9a-f]{16}")


def read_position(text: str, name: str, variant: Variant, terms: Terms) -> State:
    """The position that the text means, whether or not a game can go on from it."""
    parts = unique_parts(position_parts(text, SLUG), _REQUIRED, variant.parts)
    for part, here in (("variant", name), ("players", str(terms.seats))):
        if parts[part] != here:
            raise PositionError("position-differs", name=part, value=parts[part], expected=here)
    reader = _Reader(terms, parts)
    towers = reader.towers()
    sticks = reader.sticks(towers)
    turn = Seat(whole("turn", parts["turn"], 1, terms.seats))
    state = State(Board(terms.geometry, towers, sticks), turn, reader.stage())
    for part in variant.parts:
        state = state._replace(**{part: _FURTHER[part][1](reader, state)})
    return state


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads one part after the other."""

    terms: Terms
    parts: dict[str, str]

    @property
    def grid(self) -> Grid:
        return self.terms.geometry.grid

    def items(self, name: str) -> list[str]:
        """The items of a list; `-` is the empty one."""
        text = self.parts.get(name, "-")
        return [] if text == "-" else text.split(",")

    def bad(self, name: str, value: str) -> PositionError:
        """The refusal of a part that cannot be read."""
        return PositionError("position-bad-value", name=name, value=value)

    def cell(self, part: str, name: str) -> int:
        """A field of the board."""
        cell = self.grid.find(name)
        if cell is None:
            raise PositionError("game-position-off-board", part=part, cell=name)
        return cell

    def colour(self, name: str) -> Colour:
        """A colour in play."""
        if name not in COLOUR_NAMES:
            raise PositionError("game-unknown-colour", colour=name)
        colour = COLOURS[COLOUR_NAMES.index(name)]
        if colour not in self.terms.colours:
            raise PositionError("game-colour-not-in-play", colour=name)
        return colour

    def place(self, part: str, text: str) -> Ends:
        """A place for a stick; either end may come first."""
        first, hyphen, last = text.partition("-")
        if not hyphen:
            raise self.bad(part, text)
        low, high = sorted((self.cell(part, first), self.cell(part, last)))
        if (low, high) not in self.terms.geometry.pairs:
            raise PositionError("game-position-span", stick=text)
        return low, high

    def towers(self) -> tuple[Tower, ...]:
        """The towers of all fields; no colour has more stones than the box holds."""
        towers: list[Tower] = [()] * len(self.grid.cells)
        for item in self.items("towers"):
            name, *stones = item.split(" ")
            cell = self.cell("towers", name)
            if not stones or towers[cell]:
                raise self.bad("towers", item)
            towers[cell] = tuple(self.colour(stone) for stone in stones)
        for colour in COLOURS:
            if sum(tower.count(colour) for tower in towers) > STONES:
                raise PositionError("game-too-many-stones", colour=COLOUR_NAMES[colour])
        return tuple(towers)

    def sticks(self, towers: tuple[Tower, ...]) -> tuple[Stick, ...]:
        """The sticks; each lies between two stones of its colour, none directly on another."""
        sticks = sorted(self.stick(item, towers) for item in self.items("sticks"))
        for colour in COLOURS:
            if sum(stick.colour == colour for stick in sticks) > STICKS:
                raise PositionError("game-too-many-sticks", colour=COLOUR_NAMES[colour])
        pairs = self.terms.geometry.pairs
        for one, other in combinations(sticks, 2):
            share = pairs[one.ends].mask & pairs[other.ends].mask
            if share and abs(one.floor - other.floor) < 2:
                stick, above = (ends_text(self.grid, *two.ends) for two in (one, other))
                raise PositionError("game-sticks-touch", stick=stick, other=above)
        return tuple(sticks)

    def stick(self, item: str, towers: tuple[Tower, ...]) -> Stick:
        """One stick; both its stones are there and of its colour."""
        words = item.split(" ")
        if len(words) != 3:
            raise self.bad("sticks", item)
        colour, ends = self.colour(words[0]), self.place("sticks", words[1])
        floor = whole("sticks", words[2], 1, STONES * len(COLOURS))
        if any(towers[end][floor - 1 : floor] != (colour,) for end in ends):
            raise PositionError("game-stick-without-stone", stick=item)
        return Stick(*ends, floor, colour)

    def stage(self) -> Stage:
        """How far the turn has come."""
        if self.parts["stage"] not in (Stage.STONE.value, Stage.STICKS.value):
            raise self.bad("stage", self.parts["stage"])
        return Stage(self.parts["stage"])

    def places(self, name: str) -> tuple[Ends, ...]:
        """Places of this turn."""
        return tuple(sorted({self.place(name, item) for item in self.items(name)}))

    def laid(self, state: State) -> tuple[Ends, ...]:
        """Where the mover has laid sticks in this turn."""
        laid = self.places("laid")
        own = {s.ends for s in state.sticks if s.colour == self.terms.colour(state.turn)}
        if not own.issuperset(laid) or (laid and state.stage is Stage.STONE):
            raise self.bad("laid", self.parts["laid"])
        return laid

    def taken(self, state: State) -> tuple[Ends, ...]:
        """Where the mover has taken sticks back in this turn."""
        return self.places("taken")

    def last(self, state: State) -> tuple[Seat, ...] | None:
        """The seats still to move in a last round, in order of play, the moving one included."""
        if "last" not in self.parts:
            return None
        names = [] if self.parts["last"] == "-" else self.parts["last"].split(" ")
        seats = {Seat(whole("last", name, 1, self.terms.seats)) for name in names}
        if state.stage is Stage.STONE:
            seats.add(state.turn)
        order = (state.turn, *self.terms.seats_after(state.turn)[:-1])
        return tuple(seat for seat in order if seat in seats)

    def seen(self, state: State) -> tuple[str, ...]:
        """Fingerprints of the positions so far."""
        if "seen" not in self.parts:
            return seen_by_default(self.terms, state)
        items = self.items("seen")
        if not all(_FINGERPRINT.fullmatch(item) for item in items):
            raise self.bad("seen", self.parts["seen"])
        return tuple(items) if self.terms.repetition else ()

    def steps(self, state: State) -> int:
        """The slides made so far."""
        return whole("steps", self.parts.get("steps", "0"), 0, MOST_STEPS)

    def tasks(self, state: State) -> tuple[str, ...]:
        """The tasks ticked off: those that stand on the board, and those that once stood there."""
        items = self.items("tasks")
        if not TASKS.keys() >= set(items):
            raise self.bad("tasks", self.parts["tasks"])
        standing = standing_tasks(state)
        return tuple(name for name in TASKS if name in items or name in standing)


_FURTHER: Mapping[
    str, tuple[Callable[[Terms, State], str | None], Callable[[_Reader, State], Any]]
] = {
    "laid": (lambda terms, state: _places_text(terms, state.laid), _Reader.laid),
    "taken": (lambda terms, state: _places_text(terms, state.taken), _Reader.taken),
    "last": (_last_text, _Reader.last),
    "seen": (_seen_text, _Reader.seen),
    "steps": (lambda _, state: str(state.steps) if state.steps else None, _Reader.steps),
    "tasks": (_tasks_text, _Reader.tasks),
}
"""How each further part is written, None where it need not be, and how it is read."""
