"""Reading generously: the small steps that every text of every game goes through first."""

import re
from functools import lru_cache

from touchstone.core.errors import PositionError

_BLANKS = re.compile(r"\s+")
_ROUND_MOVE_MARKS = re.compile(r" ?([-:]) ?")
_ROUND_POSITION_MARKS = re.compile(r" ?([;,+]) ?")
_IN_A_PLACE = re.compile(r"(?<=[0-9]) ?- ?(?=[a-z])")
"""A hyphen between two cells; one that stands alone means nothing at all."""
_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"))
"""Hyphens, dashes and the minus sign that word processors and phones write for `-`."""


@lru_cache(maxsize=1024)
def tidy(text: str) -> str:
    """A move in lower case, with plain hyphens, single blanks and none round `-` and `:`.

    >>> tidy("  Claim  D1 \u2013 a1 ")
    'claim d1-a1'
    """
    return _ROUND_MOVE_MARKS.sub(r"\1", _plain(text))


def _plain(text: str) -> str:
    return _BLANKS.sub(" ", text.strip()).lower().translate(_DASHES)


def position_parts(text: str, slug: str) -> list[tuple[str, str]]:
    """The `name value` parts of a position that begins with the game's slug.

    >>> position_parts("toy; turn 2; stage explore", "toy")
    [('turn', '2'), ('stage', 'explore')]
    """
    plain = _IN_A_PLACE.sub("-", _ROUND_POSITION_MARKS.sub(r"\1", _plain(text)))
    first, *rest = plain.split(";")
    if first != slug:
        raise PositionError("position-other-game", found=first, slug=slug)
    parts = []
    for part in rest:
        name, _, value = part.partition(" ")
        if not name:
            raise PositionError("position-empty-part")
        parts.append((name, value))
    return parts


def unique_parts(
    parts: list[tuple[str, str]], required: tuple[str, ...], optional: tuple[str, ...] = ()
) -> dict[str, str]:
    """The parts by name; refuses an unknown, a repeated and a missing one, in this order."""
    found: dict[str, str] = {}
    for name, value in parts:
        if name not in required + optional:
            raise PositionError("position-unknown-part", name=name)
        if name in found:
            raise PositionError("position-repeated-part", name=name)
        found[name] = value
    for name in required:
        if name not in found:
            raise PositionError("position-missing-part", name=name)
    return found


def whole(name: str, text: str, least: int, most: int) -> int:
    """A whole number of a position's part, within bounds."""
    if text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most:
        return int(text)
    raise PositionError("position-bad-number", name=name, value=text, least=least, most=most)
