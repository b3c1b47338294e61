"""The board of Tactori as somebody behind a mask imagines it."""

from collections import Counter

from touchstone.core.events import TurnEnded
from touchstone.core.values import Seat, seat_after
from touchstone.engine.sight import Sight, cell_named
from touchstone.games.tactori.rules import events
from touchstone.games.tactori.rules.board import Board
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.geometry import SMALL, Geometry
from touchstone.games.tactori.rules.pieces import (
    COLOUR_NAMES,
    Colour,
    Ends,
    Stick,
    Tower,
    colour_of,
)
from touchstone.games.tactori.rules.state import Stage, State
from touchstone.games.tactori.rules.touch import EAST, NORTH, SOUTH, WEST
from touchstone.games.tactori.rules.turns.small import SmallTurn

_STEPS = {EAST: (1, 0), NORTH: (0, 1), WEST: (-1, 0), SOUTH: (0, -1)}
_ACTIONS = (events.Placed, events.Laid, events.Shifted, events.Moved, events.Removed, events.Slid)


def imagined(sight: Sight) -> State:
    """Towers and sticks as they are remembered; what nobody remembers is taken to be empty.

    Fingers find the colour of a tower's top only. The stones below it are given to whoever has
    put more stones on the board than show.
    """
    game = sight.game
    assert isinstance(game, Tactori)
    geometry = game.terms.geometry
    heights, tops, halves = _felt(sight, geometry)
    _add_own(sight, geometry, heights, tops, halves)
    laid, taken = _of_this_turn(sight)
    return State(
        Board(geometry, _towers(sight, heights, tops), _sticks(geometry, halves)),
        sight.seat,
        _stage(sight, game),
        laid=laid,
        taken=taken,
        last=_last_round(sight),
    )


def _stage(sight: Sight, game: Tactori) -> Stage:
    """How far the seat's own turn has come; only the seat itself will end it."""
    if not any(isinstance(event, _ACTIONS) for event in sight.own_turn):
        return Stage.STONE
    laid = any(isinstance(event, events.Laid) for event in sight.own_turn)
    one_stick = isinstance(game.variant.turn, SmallTurn) and not game.terms.any_sticks
    return Stage.OVER if laid and one_stick else Stage.STICKS


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

    def raise_tower(name: str, event: events.Placed | events.Moved, number: int) -> None:
        cell = cell_named(sight.game, name)
        if is_news(cell, number):
            heights[cell], tops[cell] = event.floor, _colour(event.colour)

    for number, event in enumerate(sight.events):
        if event.seat != sight.seat:
            continue
        match event:
            case events.Laid():
                ends = _ends(sight, event.first, event.last)
                if is_news(ends[0], number) and is_news(ends[1], number):
                    for segment in geometry.pairs[ends].segments:
                        halves[segment, event.floor] = _colour(event.colour)
            case events.Placed():
                raise_tower(event.cell, event, number)
            case events.Moved():
                raise_tower(event.to, event, number)
                source = cell_named(sight.game, event.cell)
                if is_news(source, number) and source in heights:
                    heights[source] = max(0, heights[source] - event.count)
            case _:
                pass


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
    ends = [event for event in sight.events if isinstance(event, TurnEnded)]
    return Counter(colour_of(event.seat) for event in ends if event.how == "done")


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


def _of_this_turn(sight: Sight) -> tuple[tuple[Ends, ...], tuple[Ends, ...]]:
    """Where sticks were laid and taken in this turn; on 9x9 its later moves depend on them."""
    assert isinstance(sight.game, Tactori)
    if sight.game.terms.geometry is SMALL:
        return (), ()
    laid, shifted, taken = [], [], []
    for event in sight.own_turn:
        match event:
            case events.Laid():
                laid.append(_ends(sight, event.first, event.last))
            case events.Shifted():
                shifted.append(_ends(sight, event.to_first, event.to_last))
            case events.Taken():
                taken.append(_ends(sight, event.first, event.last))
            case _:
                pass
    return (*laid, *shifted), tuple(taken)


def _ends(sight: Sight, first: str, last: str) -> Ends:
    return cell_named(sight.game, first), cell_named(sight.game, last)


def _last_round(sight: Sight) -> tuple[Seat, ...] | None:
    """The seats that still have a turn, once somebody was heard to begin the last round."""
    begun = [n for n, event in enumerate(sight.events) if isinstance(event, events.LastRound)]
    if not begun:
        return None
    seats = sight.game.seats
    first = sight.events[begun[0]].seat
    since = sight.events[begun[0] :]
    ended = {event.seat for event in since if isinstance(event, TurnEnded)}
    order = [seat_after(first, seats, step) for step in range(1, seats)]
    return tuple(seat for seat in order if seat not in ended or seat == sight.seat)


def _colour(name: str) -> Colour:
    return Colour(COLOUR_NAMES.index(name))
