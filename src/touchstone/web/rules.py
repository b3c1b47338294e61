"""The rules pages: Markdown in each language, with positions in place of pictures.

An image whose address is a position becomes a drawn board; cells after a # are a winning line:
`![caption](<name-of-the-game; row3 …; turn 1#a1 b2 c3>)`. The word "above" among them draws the
board from above.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from itertools import count
from typing import Any
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from touchstone.core.game import AnyGame, GameKind
from touchstone.views.catalogue import game_info
from touchstone.views.picture import Marks, picture, with_own_ids
from touchstone.views.words import DEFAULT

BOARD = "board"
"""The type of a token that stands for a picture; its `meta` holds the Board."""
_READER = MarkdownIt("commonmark").enable("table")


@dataclass(frozen=True, slots=True)
class RulesPage:
    """The rules of a game as HTML, and the language they are in."""

    html: Markup
    language: str


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A picture of the rules: a position, the cells of a line, and what is said below it."""

    game: AnyGame
    state: Any
    line: tuple[str, ...]
    caption: str
    above: bool = False

    @property
    def svg(self) -> str:
        """The picture, without a style sheet."""
        return picture(self.game, self.state, Marks(line=self.line), above=self.above)

    def figure(self, drawn: str) -> str:
        """A drawing with its caption."""
        caption = escape(self.caption, quote=False)
        return f"<figure>{drawn}<figcaption>{caption}</figcaption></figure>\n"


@cache
def rules_page(kind: GameKind, language: str) -> RulesPage:
    """The rules of a game as the page shows them."""
    tokens, found = rules_tokens(kind, language)
    numbers = count(1)

    def figure(board: Board) -> str:
        drawn = with_own_ids(board.svg, f"picture-{next(numbers)}-")
        return board.figure(f'<div class="picture">{drawn}</div>')

    html = rules_html(tokens, figure)
    return RulesPage(Markup(html), found)


def rules_tokens(kind: GameKind, language: str) -> tuple[list[Token], str]:
    """The rules in a language, else in English, as tokens of Markdown, and the language.

    A game without pages shows its help.
    """
    for found in (language, DEFAULT):
        file = kind.file("pages", f"{found}.md")
        if file.is_file():
            return _with_boards(kind, _READER.parse(file.read_text(encoding="utf-8"))), found
    game = game_info(kind, language)
    lines = "\n".join(f"- {line}" for line in game.help.splitlines())
    text = f"# {game.name}\n\n{game.about}\n\n{lines}"
    return _READER.parse(text), language if game.translated else DEFAULT


def rules_html(tokens: Sequence[Token], drawn: Callable[[Board], str]) -> str:
    """Tokens as HTML, with this figure for each board."""
    made = [_as_html(one, drawn) for one in tokens]
    return str(_READER.renderer.render(made, _READER.options, {}))


def _as_html(token: Token, drawn: Callable[[Board], str]) -> Token:
    if token.type != BOARD:
        return token
    return Token("html_block", "", 0, content=drawn(token.meta[BOARD]))


def _with_boards(kind: GameKind, tokens: list[Token]) -> list[Token]:
    """A paragraph that holds nothing but an image becomes a board."""
    made: list[Token] = []
    skip = 0
    for place, token in enumerate(tokens):
        if skip:
            skip -= 1
            continue
        inside = tokens[place + 1] if token.type == "paragraph_open" else None
        children = (inside.children or []) if inside else []
        if len(children) == 1 and children[0].type == "image":
            made.append(Token(BOARD, "", 0, meta={BOARD: _board(kind, children[0])}))
            skip = 2
        else:
            made.append(token)
    return made


def _board(kind: GameKind, image: Token) -> Board:
    position, _, line = unquote(str(image.attrs["src"])).partition("#")
    game, state = kind.seat_up(None, {}, position)
    words = line.split()
    cells = tuple(word for word in words if word != "above")
    return Board(game, state, cells, image.content, above="above" in words)
