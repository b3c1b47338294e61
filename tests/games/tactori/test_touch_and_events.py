"""What fingers find, what is heard, and the heaps beside the board."""

import pytest
from helpers.tactori import drawn, happening, played, tactori

from touchstone.core.events import Reach, TurnEnded
from touchstone.core.values import Feel, Seat
from touchstone.games.tactori.rules.events import KnockedOut, Slid
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.state import State

CELLS = ("cell", "to", "first", "last", "to_first", "to_last")
"""The facts of events that name fields."""


def touched(game: Tactori, state: State, name: str) -> Feel:
    cell = game.grid.find(name)
    assert cell is not None
    return game.feel(state, cell)


def test_11_1_a_finger_finds_height_colour_and_sticks_by_direction() -> None:
    game = tactori()
    state = drawn(
        game, "c3 B B R, c4 B B R, d3 B B R", "R c3-d3 3, R c3-c4 3, B c3-c4 1, B c3-d3 1"
    )
    assert touched(game, state, "c3") == Feel(
        3,
        "red",
        (
            ("stick-east", "red"),
            ("stick-north", "red"),
            ("floor", "1"),
            ("stick-east", "blue"),
            ("stick-north", "blue"),
        ),
    )
    assert touched(game, state, "d3").details == (
        ("stick-west", "red"),
        ("floor", "1"),
        ("stick-west", "blue"),
    )
    assert touched(game, state, "c4").details[0] == ("stick-south", "red")
    assert touched(game, state, "a1") == Feel(0, "empty")


def test_11_1_on_9x9_a_stick_runs_through_a_stone_or_passes_above() -> None:
    game = tactori("rectangles")
    state = drawn(game, "c3 B R, e3 B R, d3 B B", "R c3-e3 2")
    assert touched(game, state, "d3").details == (("stick-east", "red"), ("stick-west", "red"))
    low = drawn(game, "c3 B R, e3 B R, d3 B, d2 R, d4 R", "R c3-e3 2, R d2-d4 1")
    assert touched(game, low, "d3").details == (
        ("stick-north", "red"),
        ("stick-south", "red"),
        ("above", "2"),
        ("stick-east", "red"),
        ("stick-west", "red"),
    )


@pytest.mark.parametrize(
    ("variant", "stones", "sticks", "move", "event"),
    [
        ("bridges", "a1 R, a3 B", "-", "place a1", ("placed", "cell a1", "colour red", "floor 2")),
        ("free", "-", "-", "place green a1", ("placed", "cell a1", "colour green", "floor 1")),
        (
            "rectangle-advanced",
            "a1 R, a3 R",
            "-",
            "lay a1-a3",
            ("laid", "first a1", "last a3", "colour red", "floor 1"),
        ),
        (
            "free",
            "a1 B, a2 B",
            "-",
            "lay blue a1-a2",
            ("laid", "first a1", "last a2", "colour blue", "floor 1"),
        ),
        (
            "rectangle-advanced",
            "a1 R, a3 R",
            "R a1-a3 1",
            "take a1-a3",
            ("taken", "first a1", "last a3", "colour red"),
        ),
        (
            "rectangle-advanced",
            "a1 R, a3 R, a5 R",
            "R a1-a3 1",
            "shift a1-a3 to a3-a5",
            ("shifted", "first a1", "last a3", "to_first a3", "to_last a5", "floor 1"),
        ),
        (
            "rectangle-advanced",
            "a1 R R, a3 B",
            "-",
            "move a1 2 to a3",
            ("moved", "cell a1", "to a3", "colour red", "count 2", "floor 3"),
        ),
        ("free", "a1 R", "-", "remove a1", ("removed", "cell a1", "colour red")),
    ],
)
def test_11_2_what_happens_on_the_board_is_only_seen(
    variant: str, stones: str, sticks: str, move: str, event: tuple[str, ...]
) -> None:
    game = tactori(variant)
    state = drawn(game, stones, sticks)
    first = happening(game, state, move)[0]
    facts = tuple(f"{name} {value}" for name, value in first.facts().items())
    assert (first.name, *facts) == event
    assert first.reach is Reach.SEEN
    cells = {fact.split()[1] for fact in facts if fact.split()[0] in CELLS}
    assert cells <= set(first.changed)


@pytest.mark.parametrize(
    ("sticks", "move", "fields"),
    [
        ("-", "lay a1-a3", "a1 a2 a3"),
        ("R a1-a3 1", "take a1-a3", "a1 a2 a3"),
        ("R a1-a3 1", "shift a1-a3 to a3-c3", "a1 a2 a3 b3 c3"),
    ],
)
def test_11_1_what_is_done_with_a_stick_is_felt_between_its_ends_too(
    sticks: str, move: str, fields: str
) -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "a1 R, a3 R, c3 R", sticks)
    assert " ".join(happening(game, state, move)[0].changed) == fields


def test_11_2_knocked_out_stones_are_told_by_owner() -> None:
    game = tactori("rectangle-advanced", 3)
    state = drawn(game, "a1 R R R, c1 B Y B")
    events = happening(game, state, "move a1 3 to c1 out 3")
    assert events[1:3] == (
        KnockedOut(Seat(1), cell="c1", colour="blue", count=2),
        KnockedOut(Seat(1), cell="c1", colour="yellow", count=1),
    )
    assert events[1].changed == ("c1",)


def test_11_2_a_slide_tells_where_to() -> None:
    game = tactori("sliding")
    state = game.initial()
    first = happening(game, state, "slide c2")[0]
    assert first == Slid(Seat(1), cell="c2", to="c3")
    assert first.changed == ("c2", "c3")


def test_11_2_the_end_of_a_turn_is_heard() -> None:
    game = tactori()
    event = happening(game, game.initial(), "place a1")[-1]
    assert event == TurnEnded(Seat(1), "done")
    assert event.reach is Reach.HEARD


def test_a_winning_move_ends_no_turn() -> None:
    game = tactori("rectangle")
    state = drawn(
        game,
        "a1 R, a2 R, b1 R, b2 R",
        "R a1-a2 1, R a1-b1 1, R a2-b2 1",
        stage="sticks",
    )
    events = happening(game, state, "lay b1-b2")
    assert [event.name for event in events] == ["laid"]
    over = played(game, state, "lay b1-b2")
    assert game.to_move(over) == 1
    assert game.state_text(over).endswith("turn 1; stage sticks")


def test_heaps_beside_the_board() -> None:
    game = tactori("rectangles")
    state = drawn(game, "a1 R, a3 R, a5 B", "R a1-a3 1")
    assert game.supply(state, Seat(1)) == {"stones": 14, "sticks": 14}
    assert game.supply(state, Seat(2)) == {"stones": 15, "sticks": 15}
    sliding = tactori("sliding")
    assert sliding.supply(sliding.initial(), Seat(1)) == {"sticks": 15}


def test_only_games_for_points_have_scores() -> None:
    with_scores = {"bridges", "connections", "long", "rectangles"}
    counted = {"colourful", "sliding"}
    for variant in ("free", "rectangle", "rectangle-advanced", *with_scores, *counted):
        game = tactori(variant)
        assert bool(game.scores(game.initial())) == (variant in with_scores)
        assert (game.count(game.initial()) is not None) == (variant in counted)
