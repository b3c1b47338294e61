"""Tactori on paper: both boards, stones to cut out and fold, and sticks of card."""

from touchstone.core.grid import Grid
from touchstone.games.tactori.rules.pieces import COLOUR_NAMES, STICKS, STONES
from touchstone.games.tactori.things.solids import PITCHES, SPAN, STONE, TALL
from touchstone.views.flat import A4, Item, Plan, Shape, Sheet, box, heading, laid_out
from touchstone.views.flat_pieces import PAINT, lid_middle, net, net_size, sign
from touchstone.views.words import Words

STICK = (SPAN - 4, 5.0)
_GAP = 4.0


def prints(words: Words) -> list[Sheet]:
    """The boards, the stones of each colour, and all sticks."""
    name = words.say("game-name")
    stones, sticks = words.say("paper-stones", game=name), words.say("paper-sticks", game=name)
    strips = [_stick(colour) for colour in COLOUR_NAMES for _ in range(STICKS)]
    return [
        *(_board(words, size) for size in PITCHES),
        *(
            sheet
            for colour in COLOUR_NAMES
            for sheet in laid_out(
                f"stones-{colour}", stones, [_stone(colour)] * STONES, *net_size(STONE, TALL)
            )
        ),
        *laid_out("sticks", sticks, strips, *STICK, gap=_GAP),
    ]


def _board(words: Words, size: int) -> Sheet:
    pitch = PITCHES[size]
    plan = Plan(Grid(size, size), pitch, left=(A4[0] - size * pitch) / 2 + 4, top=40)
    title = words.say("paper-board", game=words.say("game-name"), size=size)
    fields = [
        box(plan.x(cell) - STONE / 2, plan.y(cell) - STONE / 2, STONE, STONE, 0.4)
        for cell in plan.grid.cells
    ]
    return Sheet(f"board-{size}", title, (heading(title), *fields, *plan.names(6)))


def _stone(colour: str) -> Item:
    """A box with the sign of its colour on top."""

    def drawn(x: float, y: float) -> list[Shape]:
        shapes = net(x, y, STONE, TALL, PAINT[colour])
        return shapes + sign(colour, *lid_middle(x, y, STONE, TALL), 5, "#fff")

    return drawn


def _stick(colour: str) -> Item:
    """A strip of card, which lies on two stones and is held by whatever is put on them."""
    return lambda x, y: [box(x, y, *STICK, fill=PAINT[colour])]
