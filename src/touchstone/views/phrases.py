"""Sentences as people say them, brought into the shape that the reader of typed words knows.

Nobody who says "double, with the hole up, on b3" keeps the words of "double hole up" together,
German and Dutch verbs come in two parts ("nimm den Stein auf c3 weg"), and whoever dictates says
"b three".
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping

from touchstone.views.words import Words

PARTED = "…"
"""Stands in a form where anything may stand between its words: "take … away"."""

_LONGEST = 40
"""Words of a sentence; whoever types more does not speak to a table."""
# What keyboards and telephones write on their own for what stands on the key.
_MARKS = re.compile(r"[,:;!¡¿()“”„«»]")
_TYPEWRITER = str.maketrans("’‘–—−", "''---")


def plain(text: str) -> str:
    """Lower case, single blanks, no brackets, commas or full stops, cells in one word ("b 3")."""
    typed = unicodedata.normalize("NFC", text.lower()).translate(_TYPEWRITER)
    words = " ".join(_MARKS.sub(" ", typed).split()).rstrip(". ")
    return re.sub(r"\b([a-z]) ([0-9]+)\b", r"\1\2", words)


def bare(text: str) -> str:
    """The same letters without accents, which not everybody types: as long as before."""
    return "".join(unicodedata.normalize("NFD", letter)[0] for letter in text)


class Phrases:
    """The forms of a language that have several words, and its words for numbers."""

    def __init__(self, tokens: Mapping[str, str], skipped: Iterable[str], words: Words) -> None:
        self._skipped = frozenset(skipped)
        counted = [ways.split(",") for ways in words.say("referee-numbers").split("|")]
        # What counts is also an article in some languages: a cell takes the first word alone.
        cells = {ways[0].strip(): str(number) for number, ways in enumerate(counted, 1)}
        self._cells = cells
        self._cell = re.compile(rf"\b([a-z]) ({'|'.join(cells)})\b")
        self._numbers = {
            bare(word.strip()): str(number)
            for number, ways in enumerate(counted, 1)
            for word in ways
        }
        self._starting: dict[str, list[tuple[list[str], str]]] = {}
        for form in sorted(tokens, key=len, reverse=True):
            first, *rest = _apart(form)
            if rest:
                self._starting.setdefault(first, []).append((rest, tokens[form]))

    def readings(self, typed: str) -> Iterator[str]:
        """What else a text may be: with its forms put together, then with figures for numbers."""
        celled = self._cell.sub(lambda found: found[1] + self._cells[found[2]], typed)
        words = _apart(bare(celled))
        if len(words) > _LONGEST:
            return
        yield self._closed_up(words)
        figures = [self._numbers.get(word, word) for word in words]
        if figures != words:
            yield self._closed_up(figures)

    def _closed_up(self, words: list[str]) -> str:
        """The words with a token for each form, although other words stand between its own."""
        closed, place = list(words), 0
        while place < len(closed):
            for rest, token in self._starting.get(closed[place], ()):
                kept = self._kept(rest, closed[place + 1 :])
                if kept is not None:
                    closed[place:] = [token, *kept]
                    break
            place += 1
        return " ".join(closed)

    def _kept(self, rest: list[str], words: list[str]) -> list[str] | None:
        """What is left of the words when the rest of a form was found in them, else None."""
        kept: list[str] = []
        place, anything = 0, False
        for wanted in rest:
            if wanted == PARTED:
                anything = True
                continue
            while place < len(words) and words[place] != wanted:
                if anything:
                    kept.append(words[place])
                elif words[place] not in self._skipped:
                    return None
                place += 1
            if place == len(words):
                return None
            place, anything = place + 1, False
        left = [*kept, *words[place:]]
        return None if anything and not left else left


def _apart(text: str) -> list[str]:
    """The words of a text; an apostrophe ends a word ("l’emplacement")."""
    return text.replace("'", "' ").split()
