"""Dictated words as they would be typed: telephones write “b three” where a player means b3."""

import re
from functools import lru_cache

from touchstone.views.words import Words

_APART = re.compile(r"\b([a-z])[ -]+([0-9]{1,2})\b", re.IGNORECASE)


def dictated(text: str, words: Words) -> str:
    """The text with numbers in figures, and the names of cells in one piece.

    >>> dictated("flat B three", Words("en"))
    'flat B3'
    """
    numbers = _numbers(words)
    figures = [numbers.get(word.lower().strip(",."), word) for word in text.split()]
    return _APART.sub(r"\1\2", " ".join(figures))


@lru_cache(maxsize=32)
def _numbers(words: Words) -> dict[str, str]:
    said = words.say("referee-numbers").split("|")
    return {word.strip(): str(number) for number, word in enumerate(said, start=1)}
