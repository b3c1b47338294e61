"""The pages as HTML: one method a page, each in the visitor's language."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from touchstone.core.game import AnyGame, GameKind
from touchstone.core.record import Record
from touchstone.views.picture import cloth, picture
from touchstone.views.words import LANGUAGES, Words, words_in
from touchstone.web.client import frame_json, keys_json, words_json
from touchstone.web.keys import KEYS
from touchstone.web.rules import rules_html

THEMES = ("wood", "dark", "contrast")
LEVELS = range(1, 6)
CLOCK_MINUTES = (3, 5, 10, 20, 30, 60)
CLOCK_SECONDS = (5, 10, 20, 30, 60)
"""What can be chosen as time for each player, and as time added for every turn."""
_USUAL_PLAYERS = {1: "here", 2: "bot2"}
"""Who sits where in a form that nobody has changed; other seats are empty."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who looks at a page: the language and theme that were chosen, and the page's own address."""

    language: str = "en"
    theme: str = "wood"
    path: str = "/"


class Site:
    """Makes pages about these games. Everything that changes is handed in."""

    def __init__(self, kinds: Mapping[str, GameKind]) -> None:
        self.kinds = kinds

    @cached_property
    def _templates(self) -> Environment:
        return Environment(
            loader=PackageLoader("touchstone.web"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def _page(
        self, template: str, visitor: Visitor, /, kind: GameKind | None = None, **facts: Any
    ) -> str:
        words = words_in(visitor.language, kind)
        return self._templates.get_template(f"{template}.html").render(
            language=visitor.language,
            languages=LANGUAGES,
            theme=visitor.theme,
            path=visitor.path,
            slug="" if kind is None else kind.slug,
            kind=kind,
            words=words,
            t=words.say,
            **facts,
        )

    def home(self, visitor: Visitor, lobby: Iterable[Mapping[str, Any]] = ()) -> str:
        """The games, a table to join, and tables that want players."""
        words = words_in(visitor.language)
        tables = [
            {
                "table": table["table"],
                "name": table["name"],
                "free": words.say("web-free-seats", count=table["free"]),
            }
            for table in lobby
        ]
        games = [_card(kind, words) for kind in self.kinds.values()]
        return self._page("home", visitor, games=games, lobby=tables)

    def table(self, visitor: Visitor, table: str, game: AnyGame) -> str:
        """The table where a game is played."""
        words = words_in(visitor.language, game.kind)
        return self._page(
            "table",
            visitor,
            game.kind,
            table=table,
            name=words.say("game-name"),
            example=words.say("game-help").splitlines()[0],
            frame={"cloth": Markup(cloth(game))},
            keys=KEYS,
            client_words=words_json(words),
            client_keys=keys_json(),
            client_frame=frame_json(game),
        )

    def new(
        self,
        visitor: Visitor,
        kind: GameKind,
        trouble: str = "",
        form: Mapping[str, str] = MappingProxyType({}),
    ) -> str:
        """The form for a new table of one game; after a refusal it shows what was chosen."""
        words = words_in(visitor.language, kind)
        numbers = _players(kind)
        rounds = max(kind.rounds(number) for number in numbers)
        return self._page(
            "new",
            visitor,
            kind,
            name=words.say("game-name"),
            trouble=trouble,
            numbers=numbers,
            rounds=rounds,
            form={**_usual_form(kind, numbers, rounds), **form},
            clock_minutes=CLOCK_MINUTES,
            clock_seconds=CLOCK_SECONDS,
            levels=[(level, words.say(f"level-{level}")) for level in LEVELS],
        )

    def created(self, visitor: Visitor, created: Mapping[str, Any]) -> str:
        """The links of a new table, or the way to it for people at one device."""
        return self._page("created", visitor, **created)

    def rules(self, visitor: Visitor, kind: GameKind) -> str:
        """The rules of one game in our own words, with pictures."""
        words = words_in(visitor.language)
        games = [(slug, words.of(other).say("game-name")) for slug, other in self.kinds.items()]
        text = rules_html(kind, visitor.language)
        return self._page("rules", visitor, kind, games=games, text=text)

    def help(self, visitor: Visitor) -> str:
        """Keys and commands, from the tables that the code uses."""
        games = [
            {
                "name": words.say("game-name"),
                "help": words.say("game-help").splitlines(),
                "spoken": [(token, ", ".join(forms)) for token, forms in words.spoken.items()],
            }
            for words in (words_in(visitor.language, kind) for kind in self.kinds.values())
        ]
        return self._page("help", visitor, games=games, keys=KEYS)

    def record(self, visitor: Visitor, table: str, made: Record, number: int, games: int) -> str:
        """A finished game, to be walked through step by step: one of several after rematches."""
        game = made.game
        words = words_in(visitor.language, game.kind)
        return self._page(
            "record",
            visitor,
            game.kind,
            table=table,
            name=words.say("game-name"),
            number=number,
            games=games,
            text=made.text(),
            steps=len(made.moves),
            client_words=words_json(words),
            client_keys=keys_json(),
            client_frame=frame_json(game),
        )

    def trouble(self, visitor: Visitor, sentence: str) -> str:
        """A page that says why something did not work."""
        title = words_in(visitor.language).say("web-trouble-title")
        return self._page("missing", visitor, title=title, sentence=sentence)


def _usual_form(kind: GameKind, numbers: range, rounds: int) -> dict[str, str]:
    """What the form for a new table says before anybody has chosen anything."""
    form = {"rounds": str(rounds), "clock": "", "extra": "", "listed": ""}
    for seat in range(1, numbers.stop):
        form[f"who{seat}"] = _USUAL_PLAYERS.get(seat, "nobody")
        form[f"name{seat}"] = ""
        form[f"eyes{seat}"] = "masked" if kind.masked else "open"
    return form | {f"set-{setting.name}": setting.default for setting in kind.options}


def _players(kind: GameKind) -> range:
    """The numbers of players with whatever settings."""
    found = [kind.players(kind.defaults)] + [
        kind.players({**kind.defaults, setting.name: value})
        for setting in kind.options
        for value in setting.values
    ]
    return range(min(one.start for one in found), max(one.stop for one in found))


def _card(kind: GameKind, words: Words) -> dict[str, Any]:
    words = words.of(kind)
    numbers = _players(kind)
    return {
        "slug": kind.slug,
        "name": words.say("game-name"),
        "about": words.say("game-about"),
        "players": words.say("web-players-count", least=numbers.start, most=numbers.stop - 1),
        "picture": Markup(_sample(kind)),
        "masked": kind.masked,
    }


def _sample(kind: GameKind) -> str:
    game, state = kind.seat_up(None, {}, kind.sample)
    return picture(game, game.initial() if state is None else state)
