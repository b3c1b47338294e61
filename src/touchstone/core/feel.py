"""What a finger feels: the one source of words, sound and vibration for a cell."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Feel:
    """A cell under a finger.

    `height` in levels gives the pitch, `surface` (the ending of a message id, such as "hole") the
    timbre. `details` are further things that fingers find, as (ending of a message id, argument).
    """

    height: int
    surface: str
    details: tuple[tuple[str, str], ...] = ()
