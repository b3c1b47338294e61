"""One sitting at a table: seats, masks, touch, claims, rounds, scores and clocks.

`touchstone.match(...)` plays one: as the function has the name of this package, the package can be
called. What it calls stands above it, in `touchstone.face`.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

from touchstone.match.agreement import LEVELS, USUAL_LEVEL, Agreement, Chair, Clock, drawn
from touchstone.match.commands import (
    COMMAND_WORDS,
    Abandon,
    Accept,
    Command,
    CommandRefused,
    Deal,
    Decline,
    Helper,
    Offer,
    Play,
    Replace,
    Resign,
    Return,
    Share,
    ShowPath,
    TimeUp,
    Touch,
    command_text,
    read_command,
)
from touchstone.match.deals import meant_together
from touchstone.match.match import Match, Submitted
from touchstone.match.obeying import SUPPLY
from touchstone.match.saved import read_saved, saved_text
from touchstone.match.view import Offered, Seen, goes_on, heard_by, offered_to, seen_by


class _Called(ModuleType):
    """The package as the function that plays a match."""

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return import_module("touchstone.face.playing").match(*arguments, **named)


sys.modules[__name__].__class__ = _Called
