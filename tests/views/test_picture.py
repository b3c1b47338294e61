"""The board as a picture: what is drawn, what is marked, and what a cloth hides."""

import re
from random import Random
from xml.etree import ElementTree

import pytest

from touchstone.core.game import AnyGame
from touchstone.core.grid import Grid
from touchstone.core.record import Record
from touchstone.core.series import Series
from touchstone.games import GAMES, new_game
from touchstone.views.drawing import Drawing
from touchstone.views.picture import Marks, cloth, icons, layout, picture, style
from touchstone.views.picture.frame import Frame
from touchstone.views.picture.relief import Relief
from touchstone.views.picture.scene import easel

POSITION = (
    "four-senses; row4 -, h+dh, -, f+f; row3 dh, -, h, f; row2 -, f+f, h, -; "
    "row1 f, h+f, h+df, h; turn 2; stage explore"
)
SVG = "{http://www.w3.org/2000/svg}"


def drawn(svg: str, kind: str) -> list[ElementTree.Element]:
    tree = ElementTree.fromstring(svg)
    return [one for one in tree.iter() if kind in one.get("class", "").split()]


def four_senses() -> tuple[AnyGame, object]:
    game = new_game("four-senses")
    return game, game.read_state(POSITION)


def test_every_well_every_tower_and_every_hole_is_there() -> None:
    svg = picture(*four_senses())
    assert len(drawn(svg, "glaze")) == 16
    assert len(drawn(svg, "top")) == 11
    assert len(drawn(svg, "hole")) == 5
    assert len(drawn(svg, "side")) == 11


def test_seams_tell_two_singles_from_a_double() -> None:
    svg = picture(*four_senses())
    strong = [one for one in drawn(svg, "seam") if "faint" not in one.get("class", "")]
    assert len(strong) == 5  # b4, d4, b2, b1 and c1 hold two pieces
    assert len(drawn(svg, "faint")) == 3  # b4, a3 and c1 hold a double


def test_a_winning_line_is_numbered_and_dashed() -> None:
    svg = picture(*four_senses(), Marks(line=("a1", "b1", "c1")))
    assert [one.text for one in drawn(svg, "won-number")] == ["1", "2", "3"]
    assert len(drawn(svg, "won")) == 4  # three rings and the way from one to the next
    assert "stroke-dasharray" in re.findall(r"\.won \{[^}]*\}", style())[0]


def test_the_latest_move_has_a_ring_and_a_pointer() -> None:
    svg = picture(*four_senses(), Marks(last=("c3",)))
    assert len(drawn(svg, "last")) == len(drawn(svg, "last-flag")) == 1


def test_far_rows_are_drawn_first() -> None:
    tops = [float(one.get("cy", "0")) for one in drawn(picture(*four_senses()), "top")]
    assert tops.index(max(tops)) >= len(tops) - 4


@pytest.mark.parametrize("slug", GAMES)
def test_a_cloth_is_the_same_over_every_position(slug: str) -> None:
    game = new_game(slug)
    assert cloth(game) == cloth(new_game(slug))
    assert not drawn(cloth(game), "glaze")
    dots = drawn(cloth(game), "cloth-dot")
    assert len(dots) == len(game.grid.cells)


@pytest.mark.parametrize("slug", GAMES)
def test_a_picture_needs_no_inline_style_and_no_script(slug: str) -> None:
    game = new_game(slug)
    svg = picture(game, game.initial())
    assert "style=" not in svg
    assert "<style" not in svg
    assert "<script" not in svg
    assert "<style" in picture(game, game.initial(), standalone=True)


@pytest.mark.parametrize("slug", GAMES)
def test_the_grid_of_a_client_fits_the_picture(slug: str) -> None:
    game = new_game(slug)
    svg = ElementTree.fromstring(picture(game, game.initial()))
    _, _, width, height = map(float, svg.attrib["viewBox"].split())
    lies = layout(game)
    assert lies["ratio"] == pytest.approx(width / height, abs=0.001)
    frame = easel(game).frame
    middle = lies["left"] + lies["width"] / lies["columns"] / 2
    assert frame.x(0) / width * 100 == pytest.approx(middle, abs=0.01)
    middle = lies["top"] + lies["height"] * (1 - 1 / lies["rows"] / 2)
    assert frame.y(0) / height * 100 == pytest.approx(middle, abs=0.01)


def test_a_board_may_be_wider_than_deep() -> None:
    frame = Frame(Grid(columns=5, rows=3), wide=100, deep=80)
    assert frame.x(frame.grid.cells[-1]) - frame.x(0) == 400
    assert frame.y(0) - frame.y(frame.grid.cells[-1]) == 160
    assert [len(row) for row in frame.rows()] == [5, 5, 5]
    assert re.findall(r">(\w)<", frame.coordinates()) == list("abcde123")


@pytest.mark.parametrize("slug", GAMES)
def test_every_class_of_a_picture_has_a_style(slug: str) -> None:
    game = new_game(slug)
    state = game.initial()
    dice = Random(1)
    while moves := game.legal_moves(state):
        state = game.play(state, dice.choice(moves)).state
    tree = ElementTree.fromstring(picture(game, state, Marks(last=("a1",))))
    known = set(re.findall(r"\.([a-z0-9-]+)", style(game.kind)))
    used = {name for one in tree.iter() for name in one.get("class", "").split()}
    assert used - known <= {"glaze", "owned"}


def test_four_senses_shows_its_pieces_as_icons() -> None:
    assert list(icons(new_game("four-senses"))) == ["f", "h", "df", "dh"]


def test_any_other_game_is_drawn_as_what_a_finger_feels() -> None:
    game, state = four_senses()
    relief = Relief()
    frame = relief.frame(game)
    near = [(name, game.grid.read(name)) for name in ("a1", "b1", "c1", "d1")]
    drawn = [relief.draw(frame, name, relief.thing(game, state, cell)) for name, cell in near]
    assert re.findall(r">(\d)<", "".join(drawn)) == ["1", "2", "3", "1"]
    assert relief.spot(game, state, frame, 8).y < frame.y(8)


def test_a_notebook_draws_a_record_with_the_line_that_won() -> None:
    record = Record.begin(Series(GAMES["four-senses"].new()))
    played = ["f a1", "done", "f b1", "done", "df c1", "done", "f d1", "done", "claim a1-d1"]
    for text in played:
        assert "class='won-number'" not in Drawing.of(record)._repr_svg_()
        record = record.play(record.game.to_move(record.sitting.state), text).state
    drawn = Drawing.of(record)._repr_svg_()
    assert drawn.count("class='won-number'") == 4
    assert "<style>" in drawn
