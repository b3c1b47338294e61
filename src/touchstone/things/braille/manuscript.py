"""A book in one code of braille: every text of it with its cells, before it is set on pages."""

from collections.abc import Iterator

from touchstone.things.book import Block, Book, Heading, Paragraph, Table
from touchstone.things.braille.diagram import Diagram, diagram_of
from touchstone.things.braille.louis import CODES, Code
from touchstone.things.braille.writer import Word, Writer
from touchstone.web.rules import Board

_MOST_PAGES = 1000


class Manuscript:
    """Written once, then set for any paper."""

    def __init__(self, book: Book, code: Code) -> None:
        self.blocks = [block for chapter in book.chapters for block in chapter.blocks]
        self.diagrams = {board: diagram_of(book, board) for board in book.boards}
        plain = CODES[book.language][0]
        texts = [text for block in self.blocks for text in self._texts(block)]
        marks = {text for one in self.diagrams.values() for text in _marks(one)}
        numbers = {str(number) for number in range(1, _MOST_PAGES)}
        self._texts_written = Writer(code, plain, texts)
        self._marks_written = Writer(plain, plain, sorted(marks | numbers))

    def words(self, text: str) -> tuple[Word, ...]:
        """One of the texts of the book."""
        return self._texts_written.words(text)

    def mark(self, mark: str) -> Word:
        """A letter or a number that stands by itself, never contracted."""
        word = self._marks_written.words(mark)[0]
        return Word(word.text, word.cells, plain=True)

    def _texts(self, block: Block) -> Iterator[str]:
        match block:
            case Heading():
                yield block.text
            case Paragraph():
                yield item_text(block)
            case Table():
                yield from row_texts(block)
            case Board():
                yield block.caption
                yield from self.diagrams[block].key


def item_text(item: Paragraph) -> str:
    """A paragraph, with its number in a list; a bullet is left out: items are set in as such."""
    return f"{item.mark} {item.text}" if item.mark not in ("", "-") else item.text


def row_texts(table: Table) -> Iterator[str]:
    """Every row in one text, each cell after the title of its column."""
    titles, *rows = table.rows
    for row in rows:
        yield "; ".join(f"{title}: {cell}" for title, cell in zip(titles, row, strict=True))


def _marks(diagram: Diagram) -> Iterator[str]:
    """What stands by itself in a diagram."""
    yield from diagram.columns
    for label, cells in diagram.rows:
        yield label
        yield from cells
