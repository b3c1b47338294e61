"""What happens in a game of Tactori, apart from the end of a turn (clause 11.2)."""

from functools import cache
from typing import ClassVar

from touchstone.core.events import Event, Reach


@cache
def _under(first: str, last: str) -> tuple[str, ...]:
    """The fields under a stick, its ends and what lies between them.

    >>> _under("d4", "f4"), _under("b2", "b3")
    (('d4', 'e4', 'f4'), ('b2', 'b3'))
    """
    (column, row), (far_column, far_row) = ((ord(end[0]), int(end[1:])) for end in (first, last))
    columns, rows = range(column, far_column + 1), range(row, far_row + 1)
    return tuple(f"{chr(letter)}{number}" for letter in columns for number in rows)


class Placed(Event):
    """A stone from the supply was put on a field."""

    name = "placed"
    changes = ("cell",)
    cell: str
    colour: str
    floor: int


class _Stick(Event):
    """Something was done with the stick between two fields; a finger finds it between them, too."""

    changes: ClassVar[tuple[str, ...]] = ("first", "last")
    first: str
    last: str

    @property
    def changed(self) -> tuple[str, ...]:
        return _under(self.first, self.last)


class Laid(_Stick):
    """A stick from the supply was laid."""

    name = "laid"
    colour: str
    floor: int


class Taken(_Stick):
    """A stick was taken back into the supply."""

    name = "taken"
    colour: str


class Shifted(_Stick):
    """A stick of the board was laid somewhere else."""

    name = "shifted"
    changes = ("first", "last", "to_first", "to_last")
    to_first: str
    to_last: str
    floor: int

    @property
    def changed(self) -> tuple[str, ...]:
        fields = _under(self.first, self.last) + _under(self.to_first, self.to_last)
        return tuple(dict.fromkeys(fields))


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
