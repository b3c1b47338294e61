"""The pieces of Tactori: colours, towers of stones, sticks, and how many there are of each."""

from typing import NamedTuple, NewType

from touchstone.core.values import Seat

Colour = NewType("Colour", int)
"""A colour by its number; in competitive games seat 1 is red, seat 2 blue and so on (1.2)."""

RED, BLUE, YELLOW, GREEN = COLOURS = tuple(Colour(number) for number in range(4))
COLOUR_NAMES = ("red", "blue", "yellow", "green")

STONE_HEAPS = ("red-stones", "blue-stones", "yellow-stones", "green-stones")
STICK_HEAPS = ("red-sticks", "blue-sticks", "yellow-sticks", "green-sticks")
"""Heaps beside the board where a colour is chosen, by colour."""

STONES, STICKS = 16, 15
"""Stones and sticks of each colour in the box (1.1)."""
LAID_OUT = 6
"""Stones of each colour on a board that begins with stones (8.1)."""

Tower = tuple[Colour, ...]
"""The stones of a field, bottom to top."""
Ends = tuple[int, int]
"""The two end fields of a stick, the smaller first."""


class Stick(NamedTuple):
    """A stick on the board. Sorting sticks sorts them by cell, then floor."""

    first: int
    last: int
    floor: int
    colour: Colour

    @property
    def ends(self) -> Ends:
        """Its two end fields."""
        return self.first, self.last


def colour_of(seat: Seat) -> Colour:
    """The colour of a seat in the competitive games."""
    return COLOURS[seat - 1]
