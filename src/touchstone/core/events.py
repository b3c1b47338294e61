"""What happened, as data: every kind of event is a small type of its own; views make words of it.

A game's rules subclass Event in their own folder, once for each thing that can happen:

    class Placed(Event):
        name = "placed"
        changes = ("cell",)
        cell: str

The turn's end is the same in every game, so it is here.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any, ClassVar, Literal, dataclass_transform

from touchstone.core.values import Seat


class Reach(Enum):
    """Who learns of an event."""

    HEARD = "heard"
    """Everybody."""
    SEEN = "seen"
    """It shows only on the board: whoever acted, and open-eyed listeners; a masked listener does
    not even learn that something happened."""
    OWN = "own"
    """Nobody but the seat that acted."""


HEARD, SEEN, _ = Reach


@dataclass_transform(frozen_default=True)
class _Value:
    """What makes every kind of event a value (`values.value`) without saying so each time."""

    def __init_subclass__(cls) -> None:
        dataclass(unsafe_hash=True)(cls)


class Event(_Value):
    """One thing that happened at the table, and by whose hand."""

    seat: Seat
    name: ClassVar[str]
    """What it is called on the wire, and in the id of its message."""
    reach: ClassVar[Reach] = Reach.SEEN
    changes_turn: ClassVar[bool] = False
    """Whether it is told afterwards whose turn it is."""
    changes: ClassVar[tuple[str, ...]] = ()
    """The fields that name cells whose contents it changed; what everybody hears has none."""

    @cached_property
    def changed(self) -> tuple[str, ...]:
        """The cells whose contents it changed, each of them once.

        Worked out once: rules give out the same few events again and again.
        """
        return tuple(dict.fromkeys(getattr(self, name) for name in self.changes))

    @property
    def message(self) -> str:
        """The id of the message that tells it."""
        return f"game-event-{self.name}"

    def facts(self) -> dict[str, Any]:
        """What there is to tell beside the seat, by name."""
        names: tuple[str, ...] = self.__match_args__[1:]
        return {name: getattr(self, name) for name in names}


HowEnded = Literal["done", "passed", "skipped"]


class TurnEnded(Event):
    """A turn is over, whichever way: everybody hears it, masked or not."""

    name = "turn-ended"
    reach = Reach.HEARD
    changes_turn = True
    how: HowEnded = "done"

    @property
    def message(self) -> str:
        """The game says in its own words that somebody has placed, passes or is skipped."""
        return f"game-turn-{self.how}"
