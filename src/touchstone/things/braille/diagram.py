"""A board as a diagram of braille: a letter for each thing, and a key to the letters.

Every cell of the board is one cell of braille, so that the widest board fits the narrowest page,
and a finger on a row or a column stays on it. Letters are those of the words where they are free.
"""

from dataclasses import dataclass
from string import ascii_lowercase

from touchstone.core.values import Feel
from touchstone.things.book import Book
from touchstone.views.sentences import felt_words
from touchstone.web.rules import Board

EMPTY = "-"


@dataclass(frozen=True, slots=True)
class Diagram:
    """Rows from far to near, each with its label; the columns' letters; what the letters mean."""

    rows: tuple[tuple[str, tuple[str, ...]], ...]
    columns: tuple[str, ...]
    key: tuple[str, ...]


def diagram_of(book: Book, board: Board) -> Diagram:
    """The diagram of a board in the words of its book."""
    game, state = board.game, board.state
    grid, words = game.grid, book.words
    feels = {cell: game.feel(state, cell) for cell in grid.cells}
    letters: dict[Feel, str] = {}
    for feel in feels.values():
        if _holds(feel) and feel not in letters:
            letters[feel] = _letter(felt_words(words, feel), set(letters.values()))
    far_to_near = reversed(range(grid.rows))
    rows = tuple(
        (
            str(row + 1),
            tuple(letters.get(feels[c], EMPTY) for c in grid.cells if grid.row(c) == row),
        )
        for row in far_to_near
    )
    columns = tuple(grid.name(cell)[0] for cell in grid.cells if grid.row(cell) == 0)
    key = tuple(f"{letter}: {felt_words(words, feel)}" for feel, letter in letters.items())
    return Diagram(rows, columns, key)


def _holds(feel: Feel) -> bool:
    return bool(feel.height or feel.details)


def _letter(said: str, taken: set[str]) -> str:
    """The first letter of a word, of the last if it is free, else any free letter."""
    initials = [word[0] for word in reversed(said.lower().replace(",", " ").split())]
    letters: list[str] = [*initials, *ascii_lowercase]
    return next(one for one in letters if one in ascii_lowercase and one not in taken)
