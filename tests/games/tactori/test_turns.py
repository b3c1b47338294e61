"""Turns of several moves: what ends by itself, who is skipped, what is refused and why."""

import pytest
from helpers.tactori import drawn, happening, is_legal, legal_texts, names, played, tactori, why_not
from hypothesis import given, settings
from hypothesis import strategies as st

from touchstone.core.errors import IllegalMove, UnreadableMove
from touchstone.games.tactori.rules.state import State
from touchstone.games.tactori.rules.variants import VARIANTS

TALL = "R R R R R R R R R R R R R R R"


def test_4_4_a_turn_whose_only_move_is_done_ends_by_itself() -> None:
    game = tactori()
    state = played(game, game.initial(), "place a1")
    assert (state.turn, state.stage.value) == (2, "stone")
    assert names(game, game.initial(), "place a1") == ["placed", "turn-done"]


def test_4_4_a_turn_with_a_choice_goes_on() -> None:
    game = tactori()
    state = played(game, game.initial(), "place a1", "place e5", "place a2")
    assert legal_texts(game, state) == ["lay a1-a2", "done"]
    assert names(game, state, "done") == ["turn-done"]


def test_4_5_a_seat_without_stones_is_passed_over() -> None:
    game = tactori("bridges", 3)
    blue = "c1 B B B B B B B B B B B B B B B B"
    state = drawn(game, f"a1 R, {blue}, e1 Y")
    assert played(game, state, "place a1").turn == 3
    assert names(game, state, "place a1") == ["placed", "turn-done", "turn-skipped"]
    assert happening(game, state, "place a1")[-1].seat == 2


def test_4_5_a_seat_that_cannot_move_in_a_start_position_is_skipped() -> None:
    game = tactori("bridges", 3)
    state = drawn(game, "a1 R, c1 B B B B B B B B B B B B B B B B", turn=2)
    assert state.turn == 3
    wide = tactori("rectangle-advanced", 3)
    stuck = drawn(wide, "c1 B B B B B B B B B B B B B B B B R", turn=2)
    assert (stuck.turn, len(stuck.seen)) == (3, 1)


def test_4_5_a_seat_alone_with_stones_plays_on() -> None:
    game = tactori()
    state = drawn(game, f"a1 R {TALL}, c1 B B B B B B B B B B B B B B", turn=2)
    state = played(game, state, "place e5")
    assert state.turn == 2


def test_a_position_in_which_nobody_can_move_is_the_end() -> None:
    game = tactori()
    blue = "c1 B B B B B B B B B B B B B B B, d1 B"
    state = drawn(game, f"a1 R {TALL}, {blue}", "B c1-d1 1")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == ((2,), (0, 1))
    assert game.legal_moves(state) == ()


def test_5x5_rectangle_without_a_rectangle_is_a_draw() -> None:
    game = tactori("rectangle")
    state = drawn(game, f"a1 R {TALL}, c1 B B B B B B B B B B B B B B B", turn=2)
    assert names(game, state, "place c1") == ["placed", "turn-done"]
    state = played(game, state, "place c1")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((), "no-winner")


def test_h1_needs_two_who_could_move_in_general() -> None:
    """In `rectangles` the game goes on although only one seat can move."""
    game = tactori("rectangles", 2)
    state = drawn(game, "a1 B B B B B B B B B B B B B B B B")
    state = played(game, state, "place a1")
    assert (state.outcome, state.turn) == (None, 1)


def test_7_11_stuck_seats_lose_their_last_turn() -> None:
    game = tactori("rectangles", 3)
    state = drawn(game, f"c5 {TALL}, a1 B B B B B B B B B B B B B B B B Y")
    state = played(game, state, "place c5")
    assert (state.turn, state.last) == (3, (3,))


def test_7_11_a_last_round_that_nobody_can_play_is_over() -> None:
    game = tactori("rectangles", 2)
    state = drawn(game, "c5 R R R R R R R R R R R R R R R, a1 B B B B B B B B B B B B B B B B")
    state = played(game, state, "place a1")
    assert state.outcome is not None
    assert state.outcome.reason == "points"


def test_7_11_the_last_round_is_announced() -> None:
    game = tactori("rectangles", 2)
    state = drawn(game, f"c5 {TALL}, a1 B")
    assert names(game, state, "place c5") == ["placed", "last-round", "turn-done"]


def test_7_11_a_second_empty_supply_changes_nothing() -> None:
    game = tactori("rectangles", 3)
    state = drawn(game, f"c5 {TALL}, a1 B B B B B B B B B B B B B B B, i1 Y")
    state = played(game, state, "place c5", "place a1")
    assert (state.turn, state.last) == (3, (3,))


def test_7_6_a_move_may_come_from_either_end_of_any_stick_taken() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "a1 R, c1 R, e5 R, g5 R, i9 R", "R a1-c1 1, R e5-g5 1")
    state = played(game, state, "take a1-c1", "take e5-g5")
    for cell in ("a1", "c1", "e5", "g5"):
        assert is_legal(game, state, f"move {cell} to d3")
    assert why_not(game, state, "move i9 to d3") == "game-move-from-taken"
    state = played(game, state, "move a1 to e1")
    assert legal_texts(game, state) == ["lay c1-e1", "done"]


def test_7_6_taking_back_may_be_all_that_is_done() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "a1 R, c1 R", "R a1-c1 1")
    assert "done" in legal_texts(game, played(game, state, "take a1-c1"))


def test_7_2_lifting_a_run_frees_the_bridge_below_it() -> None:
    """The run itself clamps the bridge; in the hand it does not, so it may land in the middle."""
    game = tactori("rectangle-advanced")
    state = drawn(game, "c3 B R, e3 B, d3 B", "B c3-e3 1")
    assert why_not(game, state, "place d3") is None, "the bridge runs through d3, not above it"
    over = drawn(game, "c3 Y B R, e3 Y B".replace("Y", "B"), "B c3-e3 2")
    assert why_not(game, over, "place d3") == "game-bridge-clamped"
    assert is_legal(game, over, "move c3 to d3")


def test_3_1_nothing_lands_under_a_clamped_bridge() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "a1 R, c3 B R B, e3 B R", "R c3-e3 2")
    assert why_not(game, state, "move a1 to d3") == "game-bridge-clamped"


def test_2_2_no_more_sticks_than_the_box_holds() -> None:
    """Fifteen sticks along two rows of stones, and two stones more."""
    wide, free = tactori("rectangles"), tactori("free")
    cells = [f"{column}{row}" for row in (1, 3) for column in "acegi"]
    stones = ", ".join(f"{cell} R" for cell in (*cells, "a7", "c7", "e7", "g7", "i7"))
    rows = [f"R {a}{row}-{b}{row} 1" for row in (1, 3, 7) for a, b in ("ac", "ce", "eg", "gi")]
    full = [*rows, "R a1-a3 1", "R c1-c3 1", "R e1-e3 1"]
    state = drawn(wide, stones, ", ".join(full))
    assert why_not(wide, state, "lay g1-g3") == "game-no-stick-left"
    square = ", ".join(f"{c}{r} R" for c in "abcd" for r in range(1, 5))
    up = [f"R {c}{r}-{c}{r + 1} 1" for c in "abcd" for r in (1, 2, 3)]
    across = [f"R {a}1-{b}1 1" for a, b in ("ab", "bc", "cd")]
    state = drawn(free, square, ", ".join([*up, *across]))
    assert why_not(free, state, "lay red a2-b2") == "game-no-stick-left"


def test_3_1_a_bridge_above_an_empty_field_may_be_built_under() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "c3 B R, e3 B R", "R c3-e3 2", turn=2)
    assert is_legal(game, state, "place d3")


@pytest.mark.parametrize(
    ("variant", "moves"),
    [
        (
            "bridges",
            ["take a1-a2", "shift a1-a2 to a2-a3", "move a1 to a2", "remove a1", "slide a1"],
        ),
        ("colourful", ["take a1-a2", "shift a1-a2 to a2-a3", "remove a1", "slide a1"]),
        ("sliding", ["place a1", "shift a1-a2 to a2-a3", "move a1 to a2", "remove a1"]),
        ("free", ["shift a1-a2 to a2-a3", "move a1 to a2", "slide a1"]),
        ("rectangle-advanced", ["remove a1", "slide a1"]),
        ("rectangles", ["take a1-a3", "shift a1-a3 to a3-a5", "remove a1", "slide a1"]),
    ],
)
def test_a_move_of_another_variant_is_illegal(variant: str, moves: list[str]) -> None:
    game = tactori(variant)
    for move in moves:
        assert why_not(game, game.initial(), move) == "game-other-variant"


@pytest.mark.parametrize("variant", VARIANTS)
def test_4_5_nobody_who_can_move_may_skip(variant: str) -> None:
    game = tactori(variant)
    assert why_not(game, game.initial(), "skip") == "game-no-skip"


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(
    "words",
    [
        "",
        "place",
        "place purple a1",
        "lay a1",
        "move a1 0 to a2",
        "move a1 to a2 out 0",
        "move a1 01 to a2",
        "done done",
        "c3",
        "take a1",
        "shift a1-a2 a2-a3",
        "place a1 red",
    ],
)
def test_what_is_no_move_is_unreadable(variant: str, words: str) -> None:
    game = tactori(variant)
    with pytest.raises(UnreadableMove):
        game.read_move(game.initial(), words)


@pytest.mark.parametrize(
    "words", ["place f1", "lay a1-a6", "take j1-k1", "move a1 to a0", "slide f6", "remove z9"]
)
def test_a_cell_off_the_board_is_illegal(words: str) -> None:
    game = tactori()
    assert why_not(game, game.initial(), words) == "move-off-board"


def test_moves_are_read_generously() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "a1 R R, c1 R R, e1 B", "R a1-c1 2")
    for words, meant in [
        ("  TAKE  C1 - A1 ", "take a1-c1"),
        ("move A1 2 to e1", "move a1 2 to e1"),
        ("place  I9", "place i9"),
    ]:
        free = drawn(game, "a1 R R, e1 B") if "move" in words else state
        assert game.move_text(game.read_move(free, words)) == meant
    one = drawn(game, "a1 R, e1 B")
    assert game.move_text(game.read_move(one, "move a1 1 to e1 out 1")) == "move a1 to e1 out 1"


def test_colours_are_named_where_they_are_a_choice() -> None:
    small, free, colourful = tactori(), tactori("free"), tactori("colourful")
    assert why_not(small, small.initial(), "place red a1") == "game-own-colour"
    assert why_not(free, free.initial(), "place a1") == "game-name-the-colour"
    assert why_not(free, free.initial(), "lay a1-a2") == "game-name-the-colour"
    state = drawn(colourful, "a1 B")
    assert colourful.read_move(state, "place red a1") == colourful.read_move(state, "place a1")
    for game in (small, colourful, tactori("sliding"), tactori("rectangles")):
        assert why_not(game, game.initial(), "lay red a1-a2") == "game-own-colour"
    wide = tactori("rectangles")
    assert why_not(wide, wide.initial(), "place red a1") == "game-own-colour"


@pytest.mark.parametrize(
    ("variant", "stones", "sticks", "stage", "move", "reason"),
    [
        ("bridges", "a1 R, a2 R", "-", "sticks", "place a3", "game-stone-done"),
        ("bridges", "a1 R, a2 R", "-", "sticks", "lay a2-a3", "game-end-empty"),
        ("rectangles", "a1 R, c1 R", "-", "sticks", "place a3", "game-stone-done"),
        ("rectangles", "a1 R, c1 R", "-", "sticks", "move a1 to a3", "game-stone-done"),
        ("rectangles", "a1 R", "-", "stone", "move a1 to a1", "game-same-field"),
        ("rectangles", "a1 R", "-", "stone", "move a2 to a1", "game-nothing-there"),
        ("rectangles", f"a1 R {TALL}", "-", "stone", "place a1", "game-no-stone-left"),
        (
            "rectangle-advanced",
            "a1 B, a3 B",
            "B a1-a3 1",
            "stone",
            "take a1-a3",
            "game-stick-not-own",
        ),
        ("rectangle-advanced", "a1 R, a3 R", "-", "stone", "take a1-a3", "game-no-stick-there"),
        (
            "rectangle-advanced",
            "a1 R, a3 R, a5 R",
            "R a1-a3 1",
            "sticks",
            "take a1-a3",
            "game-take-first",
        ),
        (
            "rectangle-advanced",
            "a1 R, a3 R",
            "R a1-a3 1",
            "stone",
            "shift a1-a3 to b1-c1",
            "game-span",
        ),
        (
            "rectangle-advanced",
            "a1 R, a3 R",
            "-",
            "stone",
            "shift a1-a3 to b1-d1",
            "game-no-stick-there",
        ),
        ("rectangles", "a1 R, d3 B, c3 B R B, e3 B R", "R c3-e3 2", "stone", "move a1 to a3", None),
        ("colourful", "a1 R, a2 R", "-", "stone", "lay a1-a2", "game-stone-first"),
        ("colourful", "a1 R, a2 R, a3 R", "-", "sticks", "lay a1-a3", "game-span"),
        ("colourful", "a1 R, a2 R", "-", "sticks", "move a1 to a2", "game-stone-done"),
        ("free", "a1 R", "-", "stone", "remove a2", "game-nothing-there"),
        ("free", "a1 R, a2 R", "R a1-a2 1", "stone", "remove a2", "game-stone-held"),
        ("free", f"a1 R {TALL}", "-", "stone", "place red a2", "game-no-stone-left"),
        ("free", "a1 R", "-", "stone", "lay red a1-a3", "game-span"),
        ("free", "a1 R, a2 R", "-", "stone", "take a1-a2", "game-no-stick-there"),
    ],
)
def test_refusals_say_why(
    variant: str, stones: str, sticks: str, stage: str, move: str, reason: str | None
) -> None:
    game = tactori(variant)
    assert why_not(game, drawn(game, stones, sticks, stage=stage), move) == reason


def test_colourful_moves_one_stone_to_another_field() -> None:
    game = tactori("colourful")
    pile = " ".join(["R G"] * 16)
    state = drawn(game, f"a1 B, b1 B, e5 {pile}")
    assert why_not(game, state, "move a1 2 to c1") == "game-one-stone"
    assert why_not(game, state, "move a1 to a1") == "game-same-field"
    assert why_not(game, state, "move a2 to a1") == "game-nothing-there"


@pytest.mark.parametrize(
    ("stones", "sticks", "move", "touches"),
    [
        ("a1 R", "-", "lay a1-c1", ("a1", "b1", "c1")),
        ("a1 R", "-", "lay a1-b1", ()),
        ("c3 R B R, e3 R B", "B c3-e3 2", "place d3", ("c3", "d3", "e3")),
        ("a1 R", "-", "move a2 to a9", ("a2", "a9")),
        (f"a1 R {TALL}", "-", "place a1", ("supply",)),
        ("a1 R", "-", "done", ()),
    ],
)
def test_11_3_a_refusal_touches_what_it_gives_away(
    stones: str, sticks: str, move: str, touches: tuple[str, ...]
) -> None:
    game = tactori("rectangle-advanced")
    with pytest.raises(IllegalMove) as refusal:
        game.read_move(drawn(game, stones, sticks), move)
    assert refusal.value.touches == touches


def test_11_3_refusals_about_the_surroundings() -> None:
    ban = tactori("rectangles", spacing="ban", straight="clear")
    state = drawn(ban, "c3 R, a1 R, a2 B")
    for move, touches in [
        ("place c4", ("b4", "c3", "c4", "c5", "d4")),
        ("move a1 to a4", ("a2", "a3")),
    ]:
        with pytest.raises(IllegalMove) as refusal:
            ban.read_move(state, move)
        assert refusal.value.touches == touches


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_what_is_listed_is_what_is_read(data: st.DataObject) -> None:
    """Any move at all is refused exactly when it is not in the list."""
    variant = data.draw(st.sampled_from(list(VARIANTS)))
    game = tactori(variant, data.draw(st.sampled_from([2, 3])))
    state: State = game.initial()
    for number in data.draw(st.lists(st.integers(0, 10**6), max_size=40)):
        moves = game.legal_moves(state)
        if moves:
            state = game.play(state, moves[number % len(moves)]).state
    size = game.grid.columns
    cell = st.builds(lambda x, y: f"{'abcdefghi'[x]}{y + 1}", *[st.integers(0, size - 1)] * 2)
    colour = st.sampled_from(["", "red ", "blue ", "green "])
    form = st.one_of(
        st.builds("place {}{}".format, colour, cell),
        st.builds("lay {}{}-{}".format, colour, cell, cell),
        st.builds("take {}-{}".format, cell, cell),
        st.builds("shift {}-{} to {}-{}".format, cell, cell, cell, cell),
        st.builds("move {} {} to {}".format, cell, st.integers(1, 3), cell),
        st.builds("move {} to {} out {}".format, cell, cell, st.integers(1, 2)),
        st.builds("remove {}".format, cell),
        st.builds("slide {}".format, cell),
        st.just("done"),
    )
    listed = set(game.legal_moves(state))
    for words in data.draw(st.lists(form, min_size=10, max_size=30)):
        try:
            move = game.read_move(state, words)
        except IllegalMove:
            continue
        assert move in listed
