"""4EYES+ on paper: sheets for two pencils, boards, and tiles with two sides to cut out."""

from touchstone.core.grid import Grid
from touchstone.games.four_eyes_plus.rules.state import COLOURS, HANDS, SIZES
from touchstone.views.flat import A4, Disc, Line, Plan, Shape, Sheet, box, heading
from touchstone.views.flat_pieces import PAINT, pawn
from touchstone.views.words import Words

CELL = 20.0
TILE = (2 * CELL - 1, CELL - 1)
"""A tile is a little smaller than two cells, so that it can be taken up again."""
BOARDS = (9, 7)
_WIDEST = 170.0
_LARGEST_CELL = 22.0
_COLUMNS = 4
_TOP = 40.0
_MARK = 4.0


def sheets(words: Words) -> list[Sheet]:
    """A page to play on with two or three pencils, for every size."""
    made = []
    for size in SIZES:
        cell = min(_LARGEST_CELL, _WIDEST // size)
        plan = Plan(Grid(size, size), cell, left=(A4[0] - size * cell) / 2 + 2, top=40)
        title = words.say("paper-board", game=words.say("game-name"), size=size)
        shapes = (heading(title), *plan.lines(0.4), *plan.names())
        made.append(Sheet(f"sheet-{size}", title, shapes))
    return made


def prints(words: Words) -> list[Sheet]:
    """The boards, then the tiles: their sides for two players, and behind them those for three."""
    boards = [_board(words, size) for size in BOARDS]
    front = words.say("paper-front", game=words.say("game-name"))
    back = words.say("paper-back", game=words.say("game-name"))
    return [
        *boards,
        Sheet("tiles-front", front, (heading(front), *_side(2, is_back=False))),
        Sheet("tiles-back", back, (heading(back), *_side(3, is_back=True))),
    ]


def _board(words: Words, size: int) -> Sheet:
    plan = Plan(Grid(size, size), CELL, left=(A4[0] - size * CELL) / 2 + 2, top=40)
    title = words.say("paper-board", game=words.say("game-name"), size=size)
    shapes = (heading(title), *plan.lines(0.6), *plan.names())
    return Sheet(f"board-{size}", title, shapes)


def places(is_back: bool) -> list[tuple[float, float]]:
    """The upper left corners of the tiles; on the back each lies behind itself."""
    wide, high = TILE
    left = (A4[0] - _COLUMNS * wide) / 2
    count = sum(HANDS[2][BOARDS[0]] for _ in COLOURS[2])
    found = []
    for number in range(count):
        row, column = divmod(number, _COLUMNS)
        x = left + column * wide
        found.append((A4[0] - x - wide if is_back else x, _TOP + row * high))
    return found


def tiles(seats: int) -> list[tuple[str, str]]:
    """Owner's and other colour of each tile for the large board, in the order of printing."""
    colours = COLOURS[seats]
    return [
        (owner, other)
        for owner, other in zip(colours, (*colours[1:], colours[0]), strict=True)
        for _ in range(HANDS[seats][BOARDS[0]])
    ]


def _side(seats: int, is_back: bool) -> list[Shape]:
    """One side of all tiles, with marks outside to cut along."""
    shapes: list[Shape] = []
    corners = places(is_back)
    for (x, y), (owner, other) in zip(corners, tiles(seats), strict=True):
        shapes += [box(x, y, *TILE, fill="#f6efe0"), *_pawns(x, y, owner, other)]
    return shapes + _marks(corners)


def _pawns(x: float, y: float, owner: str, other: str) -> list[Shape]:
    """The owner's pawn on the left; the dot in the middle has the owner's colour."""
    wide, high = TILE
    middle = y + high / 2
    return [
        *pawn(owner, x + wide / 4, middle, 7.5),
        *pawn(other, x + 3 * wide / 4, middle, 7.5),
        Disc(x + wide / 2, middle, 1.6, 0, PAINT[owner]),
    ]


def _marks(corners: list[tuple[float, float]]) -> list[Shape]:
    """Where to cut: short lines beyond the outermost tiles."""
    wide, high = TILE
    across = sorted({x for x, _ in corners} | {x + wide for x, _ in corners})
    down = sorted({y for _, y in corners} | {y + high for _, y in corners})
    near, far = _MARK / 2, _MARK * 1.5
    return [
        *(Line(((x, down[0] - far), (x, down[0] - near))) for x in across),
        *(Line(((x, down[-1] + near), (x, down[-1] + far))) for x in across),
        *(Line(((across[0] - far, y), (across[0] - near, y))) for y in down),
        *(Line(((across[-1] + near, y), (across[-1] + far, y))) for y in down),
    ]
