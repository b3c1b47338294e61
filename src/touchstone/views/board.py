"""The board in plain lines that a screen reader reads well: one row a line, far row first."""

from typing import Any

from touchstone.core.game import AnyGame
from touchstone.views.sentences import feel_words
from touchstone.views.words import Words


def board_lines(words: Words, game: AnyGame, state: Any) -> list[str]:
    """Every row with the cells that hold something; an empty row is one word."""
    return [_row(words, game, state, row) for row in reversed(range(game.grid.size))]


def _row(words: Words, game: AnyGame, state: Any, row: int) -> str:
    cells = [cell for cell in game.grid.cells if game.grid.row(cell) == row]
    filled = [
        f"{game.grid.name(cell)} {feel_words(words, game, feel)}"
        for cell in cells
        if (feel := game.feel(state, cell)).height or feel.details
    ]
    content = "; ".join(filled) or words.say("board-row-empty")
    return words.say("board-row", row=row + 1, content=content)
