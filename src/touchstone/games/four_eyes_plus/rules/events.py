"""What happens in a game of 4EYES+, apart from the end of a turn (clause 7.1)."""

from touchstone.core.events import Event, Reach


class Laid(Event):
    """A tile, or on paper a pair of pawns, went onto the board."""

    name = "laid"
    changes = ("own", "other")
    own: str
    other: str
    own_colour: str
    other_colour: str


class Moved(Event):
    """A tile went from two cells of the board to two others."""

    name = "moved"
    changes = ("own", "other", "to_own", "to_other")
    own: str
    other: str
    own_colour: str
    other_colour: str
    to_own: str
    to_other: str


class Swapped(Event):
    """The first tile has changed hands, which is said aloud."""

    name = "swapped"
    reach = Reach.HEARD


class Recoloured(Event):
    """Where that tile lies, and the colours that its ends now show.

    Whoever swaps has it under their fingers.
    """

    name = "recoloured"
    changes = ("own", "other")
    own: str
    other: str
    own_colour: str
    other_colour: str


class MovingBegins(Event):
    """Phase 2 begins, and the tiles left over leave the game; the seat is the next to move."""

    name = "moving-begins"
    reach = Reach.HEARD
    left: int
