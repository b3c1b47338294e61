"""Clause 3.7: the second of two players may take the first tile over."""

from random import Random
from typing import Any

import pytest
from helpers.four_eyes_plus import end_of, eyes, felt_on, happening, played, refusal

from touchstone.core.errors import PositionError
from touchstone.core.record import read_record
from touchstone.core.values import Seat
from touchstone.engine.levels import LEVELS, STRONGEST, Budget
from touchstone.engine.mind import guide_for
from touchstone.engine.sight import Sight
from touchstone.games import GAMES
from touchstone.games.four_eyes_plus import KIND
from touchstone.match import Agreement, Chair, Match, Play, Touch
from touchstone.match.forms import forms
from touchstone.views.sentences import Speaker
from touchstone.views.typed import confirmation, read_typed
from touchstone.views.words import LANGUAGES, words_in

ANA, BEN = Seat(1), Seat(2)
AFTER = (
    "4eyes-plus; size 9; players 2; phase 1; turn 1; tiles 1 -; tiles 2 b2 a2; hand 15 14; "
    "swap taken"
)


def texts(game: Any, state: Any) -> list[str]:
    return [game.move_text(move) for move in game.legal_moves(state)]


def test_3_7_the_tile_changes_its_owner_and_its_colours_and_the_first_seat_lays_again() -> None:
    game = eyes(swap="on")
    state = played(game, "b2 a2, swap")
    assert game.state_text(state) == AFTER
    assert game.to_move(state) == ANA
    assert [game.supply(state, seat) for seat in (ANA, BEN)] == [{"tiles": 15}, {"tiles": 14}]
    felt = felt_on(game, state, "b2"), felt_on(game, state, "a2")
    assert [(one.surface, dict(one.details)["end"]) for one in felt] == [
        ("blue", "owner"),
        ("red", "next"),
    ]


def test_3_7_it_is_listed_last_and_offered_only_directly_after_the_first_lay() -> None:
    game = eyes(swap="on")
    assert "swap" not in texts(game, game.initial())
    once = played(game, "b2 a2")
    assert texts(game, once).index("swap") == len(texts(game, once)) - 1
    assert texts(game, once)[:-1] == texts(eyes(), played(eyes(), "b2 a2"))
    for later in ("b2 a2, swap", "b2 a2, d1 d2", "b2 a2, swap, d1 d2"):
        state = played(game, later)
        assert "swap" not in texts(game, state)
        assert refusal(game, state, "swap").reason == "game-swap-not-now"
    assert refusal(game, game.initial(), "swap").reason == "game-swap-not-now"


@pytest.mark.parametrize(("players", "swap"), [(2, "off"), (3, "off"), (3, "on")])
def test_3_7_without_the_setting_and_with_three_players_nobody_swaps(
    players: int, swap: str
) -> None:
    game = eyes(players, swap=swap)
    state = played(game, "b2 a2")
    assert "swap" not in texts(game, state)
    assert refusal(game, state, "swap").reason == "game-swap-off"


def test_3_7_squares_are_those_of_the_new_colours() -> None:
    game = eyes(swap="on")
    # Taken over, b2 is blue: with b4, d2 and d4 it makes Ben's square.
    state = played(game, "b2 a2, swap, i1 i2, b4 a4, i4 i5, d2 e2, i7 i8, d4 d5")
    outcome = end_of(game, state)
    assert (outcome.winners, outcome.where) == ((BEN,), ("b2", "b4", "d2", "d4"))


def test_3_7_on_paper_the_colours_change_too() -> None:
    game = eyes(swap="on", mode="paper")
    state = played(game, "b2 a2, swap")
    assert [felt_on(game, state, name).surface for name in ("b2", "a2")] == ["blue", "red"]
    assert (game.to_move(state), state.hands) == (ANA, None)


def test_3_7_in_a_position_that_is_set_up_one_tile_of_the_other_player_is_enough() -> None:
    game = eyes(swap="on")
    head = "4eyes-plus; size 9; players 2; phase 1; "
    offered = {
        "turn 1; tiles 1 -; tiles 2 b2 a2; hand 15 14": True,
        "turn 2; tiles 1 b2 a2; tiles 2 -; hand 14 15": True,
        "turn 1; tiles 1 b2 a2; tiles 2 -; hand 14 15": False,
        "turn 1; tiles 1 -; tiles 2 b2 a2, d1 d2; hand 15 13": False,
    }
    for rest, expected in offered.items():
        assert ("swap" in texts(game, game.read_state(head + rest))) == expected
    moving = "4eyes-plus; size 9; players 2; phase 2; turn 1; tiles 1 -; tiles 2 b2 a2; hand 0 0"
    assert "swap" not in texts(game, game.read_state(moving))


def test_8_4_a_swap_just_made_is_part_of_the_position() -> None:
    game = eyes(swap="on")
    state = game.read_state(AFTER)
    before = AFTER.removesuffix("; swap taken")
    assert state == played(game, "b2 a2, swap") != game.read_state(before)
    assert "swap taken" not in game.state_text(played(game, "d1 d2", state))
    assert eyes().state_text(eyes().read_state(AFTER)) == before
    for wrong in (AFTER.replace("taken", "yes"), AFTER.replace("turn 1", "turn 2")):
        with pytest.raises(PositionError) as refused:
            game.read_state(wrong)
        assert refused.value.reason == "position-bad-value"


def test_3_7_a_record_holds_the_swap_and_reads_back() -> None:
    text = "game: 4eyes-plus\nplayers: 2\nswap: on\n\n1: b2 a2\n2: swap\n1: d1 d2\n"
    record = read_record(text, GAMES)
    assert record.game.to_move(record.sitting.state) == BEN
    assert read_record(record.text(), GAMES).sitting == record.sitting
    assert "2: swap" in record.text()


def test_7_1_everybody_hears_a_swap_and_only_eyes_see_where() -> None:
    game = eyes(swap="on")
    swapped, recoloured, ended = happening(game, played(game, "b2 a2"), "swap")
    assert (swapped.name, swapped.reach.value, swapped.changed) == ("swapped", "heard", ())
    assert (recoloured.reach.value, recoloured.changed) == ("seen", ("b2", "a2"))
    assert recoloured.facts() == {
        "own": "b2",
        "other": "a2",
        "own_colour": "blue",
        "other_colour": "red",
    }
    assert (ended.name, ended.seat) == ("turn-ended", BEN)


@pytest.mark.parametrize(
    ("masked", "ana", "ben"),
    [
        (
            False,
            "Ben swaps and takes over the first tile. Now b2 is blue and a2 is red. Your turn.",
            "You swap and take over the first tile. Now b2 is blue and a2 is red. "
            "It is Ana’s turn.",
        ),
        (
            True,
            "Ben swaps and takes over the first tile. Ben has played. Your turn.",
            "You swap and take over the first tile. Now b2 is blue and a2 is red. "
            "It is Ana’s turn.",
        ),
    ],
)
def test_7_1_what_the_two_are_told(masked: bool, ana: str, ben: str) -> None:
    chairs = Chair("Ana", masked=masked), Chair("Ben", masked=masked)
    match = Match.begin(Agreement(eyes(swap="on"), chairs))
    match, _ = match.submit(Play(ANA, "b2 a2"))
    match, events = match.submit(Play(BEN, "swap"))
    for seat, said in ((ANA, ana), (BEN, ben)):
        speaker = Speaker(words_in("en", KIND), match.agreement, seat)
        assert speaker.tell(events, match) == said


def test_a_masked_player_may_always_try_to_swap_where_the_game_has_it() -> None:
    assert forms(eyes(swap="on"))[-1] == "swap"
    assert "swap" not in forms(eyes())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_say_it_is_read_and_asked_back(language: str) -> None:
    words = words_in(language, KIND)
    for said in words.spoken["swap"]:
        command = read_typed(said, BEN, words, eyes(swap="on"))
        assert command == Play(BEN, "swap")
        assert str(confirmation(command, words, eyes().grid)).endswith(".")


def sight_of(game: Any, *moves: str, seat: Seat) -> Any:
    """What a masked seat imagines after these moves, having felt every cell."""
    match = Match.begin(Agreement(game, (Chair("Ana", masked=True), Chair("Ben", masked=True))))
    for number, text in enumerate(moves):
        match, _ = match.submit(Play(ANA if number % 2 == 0 else BEN, text))
    for cell in game.grid.cells:
        match, _ = match.submit(Touch(seat, game.grid.name(cell)))
    return guide_for(game).imagine(Sight.of(match, seat), Random(1))


@pytest.mark.parametrize("mode", ["tiles", "paper"])
def test_a_masked_bot_imagines_what_was_swapped(mode: str) -> None:
    game = eyes(swap="on", mode=mode, size="5")
    after_first = sight_of(game, "b2 a2", seat=BEN)
    assert texts(game, after_first)[-1] == "swap"
    later = ("b2 a2", "swap", "d1 d2", "e4 e5")
    for moves, seat in ((later[:2], ANA), (later[:3], BEN), (later, ANA)):
        imagined = sight_of(game, *moves, seat=seat)
        true = played(game, ", ".join(moves))
        assert imagined.hands == true.hands
        for cell in game.grid.cells:
            assert game.feel(imagined, cell) == game.feel(true, cell)
        assert "swap" not in texts(game, imagined)


@pytest.mark.parametrize(("first", "swaps"), [("c3 b3", True), ("e1 d1", False)])
def test_the_best_bots_take_over_a_strong_first_tile_and_leave_a_weak_one(
    first: str, swaps: bool
) -> None:
    game = eyes(swap="on", size="5")
    state = played(game, first)
    move = guide_for(game).decide(game, state, LEVELS[STRONGEST], Random(1), Budget(nodes=20))
    assert (game.move_text(move) == "swap") == swaps
