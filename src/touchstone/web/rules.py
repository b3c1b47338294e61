"""The rules pages: Markdown in each language, with positions in place of pictures.

An image whose address is a position becomes a drawn board; cells after a # are a winning line:
`![caption](<name-of-the-game; row3 …; turn 1#a1 b2 c3>)`.
"""

from dataclasses import dataclass
from functools import cache
from html import escape
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from touchstone.core.game import GameKind
from touchstone.views.catalogue import game_info
from touchstone.views.picture import Marks, picture
from touchstone.views.words import DEFAULT


@dataclass(frozen=True, slots=True)
class RulesPage:
    """The rules of a game as HTML, and the language they are in."""

    html: Markup
    language: str


@cache
def rules_page(kind: GameKind, language: str) -> RulesPage:
    """The rules of a game in a language, else in English; a game without pages shows its help."""
    reader = MarkdownIt("commonmark").enable("table")
    for found in (language, DEFAULT):
        file = kind.file("pages", f"{found}.md")
        if file.is_file():
            tokens = _with_pictures(kind, reader.parse(file.read_text(encoding="utf-8")))
            return RulesPage(Markup(reader.renderer.render(tokens, reader.options, {})), found)
    game = game_info(kind, language)
    lines = "\n".join(f"- {line}" for line in game.help.splitlines())
    html = Markup(reader.render(f"# {game.name}\n\n{game.about}\n\n{lines}"))
    return RulesPage(html, language if game.translated else DEFAULT)


def _with_pictures(kind: GameKind, tokens: list[Token]) -> list[Token]:
    """A paragraph that holds nothing but an image becomes a figure."""
    made: list[Token] = []
    skip = 0
    for place, token in enumerate(tokens):
        if skip:
            skip -= 1
            continue
        inside = tokens[place + 1] if token.type == "paragraph_open" else None
        children = (inside.children or []) if inside else []
        if len(children) == 1 and children[0].type == "image":
            made.append(_figure(kind, children[0]))
            skip = 2
        else:
            made.append(token)
    return made


def _figure(kind: GameKind, image: Token) -> Token:
    position, _, line = unquote(str(image.attrs["src"])).partition("#")
    game, state = kind.seat_up(None, {}, position)
    drawn = picture(game, state, Marks(line=tuple(line.split())))
    figure = Token("html_block", "", 0)
    figure.content = (
        f'<figure><div class="picture">{drawn}</div>'
        f"<figcaption>{escape(image.content)}</figcaption></figure>\n"
    )
    return figure
