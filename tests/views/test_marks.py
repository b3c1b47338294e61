"""What is pointed out on a picture, and that it hides nothing."""

import re

from touchstone.games import GAMES
from touchstone.games.tactori import Tactori
from touchstone.views.picture import Marks, picture
from touchstone.views.picture.marks import pointed
from touchstone.views.picture.scene import easel

FALLING = (
    "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, h, -, -; "
    "row1 h+df, h+f, f, -; turn 1; stage explore"
)
BRIDGES = (
    "tactori; variant {variant}; players 2; towers a1 red, b1 red, c1 red, a2 blue, b2 blue, "
    "e5 red; sticks red a1-b1 1, red b1-c1 1, blue a2-b2 1; turn 1; stage stone"
)


def discs(svg: str) -> list[tuple[float, float, float]]:
    found = re.findall(r"<circle cx='([\d.]+)' cy='([\d.]+)' r='([\d.]+)' class='won-disc'", svg)
    return [(float(x), float(y), float(r)) for x, y, r in found]


def test_stairs_are_numbered_from_the_lowest() -> None:
    game, state = GAMES["four-senses"].seat_up(None, {}, FALLING)
    stand = easel(game)
    painter, frame = stand.painter, stand.frame
    line = pointed(game, state, Marks(line=("a1", "b1", "c1")), painter, frame).line
    assert [at.x for at in line] == [frame.x(game.grid.read(cell)) for cell in ("c1", "b1", "a1")]


def test_a_number_stands_beside_the_hole_and_not_on_it() -> None:
    game, state = GAMES["four-senses"].seat_up(None, {}, FALLING)
    svg = picture(game, state, Marks(line=("b2",)))
    ((x, y, r),) = discs(svg)
    hole = re.search(r"<ellipse cx='([\d.]+)' cy='([\d.]+)' rx='([\d.]+)'[^>]*hole-rim", svg)
    assert hole is not None
    at_x, at_y, wide = map(float, hole.groups())
    assert ((at_x - x) ** 2 + (at_y - y) ** 2) ** 0.5 > wide + r


def test_a_tilted_square_is_outlined_once_round() -> None:
    game, state = GAMES["4eyes-plus"].seat_up(None, {}, GAMES["4eyes-plus"].sample)
    stand = easel(game)
    painter, frame = stand.painter, stand.frame
    marks = pointed(game, state, Marks(line=("b2", "c4", "d1", "e3")), painter, frame)
    assert marks.closed
    xs = [round((at.x - frame.side) / frame.wide - 0.5) for at in marks.line]
    assert "".join("abcdefg"[x] for x in xs) in "bdecbdec"
    svg = picture(game, state, ("b2", "c4", "d1", "e3"))
    outline = re.search(r"<path d='([^']+)' class='won'", svg)
    assert outline is not None
    assert outline.group(1).count("L") == 4


def test_what_counted_is_pointed_out_at_the_end() -> None:
    for variant in ("bridges", "long", "connections"):
        game, state = GAMES["tactori"].seat_up(None, {}, BRIDGES.format(variant=variant))
        assert isinstance(game, Tactori)
        ended = state._replace(outcome=game.variant.goal.stalled(game.terms, state))
        assert picture(game, ended).count("class='counted'") == 2, variant
        assert "counted" not in picture(game, state)
