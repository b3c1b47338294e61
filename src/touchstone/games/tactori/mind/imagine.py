"""The board of Tactori as somebody behind a mask pictures it."""

from collections import Counter
from typing import Any

from touchstone.core.values import Seat, seat_after
from touchstone.engine.sight import TURN_ENDERS, Sight
from touchstone.games.tactori.rules.feel import EAST, NORTH, SOUTH, WEST
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.geometry import Geometry
from touchstone.games.tactori.rules.state import (
    COLOUR_NAMES,
    Colour,
    Ends,
    Stage,
    State,
    Stick,
    Tower,
    colour_of,
)

_STEPS = {EAST: (1, 0), NORTH: (0, 1), WEST: (-1, 0), SOUTH: (0, -1)}


_ACTIONS = ("placed", "laid", "shifted", "moved", "removed", "slid")


def picture(sight: Sight) -> State:
    """Towers and sticks as they are remembered; what nobody remembers is pictured empty.

    Fingers find the colour of a tower's top only. The stones below it are given to whoever has
    put more stones on the board than show.
    """
    game = sight.game
    assert isinstance(game, Tactori)
    geometry = game.terms.geometry
    heights, tops, halves = _felt(sight, geometry)
    _add_own(sight, geometry, heights, tops, halves)
    turn = [e for e in sight.turn_events if e.seat == sight.seat]
    acted = any(event.name in _ACTIONS for event in turn)
    return State(
        _towers(sight, heights, tops),
        _sticks(geometry, halves),
        sight.seat,
        Stage.STICKS if acted else Stage.STONE,
        laid=_ends(sight, turn, "laid", ("first", "last"))
        + _ends(sight, turn, "shifted", ("to_first", "to_last")),
        taken=_ends(sight, turn, "taken", ("first", "last")),
        last=_last_round(sight),
    )


def _felt(
    sight: Sight, geometry: Geometry
) -> tuple[dict[int, int], dict[int, Colour], dict[tuple[int, int], Colour]]:
    heights: dict[int, int] = {}
    tops: dict[int, Colour] = {}
    halves: dict[tuple[int, int], Colour] = {}
    for cell, trace in sorted(sight.traces.items(), key=lambda item: item[1].number):
        heights[cell] = trace.feel.height
        if trace.feel.height:
            tops[cell] = _colour(trace.feel.surface)
        for number in _segments_at(geometry, cell):
            for key in [key for key in halves if key[0] == number]:
                del halves[key]
        floor = trace.feel.height
        for name, value in trace.feel.details:
            if name in ("above", "floor"):
                floor = int(value)
                continue
            across, up = _STEPS[name]
            grid = geometry.grid
            other = grid.at(grid.column(cell) + across, grid.row(cell) + up)
            assert other is not None
            segment = geometry.segment_numbers[min(cell, other), max(cell, other)]
            halves[segment, floor] = _colour(value)
    return heights, tops, halves


def _segments_at(geometry: Geometry, cell: int) -> list[int]:
    return [
        geometry.segment_numbers[min(cell, other), max(cell, other)]
        for other in geometry.grid.neighbours(cell)
    ]


def _add_own(
    sight: Sight,
    geometry: Geometry,
    heights: dict[int, int],
    tops: dict[int, Colour],
    halves: dict[tuple[int, int], Colour],
) -> None:
    """What the seat has placed and laid since it last felt there."""

    def is_news(cell: int, number: int) -> bool:
        return cell not in sight.traces or sight.traces[cell].number < number

    for number, event in enumerate(sight.events):
        if event.seat != sight.seat or event.name not in ("placed", "laid", "moved"):
            continue
        facts: dict[str, Any] = dict(event.facts)
        if event.name == "laid":
            ends = _cell(sight, facts["first"]), _cell(sight, facts["last"])
            if is_news(ends[0], number) and is_news(ends[1], number):
                for segment in geometry.pairs[ends].segments:
                    halves[segment, int(facts["floor"])] = _colour(facts["colour"])
            continue
        cell = _cell(sight, facts["cell" if event.name == "placed" else "to"])
        if is_news(cell, number):
            heights[cell] = int(facts["floor"])
            tops[cell] = _colour(facts["colour"])
        if event.name == "moved":
            source = _cell(sight, facts["cell"])
            if is_news(source, number) and source in heights:
                heights[source] = max(0, heights[source] - int(facts["count"]))


def _towers(sight: Sight, heights: dict[int, int], tops: dict[int, Colour]) -> tuple[Tower, ...]:
    game = sight.game
    assert isinstance(game, Tactori)
    missing = _stones_laid(sight)
    for cell, height in heights.items():
        if height:
            missing[tops[cell]] -= 1
    towers: list[Tower] = []
    for cell in game.grid.cells:
        height = heights.get(cell, 0)
        below = []
        for _ in range(height - 1):
            colour = max(game.terms.colours, key=lambda colour: missing[colour])
            missing[colour] -= 1
            below.append(colour)
        towers.append((*below, tops[cell]) if height else ())
    return tuple(towers)


def _stones_laid(sight: Sight) -> Counter[Colour]:
    """By colour, about how many stones are on the board: one for each turn."""
    return Counter(colour_of(event.seat) for event in sight.events if event.name == "turn-ended")


def _sticks(geometry: Geometry, halves: dict[tuple[int, int], Colour]) -> tuple[Stick, ...]:
    """Whole sticks: on 9x9 two halves in a row, taken from the smaller end on."""
    left = dict(halves)
    sticks: list[Stick] = []
    for pair in geometry.pairs.values():
        for floor in sorted({floor for segment, floor in left if segment == pair.segments[0]}):
            colours = {left.get((segment, floor)) for segment in pair.segments}
            if len(colours) == 1 and None not in colours:
                colour = left[pair.segments[0], floor]
                for segment in pair.segments:
                    del left[segment, floor]
                sticks.append(Stick(pair.first, pair.last, floor, colour))
    return tuple(sorted(sticks))


def _ends(sight: Sight, turn: list[Any], name: str, facts: tuple[str, str]) -> tuple[Ends, ...]:
    """Places of this turn on which its later moves depend, on 9x9 only."""
    if sight.game.grid.size == 5:
        return ()
    found = [dict(event.facts) for event in turn if event.name == name]
    return tuple((_cell(sight, f[facts[0]]), _cell(sight, f[facts[1]])) for f in found)


def _last_round(sight: Sight) -> tuple[Seat, ...] | None:
    """The seats that still have a turn, once somebody was heard to begin the last round."""
    begun = [n for n, event in enumerate(sight.events) if event.name == "last-round"]
    if not begun:
        return None
    seats = sight.game.seats
    first = sight.events[begun[0]].seat
    since = sight.events[begun[0] :]
    ended = {event.seat for event in since if event.name in TURN_ENDERS}
    order = [seat_after(first, seats, step) for step in range(1, seats)]
    return tuple(seat for seat in order if seat not in ended or seat == sight.seat)


def _cell(sight: Sight, name: object) -> int:
    cell = sight.game.grid.find(str(name))
    assert cell is not None
    return cell


def _colour(name: object) -> Colour:
    return Colour(COLOUR_NAMES.index(str(name)))
