"""What can happen, beside the end of a turn."""

from dataclasses import dataclass

from touchstone.core.events import Event


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A piece was put on a cell. It shows on the board; a masked opponent does not hear of it."""

    name = "placed"
    changes = ("cell",)
    cell: str
    shape: str
