"""The rules pages: Markdown in each language, with positions in place of pictures.

An image whose address is a position (`![caption](<four-senses; row4 …>)`) becomes a drawn board.
"""

from functools import cache
from html import escape
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from touchstone.core.game import GameKind
from touchstone.views.picture import Marks, picture
from touchstone.views.words import DEFAULT, words_in


@cache
def rules_html(kind: GameKind, language: str) -> Markup:
    """The rules of a game in a language, else in English; a game without pages shows its help."""
    own, english = (kind.file("pages", f"{name}.md") for name in (language, DEFAULT))
    file = own if own.is_file() else english
    reader = MarkdownIt("commonmark").enable("table")
    if not file.is_file():
        words = words_in(language, kind)
        return Markup(reader.render(f"# {words.say('game-name')}\n\n{words.say('game-help')}"))
    tokens = reader.parse(file.read_text(encoding="utf-8"))
    return Markup(reader.renderer.render(_with_pictures(kind, tokens), reader.options, {}))


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
