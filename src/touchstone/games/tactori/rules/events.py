"""What happens in a game of Tactori, apart from the end of a turn (clause 11.2)."""

from touchstone.core.events import Event, Reach


class Placed(Event):
    """A stone from the supply was put on a field."""

    name = "placed"
    changes = ("cell",)
    cell: str
    colour: str
    floor: int


class Laid(Event):
    """A stick from the supply was laid."""

    name = "laid"
    changes = ("first", "last")
    first: str
    last: str
    colour: str
    floor: int


class Taken(Event):
    """A stick was taken back into the supply."""

    name = "taken"
    changes = ("first", "last")
    first: str
    last: str
    colour: str


class Shifted(Event):
    """A stick of the board was laid somewhere else."""

    name = "shifted"
    changes = ("first", "last", "to_first", "to_last")
    first: str
    last: str
    to_first: str
    to_last: str
    floor: int


class Moved(Event):
    """Stones went from one field to another."""

    name = "moved"
    changes = ("cell", "to")
    cell: str
    to: str
    colour: str
    count: int
    floor: int


class KnockedOut(Event):
    """Stones of one colour were knocked off a field and went back to their supply."""

    name = "knocked-out"
    changes = ("cell",)
    cell: str
    colour: str
    count: int


class Stands(Event):
    """What stands where stones have arrived, told when everything else about them is."""

    name = "stands"
    cell: str
    floor: int


class Removed(Event):
    """The top stone of a field was taken away."""

    name = "removed"
    changes = ("cell",)
    cell: str
    colour: str


class Slid(Event):
    """A stone was pushed into the empty field beside it."""

    name = "slid"
    changes = ("cell", "to")
    cell: str
    to: str


class TaskDone(Event):
    """A task of free building was ticked off."""

    name = "task"
    task: str


class LastRound(Event):
    """A supply has run out: every other seat has one more turn."""

    name = "last-round"
    reach = Reach.HEARD
