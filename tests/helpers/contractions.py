"""Reads contracted braille by the list of contractions in the tables of liblouis.

Its tables of contracted German and Spanish only write. Here every contraction is spelled out again
by its rule: a word is read by trying, from its first cell, each contraction that may stand there.
"""

import os
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence, Set
from functools import cached_property
from pathlib import Path

TABLES = Path(os.environ.get("LOUIS_TABLEPATH", "/usr/share/liblouis/tables"))
_RULE = re.compile(
    r"^(?:noback |nocross |after \w+ |before \w+ )?(\w+)\s+(\S+)\s+(\d[\d\-ab]*)(?:\s|$)"
)
_DOTS = re.compile(r"[1-6]")

Place = Set[tuple[bool, bool]]
_ALONE, _FIRST, _MIDST, _LAST = (True, True), (True, False), (False, False), (False, True)
PLACES: Mapping[str, Place] = {
    "always": {_ALONE, _FIRST, _MIDST, _LAST},
    "word": {_ALONE},
    "begword": {_FIRST},
    "midword": {_MIDST},
    "endword": {_LAST},
    "begmidword": {_FIRST, _MIDST},
    "midendword": {_MIDST, _LAST},
    "sufword": {_ALONE, _FIRST},
    "prfword": {_ALONE, _LAST},
    "partword": {_FIRST, _MIDST, _LAST},
}
"""Where each kind of rule holds: whether the word begins with it, and ends with it."""


class Contractions:
    """A table's list; `signs` are those of capitals, numbers and letters, which say nothing."""

    def __init__(self, table: str, signs: str) -> None:
        self._table, self._signs = table, signs

    @cached_property
    def _listed(self) -> Mapping[str, Sequence[tuple[str, Place]]]:
        """By their cells: what they stand for, and where they may stand."""
        found: dict[str, list[tuple[str, Place]]] = defaultdict(list)
        for line in (TABLES / self._table).read_text("utf-8").splitlines():
            rule = _RULE.match(line)
            if rule and rule[1] in PLACES:
                cells = "".join(map(_cell, rule[3].split("-")))
                found[cells].append((rule[2].lower(), PLACES[rule[1]]))
        return found

    def spells(self, text: str, cells: str, letters: Mapping[str, str]) -> bool:
        """Whether these cells say this text, by contractions and by letters with their cells."""
        text = text.lower()
        reached, todo = {(0, 0)}, [(0, 0)]
        while todo:
            said, read = todo.pop()
            steps = {(said, read + 1)} if cells[read : read + 1] in set(self._signs) else set()
            if said < len(text) and cells.startswith(own := letters[text[said]], read):
                steps.add((said + 1, read + len(own)))
            for end in range(read + 1, len(cells) + 1):
                for whole, places in self._listed.get(cells[read:end], ()):
                    before, behind = text[:said], text[said + len(whole) :]
                    begins, ends = not before[-1:].isalpha(), not behind[:1].isalpha()
                    if text.startswith(whole, said) and (begins, ends) in places:
                        steps.add((said + len(whole), end))
            todo += steps - reached
            reached |= steps
        return (len(text), len(cells)) in reached


def _cell(dots: str) -> str:
    """The pattern of a cell; a letter behind the dots only tells two rules apart."""
    return chr(0x2800 + sum(1 << int(dot) - 1 for dot in _DOTS.findall(dots)))
