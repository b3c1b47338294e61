"""The worked examples of the rule book, each by its id."""

import pytest
from helpers.tactori import drawn, is_legal, legal_texts, played, supply, tactori, towers, why_not

from touchstone.core.errors import PositionError
from touchstone.core.values import Seat

CORNERS = ("c3", "c5", "e3", "e5")
SQUARE = "Y c3-e3 1, Y e3-e5 1, Y c5-e5 1, Y c3-c5 1"


@pytest.mark.parametrize(
    ("stones", "sticks", "move", "reason"),
    [
        pytest.param("b2 R, c2 R", "-", "lay b2-c2", None, id="A1"),
        pytest.param("b2 R, d2 R", "-", "lay b2-d2", "game-span", id="A2"),
        pytest.param("b2 R, c3 R", "-", "lay b2-c3", "game-span", id="A3"),
        pytest.param("b2 R, c2 B R", "-", "lay b2-c2", "game-floors-differ", id="A4"),
        pytest.param("b2 R, c2 R B", "-", "lay b2-c2", "game-ends-not-own", id="A5"),
        pytest.param("b2 R, c2 B", "-", "lay b2-c2", "game-ends-not-own", id="A6"),
        pytest.param("b2 B R, c2 B R", "B b2-c2 1", "lay b2-c2", "game-stick-in-the-way", id="A7"),
        pytest.param("b2 B R R, c2 B R R", "B b2-c2 1", "lay b2-c2", None, id="A8"),
        pytest.param("b2 R R, c2 R R", "-", "lay b2-c2", None, id="A9"),
    ],
)
def test_a_sticks_on_5x5(stones: str, sticks: str, move: str, reason: str | None) -> None:
    game = tactori()
    # Two more stones leave a choice where the stick cannot be laid; else the turn would be over.
    state = drawn(game, f"{stones}, a5 R, b5 R", sticks, stage="sticks")
    assert why_not(game, state, move) == reason


@pytest.mark.parametrize(
    ("stones", "sticks", "floor"),
    [("b2 R, c2 R", "-", 1), ("b2 B R R, c2 B R R", "B b2-c2 1", 3), ("b2 R R, c2 R R", "-", 2)],
)
def test_a1_a8_a9_the_floor_follows_from_the_towers(stones: str, sticks: str, floor: int) -> None:
    game = tactori()
    state = played(game, drawn(game, stones, sticks, stage="sticks"), "lay b2-c2")
    assert state.sticks[-1].floor == floor


def test_a10_parallel_bridges_count_twice_as_bridges_and_once_as_a_connection() -> None:
    stones, sticks = "b2 R R R, c2 R R R", "R b2-c2 1, R b2-c2 3"
    points = {}
    for variant in ("bridges", "connections"):
        game = tactori(variant)
        points[variant] = game.scores(drawn(game, stones, sticks))
    assert points == {"bridges": (2, 0), "connections": (1, 0)}


def test_a11_one_stick_a_turn_unless_any_number_is_agreed() -> None:
    stones = "a1 R, a2 R, a3 R"
    one, any_number = tactori(), tactori(sticks="any")
    after = played(one, drawn(one, stones, stage="sticks"), "lay a1-a2")
    assert after.turn == 2
    after = played(any_number, drawn(any_number, stones, stage="sticks"), "lay a1-a2")
    assert after.turn == 1
    assert is_legal(any_number, after, "lay a2-a3")


def test_b1_a_rectangle_over_two_floors_wins() -> None:
    game = tactori("rectangle")
    state = drawn(
        game,
        "b2 R B R, b3 B B R, c2 R, c3 R B R",
        "R b2-c2 1, R c2-c3 1, R b2-b3 3",
        stage="sticks",
    )
    outcome = game.outcome(played(game, state, "lay b3-c3"))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((Seat(1),), "rectangle")
    assert outcome.where == ("b2", "b3", "c2", "c3")


def test_b2_a_rectangle_of_six_sticks_wins_and_is_six_long() -> None:
    ring = "R a1-a2 1, R a1-b1 1, R b1-c1 1, R c1-c2 1, R b2-c2 1"
    stones = "a1 R, a2 R, b1 R, b2 R, c1 R, c2 R"
    game = tactori("rectangle")
    outcome = game.outcome(played(game, drawn(game, stones, ring, stage="sticks"), "lay a2-b2"))
    assert outcome is not None
    assert outcome.where == ("a1", "a2", "c1", "c2")
    long = tactori("long")
    assert long.scores(drawn(long, stones, f"{ring}, R a2-b2 1")) == (6, 0)


def test_b3_a_ring_that_is_no_rectangle_wins_only_where_loops_count() -> None:
    stones = "a1 R, a2 R, a3 R, b1 R, b2 R, b3 R, c1 R, c2 R"
    ring = "R a1-a2 1, R a2-a3 1, R a3-b3 1, R b2-b3 1, R b2-c2 1, R c1-c2 1, R b1-c1 1"
    game, loops, long = tactori("rectangle"), tactori("rectangle", closed="loop"), tactori("long")
    assert (
        game.outcome(played(game, drawn(game, stones, ring, stage="sticks"), "lay a1-b1")) is None
    )
    outcome = loops.outcome(played(loops, drawn(loops, stones, ring, stage="sticks"), "lay a1-b1"))
    assert outcome is not None
    ring_fields = ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2")
    assert (outcome.winners, outcome.where) == ((Seat(1),), ring_fields)  # clause 6.3
    assert long.scores(drawn(long, stones, f"{ring}, R a1-b1 1")) == (8, 0)


@pytest.mark.parametrize(
    ("stones", "sticks", "lengths"),
    [
        pytest.param(
            "a2 R, b2 R, c2 R, b3 R", "R a2-b2 1, R b2-c2 1, R b2-b3 1", (2, 2, 3), id="C1"
        ),
        pytest.param(
            "a1 R, b1 R, b2 R, a2 R, c1 R, d1 R",
            "R a1-b1 1, R b1-b2 1, R a2-b2 1, R a1-a2 1, R b1-c1 1, R c1-d1 1",
            (6, 5, 6),
            id="C2",
        ),
    ],
)
def test_c_lengths(stones: str, sticks: str, lengths: tuple[int, int, int]) -> None:
    games = [tactori("long", long=measure) for measure in ("trail", "path", "network")]
    assert tuple(game.scores(drawn(game, stones, sticks))[0] for game in games) == lengths


def test_c1_is_three_connections() -> None:
    game = tactori("connections")
    state = drawn(game, "a2 R, b2 R, c2 R, b3 R", "R a2-b2 1, R b2-c2 1, R b2-b3 1")
    assert game.scores(state) == (3, 0)


def test_c3_one_connection_of_three_beats_two_of_two() -> None:
    game = tactori("long")
    red = "a1 R, a2 R, a3 R, a4 R" + ", c5 R R R R R R R R R R R R"
    blue = "d1 B, d2 B, d3 B, e1 B, e2 B, e3 B, c4 B B B B B B B B B"
    sticks = "R a1-a2 1, R a2-a3 1, R a3-a4 1, B d1-d2 1, B d2-d3 1, B e1-e2 1, B e2-e3 1"
    state = drawn(game, f"{red}, {blue}", sticks, turn=2)
    outcome = game.outcome(played(game, state, "place c4", "done"))
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((Seat(1),), "longest", (3, 2))


def test_v1_equal_colours_never_lie_on_each_other() -> None:
    game = tactori("colourful", colour="green")
    state = drawn(game, "b2 G")
    assert why_not(game, state, "place b2") == "game-equal-colours"
    assert is_legal(game, state, "place red b2")


def test_v1_one_stick_a_pair_of_fields_whatever_the_floor() -> None:
    game = tactori("colourful")
    state = drawn(game, "b2 R B R, c2 R B R", "R b2-c2 1", stage="sticks")
    assert why_not(game, state, "lay b2-c2") == "game-pair-used"


def test_v1_one_network() -> None:
    game = tactori("colourful")
    state = drawn(game, "b2 R, c2 R, d2 R, d4 R, e4 R", "R b2-c2 1", stage="sticks")
    assert why_not(game, state, "lay d4-e4") == "game-not-one-network"
    assert is_legal(game, state, "lay c2-d2")


def test_v1_the_middle_may_be_filled_in_the_first_turn() -> None:
    game = tactori("colourful")
    state = played(game, game.initial(), "place c3")
    assert towers(game, state, "c3") == ["R"]


def test_v1s_only_a_loose_stone_beside_the_hole_slides() -> None:
    game = tactori("sliding")
    stones = (
        "a1 R, a2 B, a3 Y, a4 G, a5 R, b1 B, b2 Y, b3 G, b4 R, b5 B, c1 R, c2 R, c4 R, c5 Y, "
        "d1 G, d2 B, d3 Y, d4 G, d5 B, e1 Y, e2 G, e3 B, e4 Y, e5 G"
    )
    state = drawn(game, stones)
    assert legal_texts(game, state) == ["slide b3", "slide c2", "slide c4", "slide d3"]
    assert why_not(game, state, "slide b2") == "game-not-next-to-hole"
    held = drawn(game, stones, "R c1-c2 1")
    assert why_not(game, held, "slide c2") == "game-stone-held"


def test_d1_a_stick_spans_two_fields() -> None:
    game = tactori("rectangle-advanced", 3)
    state = drawn(game, "c3 Y, e3 Y, d3 Y", turn=3)
    assert is_legal(game, state, "lay c3-e3")
    assert why_not(game, state, "lay c3-d3") == "game-span"


def test_d2_a_stick_runs_through_a_stone_and_holds_it() -> None:
    game = tactori("rectangle-advanced", 3)
    state = drawn(game, "c3 Y, e3 Y, d3 R, a1 Y", turn=3)
    state = played(game, state, "lay c3-e3")
    assert why_not(game, state, "move d3 to d5") == "game-stone-held"
    state = played(game, state, "place i9", "place i8")
    assert why_not(game, state, "move a1 to d3 out 1") == "game-cannot-knock-out"


def test_d3_a_middle_that_is_built_over_stops_the_stick() -> None:
    game = tactori("rectangle-advanced", 3)
    state = drawn(game, "c3 Y, e3 Y, d3 R R", turn=3)
    assert why_not(game, state, "lay c3-e3") == "game-middle-too-high"


def test_d4_sticks_do_not_overlap_by_half() -> None:
    game = tactori("rectangle-advanced", 3)
    state = drawn(game, "c3 Y, d3 Y, e3 Y, f3 Y", "Y c3-e3 1", turn=3)
    assert why_not(game, state, "lay d3-f3") == "game-stick-in-the-way"


def test_e1_stones_go_under_and_into_a_bridge() -> None:
    game = tactori("rectangle-advanced", 3)
    state = drawn(game, "c3 R Y, e3 R Y", "Y c3-e3 2", turn=2)
    state = played(game, state, "place d3", "place i9", "place i8")
    assert is_legal(game, state, "move d3 to d9")
    state = played(game, state, "place d3", "place h9", "place h8")
    assert towers(game, state, "d3") == ["BB"]
    assert why_not(game, state, "move d3 to d9") == "game-stone-held"


def test_e2_nothing_goes_in_or_out_under_a_clamped_bridge() -> None:
    game = tactori("rectangle-advanced", 3)
    state = drawn(game, "c3 R Y R, e3 R Y, d3 B", "Y c3-e3 2", turn=2)
    assert why_not(game, state, "place d3") == "game-bridge-clamped"
    assert why_not(game, state, "move d3 to d9") == "game-not-free"


def test_e3_a_stick_that_is_built_over_stays() -> None:
    game = tactori("rectangle-advanced", 3)
    state = drawn(game, "c3 R Y R, e3 R Y, d3 B", "Y c3-e3 2", turn=3)
    assert why_not(game, state, "take c3-e3") == "game-stick-built-over"


@pytest.mark.parametrize(
    ("move", "after"),
    [
        pytest.param("move a1 2 to c1 out 2", ["", ""], id="G1"),
        pytest.param("move a1 2 to c1 out 1", ["", "BY"], id="G1b"),
        pytest.param("move a1 to c1 out 1", ["Y", "B"], id="G1c"),
        pytest.param("move a1 2 to c1", ["", "BRYY"], id="G1d"),
    ],
)
def test_g1_moves_and_knock_outs(move: str, after: list[str]) -> None:
    game = tactori("rectangle-advanced", 3)
    state = played(game, drawn(game, "a1 Y Y, c1 B R", turn=3), move)
    assert towers(game, state, "a1", "c1") == after
    stones = "".join(after)
    assert [supply(game, state, seat)[0] for seat in (1, 2, 3)] == [
        16 - stones.count(colour) for colour in "RBY"
    ]


def test_g1e_nobody_knocks_out_more_than_is_moved() -> None:
    game = tactori("rectangle-advanced", 3)
    state = drawn(game, "a1 Y Y, c1 B R", turn=3)
    assert why_not(game, state, "move a1 to c1 out 2") == "game-out-too-many"


def test_g2_only_the_top_stones_of_one_colour_are_a_run() -> None:
    game = tactori("rectangle-advanced", 3)
    state = drawn(game, "a1 Y B Y", turn=3)
    assert why_not(game, state, "move a1 2 to c1") == "game-not-free"
    assert is_legal(game, state, "move a1 to c1")


def test_g3_own_stones_stop_a_knock_out() -> None:
    game = tactori("rectangle-advanced", 3)
    state = drawn(game, "a1 Y Y, c1 R Y B", turn=3)
    assert why_not(game, state, "move a1 2 to c1 out 2") == "game-cannot-knock-out"
    assert is_legal(game, state, "move a1 2 to c1 out 1")


def test_g4_held_stones_stop_a_knock_out() -> None:
    game = tactori("rectangle-advanced", 3)
    state = drawn(game, "a1 Y Y, c1 R B, e1 R", "R c1-e1 1", turn=3)
    assert why_not(game, state, "move a1 2 to c1 out 2") == "game-cannot-knock-out"
    assert is_legal(game, state, "move a1 2 to c1 out 1")


def test_g5_straight_moves() -> None:
    game = tactori("rectangles", 3)
    state = drawn(game, "a1 Y", turn=3)
    assert why_not(game, state, "move a1 to c2") == "game-not-straight"
    assert is_legal(game, state, "move a1 to a9")


def test_g6_a_stick_taken_back_frees_its_own_stones_only() -> None:
    game = tactori("rectangle-advanced", 3)
    state = drawn(game, "c3 Y, e3 Y, e5 Y, a9 Y", "Y c3-e3 1", turn=3)
    state = played(game, state, "take c3-e3")
    assert why_not(game, state, "move a9 to a8") == "game-move-from-taken"
    state = played(game, state, "move c3 to c5", "lay c5-e5")
    assert towers(game, state, "c3", "c5") == ["", "Y"]


def test_g7_a_stone_with_another_stick_stays() -> None:
    game = tactori("rectangle-advanced", 3)
    state = drawn(game, "c3 Y, e3 Y, c5 Y", "Y c3-e3 1, Y c3-c5 1", turn=3)
    state = played(game, state, "take c3-e3")
    assert why_not(game, state, "move c3 to c1") == "game-stone-held"
    assert is_legal(game, state, "move e3 to e1")


F1_STONES = "b3 Y, d3 Y, c4 Y, e4 Y, c3 Y, c5 Y, d2 Y, d4 Y"
F2_STONES = "c3 Y, e3 Y, c5 Y, e5 Y"


def test_f1_crossings_close_a_rectangle() -> None:
    game = tactori("rectangle-advanced", 3)
    state = drawn(game, F1_STONES, "Y b3-d3 1, Y c4-e4 1, Y c3-c5 1", turn=3)
    outcome = game.outcome(played(game, state, "lay d2-d4"))
    assert outcome is not None
    assert (outcome.winners, outcome.where) == ((Seat(3),), ("c3", "c4", "d3", "d4"))


@pytest.mark.parametrize(
    ("stones", "sticks", "points"),
    [
        pytest.param(F1_STONES, "Y b3-d3 1, Y c4-e4 1, Y c3-c5 1, Y d2-d4 1", 4, id="F1"),
        pytest.param(F2_STONES, SQUARE, 4, id="F2"),
        pytest.param(f"{F2_STONES}, c4 Y, e4 Y", f"{SQUARE}, Y c4-e4 1", 8, id="F3"),
        pytest.param(
            f"{F2_STONES}, c4 Y, e4 Y, d3 Y, d5 Y", f"{SQUARE}, Y c4-e4 1, Y d3-d5 1", 16, id="F4"
        ),
        pytest.param(
            "a1 Y, a3 Y, c1 Y, c3 Y, e1 Y, e3 Y",
            "Y a1-a3 1, Y a1-c1 1, Y a3-c3 1, Y c1-c3 1, Y c1-e1 1, Y c3-e3 1, Y e1-e3 1",
            8,
            id="F5",
        ),
        pytest.param("c3 Y R Y, e3 Y R Y, c5 Y, e5 Y", f"{SQUARE}, Y c3-e3 3", 6, id="F6"),
        pytest.param(f"{F2_STONES}, d1 Y, d3 Y", f"{SQUARE}, Y d1-d3 1", 4, id="F7"),
    ],
)
def test_f_points(stones: str, sticks: str, points: int) -> None:
    game = tactori("rectangles", 3)
    assert game.scores(drawn(game, stones, sticks, turn=3)) == (0, 0, points)


BLUE_STUCK = "a1 B B B B B B B B B B B B B B B B R"


def test_h1_the_only_one_who_can_move_wins() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, BLUE_STUCK.removesuffix(" R"))
    outcome = game.outcome(played(game, state, "place a1"))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((Seat(1),), "only-mobile")


def test_h2_of_three_a_stuck_player_waits_until_he_can_move() -> None:
    game = tactori("rectangle-advanced", 3)
    state = drawn(game, BLUE_STUCK.removesuffix(" R"))
    state = played(game, state, "place a1")
    assert state.turn == 3
    state = played(game, state, "place i9", "move a1 to c5")
    assert state.turn == 2
    assert is_legal(game, state, "move a1 16 to e5")


def test_h3_the_last_round_goes_on_whatever_is_knocked_out() -> None:
    game = tactori("rectangles", 3)
    yellow = ", ".join(f"{column}1 Y" for column in "abcdefghi") + ", a9 Y Y Y Y Y Y, a8 R"
    state = played(game, drawn(game, yellow, turn=3), "place i9", "done")
    assert (state.turn, state.last) == (1, (1, 2))
    state = played(game, state, "move a8 to a1 out 1")
    assert (state.turn, state.last) == (2, (2,))
    assert supply(game, state, 3) == (1, 15)
    outcome = game.outcome(played(game, state, "place e5"))
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("points", (0, 0, 0), (1, 2, 3))


def test_a_closed_rectangle_is_no_beginning() -> None:
    game = tactori("rectangle-advanced", 3)
    with pytest.raises(PositionError, match="game-rectangle-stands"):
        drawn(game, F2_STONES, SQUARE, turn=3)
