"""Four Senses on paper: the board, and pieces to cut out and fold into little boxes."""

from touchstone.games.four_senses.rules.state import GRID, HEAP
from touchstone.views.flat import Disc, Item, Plan, Shape, Sheet, heading, laid_out
from touchstone.views.flat_pieces import lid_middle, net, net_size
from touchstone.views.words import Words

SIDE, LEVEL = 22.0, 8.0
_PITCH = 42.0
_SPACE = 17.0
_HOLE = 6.0


def prints(words: Words) -> list[Sheet]:
    """The board, the single pieces and the doubles."""
    plan = Plan(GRID, _PITCH, left=26, top=45)
    name = words.say("game-name")
    board = words.say("paper-board", game=name, size=GRID.columns)
    spaces = [Disc(plan.x(cell), plan.y(cell), _SPACE, 0.8) for cell in GRID.cells]
    singles, doubles = words.say("paper-singles", game=name), words.say("paper-doubles", game=name)
    return [
        Sheet("board", board, (heading(board), *plan.lines(0.4), *spaces, *plan.names(7))),
        *_nets("singles", singles, LEVEL, [hole for hole in (False, True) for _ in range(HEAP)]),
        *_nets("doubles", doubles, 2 * LEVEL, [True] * HEAP),
    ]


def _nets(name: str, title: str, height: float, holes: list[bool]) -> list[Sheet]:
    """Boxes of a height; where one has a hole it is cut out of the lid."""

    def piece(hole: bool) -> Item:
        def drawn(x: float, y: float) -> list[Shape]:
            cut = [Disc(*lid_middle(x, y, SIDE, height), _HOLE, 0.3)] if hole else []
            return [*net(x, y, SIDE, height), *cut]

        return drawn

    return laid_out(name, title, [piece(hole) for hole in holes], *net_size(SIDE, height))
