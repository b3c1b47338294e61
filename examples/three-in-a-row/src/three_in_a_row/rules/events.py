"""What can happen, beside the end of a turn."""

from touchstone.core.events import Event


class Placed(Event):
    """A piece was put on a cell. It shows on the board; a masked opponent does not hear of it."""

    name = "placed"
    changes = ("cell",)
    cell: str
    shape: str
