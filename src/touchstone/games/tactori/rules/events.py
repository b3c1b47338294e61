"""What happens in a game of Tactori, apart from the end of a turn (clause 11.2)."""

from dataclasses import dataclass

from touchstone.core.events import Event, Reach


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A stone from the supply was put on a field."""

    name = "placed"
    cell: str
    colour: str
    floor: int

    @property
    def changed(self) -> tuple[str, ...]:
        """The field."""
        return (self.cell,)


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A stick from the supply was laid."""

    name = "laid"
    first: str
    last: str
    colour: str
    floor: int

    @property
    def changed(self) -> tuple[str, ...]:
        """Its two ends."""
        return self.first, self.last


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A stick was taken back into the supply."""

    name = "taken"
    first: str
    last: str
    colour: str

    @property
    def changed(self) -> tuple[str, ...]:
        """Its two ends."""
        return self.first, self.last


@dataclass(frozen=True, slots=True)
class Shifted(Event):
    """A stick of the board was laid somewhere else."""

    name = "shifted"
    first: str
    last: str
    to_first: str
    to_last: str
    floor: int

    @property
    def changed(self) -> tuple[str, ...]:
        """Where its ends were and are now; an end that both places share is named once."""
        return tuple(dict.fromkeys((self.first, self.last, self.to_first, self.to_last)))


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """Stones went from one field to another."""

    name = "moved"
    cell: str
    to: str
    colour: str
    count: int
    floor: int

    @property
    def changed(self) -> tuple[str, ...]:
        """Where they came from, and where they went."""
        return self.cell, self.to


@dataclass(frozen=True, slots=True)
class KnockedOut(Event):
    """Stones of one colour were knocked off a field and went back to their supply."""

    name = "knocked-out"
    cell: str
    colour: str
    count: int

    @property
    def changed(self) -> tuple[str, ...]:
        """The field."""
        return (self.cell,)


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """The top stone of a field was taken away."""

    name = "removed"
    cell: str
    colour: str

    @property
    def changed(self) -> tuple[str, ...]:
        """The field."""
        return (self.cell,)


@dataclass(frozen=True, slots=True)
class Slid(Event):
    """A stone was pushed into the empty field beside it."""

    name = "slid"
    cell: str
    to: str

    @property
    def changed(self) -> tuple[str, ...]:
        """Where it was, and where it is now."""
        return self.cell, self.to


@dataclass(frozen=True, slots=True)
class TaskDone(Event):
    """A task of free building was ticked off."""

    name = "task"
    task: str


@dataclass(frozen=True, slots=True)
class LastRound(Event):
    """A supply has run out: every other seat has one more turn."""

    name = "last-round"
    reach = Reach.HEARD
