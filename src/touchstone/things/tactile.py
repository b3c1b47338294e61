"""Tactile graphics: masters for swell paper, on which whatever is black rises under heat.

One page shows the empty board, the others every picture of the rules. Lines are at least a
millimetre wide, things stand apart, signs and textures take the place of colours, and names are in
braille. What a game's cells hold is drawn from what a finger feels there; what reaches from cell to
cell is drawn by the game's `things/tactile.py`, if it has one.
"""

from pathlib import Path
from textwrap import wrap
from typing import Any

from touchstone.core.game import AnyGame, GameKind
from touchstone.core.values import Feel
from touchstone.things.book import Book, book_of
from touchstone.things.press import credited, write_pdf, write_svg
from touchstone.views.flat import A4, DOT_RADIUS, LOW, Disc, Label, Plan, Shape, Sheet, braille
from touchstone.views.flat_pieces import sign
from touchstone.web.guide import guide_of

_LEFT, _RIGHT, _TOP = 24.0, 12.0, 34.0
_LARGEST = 40.0
_EDGE = 1.0
"""The width of the lines of the board: narrower than that of signs, so that signs stand out."""
_TITLE = 6.0
_WIDTH = 56


def make(kind: GameKind, language: str, folder: Path) -> list[Path]:
    """All pages in one PDF, and each as SVG."""
    book = book_of(kind, language)
    name = f"{kind.slug}-{book.language}-tactile"
    sheets = credited(masters(book), guide_of(kind, book.language))
    return [
        write_pdf(sheets, folder / f"{name}.pdf", book.language),
        *write_svg(sheets, folder, name),
    ]


def masters(book: Book) -> list[Sheet]:
    """The empty boards of all sizes that the rules show, then what the rules show."""
    boards = {board.game.grid: board.game for board in book.boards}
    games = list(boards.values()) or [book.kind.new()]
    empty = [
        _sheet(
            f"board-{game.grid.columns}",
            book.words.say("paper-board", **_named(book, game)),
            game,
            None,
        )
        for game in games
    ]
    shown = [
        _sheet(f"figure-{number}", board.caption, board.game, board.state, number)
        for number, board in enumerate(book.boards, start=1)
    ]
    return empty + shown


def _named(book: Book, game: AnyGame) -> dict[str, str | int]:
    return {"game": book.words.say("game-name"), "size": game.grid.columns}


def _sheet(name: str, title: str, game: AnyGame, state: Any, number: int = 0) -> Sheet:
    """A board with its names, and a position on it unless it is to be empty.

    A figure has its number in braille in the upper left corner.
    """
    pitch = min(_LARGEST, (A4[0] - _LEFT - _RIGHT) // game.grid.columns)
    plan = Plan(game.grid, pitch, left=_LEFT, top=_TOP)
    names = [*plan.braille_names(), *_caption(title, plan)]
    names += braille(str(number), 10, 12) if number else []
    if state is None:
        return Sheet(name, title, (*plan.lines(_EDGE), *names))
    # Where things lie, dots at the corners of the cells leave more room round them than lines.
    corners = (Disc(x, y, DOT_RADIUS) for x, y in plan.corners())
    return Sheet(name, title, (*corners, *names, *position(game, state, plan)))


def position(game: AnyGame, state: Any, plan: Plan) -> list[Shape]:
    """What lies on the board."""
    own = game.kind.part("things.tactile")
    drawn: list[Shape] = [] if own is None else own.across(game, state, plan)
    for cell in game.grid.cells:
        drawn += _token(game.feel(state, cell), plan, cell)
    return drawn


def _token(feel: Feel, plan: Plan, cell: int) -> list[Shape]:
    """The sign of what is felt on top, and beside it the height, where it is more than one."""
    if not feel.height:
        return []
    x, y = plan.x(cell), plan.y(cell)
    if feel.height == 1:
        return sign(feel.surface, x, y, plan.sign_reach)
    # The number is written without its sign: there is no letter that it could be taken for.
    reach = 0.68 * plan.sign_reach
    digit = braille("abcdefghij"[feel.height - 1], x + 2.6, y - 2.5)
    return sign(feel.surface, x - reach, y, reach) + digit


def _caption(title: str, plan: Plan) -> list[Shape]:
    """The caption in print below the board, for whoever hands the page on."""
    return [
        Label(_LEFT, plan.top + plan.high + 22 + 1.4 * _TITLE * row, line, _TITLE, LOW, start=True)
        for row, line in enumerate(wrap(title, _WIDTH))
    ]
