"""Properties over random games, phase 2 above all, and a second opinion on legal moves."""

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from touchstone.core.errors import IllegalMove
from touchstone.core.game import AnyGame
from touchstone.core.values import all_seats, seat_after
from touchstone.games import new_game
from touchstone.games.four_eyes_plus.rules.state import State

MOVING = {
    2: (
        "4eyes-plus; size 9; players 2; phase 2; turn 1; "
        "tiles 1 d5 e5, b5 a5, e6 e7, e1 f1, a7 b7, h7 g7, f9 f8, g3 g2, d8 e8, c3 c2, c8 c7; "
        "tiles 2 i5 i6, c4 d4, h5 h6, d9 c9, g6 g5, b6 a6, h9 h8, h3 i3, e2 d2, e3 e4, a3 a4; "
        "hand 0 0"
    ),
    3: (
        "4eyes-plus; size 9; players 3; phase 2; turn 1; "
        "tiles 1 i3 i4, e1 f1, b8 a8, b9 c9, e8 d8, a4 b4, b5 b6, h9 g9, c7 c8, c1 c2; "
        "tiles 2 g6 g5, a6 a5, i1 i2, d6 d7, c5 c6, c3 d3, h8 i8, d1 d2, i5 i6, e2 f2; "
        "tiles 3 e6 e7, h7 g7, d9 e9, h6 h5, g3 g2, h1 h2, f3 e3, b3 a3, h4 g4, a1 a2; "
        "hand 0 0 0"
    ),
}
SETTINGS = st.fixed_dictionaries(
    {
        "size": st.sampled_from(["5", "6", "7"]),
        "mode": st.sampled_from(["tiles", "paper"]),
        "squares": st.sampled_from(["any", "upright"]),
        "gift": st.sampled_from(["opponent_wins", "illegal"]),
        "relocate": st.sampled_from(["lift", "strict"]),
        "repetition": st.sampled_from(["0", "2", "3"]),
        "cap": st.sampled_from(["0", "1", "50"]),
    }
)


def quiet_move(game: AnyGame, state: Any, dice: Random) -> Any:
    """A random move that does not end the game, where a few tries find one."""
    moves = game.legal_moves(state)
    tries = dice.sample(moves, min(len(moves), 40))
    return next((m for m in tries if game.outcome(game.play(state, m).state) is None), tries[0])


def check_invariants(game: AnyGame, state: State) -> None:
    """What RULES.md says of every position, worked out from the tiles alone."""
    tiles = [tile for of_seat in state.tiles for tile in of_seat]
    cells = [cell for tile in tiles for cell in tile]
    assert len(cells) == len(set(cells))
    assert all(tile.other in game.grid.neighbours(tile.own) for tile in tiles)
    if state.phase == 2:
        assert state.hands == (0,) * game.seats
    if state.outcome is None or state.outcome.reason != "square":
        for seat in all_seats(game.seats):
            assert not shows_square(game, state, seat)


def colours(game: AnyGame, state: State) -> dict[int, int]:
    shown = {}
    for seat, of_seat in zip(all_seats(game.seats), state.tiles, strict=True):
        for own, other in of_seat:
            shown[own], shown[other] = int(seat), int(seat_after(seat, game.seats))
    return shown


def shows_square(game: AnyGame, state: State, colour: int) -> bool:
    """Squares the slow way: any two pawns as one side, the other side to its left."""
    grid = game.grid
    points = {
        (grid.column(cell), grid.row(cell))
        for cell, shown in colours(game, state).items()
        if shown == colour
    }
    for first, second in combinations(sorted(points), 2):
        for (x, y), (to_x, to_y) in ((first, second), (second, first)):
            right, up = to_x - x, to_y - y
            tilted = right and up
            if {(x - up, y + right), (to_x - up, to_y + right)} <= points and not (
                tilted and game.settings["squares"] == "upright"
            ):
                return True
    return False


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("relocate", ["lift", "strict"])
def test_a_long_random_phase_2_never_breaks_an_invariant(players: int, relocate: str) -> None:
    game = new_game("4eyes-plus", players, relocate=relocate, cap="999", repetition="0")
    dice = Random(players)
    state = game.read_state(MOVING[players])
    count = [len(of_seat) for of_seat in state.tiles]
    turns = 0
    while game.outcome(state) is None and turns < 120:
        move = quiet_move(game, state, dice)
        seat = game.to_move(state)
        state = game.play(state, move).state
        check_invariants(game, state)
        assert [len(of_seat) for of_seat in state.tiles] == count
        outcome = game.outcome(state)
        assert outcome is None or set(outcome.winners) <= {seat, seat_after(seat, players)}
        turns += 1
    assert turns > 30


@pytest.mark.parametrize("players", [2, 3])
def test_a_long_phase_2_with_all_its_history_reads_back(players: int) -> None:
    game = new_game("4eyes-plus", players)
    dice = Random(players)
    state = game.read_state(MOVING[players])
    while game.outcome(state) is None:
        last = state
        state = game.play(state, quiet_move(game, state, dice)).state
    assert last.turns > 30
    assert game.read_state(game.state_text(last)) == last


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 3), SETTINGS, st.integers(0, 10**6))
def test_random_games_keep_every_promise(players: int, chosen: dict[str, str], seed: int) -> None:
    game = new_game("4eyes-plus", players, **chosen)
    dice = Random(seed)
    state = game.initial(dice.choice(all_seats(players)))
    for _ in range(40):
        if game.outcome(state) is not None:
            break
        assert game.read_state(game.state_text(state)) == state
        move = quiet_move(game, state, dice)
        assert game.read_move(state, game.move_text(move)) == move
        seat = game.to_move(state)
        state = game.play(state, move).state
        check_invariants(game, state)
        outcome = game.outcome(state)
        if outcome is not None and outcome.winners:
            (winner,) = outcome.winners
            assert winner in (seat, seat_after(seat, players))
            assert shows_square(game, state, winner)
            other = {seat, seat_after(seat, players)} - {winner}
            assert not any(shows_square(game, state, colour) for colour in other)


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 3), SETTINGS, st.integers(0, 10**6), st.integers(0, 20))
def test_a_move_is_in_the_list_exactly_if_it_can_be_read(
    players: int, chosen: dict[str, str], seed: int, plies: int
) -> None:
    game = new_game("4eyes-plus", players, **chosen)
    dice = Random(seed)
    state = game.initial()
    for _ in range(plies):
        after = game.play(state, quiet_move(game, state, dice)).state
        if game.outcome(after) is not None:
            break
        state = after
    cells = [game.grid.name(cell) for cell in game.grid.cells]
    pairs = [f"{own} {other}" for own in cells for other in dice.sample(cells, 6)]
    pairs += [
        f"{game.grid.name(cell)} {game.grid.name(other)}"
        for cell in game.grid.cells
        for other in game.grid.neighbours(cell)
    ]
    texts = pairs
    if state.phase == 2:
        tiles = [" ".join(game.grid.names(tile)) for of_seat in state.tiles for tile in of_seat]
        texts = [f"{tile} to {to}" for tile in tiles for to in pairs]
    legal = {game.move_text(move) for move in game.legal_moves(state)}
    for text in texts:
        try:
            game.read_move(state, text)
            readable = True
        except IllegalMove:
            readable = False
        assert readable == (text in legal), text


def test_the_position_text_does_not_depend_on_how_it_was_reached() -> None:
    game = new_game("4eyes-plus", cap="0", repetition="0")
    state = game.read_state(MOVING[2])
    other = replace(state, turns=0, moved=())
    assert game.state_text(other) == MOVING[2]
