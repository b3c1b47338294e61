"""A rule book: the rules page of a game in chapters, as HTML and as plain blocks of text.

Every format is made of it, so that none can say anything else than the page.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from markdown_it.token import Token

from touchstone.core.game import GameKind
from touchstone.views.scanning import board_lines
from touchstone.views.words import Words, words_in
from touchstone.web.rules import BOARD, Board, rules_html, rules_tokens


@dataclass(frozen=True, slots=True)
class Heading:
    """A title; level 1 is the book's own, level 2 a chapter's."""

    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text; `mark` is the bullet or the number of an item of a list."""

    text: str
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells; the first holds the titles of the columns."""

    rows: tuple[tuple[str, ...], ...]


Block = Heading | Paragraph | Table | Board


@dataclass(frozen=True, slots=True)
class Chapter:
    """What stands below one title, that title included."""

    title: str
    tokens: tuple[Token, ...]

    def html(self, drawn: Callable[[Board], str]) -> str:
        """The chapter as HTML, with this figure for each board."""
        return rules_html(self.tokens, drawn)

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The chapter without any markup."""
        return tuple(_blocks(self.tokens))


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of a game in the language that they are in, which is English if need be."""

    kind: GameKind
    language: str
    chapters: tuple[Chapter, ...]

    @property
    def title(self) -> str:
        """The book's title, which is that of its first chapter."""
        return self.chapters[0].title

    @property
    def words(self) -> Words:
        """The words of the game in the book's language."""
        return words_in(self.language, self.kind)

    @property
    def boards(self) -> tuple[Board, ...]:
        """Every picture, in order."""
        blocks = (block for chapter in self.chapters for block in chapter.blocks)
        return tuple(block for block in blocks if isinstance(block, Board))

    @property
    def credit(self) -> tuple[str, ...]:
        """Who made the game, and that the original can be bought: the last chapter of the rules."""
        return tuple(b.text for b in self.chapters[-1].blocks if isinstance(b, Paragraph))

    def described(self, board: Board) -> str:
        """A board in words, row by row: for those who do not see its picture."""
        return " ".join(board_lines(self.words, board.game, board.state))


@cache
def book_of(kind: GameKind, language: str) -> Book:
    """The rule book of a game."""
    tokens, found = rules_tokens(kind, language)
    starts = [place for place, one in enumerate(tokens) if one.tag in ("h1", "h2")][::2]
    ends = [*starts[1:], len(tokens)]
    chapters = (tuple(tokens[start:end]) for start, end in zip(starts, ends, strict=True))
    return Book(kind, found, tuple(Chapter(_plain(part[1]), part) for part in chapters))


def _blocks(tokens: Sequence[Token]) -> Iterator[Block]:
    marks: list[str] = []
    numbers: list[int] = []
    rows: list[tuple[str, ...]] = []
    for place, token in enumerate(tokens):
        match token.type:
            case "board":
                yield token.meta[BOARD]
            case "bullet_list_open":
                numbers.append(0)
            case "ordered_list_open":
                numbers.append(int(token.attrs.get("start", 1)))
            case "bullet_list_close" | "ordered_list_close":
                numbers.pop()
            case "list_item_open":
                marks.append(f"{numbers[-1]}." if numbers[-1] else "-")
                numbers[-1] += bool(numbers[-1])
            case "heading_open":
                yield Heading(int(token.tag[1]), _plain(tokens[place + 1]))
            case "paragraph_open":
                yield Paragraph(_plain(tokens[place + 1]), marks.pop() if marks else "")
            case "tr_open":
                rows.append(())
            case "th_open" | "td_open":
                rows[-1] += (_plain(tokens[place + 1]),)
            case "table_close":
                yield Table(tuple(rows))
                rows = []


def _plain(inline: Token) -> str:
    """The text of a token without its markup."""
    texts = (" " if one.type == "softbreak" else one.content for one in inline.children or ())
    return "".join(texts)
