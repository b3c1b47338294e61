"""The pages as HTML: one method a page, each in the visitor's language."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from touchstone.core.game import AnyGame, GameKind
from touchstone.core.record import Record
from touchstone.match.agreement import LEVELS, USUAL_LEVEL
from touchstone.views.catalogue import any_players, game_info, level_names
from touchstone.views.drawing import Drawing
from touchstone.views.greeting import goal, title
from touchstone.views.picture import cloth, picture, shows_heights, with_own_ids
from touchstone.views.wire.api import GameInfo, LobbyTable
from touchstone.views.words import LANGUAGES, words_in
from touchstone.web.client import KEYS, frame_json, json_markup, keys_json, words_json
from touchstone.web.guide import guide_of
from touchstone.web.modules import modules_of
from touchstone.web.page_words import (
    HOME_WORDS,
    INVITE_WORDS,
    PUZZLE_WORDS,
    PUZZLES_WORDS,
    REVIEW_WORDS,
    page_words_json,
    spoken_times,
)
from touchstone.web.rules import rules_page

THEMES = ("wood", "dark", "contrast")
CLOCK_MINUTES = (3, 5, 10, 20, 30, 60)
CLOCK_SECONDS = (5, 10, 20, 30, 60)
"""What can be chosen as time for each player, and as time added for every turn."""
PHRASES = ("hello", "well-played", "one-moment", "thank-you")
"""What people can say to each other at a table."""
TERMINAL_ONLY = ("save", "quit")
"""Words for which a page has no use."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who looks at a page: the language and theme that were chosen, and from where.

    `base` stands before every address of the site, `version` names that of its files, and `path`
    is the page's own address. `origin` is the site as others reach it.
    """

    language: str = "en"
    theme: str = "wood"
    base: str = ""
    version: str = ""
    path: str = "/"
    origin: str = ""

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
            origin=visitor.origin,
            game=None if kind is None else game_info(kind, visitor.language),
            heights=any(map(shows_heights, kinds)),
            has_puzzles=kind is not None and kind.file("puzzles").is_dir(),
            words=words,
            modules_of=modules_of,
            t=words.say,
            **facts,
        )

    def _games(self, visitor: Visitor) -> list[GameInfo]:
        return [game_info(kind, visitor.language) for kind in self.kinds.values()]

    def home(self, visitor: Visitor, lobby: Iterable[LobbyTable] = ()) -> str:
        """The games, a table to join, and tables that want players."""
        cards = [_card(kind, visitor.language) for kind in self.kinds.values()]
        return self._page(
            "home",
            visitor,
            cards=cards,
            lobby=lobby,
            levels=_levels(visitor.language),
            usual_level=USUAL_LEVEL,
            client_words=page_words_json(words_in(visitor.language), HOME_WORDS),
        )

    def table(self, visitor: Visitor, table: str, game: AnyGame, *, is_host: bool = False) -> str:
        """The table where a game is played; its host can invite others."""
        return self._page(
            "table",
            visitor,
            game.kind,
            table=table,
            is_host=is_host,
            teaches=_teaches(game.kind),
            usual_level=USUAL_LEVEL,
            phrases=PHRASES,
            title=title(words_in(visitor.language, game.kind), game),
            goal=goal(words_in(visitor.language, game.kind), game),
            cloth=Markup(cloth(game)),
            keys=KEYS,
            client_words=words_json(words_in(visitor.language, game.kind), game),
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
            levels=_levels(visitor.language),
        )

    def created(self, visitor: Visitor, created: Mapping[str, Any]) -> str:
        """The way to a new table for people at one device."""
        return self._page("created", visitor, **created)

    def invite(self, visitor: Visitor, kind: GameKind, **invitation: Any) -> str:
        """The host's page with everything that invites to a table."""
        words = page_words_json(words_in(visitor.language, kind), INVITE_WORDS)
        return self._page("invite", visitor, kind, client_words=words, **invitation)

    def invitation(self, visitor: Visitor, kind: GameKind, **invitation: Any) -> str:
        """The guest's page: a name can be chosen, and then a seat is taken."""
        return self._page("join", visitor, kind, **invitation)

    def set_up(
        self,
        visitor: Visitor,
        text: str,
        trouble: str = "",
        form: Mapping[str, str] = MappingProxyType({}),
    ) -> str:
        """The form for a game that begins with a position, or where a record ends."""
        samples = [kind.sample for kind in self.kinds.values() if kind.sample]
        usual = {"with": "computer", "level": str(USUAL_LEVEL), "eyes": "open", "name": ""}
        return self._page(
            "set_up",
            visitor,
            text=text,
            trouble=trouble,
            form={**usual, **form},
            levels=_levels(visitor.language),
            sample=samples[0] if samples else "",
        )

    def rules(self, visitor: Visitor, kind: GameKind, things: Sequence[Any] = ()) -> str:
        """The rules of one game in our own words, with pictures, and things to download."""
        page, games = rules_page(kind, visitor.language), self._games(visitor)
        guide = guide_of(kind, visitor.language)
        parts = {"games": games, "page": page, "guide": guide, "things": things}
        return self._page("rules", visitor, kind, **parts)

    def things(self, visitor: Visitor, kind: GameKind, things: Sequence[Any]) -> str:
        """The list of things to download, as it stands in the rules page."""
        return self._page("things", visitor, kind, things=things)

    def help(self, visitor: Visitor) -> str:
        """Keys and commands, from the tables that the code uses."""
        spoken = [
            {token: forms for token, forms in said.items() if token not in TERMINAL_ONLY}
            for said in (words_in(visitor.language, kind).spoken for kind in self.kinds.values())
        ]
        games = list(zip(self._games(visitor), spoken, strict=True))
        return self._page("help", visitor, games=games, keys=KEYS)

    def record(self, visitor: Visitor, made: Record, **facts: Any) -> str:
        """A finished game, to be walked through turn by turn: one of several after rematches."""
        kind = made.game.kind
        return self._page(
            "record",
            visitor,
            kind,
            final=Markup(with_own_ids(Drawing.of(made).bare, "final-")),
            client_words=words_json(words_in(visitor.language, kind), made.game),
            client_keys=keys_json(),
            client_frame=frame_json(made.game),
            **facts,
        )

    def manifest(self, visitor: Visitor) -> dict[str, Any]:
        """What a device needs to keep the site like an application."""
        words, static = words_in(visitor.language), visitor.static
        return {
            "name": words.say("web-title"),
            "short_name": words.say("web-title"),
            "description": words.say("web-intro"),
            "lang": visitor.language,
            "start_url": f"{visitor.base}/",
            "scope": f"{visitor.base}/",
            "display": "standalone",
            "background_color": "#faf6ef",
            "theme_color": "#0b5a60",
            "icons": [
                {"src": f"{static}/icon.svg", "sizes": "any", "type": "image/svg+xml"},
                {"src": f"{static}/icon-512.png", "sizes": "512x512", "type": "image/png"},
            ],
        }

    def review_form(self, visitor: Visitor, text: str = "", trouble: str = "") -> str:
        """The form for a record to be reviewed."""
        return self._page("review_form", visitor, text=text, trouble=trouble)

    def review(
        self,
        visitor: Visitor,
        made: Record,
        source: Mapping[str, str | int],
        told: Mapping[str, Any],
    ) -> str:
        """A game turn by turn, as far as it is known at once.

        `source` says where it comes from, for the script that asks for the rest.
        """
        kind = made.game.kind
        return self._page(
            "review",
            visitor,
            kind,
            source=json_markup(dict(source)),
            table=source.get("table"),
            number=source.get("game", 1),
            **told,
            client_words=words_json(words_in(visitor.language, kind), made.game, REVIEW_WORDS),
            client_keys=keys_json(),
            client_frame=frame_json(made.game),
        )

    def course(self, visitor: Visitor, kind: GameKind, told: Mapping[str, Any]) -> str:
        """The lessons of a game, each with what it trains and, on paper, with its sentences."""
        return self._page("course", visitor, kind, **told)

    def lesson(self, visitor: Visitor, game: AnyGame, told: Mapping[str, Any]) -> str:
        """One lesson, at a board of its own."""
        return self._for_one("lesson", visitor, game, {}, **told)

    def puzzles(self, visitor: Visitor, shelves: Sequence[Any]) -> str:
        """All puzzles: today's, and those of each game by theme and difficulty."""
        return self._page(
            "puzzles",
            visitor,
            shelves=shelves,
            client_words=page_words_json(words_in(visitor.language), PUZZLES_WORDS),
            client_shelf=json_markup({one["slug"]: one["shelf"] for one in shelves}),
        )

    def puzzle(
        self, visitor: Visitor, game: AnyGame, facts: Mapping[str, Any], shelf: Sequence[Any]
    ) -> str:
        """One puzzle, at a board of its own; the shelf says which may come next."""
        words = words_in(visitor.language, game.kind)
        return self._for_one(
            "puzzle",
            visitor,
            game,
            PUZZLE_WORDS,
            **facts,
            client_times=json_markup(spoken_times(words)),
            client_shelf=json_markup({game.kind.slug: shelf}),
        )

    def _for_one(
        self,
        template: str,
        visitor: Visitor,
        game: AnyGame,
        more_words: Mapping[str, tuple[str, ...]],
        **facts: Any,
    ) -> str:
        """A page with a board for one person."""
        return self._page(
            template,
            visitor,
            game.kind,
            keys=KEYS,
            cloth=Markup(cloth(game)),
            client_words=words_json(words_in(visitor.language, game.kind), game, more_words),
            client_keys=keys_json(),
            client_frame=frame_json(game),
            **facts,
        )

    def trouble(self, visitor: Visitor, sentence: str) -> str:
        """A page that says why something did not work."""
        title = words_in(visitor.language).say("web-trouble-title")
        return self._page("missing", visitor, title=title, sentence=sentence)


def _usual_form(kind: GameKind, numbers: range, rounds: int) -> dict[str, str]:
    """What the form for a new table says before anybody has chosen anything."""
    form = {"rounds": str(rounds), "clock": "", "extra": "", "listed": "", "start": "1"}
    for seat in range(1, numbers.stop):
        form[f"who{seat}"] = "nobody" if seat > max(2, numbers.start) else f"bot{USUAL_LEVEL}"
        form[f"name{seat}"] = ""
        form[f"eyes{seat}"] = "masked" if kind.masked else "open"
    form["who1"] = "here"
    # A secret that nobody chooses is drawn.
    return form | {
        f"set-{setting.name}": "" if setting.secret else setting.default for setting in kind.options
    }


def _levels(language: str) -> list[tuple[int, str]]:
    """The levels of bots, with what they are called."""
    return list(zip(LEVELS, level_names(words_in(language)), strict=True))


def _card(kind: GameKind, language: str) -> dict[str, Any]:
    """A game as the home page shows it."""
    words, numbers = words_in(language), any_players(kind)
    least, most = numbers.start, numbers.stop - 1
    players = (
        words.say("web-players-exactly", count=least)
        if least == most
        else words.say("web-players-count", least=least, most=most)
    )
    game = game_info(kind, language)
    first = game.settings[0] if game.settings else None
    return {
        "game": game,
        "players": players,
        "least": max(2, least),
        "picture": Markup(_sample(kind)),
        "first": first,
        "lessons": _teaches(kind),
        "puzzles": kind.file("puzzles").is_dir(),
    }


def _teaches(kind: GameKind) -> bool:
    """Whether a game brings lessons."""
    return kind.file("lessons").is_dir()


def _sample(kind: GameKind) -> str:
    game, state = kind.seat_up(None, {}, kind.sample)
    drawn = picture(game, game.initial() if state is None else state)
    return with_own_ids(drawn, f"sample-{kind.slug}-")  # several stand on one page
