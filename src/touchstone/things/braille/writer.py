"""Words in braille: every word of a book with its cells, so that each line knows its text."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from unicodedata import combining, normalize

from touchstone.things.braille.louis import Code, is_six_dots, same, tidy

BLANK = "\u2800"


@dataclass(frozen=True, slots=True)
class Word:
    """A word and how it is written: in the code of the book, or plainly in spite of it."""

    text: str
    cells: str
    plain: bool = False


class Writer:
    """Writes the texts of one book, which it is given all at once: liblouis is asked a few times.

    A text is translated as a whole, because some codes contract over several words. Where the
    words of the text and of the braille cannot be matched, each word is translated by itself.
    Where a contracted word would be read as another one, as some names would, or where two words
    of the book would look alike, it is not contracted. A letter that the language does not know is
    written without its accent.
    """

    def __init__(self, code: Code, plain: Code, texts: Iterable[str]) -> None:
        self._code, self._plain = code, plain
        self._texts = tuple(dict.fromkeys(tidy(text) for text in texts))

    def words(self, text: str) -> tuple[Word, ...]:
        """The words of one of the texts."""
        return tuple(self._mended.get(word, word) for word in self._matched[tidy(text)])

    @cached_property
    def _matched(self) -> dict[str, tuple[Word, ...]]:
        written = dict(zip(self._texts, map(_split, self._code.write(self._texts)), strict=True))
        loose = {text for text, cells in written.items() if len(text.split()) != len(cells)}
        alone = self._alone(self._code, [word for text in loose for word in text.split()])
        return {
            text: tuple(
                Word(word, alone[word]) if text in loose else Word(word, cells[place])
                for place, word in enumerate(text.split())
            )
            for text, cells in written.items()
        }

    @cached_property
    def _mended(self) -> dict[Word, Word]:
        """Other cells for the words that must not be written as the code has it."""
        every = list(dict.fromkeys(word for words in self._matched.values() for word in words))
        read = (
            self._code.read([word.cells for word in every])
            if self._code.reads_back
            else [word.text for word in every]
        )
        doubtful = [
            word.text
            for word, text in zip(every, read, strict=True)
            if not same(word.text, text) or not is_six_dots(word.cells)
        ]
        doubtful += _alike(every)
        plain = self._alone(self._plain, doubtful)
        foreign = [word for word, cells in plain.items() if not is_six_dots(cells)]
        bare = self._alone(self._plain, [_without_accents(word) for word in foreign])
        plain |= {word: bare[_without_accents(word)] for word in foreign}
        return {
            word: Word(word.text, plain[word.text], True) for word in every if word.text in plain
        }

    @staticmethod
    def _alone(code: Code, words: Sequence[str]) -> dict[str, str]:
        unique = list(dict.fromkeys(words))
        return dict(zip(unique, code.write(unique), strict=True))


def _alike(words: Sequence[Word]) -> Iterator[str]:
    """Different words that are written alike: a column's letter may be a contracted word too."""
    by_cells: dict[str, list[str]] = defaultdict(list)
    for word in words:
        if not any(same(word.text, other) for other in by_cells[word.cells]):
            by_cells[word.cells].append(word.text)
    return (text for texts in by_cells.values() if len(texts) > 1 for text in texts)


def _without_accents(word: str) -> str:
    """For letters that a language does not know."""
    return "".join(c for c in normalize("NFKD", word) if not combining(c))


def _split(cells: str) -> list[str]:
    return [part for part in cells.split(BLANK) if part]
