"""What happens in a round of Four Senses, apart from the end of a turn (clauses 6.1 and 6.2)."""

from typing import Literal

from touchstone.core.events import Event, Reach


class Placed(Event):
    """A piece went into a well: nobody hears it."""

    name = "placed"
    changes = ("cell",)
    piece: str
    cell: str


class Claimed(Event):
    """A line was declared, for everybody to hear."""

    name = "claimed"
    reach = Reach.HEARD
    first: str
    last: str
    verdict: Literal["right", "wrong"]


class Bonus(Event):
    """The winner of a round gets a point more, and everybody hears for what (7.4, 7.5)."""

    name = "bonus"
    reach = Reach.HEARD
    ways: Literal["line", "board"]
