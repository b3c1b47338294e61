"""Names of players: what can be seen, and told apart at one table."""

import unicodedata
from collections.abc import Iterable

from touchstone.server.refusals import Refusal

LONGEST = 40
_JOINERS = "\u200c\u200d"
"""Inside a name they shape Persian letters and emoji."""
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Fillers and an empty braille cell: called letters or symbols, yet they show nothing."""


def tidy_name(name: str) -> str:
    """A name without control characters and needless blanks; raises Refusal if nobody sees it."""
    kept = "".join(c if c.isprintable() or c in _JOINERS else " " for c in _without_format(name))
    tidy = " ".join(unicodedata.normalize("NFC", kept).split())[:LONGEST].strip(_JOINERS + " ")
    if name.strip() and not any(map(_is_seen, tidy)):
        raise Refusal("name/invisible")
    return tidy


def _without_format(name: str) -> str:
    """Marks without a width, some of which turn the direction of the text, are left out."""
    return "".join(c for c in name if unicodedata.category(c) != "Cf" or c in _JOINERS)


def _is_seen(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS" and character not in _BLANKS


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number where somebody else at the table has it: "Ana (2)"."""
    taken = {_folded(other) for other in others if other}
    found, number = name, 1
    while name and _folded(found) in taken:
        number += 1
        ending = f" ({number})"
        found = name[: LONGEST - len(ending)] + ending
    return found


def all_distinct(names: Iterable[str]) -> list[str]:
    """The names of a table, each told apart from those before it."""
    made: list[str] = []
    for name in names:
        made.append(distinct(name, made))
    return made


def _folded(name: str) -> str:
    """What looks and sounds alike is alike."""
    return unicodedata.normalize("NFKC", name).casefold()
