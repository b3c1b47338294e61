"""What the client modules are given: words, keys and the measures of the board, as JSON."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from markupsafe import Markup

from touchstone.core.game import AnyGame
from touchstone.views.picture import cloth, icons, layout
from touchstone.views.words import Words


@dataclass(frozen=True, slots=True)
class Key:
    """An action of the board and the keys for it, as browsers name them."""

    action: str
    keys: tuple[str, ...]

    def shown(self, words: Words) -> tuple[str, ...]:
        """The keys as people call them: a letter or a sign by itself, the others by a name."""
        return tuple(words.say(_NAMES[key]) if key in _NAMES else key.upper() for key in self.keys)

    def words(self, words: Words) -> str:
        """What the key does."""
        return words.say(f"web-key-{self.action}")


_NAMES = {
    "ArrowUp": "web-keyname-arrowup",
    "ArrowDown": "web-keyname-arrowdown",
    "ArrowLeft": "web-keyname-arrowleft",
    "ArrowRight": "web-keyname-arrowright",
    "PageUp": "web-keyname-pageup",
    "PageDown": "web-keyname-pagedown",
    "Home": "web-keyname-home",
    "End": "web-keyname-end",
    "Escape": "web-keyname-escape",
    "Enter": "web-keyname-enter",
    " ": "web-keyname-space",
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
    Key("board", ("b",)),
    Key("next", ("p",)),
    Key("kind", ("q",)),
    Key("changed", ("n",)),
    Key("last", ("l",)),
    Key("last-five", ("m",)),
    Key("score", ("s",)),
    Key("supply", ("u",)),
    Key("turn", ("t",)),
    Key("clock", ("w",)),
    Key("helper", ("a",)),
    Key("above", ("v",)),
    Key("command", ("i", "/")),
    Key("help", ("?", "h")),
)


CLIENT_WORDS: Mapping[str, tuple[str, ...]] = {
    "web-abandon": ("name",),
    "web-above-off": (),
    "web-above-on": (),
    "web-acts": ("cell",),
    "web-away": ("name",),
    "board-column": ("column", "content"),
    "board-diagonal": ("first", "last", "content"),
    "board-rest-empty": (),
    "board-row": ("row", "content"),
    "board-row-empty": (),
    "greeting-watching": (),
    "web-board": (),
    "web-cancel": (),
    "web-agree-here": (),
    "web-cancelled": (),
    "web-cell": ("cell", "words"),
    "web-clock-half-minute": (),
    "web-clock-minute": (),
    "web-clock-paused": (),
    "web-clock-ten-seconds": (),
    "web-clock-two-minutes": (),
    "web-edge": (),
    "web-copied": (),
    "web-copy-by-hand": (),
    "web-hand-over": ("name",),
    "web-not-sent": (),
    "web-thinking": ("name",),
    "web-title-turn": ("title",),
    "web-line-found": (),
    "web-line-lost": (),
    "web-keyname-escape": (),
    "web-next-here": ("name", "words"),
    "web-no-above": (),
    "web-no-end": (),
    "web-not-come": ("name",),
    "typed-nothing-happened": (),
    "web-nothing-here": ("cell",),
    "web-count": ("count",),
    "web-picked": ("cells", "cell"),
    "web-picked-now": ("cells",),
    "web-player": ("name",),
    "web-player-points": ("name", "points"),
    "web-press-choose": ("cell",),
    "web-press-number": ("cell", "keys"),
    "web-record-step": ("step", "steps"),
    "web-replace": ("name",),
    "web-round": ("round", "rounds"),
    "web-words-in-english": (),
    "web-you": ("name",),
}
"""Messages that the client says, with the names of the gaps that it fills in."""


OWN_WORDS: Mapping[str, str] = {"web-count": "game-count"}
"""What a game may say in place of a message."""


def words_json(
    words: Words, game: AnyGame, more: Mapping[str, tuple[str, ...]] = MappingProxyType({})
) -> Markup:
    """The messages of the client, gaps written as `{name}`, in the game's words if it has any.

    `more` are those that only one page with a board says.
    """
    facts = {**game.settings, "game": words.say("game-name")}
    own = {message: instead for message, instead in OWN_WORDS.items() if instead in words}
    said = {
        message: words.say(
            own.get(message, message), **facts, **{gap: f"{{{gap}}}" for gap in gaps}
        )
        for message, gaps in {**CLIENT_WORDS, **more}.items()
    }
    return json_markup(said)


def keys_json() -> Markup:
    """The table of keys."""
    return json_markup([{"action": key.action, "keys": key.keys} for key in KEYS])


def frame_json(game: AnyGame) -> Markup:
    """Where the cells lie, the cloth of a masked board, and small pictures of pieces."""
    return json_markup(
        {
            "layout": layout(game),
            "above": layout(game, above=True),
            "cloth": cloth(game),
            "icons": icons(game),
        }
    )


def seats_json(table: str, seats: list[dict[str, object]], address: str) -> Markup:
    """The secrets of the seats that play at one device."""
    return json_markup({"table": table, "seats": seats, "address": address})


def json_markup(value: object) -> Markup:
    """Data that can stand in a page: nothing in it can end the element or begin another."""
    return Markup(json.dumps(value, ensure_ascii=False).replace("<", "\\u003c"))
