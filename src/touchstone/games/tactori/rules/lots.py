"""What lies on the board: towers by their top and height, sticks by colour and floor.

Sticks that meet are told as one way, so that no field is named twice in a row.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain

from touchstone.core.game import AnyGame
from touchstone.core.values import Lot
from touchstone.games.tactori.rules.pieces import COLOUR_NAMES, Ends
from touchstone.games.tactori.rules.state import State


def lots(game: AnyGame, state: State) -> tuple[Lot, ...]:
    """Every tower and every stick, as far as fingers can tell one from another (11)."""
    return (*_stones(state), *_sticks(state))


def _stones(state: State) -> Iterator[Lot]:
    found: dict[tuple[int, int], list[tuple[int, ...]]] = defaultdict(list)
    for field, tower in enumerate(state.towers):
        if tower:
            found[tower[-1], len(tower)].append((field,))
    for (colour, height), fields in sorted(found.items()):
        yield Lot("stones", (("colour", COLOUR_NAMES[colour]), ("height", height)), tuple(fields))


def _sticks(state: State) -> Iterator[Lot]:
    found: dict[tuple[int, int], list[Ends]] = defaultdict(list)
    for stick in state.sticks:
        found[stick.colour, stick.floor].append(stick.ends)
    for (colour, floor), sticks in sorted(found.items()):
        ways = tuple(_ways(sticks))
        yield Lot("sticks", (("colour", COLOUR_NAMES[colour]), ("floor", floor)), ways)


def _ways(sticks: Iterable[Ends]) -> Iterator[tuple[int, ...]]:
    """The fields along the sticks: as few ways as there can be, each stick once.

    A way begins where an odd number of sticks ends, if there is such a field: it must end there.
    """
    left = set(sticks)
    while left:
        ends = Counter(chain.from_iterable(left))
        way = [min(ends, key=lambda field: (ends[field] % 2 == 0, field))]
        while onward := [stick for stick in left if way[-1] in stick]:
            stick = min(onward)
            left.remove(stick)
            way.append(sum(stick) - way[-1])
        yield tuple(way)
