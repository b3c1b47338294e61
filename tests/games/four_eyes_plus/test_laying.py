"""Clauses 1 to 4 and 6: laying, squares, paper; the rulings and examples E2 and E5 to E8."""

import pytest
from helpers.four_eyes_plus import (
    FIXTURE,
    end_of,
    events,
    eyes,
    felt_on,
    happening,
    played,
    refusal,
)
from helpers.naming import event_name

from touchstone.core.errors import IllegalMove
from touchstone.core.values import Outcome, Seat
from touchstone.games.four_eyes_plus.rules.state import Shift

# 1. What there is


@pytest.mark.parametrize(
    ("players", "size", "hand"), [(2, "9", 15), (3, "9", 10), (2, "7", 9), (3, "7", 6)]
)
def test_1_3_hands_of_the_two_printed_boards(players: int, size: str, hand: int) -> None:
    game = eyes(players, size=size)
    assert game.supply(game.initial(), Seat(1)) == {"tiles": hand}
    after = played(game, "b2 a2")
    assert game.supply(after, Seat(1)) == {"tiles": hand - 1}
    assert game.supply(after, Seat(2)) == {"tiles": hand}


def test_1_4_a_tile_shows_its_owner_and_the_next_player() -> None:
    game = eyes(3)
    state = played(game, "a1 a2, b1 b2, c1 c2")
    felt = {
        name: felt_on(game, state, name).surface for name in ("a1", "a2", "b1", "b2", "c1", "c2")
    }
    assert felt == {
        "a1": "red",
        "a2": "brown",
        "b1": "brown",
        "b2": "blue",
        "c1": "blue",
        "c2": "red",
    }


@pytest.mark.parametrize(("players", "order"), [(2, [2, 1, 2]), (3, [2, 3, 1])])
def test_1_5_any_seat_may_start_and_the_others_follow(players: int, order: list[int]) -> None:
    game = eyes(players)
    state = game.initial(Seat(2))
    seats = [game.to_move(state)]
    for text in ("a1 a2", "c1 c2"):
        state = played(game, text, state)
        seats.append(game.to_move(state))
    assert seats == order


# E2: what a move may complete


@pytest.mark.parametrize(
    ("move", "winner", "where"),
    [
        ("d4 e4", 1, "b2 b4 d2 d4"),
        ("d4 d5", 1, "b2 b4 d2 d4"),
        ("c1 b1", 1, "b2 c1 c3 d2"),
        ("c5 c4", 2, "a2 a4 c2 c4"),
    ],
)
def test_e2_4_1_and_4_3_moves_that_end_the_game(move: str, winner: int, where: str) -> None:
    game = eyes()
    state = played(game, FIXTURE + "," + move)
    corners = tuple(where.split())
    assert game.outcome(state) == Outcome((Seat(winner),), "square", corners)
    assert game.legal_moves(state) == ()
    assert game.to_move(state) == 1


@pytest.mark.parametrize("move", ["c4 d4", "d3 d4"])
def test_e2_moves_after_which_the_game_goes_on(move: str) -> None:
    game = eyes()
    state = played(game, FIXTURE + "," + move)
    assert game.outcome(state) is None
    assert game.to_move(state) == 2


def test_e2_4_2_a_double_completion_is_refused_and_both_squares_are_named() -> None:
    game = eyes()
    state = played(game, FIXTURE)
    with pytest.raises(IllegalMove) as refused:
        game.read_move(state, "d4 c4")
    error = refused.value
    assert error.reason == "game-both-squares"
    assert error.facts == {
        "square": "b2 b4 d2 d4",
        "colour": "red",
        "other_square": "a2 a4 c2 c4",
        "other_colour": "blue",
    }
    assert set(error.touches) == {"b2", "b4", "d2", "d4", "a2", "a4", "c2", "c4"}
    assert "d4 c4" not in [game.move_text(move) for move in game.legal_moves(state)]


@pytest.mark.parametrize(
    ("move", "reason"),
    [("a3 a2", "game-cell-taken"), ("e4 f5", "game-not-adjacent")],
)
def test_e2_moves_that_are_refused(move: str, reason: str) -> None:
    game = eyes()
    assert refusal(game, played(game, FIXTURE), move).reason == reason


def test_e2_ruling_1_upright_squares_only() -> None:
    game = eyes(squares="upright")
    assert game.outcome(played(game, FIXTURE + ", c1 b1")) is None
    assert game.outcome(played(game, FIXTURE + ", d4 e4")) is not None


def test_e2_ruling_4_gifts_can_be_forbidden() -> None:
    game = eyes(gift="illegal")
    state = played(game, FIXTURE)
    with pytest.raises(IllegalMove) as refused:
        game.read_move(state, "c5 c4")
    assert refused.value.reason == "game-gift"
    assert refused.value.facts == {"other_square": "a2 a4 c2 c4", "other_colour": "blue"}
    assert set(refused.value.touches) == {"c5", "c4", "a2", "a4", "c2"}
    assert refusal(game, state, "d4 c4").reason == "game-both-squares"
    assert end_of(game, played(game, "d4 e4", state)).winners == (1,)


CORNERS = (
    "4eyes-plus; size 9; players 2; phase 1; turn 1; tiles 1 a1 b1, c1 d1, a3 b3, a5 b5, c5 d5; "
    "tiles 2 i1 i2, i4 i5, i8 i9, g9 f9, g7 h7; hand 10 10"
)
"""Red on c3 completes two squares, blue on d3 another two."""


def test_2_4_several_squares_of_one_colour_are_one_win_and_the_first_is_named() -> None:
    game = eyes()
    state = game.read_state(CORNERS)
    assert game.outcome(played(game, "c3 c4", state)) == Outcome(
        (Seat(1),), "square", ("a1", "a3", "c1", "c3")
    )
    with pytest.raises(IllegalMove) as refused:
        game.read_move(state, "c3 d3")
    assert refused.value.facts["square"] == "a1 a3 c1 c3"
    assert refused.value.facts["other_square"] == "b1 b3 d1 d3"


# 3. Phase 1


def test_ruling_3_every_pair_of_free_cells_can_be_used_both_ways_round() -> None:
    for size, count in (("9", 288), ("7", 168)):
        game = eyes(size=size)
        assert len(game.legal_moves(game.initial())) == count


def test_3_2_legal_moves_come_by_own_cell_then_the_other() -> None:
    game = eyes(size="5")
    texts = [game.move_text(move) for move in game.legal_moves(game.initial())]
    assert texts[:6] == ["a1 a2", "a1 b1", "a2 a1", "a2 a3", "a2 b2", "a3 a2"]
    assert texts[-1] == "e5 e4"


def test_ruling_10_nobody_passes_by_choice() -> None:
    game = eyes()
    assert refusal(game, game.initial(), " PASS ").reason == "game-no-pass"


def test_3_1_no_tile_is_moved_while_tiles_are_laid() -> None:
    game = eyes()
    assert refusal(game, played(game, "a1 a2, c1 c2"), "a1 a2 to e5 e6").reason == (
        "game-only-laying"
    )


def test_3_4_a_seat_without_a_tile_passes_while_others_lay() -> None:
    game = eyes(3, size="5")
    state = game.read_state(
        "4eyes-plus; size 5; players 3; phase 1; turn 3; tiles 1 a1 a2, c1 d1, e4 e5; "
        "tiles 2 a3 a4; tiles 3 a5 b5, c2 c3; hand 0 2 1"
    )
    told = happening(game, state, "e1 e2")
    assert [(event_name(event), event.seat) for event in told] == [
        ("laid", 3),
        ("turn-done", 3),
        ("turn-passed", 1),
    ]
    after = played(game, "e1 e2", state)
    assert (game.to_move(after), after.phase) == (2, 1)
    told = happening(game, after, "d3 d2")
    assert [(event_name(event), event.seat) for event in told[1:]] == [
        ("turn-done", 2),
        ("turn-passed", 3),
        ("turn-passed", 1),
    ]


LAID_9 = (
    "d5 e5, i5 i6, b5 a5, c4 d4, e6 e7, h5 h6, e1 f1, d9 c9, a7 b7, g6 g5, h7 g7, b6 a6, f9 f8, "
    "h9 h8, g3 g2, h3 i3, d8 e8, e2 d2, c3 c2, e3 e4, c8 c7, a3 a4, b9 b8, i2 i1, g4 h4, b3 b2, "
    "a2 a1, a9 a8, b1 c1, g1 h1"
)
"""Thirty placements of two players on 9x9 that complete no square."""


def test_e7_3_5_after_thirty_tiles_phase_2_begins_with_seat_1() -> None:
    game = eyes()
    laid = LAID_9.split(",")
    before = played(game, ",".join(laid[:-1]))
    assert (before.phase, before.hands) == (1, (0, 1))
    assert events(game, before, laid[-1]) == ["laid", "turn-done", "moving-begins"]
    state = played(game, laid[-1], before)
    assert (state.phase, game.to_move(state), state.hands) == (2, 1, (0, 0))
    assert refusal(game, state, "a1 b1").reason == "game-only-moving"
    assert {type(move) for move in game.legal_moves(state)} == {Shift}


def test_e7_with_another_starting_seat_phase_2_begins_with_that_seat() -> None:
    game = eyes()
    state = played(game, LAID_9, game.initial(Seat(2)))
    assert (state.phase, game.to_move(state)) == (2, 2)


BLOCKED_PHASE_1 = (
    "4eyes-plus; size 5; players 2; phase 1; turn 2; tiles 1 e1 e2, c2 b2, a5 a4, a1 a2; "
    "tiles 2 d5 c5, e4 d4, b3 b4, d1 c1; hand 1 1"
)
"""After `c3 d3` no two neighbouring cells are free, and seat 1 still has a tile."""


def test_3_6_ruling_13_when_nobody_can_lay_phase_2_begins_and_hands_leave_the_game() -> None:
    game = eyes(size="5")
    state = game.read_state(BLOCKED_PHASE_1)
    told = happening(game, state, "c3 d3")
    assert [(event_name(event), int(event.seat)) for event in told] == [
        ("laid", 2),
        ("turn-done", 2),
        ("turn-passed", 1),
        ("turn-passed", 2),
        ("moving-begins", 1),
    ]
    assert told[-1].facts() == {"left": 1}
    after = played(game, "c3 d3", state)
    assert (after.phase, after.hands, game.to_move(after)) == (2, (0, 0), 1)
    assert game.outcome(after) is None


def test_5_4_when_nobody_can_move_either_the_game_is_blocked() -> None:
    game = eyes(size="5", relocate="strict")
    state = game.read_state(BLOCKED_PHASE_1)
    assert events(game, state, "c3 d3")[-3:] == ["moving-begins", "turn-passed", "turn-passed"]
    after = played(game, "c3 d3", state)
    assert game.outcome(after) == Outcome((), "blocked")
    assert game.to_move(after) == 2


# E5 and E6


@pytest.mark.parametrize(
    ("players", "moves", "winner"),
    [
        (2, "a1 a2, a4 a3, c1 c2, d3 c3", 1),
        (2, "b1 a1, a3 a4, d1 c1, c3 c4", 2),
        (3, "b1 a1, a3 a4, h8 h9, d1 c1, c3 c4", 2),
        (3, "h8 h9, b1 a1, a3 a4, f8 f9, d1 c1, c3 c4", 3),
        (3, "a1 a2, h8 h9, a4 a3, c1 c2, f8 f9, c4 c3", 1),
        (3, "a1 a2, h8 h9, a4 a3, c1 c2, f8 f9, d5 d6, c3 c4", 1),
    ],
)
def test_e5_the_earliest_possible_finishes(players: int, moves: str, winner: int) -> None:
    game = eyes(players)
    *before, last = moves.split(",")
    state = played(game, ",".join(before))
    assert game.outcome(state) is None
    assert end_of(game, played(game, last, state)).winners == (winner,)
    # One ply earlier no seat has four pawns of the winner's colour, whatever is laid.
    colour = {(2, 1): "red", (2, 2): "blue", (3, 1): "red", (3, 2): "brown", (3, 3): "blue"}
    felt = [game.feel(state, cell).surface for cell in game.grid.cells]
    assert felt.count(colour[players, winner]) <= 4
    assert felt.count(colour[players, winner]) == 3 or len(before) == 6


def test_e6_ruling_7_a_tile_never_completes_the_third_colour() -> None:
    game = eyes(3)
    # Blue stands on a1, a3 and c1; seat 1 to move.
    state = played(game, "h8 h9, b1 a1, a3 a4, f8 f9, d1 c1, i4 i5")
    assert game.to_move(state) == 1
    winners = [game.outcome(game.play(state, move).state) for move in game.legal_moves(state)]
    assert winners == [None] * len(winners)


# 6. Paper and pencil

E8 = (
    "4eyes-plus; size 7; players 3; phase 1; turn 1; "
    "tiles 1 e4 f4, b7 a7, b1 a1, f5 f6, f3 g3, e2 f2, d1 e1, c7 d7, a5 b5, c2 c1, a4 a3; "
    "tiles 2 d6 d5, f7 g7, b4 c4, d3 d2, e7 e6, b3 b2; "
    "tiles 3 f1 g1, g4 g5, c6 b6; hand - - -"
)
"""The free cells of the example lie in the middle; four more stand alone at the edges."""


def test_e8_6_3_without_a_free_pair_the_paper_is_full() -> None:
    game = eyes(3, size="7", mode="paper")
    state = game.read_state(E8)
    taken = [cell for cell in game.grid.cells if game.feel(state, cell).height]
    free = [game.grid.name(cell) for cell in game.grid.cells if cell not in taken]
    assert free == ["a2", "a6", "c3", "c5", "d4", "e3", "e5", "g2", "g6"]
    assert game.outcome(state) == Outcome((), "full")


def test_6_3_the_move_that_fills_the_paper_ends_the_game() -> None:
    game = eyes(3, size="5", mode="paper")
    state = game.read_state(
        "4eyes-plus; size 5; players 3; phase 1; turn 3; tiles 1 e3 d3, c1 c2, c4 b4, a2 a3; "
        "tiles 2 d4 e4, a1 b1, e1 e2, d1 d2; tiles 3 c5 d5, a4 a5; hand - - -"
    )
    assert events(game, state, "c3 b3") == ["laid", "turn-done"]
    assert end_of(game, played(game, "c3 b3", state)).reason == "full"


def test_6_1_on_paper_there_is_no_supply_and_no_phase_2() -> None:
    game = eyes(mode="paper")
    state = played(game, LAID_9)
    assert (state.phase, state.hands, game.supply(state, Seat(1))) == (1, None, {})
    assert game.outcome(state) is None
    assert refusal(game, state, "d5 e5 to e5 d5").reason == "game-no-moving-on-paper"


def test_6_4_ruling_5_if_only_double_completions_are_left_all_pass_and_the_game_is_blocked() -> (
    None
):
    game = eyes(size="5", mode="paper")
    state = game.read_state(
        "4eyes-plus; size 5; players 2; phase 1; turn 2; tiles 1 b3 a3, e1 d1, d2 c2, a2 b2; "
        "tiles 2 e2 e3, c5 d5, c4 d4, a5 a4, a1 b1, e5 e4; hand - -"
    )
    assert events(game, state, "b4 b5") == ["laid", "turn-done", "turn-passed", "turn-passed"]
    assert end_of(game, played(game, "b4 b5", state)).reason == "blocked"


def test_4_4_a_seat_with_double_completions_only_passes_and_the_next_one_plays() -> None:
    game = eyes(3, size="5", mode="paper")
    state = game.read_state(
        "4eyes-plus; size 5; players 3; phase 1; turn 3; tiles 1 d1 e1, a2 a3, b4 a4; "
        "tiles 2 a1 b1, c5 d5, d2 d3; tiles 3 c1 c2, d4 c4, a5 b5, b3 b2, e4 e5; hand - - -"
    )
    assert game.to_move(state) == 1


def test_4_3_a_seat_with_forbidden_gifts_only_passes() -> None:
    position = (
        "4eyes-plus; size 5; players 2; phase 1; turn 1; tiles 1 e1 d1, c3 c4, d2 c2; "
        "tiles 2 a2 a1, b3 b2, d4 e4, e5 d5, a5 b5, e2 e3, a3 a4; hand - -"
    )
    strict, usual = (
        eyes(size="5", mode="paper", gift=gift) for gift in ("illegal", "opponent_wins")
    )
    assert strict.to_move(strict.read_state(position)) == 2
    assert usual.to_move(usual.read_state(position)) == 1
