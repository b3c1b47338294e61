"""Refusals of commands that are not moves."""

from touchstone.core.errors import TouchstoneError


class CommandRefused(TouchstoneError):
    """The match cannot do this now."""

    code = "match/refused"
