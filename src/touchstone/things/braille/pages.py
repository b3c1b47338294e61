"""A book on pages of braille: as wide and as long as the paper, every page with its number."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from touchstone.things.book import Block, Heading, Paragraph, Table
from touchstone.things.braille.diagram import Diagram
from touchstone.things.braille.manuscript import Manuscript, item_text, row_texts
from touchstone.things.braille.writer import BLANK, Word
from touchstone.web.rules import Board

HEADING_CELLS = {2: 4, 3: 6}
"""How far titles are set in, by level; the book's own stands in the middle."""
_STEP = 2
"""How far the first line of a paragraph is set in, and the further lines of an item."""
_LED = 3
"""A title is never nearer to the end of a page than so many lines of what follows."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of page, in cells and lines."""

    cells: int
    lines: int

    def __str__(self) -> str:
        return f"{self.cells}x{self.lines}"


PAPERS = (Paper(40, 25), Paper(30, 27))


@dataclass(frozen=True, slots=True)
class Line:
    """A line of braille and the words that it says."""

    cells: str
    words: tuple[Word, ...]

    @property
    def text(self) -> str:
        """What it says."""
        return " ".join(word.text for word in self.words if word.text)


_NO_LABEL = Word("", "", plain=True)
NOTHING = Line("", ())
Page = list[Line]


@dataclass(frozen=True, slots=True)
class _Part:
    """Lines that belong together, and are kept on one page; or that lead what follows."""

    lines: tuple[Line, ...]
    kept: bool = False
    leads: bool = False


def pages_of(manuscript: Manuscript, paper: Paper) -> list[Page]:
    """The pages of a book; the last line of each is its number."""
    return _Setting(manuscript, paper).pages()


class _Setting:
    def __init__(self, manuscript: Manuscript, paper: Paper) -> None:
        self._written, self._paper = manuscript, paper

    def pages(self) -> list[Page]:
        """Fills page after page."""
        room = self._paper.lines - 1
        pages: list[Page] = [[]]
        parts = [part for block in self._written.blocks for part in self._parts(block)]
        for part, follows in zip(parts, [*parts[1:], _Part(())], strict=True):
            needed = len(part.lines) if part.kept else 1
            needed += min(len(follows.lines), _LED) if part.leads else 0
            if len(pages[-1]) + needed > room >= needed:
                pages.append([])
            for line in part.lines:
                if len(pages[-1]) == room:
                    pages.append([])
                if pages[-1] or line is not NOTHING:
                    pages[-1].append(line)
        return [self._numbered(page, number) for number, page in enumerate(pages, start=1)]

    def _numbered(self, page: Page, number: int) -> Page:
        mark = self._written.mark(str(number))
        empty = [NOTHING] * (self._paper.lines - 1 - len(page))
        return [*page, *empty, Line(mark.cells.rjust(self._paper.cells, BLANK), (mark,))]

    def _parts(self, block: Block) -> Iterator[_Part]:
        match block:
            case Heading():
                yield self._heading(block)
            case Paragraph(mark=""):
                yield self._text(block.text, _STEP, 0)
            case Paragraph():
                yield self._text(item_text(block), 0, _STEP)
            case Table():
                yield from (self._text(row, 0, _STEP) for row in row_texts(block))
            case Board():
                yield from self._board(block)

    def _heading(self, heading: Heading) -> _Part:
        words, indent = self._written.words(heading.text), HEADING_CELLS.get(heading.level)
        if indent is not None:
            return _Part((NOTHING, *self._wrapped(words, indent, indent)), kept=True, leads=True)
        centred = (
            Line(BLANK * ((self._paper.cells - len(line.cells)) // 2) + line.cells, line.words)
            for line in self._wrapped(words, 0, 0)
        )
        return _Part((*centred, NOTHING), kept=True)

    def _text(self, text: str, first: int, others: int) -> _Part:
        return _Part(tuple(self._wrapped(self._written.words(text), first, others)))

    def _board(self, board: Board) -> Iterator[_Part]:
        diagram = self._written.diagrams[board]
        key = [line for one in diagram.key for line in self._text(one, 0, _STEP).lines]
        yield _Part((NOTHING,))
        yield self._text(board.caption, _STEP, 0)
        # A finger that goes from a letter to its meaning need not turn the page.
        yield _Part((NOTHING, *self._drawn(diagram), NOTHING, *key, NOTHING), kept=True)

    def _drawn(self, diagram: Diagram) -> Iterator[Line]:
        labels = [self._written.mark(label) for label, _ in diagram.rows]
        wide = max(len(label.cells) for label in labels)
        for label, (_, cells) in zip(labels, diagram.rows, strict=True):
            yield self._row(label, wide, cells)
        yield self._row(_NO_LABEL, wide, diagram.columns)

    def _row(self, label: Word, wide: int, marks: Sequence[str]) -> Line:
        words = (label, *map(self._written.mark, marks))
        cells = BLANK.join([label.cells.rjust(wide, BLANK), *(word.cells for word in words[1:])])
        return Line(cells, words)

    def _wrapped(self, words: Sequence[Word], first: int, others: int) -> Iterator[Line]:
        """Words in lines: the first is set in so far, the others so far."""
        cells, taken = BLANK * first, list[Word]()
        for word in _short_enough(words, self._paper.cells - max(first, others)):
            if taken and len(cells) + 1 + len(word.cells) > self._paper.cells:
                yield Line(cells, tuple(taken))
                cells, taken = BLANK * others, []
            cells += (BLANK if taken else "") + word.cells
            taken.append(word)
        if taken:
            yield Line(cells, tuple(taken))


def _short_enough(words: Sequence[Word], most: int) -> Iterator[Word]:
    """The words, with one that is longer than a line cut into pieces."""
    for word in words:
        yield Word(word.text, word.cells[:most], word.plain)
        for start in range(most, len(word.cells), most):
            yield Word("", word.cells[start : start + most], word.plain)
