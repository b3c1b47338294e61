"""Terminals that cannot show every character: what they lack is written plainly, nothing fails."""

import codecs
import sys
import unicodedata
from io import TextIOWrapper

_HANDLER = "touchstone-plainly"
_PLAIN = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-", "—": "-"}
    | {"…": "...", "·": "-"}
)


def plainly(text: str) -> str:
    """The text in the characters that every terminal has.

    >>> plainly("“Façade”…")
    '"Facade"...'
    """
    return "".join(
        unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"
        for letter in text.translate(_PLAIN)
    )


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plainly(error.object[error.start : error.end]), error.end


def suit_any_terminal() -> None:
    """Lets everything be written, and everything be typed, whatever the terminal's encoding."""
    codecs.register_error(_HANDLER, _replace)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=_HANDLER)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
