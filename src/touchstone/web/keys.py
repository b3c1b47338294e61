"""The keys of the board: one table for the code and for the help page."""

from dataclasses import dataclass

from touchstone.views.words import Words


@dataclass(frozen=True, slots=True)
class Key:
    """An action of the board and the keys for it, as browsers name them."""

    action: str
    keys: tuple[str, ...]

    def shown(self) -> tuple[str, ...]:
        """The keys as they stand on a keyboard."""
        return tuple(_SHOWN.get(key, key.upper()) for key in self.keys)

    def words(self, words: Words) -> str:
        """What the key does."""
        return words.say(f"web-key-{self.action}")


_SHOWN = {
    "ArrowUp": "↑",
    "ArrowDown": "↓",
    "ArrowLeft": "←",
    "ArrowRight": "→",
    "PageUp": "Page ↑",
    "PageDown": "Page ↓",
    "Escape": "Esc",
    "Enter": "Enter",
    "Home": "Home",
    "End": "End",
    " ": "Space",
}

KEYS = (
    Key("up", ("ArrowUp",)),
    Key("down", ("ArrowDown",)),
    Key("left", ("ArrowLeft",)),
    Key("right", ("ArrowRight",)),
    Key("row-start", ("Home",)),
    Key("row-end", ("End",)),
    Key("column-far", ("PageUp",)),
    Key("column-near", ("PageDown",)),
    Key("act", ("Enter", " ")),
    Key("choose", tuple("123456789")),
    Key("line", ("c",)),
    Key("done", ("d",)),
    Key("cancel", ("Escape",)),
    Key("feel", ("f",)),
    Key("row", ("r",)),
    Key("column", ("k",)),
    Key("diagonal", ("g",)),
    Key("changed", ("n",)),
    Key("last", ("l",)),
    Key("last-five", ("m",)),
    Key("score", ("s",)),
    Key("supply", ("u",)),
    Key("turn", ("t",)),
    Key("clock", ("w",)),
    Key("helper", ("a",)),
    Key("command", ("i", "/")),
    Key("help", ("?", "h")),
)
