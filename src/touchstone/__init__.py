"""Touchstone: a table for board games that are played by touch.

    import touchstone as ts

    state = ts.game("four-senses", claims="referee")
    state = state.play("f a1")

What is offered here is loaded when it is first used, so that importing it costs nothing. Its types,
with those of every game of the house, stand in `__init__.pyi`, which scripts/write_face.py writes.
"""

from importlib import import_module
from typing import Any

__version__ = "0.13.0"

_OFFERED = {
    **dict.fromkeys(("State", "game", "read"), "face.states"),
    **dict.fromkeys(("Record", "record"), "face.records"),
    **dict.fromkeys(("Advice", "Bot", "best", "bot"), "face.thinking"),
    **dict.fromkeys(("Hand", "Played", "Stuck"), "face.playing"),
    "draw": "face.pictures",
    "Drawing": "views.drawing",
    **dict.fromkeys(("Feel", "Outcome", "Seat"), "core.values"),
    **dict.fromkeys(
        (
            "GameOver",
            "IllegalMove",
            "MoveError",
            "PositionError",
            "RecordError",
            "SettingError",
            "TouchstoneError",
            "UnreadableMove",
        ),
        "core.errors",
    ),
    "RefusedLine": "core.record",
}
"""By name, the module that has it."""

__all__ = ["__version__", "match", *_OFFERED]  # noqa: PLE0604  all of them are strings


def __getattr__(name: str) -> Any:
    if name == "match":
        return import_module("touchstone.match")  # the package can be called, see there
    if name not in _OFFERED:
        raise AttributeError(f"touchstone has no {name!r}; it offers {', '.join(__all__)}")
    found = globals()[name] = getattr(import_module(f"{__name__}.{_OFFERED[name]}"), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
