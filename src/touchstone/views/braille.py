"""Braille for the names of cells, the same in our six languages: letters, and numbers with a sign.

Whole sentences need the rules of a language; for these see `touchstone.things`.
"""

_LETTERS = dict(zip("abcdefghijklmnopqrstuvwxyz", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", strict=True))
_DIGITS = dict(zip("1234567890", "abcdefghij", strict=True))
_NUMBER_SIGN = "⠼"
_EMPTY = 0x2800
_PLACES = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3))
"""Column and row of dots 1 to 8 in their cell."""


def cells(text: str) -> str:
    """A name in Unicode's braille.

    >>> cells("b3")
    '⠃⠼⠉'
    """
    made = []
    before = ""
    for sign in text.lower():
        if sign in _DIGITS:
            made.append(("" if before in _DIGITS else _NUMBER_SIGN) + _LETTERS[_DIGITS[sign]])
        else:
            made.append(_LETTERS.get(sign, sign))
        before = sign
    return "".join(made)


def dots(text: str) -> list[tuple[tuple[int, int], ...]]:
    """The dots of each cell as (column, row), upper left first; braille is taken as it is.

    >>> dots("b")
    [((0, 0), (0, 1))]
    """
    return [
        tuple(place for bit, place in enumerate(_PLACES) if (ord(cell) - _EMPTY) >> bit & 1)
        for cell in cells(text)
    ]
