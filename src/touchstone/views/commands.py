"""Reading what a player types, in the player's language, and turning it into notation.

Every token of the notation can be said in several ways ("double hole d4"); the ways stand in the
Fluent files as `<prefix>-say-<token>`. The notation itself is always understood.
"""

import re
from functools import cache

from touchstone.views.words import Words

_WORD = r"(?<![^\W_]){}(?![^\W_])"


class Reader:
    """Translates typed words of one language and one game into the tokens of the notation."""

    def __init__(self, words: Words, prefix: str) -> None:
        forms = {
            _plain(form): token
            for source in ("core", prefix)
            for token, spoken in words.spoken(source).items()
            for form in (*spoken, token)
        }
        self._tokens = forms
        # Longest first, so that "double flat" is not read as "flat".
        ordered = sorted(forms, key=len, reverse=True)
        self._pattern = re.compile("|".join(_WORD.format(re.escape(form)) for form in ordered))

    def notation(self, text: str) -> str:
        """The text with every spoken form replaced by its token; the rest stays as it is."""
        plain = _plain(text)
        if plain in self._tokens:
            return self._tokens[plain]
        return self._pattern.sub(lambda found: self._tokens[found[0]], plain)


def _plain(text: str) -> str:
    """Lower case, single blanks, no commas or final full stops, cells in one word ("b 3")."""
    cleaned = re.sub(r"[,!]", " ", text.lower()).strip().rstrip(".")
    cells = re.sub(r"\b([a-z]) ([0-9]+)\b", r"\1\2", cleaned)
    return re.sub(r"\s+", " ", cells).strip()


@cache
def reader(language: str, prefix: str) -> Reader:
    """The reader of a language and a game, made once."""
    return Reader(Words(language), prefix)
