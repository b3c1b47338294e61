"""The games that everybody plays together: free building, the colourful board, sliding."""

from collections import deque
from itertools import product

import pytest
from helpers.tactori import drawn, is_legal, legal_texts, names, played, tactori, text, towers

from touchstone.core.errors import PositionError
from touchstone.core.record import Record, read_record
from touchstone.core.series import Series
from touchstone.games import GAMES
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.geometry import Geometry
from touchstone.games.tactori.rules.pieces import COLOURS
from touchstone.games.tactori.rules.state import Slide, State
from touchstone.games.tactori.rules.variants import shuffled


def test_10_1_every_action_keeps_the_turn_and_done_passes_it_on() -> None:
    game = tactori("free", 2)
    state = game.initial()
    assert not is_legal(game, state, "done")
    state = played(game, state, "place red a1", "place green a1", "remove a1", "place red a2")
    assert state.turn == 1
    state = played(game, state, "lay red a1-a2", "take a1-a2", "done")
    assert state.turn == 2
    assert not is_legal(game, state, "done")


def test_10_2_supplies_bind_and_held_stones_stay() -> None:
    game = tactori("free", 1)
    heaps = game.supply(played(game, game.initial(), "place red a1"), game.to_move(game.initial()))
    assert (heaps["red-stones"], heaps["blue-stones"], heaps["red-sticks"]) == (15, 16, 15)
    state = drawn(game, "a1 R, a2 R", "R a1-a2 1")
    assert not is_legal(game, state, "remove a1")
    assert not is_legal(game, state, "lay red a1-a2")


def test_10_2_one_colour_for_both_stones_and_the_stick() -> None:
    game = tactori("free")
    state = drawn(game, "a1 R, a2 R, b1 B")
    assert is_legal(game, state, "lay red a1-a2")
    assert not is_legal(game, state, "lay blue a1-a2")
    assert not is_legal(game, state, "lay red a1-b1")


def test_10_3_six_tasks_are_ticked_off() -> None:
    game = tactori("free", 1)
    state = game.initial()
    ticked: list[tuple[str, ...]] = []
    for move in (
        *("place red a1", "place red a2", "lay red a1-a2"),
        *("place red a3", "lay red a2-a3"),
        *("place blue b1", "place red b1"),
        *("place blue c1", "place red c1", "lay red b1-c1"),
        *("place blue a3", "place red a3", "place blue b3", "place blue b3", "place red b3"),
        "lay red a3-b3",
    ):
        events = names(game, state, move)
        state = played(game, state, move)
        ticked.append(state.tasks)
        assert events.count("task") == len(ticked[-1]) - len(ticked[-2] if len(ticked) > 1 else ())
    assert ticked[2] == ("bridge",)
    assert ticked[4] == ("bridge", "joined", "joined-below")
    assert ticked[6] == ("tower", "bridge", "joined", "joined-below")
    assert ticked[9] == ("tower", "bridge", "joined", "upstairs", "joined-below")
    assert len(ticked[-1]) == 6


def test_10_3_a_task_once_done_stays_done_and_is_written() -> None:
    game = tactori("free", 1)
    state = played(game, game.initial(), "place red a1", "place red a1", "remove a1")
    assert state.tasks == ("tower",)
    assert game.state_text(state).endswith("stage sticks; tasks tower")
    assert game.read_state(game.state_text(state)) == state


def test_10_3_two_sticks_above_one_another_are_not_joined() -> None:
    game = tactori("free")
    state = drawn(game, "a1 R R R, a2 R R R", "R a1-a2 1, R a1-a2 3")
    assert state.tasks == ("tower", "bridge", "upstairs")


@pytest.mark.parametrize("seed", range(3))
def test_8_1_six_of_each_colour_round_an_empty_middle(seed: int) -> None:
    laid_out = shuffled(seed)
    stones = [tower[0] for tower in laid_out if tower]
    assert [stones.count(colour) for colour in COLOURS] == [6, 6, 6, 6]
    assert laid_out[12] == ()


def test_8_1_the_seed_decides() -> None:
    boards = {tactori(v, seed=s).initial() for v in ("colourful", "sliding") for s in "012"}
    assert len(boards) == 3


def test_8_2_the_pool_holds_what_is_left() -> None:
    game = tactori("colourful", colour="blue")
    heaps = game.supply(game.initial(), game.to_move(game.initial()))
    assert heaps == {f"{c}-stones": 10 for c in ("red", "blue", "yellow", "green")} | {"sticks": 15}


def test_8_3_without_a_stone_to_put_or_move_a_turn_is_sticks_only() -> None:
    game = tactori("colourful", 2)
    tall = "B Y G R B Y G R B Y G R B Y G R"
    stones = ", ".join(f"{cell} {tall}" for cell in ("a1", "a2", "b1", "b2"))
    state = drawn(game, stones, "R a1-a2 16, R a2-b2 16, R b1-b2 16")
    assert legal_texts(game, state) == ["lay a1-b1"]
    after = played(game, state, "lay a1-b1")
    assert after.outcome is not None
    assert (after.outcome.reason, game.count(after)) == ("no-winner", 4)


def test_8_5_fifteen_sticks_complete_the_board() -> None:
    game = tactori("colourful", 1)
    cells = [f"{column}{row}" for column in "abc" for row in range(1, 5)]
    stones = ", ".join(f"{cell} R" for cell in (*cells, "d1", "d2"))
    up = [f"R {c}{r}-{c}{r + 1} 1" for c in "abc" for r in (1, 2, 3)]
    across = ["R a1-b1 1", "R b1-c1 1", "R a2-b2 1", "R b2-c2 1", "R c1-d1 1"]
    state = drawn(game, stones, ", ".join(up + across), stage="sticks")
    state = played(game, state, "lay d1-d2")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason, game.count(state)) == ((), "complete", 15)
    assert state.outcome.together
    with pytest.raises(PositionError, match="game-already-complete"):
        drawn(game, stones, ", ".join([*up, *across, "R d1-d2 1"]))


SOLVED = (
    "a1 R, b1 R, c1 R, d1 R, a2 R, b2 R, e1 B, c2 B, d2 B, e2 B, a3 B, b3 B, c3 Y, d3 Y, e3 Y, "
    "a4 Y, b4 Y, c4 Y, d4 G, e4 G, a5 G, b5 G, c5 G, d5 G"
)


def test_9_2_take_then_slide_then_lay() -> None:
    game = tactori("sliding", 2)
    state = drawn(game, SOLVED, "R a1-b1 1")
    assert legal_texts(game, state) == ["take a1-b1", "slide d5", "slide e4"]
    state = played(game, state, "take a1-b1", "slide d5")
    assert state.turn == 1
    assert "take a1-b1" not in legal_texts(game, state)
    state = played(game, state, "lay a1-b1", "done")
    assert (state.turn, game.count(state)) == (2, 1)
    assert game.state_text(state).endswith("turn 2; stage stone; steps 1")
    assert game.read_state(game.state_text(state)) == state


def test_9_4_complete_as_soon_as_the_six_hang_together() -> None:
    game = tactori("sliding", 1)
    state = drawn(game, SOLVED, "R a1-b1 1, R b1-c1 1, R c1-d1 1, R a1-a2 1")
    state = played(game, state, "slide e4")
    state = played(game, state, "lay a2-b2")
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.winners, game.count(state)) == ("complete", (), 1)
    assert state.outcome.together


def test_9_sticks_of_another_colour_do_not_belong() -> None:
    game = tactori("sliding", colour="blue")
    with pytest.raises(PositionError, match="game-stick-of-other-colour"):
        drawn(game, SOLVED, "R a1-b1 1")


def test_9_3_a_small_sliding_board_can_be_brought_into_every_order() -> None:
    """3x3 with two stones of each of four colours: all 22680 orders are one family."""
    grid = Geometry(3, 1).grid
    start: tuple[int | None, ...] = (0, 0, 1, 1, None, 2, 2, 3, 3)
    seen, fresh = {start}, deque([start])
    while fresh:
        board = fresh.popleft()
        hole = board.index(None)
        for cell in grid.neighbours(hole):
            after = list(board)
            after[hole], after[cell] = after[cell], None
            if (key := tuple(after)) not in seen:
                seen.add(key)
                fresh.append(key)
    assert len(seen) == 9 * 8 * 7 * 6 * 5 * 4 * 3 * 2 // 2**4


@pytest.mark.parametrize(("seed", "colour"), list(product(range(4), ["red", "green"])))
def test_9_3_every_set_up_can_be_solved(seed: int, colour: str) -> None:
    """Bring stone after stone of the colour to a1 b1 c1 d1 a2 b2, then lay five sticks."""
    game = tactori("sliding", 1, colour=colour, seed=str(seed))
    state = game.initial()
    done: set[int] = set()
    for name in ("a1", "b1", "c1", "d1", "a2", "b2"):
        target = game.grid.find(name)
        assert target is not None
        for cell in way(game, state, target, done):
            state = played(game, state, f"slide {game.grid.name(cell)}")
            if "done" in legal_texts(game, state):
                state = played(game, state, "done")
        done.add(target)
    spare = [
        move
        for move in game.legal_moves(state)
        if isinstance(move, Slide) and move.cell not in done
    ]
    state = played(
        game, state, game.move_text(spare[0]), "lay a1-a2", "lay a1-b1", "lay a2-b2", "lay b1-c1"
    )
    state = played(game, state, "lay c1-d1")
    assert state.outcome is not None
    assert state.outcome.reason == "complete"


def way(game: Tactori, state: State, target: int, done: set[int]) -> list[int]:
    """The slides that bring a stone of the round's colour to the target; `done` ones stay."""
    colour = game.terms.round_colour
    free = [c for c in game.grid.cells if state.towers[c] == (colour,) and c not in done]
    hole = state.towers.index(())
    starts = [(hole, stone) for stone in free]
    before: dict[tuple[int, int], tuple[tuple[int, int], int] | None] = dict.fromkeys(starts)
    fresh = deque(starts)
    while fresh:
        at = fresh.popleft()
        hole, stone = at
        if stone == target:
            moves = []
            while (step := before[at]) is not None:
                at, moved = step
                moves.append(moved)
            return moves[::-1]
        for cell in game.grid.neighbours(hole):
            after = (cell, hole if cell == stone else stone)
            if cell not in done and after not in before:
                before[after] = (at, cell)
                fresh.append(after)
    raise AssertionError("there is always a way")


@pytest.mark.parametrize("variant", ["colourful", "sliding"])
def test_8_1_records_of_a_random_set_up_carry_their_position(variant: str) -> None:
    game = tactori(variant, 1, seed="7")
    record = Record.begin(Series(game))
    assert f"position: {game.state_text(game.initial())}" in record.text()
    again = read_record(record.text(), GAMES)
    assert again.text() == record.text()
    bare = f"game: tactori\nplayers: 1\nvariant: {variant}\nseed: 7\n"
    assert read_record(bare, GAMES).text() == record.text()


def test_a_record_of_an_empty_board_needs_no_position() -> None:
    assert "position" not in Record.begin(Series(tactori())).text()


def test_a_colourful_position_may_be_set_up_by_hand() -> None:
    game = tactori("colourful")
    assert towers(game, game.read_state(text(game, "a1 R B")), "a1") == ["RB"]


def test_9_5_what_is_counted_can_be_written_and_read() -> None:
    game = tactori("sliding")
    state = game.read_state(game.state_text(game.initial()) + "; steps 999998")
    for move in ("slide c2", "slide c1"):
        state = played(game, state, move)
        if state.stage.value == "sticks":
            state = played(game, state, "done")
        assert game.count(state) == 999_999
        assert game.read_state(game.state_text(state)) == state


def test_7_3_only_free_building_has_tasks_and_they_tick_themselves_off() -> None:
    free, bridges = tactori("free"), tactori("bridges")
    tasks = free.kind.tasks(free, free.initial())
    assert len(tasks) == 6
    assert not any(tasks.values())
    assert bridges.kind.tasks(bridges, bridges.initial()) == {}
    built = played(free, free.initial(), *["place red a1"] * 3)
    assert [name for name, done in free.kind.tasks(free, built).items() if done] == ["tower"]
