"""Translation by liblouis, through its program: one call for a whole book.

A library of C in our own process would save a few milliseconds and could end it.
"""

import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

PROGRAM = "lou_translate"
_DISPLAY = "unicode.dis"
"""The display table: what comes back are the braille patterns of Unicode."""
_MENDED_ITALIAN = Path(__file__).with_name("it.uti")
_SIX_DOTS = range(0x2800, 0x2840)
_ONE_SHAPE = str.maketrans("‘’“”„«»–—", '\'\'"""""--')


@dataclass(frozen=True, slots=True)
class Code:
    """One way to write a language in braille: a table of liblouis, or several."""

    name: str
    table: str
    reads_back: bool = False
    """Whether the table was also made to be read backwards."""

    def write(self, texts: Sequence[str]) -> list[str]:
        """Each text as braille patterns, with the empty pattern between words."""
        return _run("--forward", self.table, texts)

    def read(self, cells: Sequence[str]) -> list[str]:
        """Each line of braille as text."""
        return _run("--backward", self.table, cells)


CODES = {
    "en": (Code("uncontracted", "en-ueb-g1.ctb", True), Code("contracted", "en-ueb-g2.ctb", True)),
    "fr": (
        Code("uncontracted", "fr-bfu-comp6.utb", True),
        Code("contracted", "fr-bfu-g2.ctb", True),
    ),
    "de": (Code("uncontracted", "de-g0.utb"), Code("contracted", "de-g2.ctb")),
    "it": (Code("uncontracted", f"{_MENDED_ITALIAN},it-it-comp6.utb"),),
    "es": (Code("uncontracted", "es-g1.ctb"), Code("contracted", "es-g2.ctb")),
    "nl": (Code("uncontracted", "nl-NL-g0.utb"),),
}
"""How each language is written; the first way is the plain one, a sign for every letter."""


def tidy(text: str) -> str:
    """A text as it is written in braille: French marks stand close, and blanks are blanks."""
    text = re.sub(r"[\u00a0\u202f]+([:;!?»])", r"\1", text)
    return " ".join(re.sub(r"«[\u00a0\u202f]+", "«", text).split())


def same(text: str, other: str) -> bool:
    """Whether two texts are the same up to capitals, blanks and the shape of quotes and dashes."""
    return _bare(text) == _bare(other)


def _bare(text: str) -> str:
    return re.sub(r"\s", "", text.translate(_ONE_SHAPE)).casefold()


def is_six_dots(cells: str) -> bool:
    """Whether an embosser can write this: nothing but patterns of six dots."""
    return all(ord(cell) in _SIX_DOTS for cell in cells)


def _run(direction: str, table: str, lines: Sequence[str]) -> list[str]:
    if not lines:
        return []
    done = subprocess.run(
        [PROGRAM, direction, f"{_DISPLAY},{table}"],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    found = done.stdout.split("\n")[:-1]
    if len(found) != len(lines):
        raise RuntimeError(f"{PROGRAM} gave {len(found)} lines for {len(lines)}: {done.stderr}")
    return found
