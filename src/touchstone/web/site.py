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
from touchstone.match.agreement import LEVELS
from touchstone.views.catalogue import any_players, game_info, level_names
from touchstone.views.picture import cloth, picture, shows_heights
from touchstone.views.wire.api import GameInfo, LobbyTable
from touchstone.views.words import LANGUAGES, words_in
from touchstone.web.client import KEYS, frame_json, keys_json, words_json
from touchstone.web.rules import rules_page

THEMES = ("wood", "dark", "contrast")
CLOCK_MINUTES = (3, 5, 10, 20, 30, 60)
CLOCK_SECONDS = (5, 10, 20, 30, 60)
"""What can be chosen as time for each player, and as time added for every turn."""
USUAL_LEVEL = 2
"""The bot against which somebody plays who has not chosen one: a beginner."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who looks at a page: the language and theme that were chosen, and from where.

    `base` stands before every address of the site, `version` names that of its files, and `path`
    is the page's own address.
    """

    language: str = "en"
    theme: str = "wood"
    base: str = ""
    version: str = ""
    path: str = "/"

    @property
    def static(self) -> str:
        """Where the files of the pages are."""
        return f"{self.base}/static/{self.version}".rstrip("/")


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
        kinds = self.kinds.values() if kind is None else (kind,)
        return self._templates.get_template(f"{template}.html").render(
            language=visitor.language,
            languages=LANGUAGES,
            theme=visitor.theme,
            themes=THEMES,
            base=visitor.base,
            static=visitor.static,
            path=visitor.path,
            game=None if kind is None else game_info(kind, visitor.language),
            heights=any(map(shows_heights, kinds)),
            words=words,
            t=words.say,
            **facts,
        )

    def _games(self, visitor: Visitor) -> list[GameInfo]:
        return [game_info(kind, visitor.language) for kind in self.kinds.values()]

    def home(self, visitor: Visitor, lobby: Iterable[LobbyTable] = ()) -> str:
        """The games, a table to join, and tables that want players."""
        cards = [_card(kind, visitor.language) for kind in self.kinds.values()]
        return self._page("home", visitor, cards=cards, lobby=lobby)

    def table(self, visitor: Visitor, table: str, game: AnyGame) -> str:
        """The table where a game is played."""
        return self._page(
            "table",
            visitor,
            game.kind,
            table=table,
            cloth=Markup(cloth(game)),
            keys=KEYS,
            client_words=words_json(words_in(visitor.language, game.kind)),
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
        numbers = any_players(kind)
        rounds = max(kind.rounds(number) for number in numbers)
        return self._page(
            "new",
            visitor,
            kind,
            trouble=trouble,
            numbers=numbers,
            rounds=rounds,
            form={**_usual_form(kind, numbers, rounds), **form},
            clock_minutes=CLOCK_MINUTES,
            clock_seconds=CLOCK_SECONDS,
            levels=list(zip(LEVELS, level_names(words_in(visitor.language)), strict=True)),
        )

    def created(self, visitor: Visitor, created: Mapping[str, Any]) -> str:
        """The links of a new table, or the way to it for people at one device."""
        return self._page("created", visitor, **created)

    def invitation(self, visitor: Visitor, kind: GameKind, trouble: str = "") -> str:
        """The page of an open link: a name can be chosen, and then a seat is taken."""
        return self._page("join", visitor, kind, trouble=trouble)

    def rules(self, visitor: Visitor, kind: GameKind) -> str:
        """The rules of one game in our own words, with pictures."""
        page = rules_page(kind, visitor.language)
        return self._page("rules", visitor, kind, games=self._games(visitor), page=page)

    def help(self, visitor: Visitor) -> str:
        """Keys and commands, from the tables that the code uses."""
        spoken = [words_in(visitor.language, kind).spoken for kind in self.kinds.values()]
        games = list(zip(self._games(visitor), spoken, strict=True))
        return self._page("help", visitor, games=games, keys=KEYS)

    def record(self, visitor: Visitor, table: str, made: Record, number: int, games: int) -> str:
        """A finished game, to be walked through step by step: one of several after rematches."""
        kind = made.game.kind
        return self._page(
            "record",
            visitor,
            kind,
            table=table,
            number=number,
            games=games,
            text=made.text(),
            steps=len(made.moves),
            client_words=words_json(words_in(visitor.language, kind)),
            client_keys=keys_json(),
            client_frame=frame_json(made.game),
        )

    def trouble(self, visitor: Visitor, sentence: str) -> str:
        """A page that says why something did not work."""
        title = words_in(visitor.language).say("web-trouble-title")
        return self._page("missing", visitor, title=title, sentence=sentence)


def _usual_form(kind: GameKind, numbers: range, rounds: int) -> dict[str, str]:
    """What the form for a new table says before anybody has chosen anything."""
    form = {"rounds": str(rounds), "clock": "", "extra": "", "listed": ""}
    for seat in range(1, numbers.stop):
        form[f"who{seat}"] = "nobody" if seat > max(2, numbers.start) else f"bot{USUAL_LEVEL}"
        form[f"name{seat}"] = ""
        form[f"eyes{seat}"] = "masked" if kind.masked else "open"
    form["who1"] = "here"
    # A secret that nobody chooses is drawn.
    return form | {
        f"set-{setting.name}": "" if setting.secret else setting.default for setting in kind.options
    }


def _card(kind: GameKind, language: str) -> dict[str, Any]:
    """A game as the home page shows it."""
    words, numbers = words_in(language), any_players(kind)
    least, most = numbers.start, numbers.stop - 1
    players = (
        words.say("web-players-exactly", count=least)
        if least == most
        else words.say("web-players-count", least=least, most=most)
    )
    return {"game": game_info(kind, language), "players": players, "picture": Markup(_sample(kind))}


def _sample(kind: GameKind) -> str:
    game, state = kind.seat_up(None, {}, kind.sample)
    return picture(game, game.initial() if state is None else state)
