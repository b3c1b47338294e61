"""Reading what a player types, in the player's language, and turning it into notation.

Every token of the notation can be said in several ways ("double hole d4"); the ways stand in the
Fluent files as `core-say-<token>` and `game-say-<token>`. The notation itself is always understood.
"""

import re
import unicodedata
from functools import cache

from touchstone.views.words import Words

_WORD = r"(?<![^\W_]){}(?![^\W_])"
# What keyboards and telephones write on their own for what stands on the key.
_TYPEWRITER = str.maketrans("’‘–—−", "''---")


class Reader:
    """Translates typed words of one language and one game into the tokens of the notation."""

    def __init__(self, words: Words) -> None:
        forms = {
            _bare(_plain(form)): token
            for token, spoken in words.spoken.items()
            for form in (*spoken, token)
        }
        self._tokens = forms
        # Longest first, so that "double flat" is not read as "flat".
        ordered = sorted(forms, key=len, reverse=True)
        self._pattern = re.compile("|".join(_WORD.format(re.escape(form)) for form in ordered))

    def notation(self, text: str) -> str:
        """The text with every spoken form replaced by its token; the rest stays as it is."""
        plain = _plain(text)
        said, end = "", 0
        for found in self._pattern.finditer(_bare(plain)):
            said += plain[end : found.start()] + self._tokens[found[0]]
            end = found.end()
        return said + plain[end:]


def _plain(text: str) -> str:
    """Lower case, single blanks, no commas or final full stops, cells in one word ("b 3")."""
    typed = unicodedata.normalize("NFC", text.lower()).translate(_TYPEWRITER)
    words = " ".join(re.sub(r"[,!¡¿]", " ", typed).split()).rstrip(". ")
    return re.sub(r"\b([a-z]) ([0-9]+)\b", r"\1\2", words)


def _bare(text: str) -> str:
    """The same letters without accents, which not everybody types: as long as before."""
    return "".join(unicodedata.normalize("NFD", letter)[0] for letter in text)


@cache
def reader(words: Words) -> Reader:
    """The reader of a language and a game, made once."""
    return Reader(words)
