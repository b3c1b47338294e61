"""Boards and pieces for a 3D printer: whole, printable, as many as in the box, and they fit."""

from collections import Counter
from itertools import pairwise, product
from pathlib import Path

import pytest
import trimesh

from touchstone.core.errors import SettingError
from touchstone.core.game import GameKind
from touchstone.core.values import FIRST
from touchstone.games import GAMES, new_game
from touchstone.games.four_eyes_plus.things import solids as tiles
from touchstone.games.four_senses.things import solids as wells
from touchstone.games.tactori.things import solids as towers
from touchstone.things.pieces import BED, CLEARANCE
from touchstone.things.products import PIECES
from touchstone.things.workshop import mesh, overlap, shaped, steepest_overhang
from touchstone.views.solid import DOT_HEIGHT, Part, Solid, braille, joined

STEEPEST = 50
TIMES = "\N{MULTIPLICATION SIGN}"
PARTS = [
    pytest.param(part, id=f"{kind.slug} {part.name}")
    for kind in GAMES.values()
    for part in kind.part("things.solids").parts(CLEARANCE)  # type: ignore[union-attr]
]


@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_one_watertight_piece_that_prints_without_supports(part: Part) -> None:
    surface = mesh(part.solid)
    assert surface.is_watertight
    assert surface.is_winding_consistent
    assert len(shaped(part.solid).decompose()) == 1
    assert steepest_overhang(part.solid) <= STEEPEST
    assert surface.extents[:2].max() <= BED
    assert surface.bounds[0][2] == pytest.approx(0)


def test_an_overhang_is_noticed() -> None:
    table = wells.single(hole=False).at(z=6) + towers.stick(0, CLEARANCE)
    assert steepest_overhang(table) > STEEPEST


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_the_guide_names_every_part_and_how_many_there_are(kind: GameKind) -> None:
    parts = kind.part("things.solids").parts(CLEARANCE)  # type: ignore[union-attr]
    guides = [one for one in kind.file("things").iterdir() if one.name.startswith("build.")]
    assert len(guides) == 6
    for guide in guides:
        text = guide.read_text(encoding="utf-8")
        for part in parts:
            assert text.count(f"`{part.name}` {TIMES} {part.count}") == 1, (guide.name, part.name)


def test_there_are_as_many_pieces_as_in_the_box() -> None:
    game = new_game("four-senses")
    heaps = game.supply(game.initial(), FIRST)
    made = {part.name: part.count for part in wells.parts(CLEARANCE)}
    assert (made["flat"], made["hole"], made["double"]) == (heaps["f"], heaps["h"], heaps["d"])
    for players in (2, 3):
        game = new_game("4eyes-plus", players=players, size="9")
        hand = game.supply(game.initial(), FIRST)["tiles"]
        hands = [p.count for p in tiles.parts(CLEARANCE) if p.name.endswith(f"-{players}")]
        assert hands == [hand] * players
    game = new_game("tactori", variant="bridges")
    heaps = game.supply(game.initial(), FIRST)
    made = Counter({part.name: part.count for part in towers.parts(CLEARANCE)})
    for colour in ("red", "blue", "yellow", "green"):
        assert made[f"stone-{colour}"] == heaps["stones"]
        assert made[f"stick-{colour}"] == heaps["sticks"]


def test_every_piece_goes_into_every_space_and_a_double_on_a_single() -> None:
    board, plate = wells.board(CLEARANCE), wells.plate()
    stacks: list[Solid] = [
        *(wells.single(hole) for hole in (False, True)),
        wells.double(),
        wells.single(hole=True) + wells.double().at(z=wells.LEVEL),
    ]
    for stack in stacks:
        assert overlap(board, plate.everywhere(stack, wells.FLOOR)) == pytest.approx(0)
    wide = wells.single(hole=False) + wells.single(hole=False).at(1)
    assert overlap(board, wide.at(*plate.middle(0), wells.FLOOR)) > 1, "a wider one would not"


def test_fingers_tell_the_heights_apart_and_the_wall_holds_the_second_piece() -> None:
    rim = wells.DEEP
    tops = [level * wells.LEVEL - rim for level in range(4)]
    assert all(higher - lower >= 5 for lower, higher in pairwise(tops))
    assert wells.LEVEL < rim < 2 * wells.LEVEL


def test_a_tile_lies_between_the_posts_of_any_two_cells() -> None:
    board = tiles.board(7)
    tile = tiles.tile("red", "blue", CLEARANCE)
    moved = joined(
        tile.at((across + 0.5) * tiles.PITCH, away * tiles.PITCH, tiles.FLOOR)
        for across, away in product(range(-3, 3), range(-3, 4))
    )
    assert overlap(board, moved) == pytest.approx(0)
    askew = tile.at(tiles.PITCH / 2, tiles.PITCH / 2, tiles.FLOOR)
    assert overlap(board, askew) > 1, "between rows it meets the posts"


@pytest.mark.parametrize("size", towers.PITCHES)
def test_a_stone_goes_into_every_field(size: int) -> None:
    plate, board = towers.plate(size), towers.board(size, CLEARANCE)
    stones = plate.everywhere(towers.stone(3, CLEARANCE), towers.FLOOR)
    assert overlap(board, stones) == pytest.approx(0)


def test_four_sticks_come_into_a_stone_and_two_cross_in_one_between() -> None:
    stone = towers.stone(0, CLEARANCE)
    stick = towers.stick(0, CLEARANCE)
    floor = towers.TALL - towers.HIGH - CLEARANCE
    east = stick.at(towers.SPAN / 2, 0, floor)
    west = stick.at(-towers.SPAN / 2, 0, floor)
    assert overlap(stone, east + west) == pytest.approx(0)
    assert overlap(east, west) == pytest.approx(0)
    turned = shaped(stick).rotate((180, 0, 90)).translate((0, 0, towers.HIGH))
    through = shaped(stick)
    assert (through ^ turned).volume() == pytest.approx(0), "turned over, one crosses the other"
    assert (through ^ through.rotate((0, 0, 90))).volume() > 1, "unturned it does not"
    north = shaped(stick).rotate((0, 0, 90)).translate((0, towers.SPAN / 2, floor))
    assert (shaped(east + west) ^ north).volume() == pytest.approx(0)


def test_braille_is_as_high_and_as_far_apart_as_fingers_need() -> None:
    dots = mesh(braille("l"))
    assert 0.5 <= DOT_HEIGHT <= 0.8
    assert dots.extents[2] == pytest.approx(DOT_HEIGHT)
    assert dots.extents[1] == pytest.approx(5 + 1.6), "three dots of a column, 2.5 mm apart"


def test_files_say_how_many_to_print_and_a_guide_comes_with_them(tmp_path: Path) -> None:
    made = PIECES.make(GAMES["tactori"], "it", tmp_path, clearance=0.5)
    names = {file.name for file in made}
    assert {
        "tactori-stone-red-x16.stl",
        "tactori-stone-red-x16.3mf",
        "tactori-it-guide.txt",
    } <= names
    assert all(file.stat().st_size > 100 for file in made)
    surface = trimesh.load_mesh(tmp_path / "tactori-stone-red-x16.stl")
    assert surface.is_watertight
    assert surface.extents == pytest.approx([16, 16, 14])
    assert trimesh.load(tmp_path / "tactori-stone-red-x16.3mf").units == "millimeter"


@pytest.mark.parametrize(
    "options", [{"clearance": 0.0}, {"clearance": float("nan")}, {"bed": 100.0}]
)
def test_what_cannot_be_made_is_refused_before_anything_is_written(
    options: dict[str, float], tmp_path: Path
) -> None:
    with pytest.raises(SettingError):
        PIECES.make(GAMES["tactori"], "en", tmp_path, **options)
    assert list(tmp_path.iterdir()) == []
