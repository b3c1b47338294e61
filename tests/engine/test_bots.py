"""Whole games between bots of every level, seen or by touch."""

from random import Random

import pytest
from helpers.soaking import some

from touchstone.core.values import Seat
from touchstone.engine.arena import BOTS
from touchstone.engine.bots import choose
from touchstone.engine.guide import Guide
from touchstone.engine.levels import MIDDLE, STRONGEST, Budget
from touchstone.games import new_game
from touchstone.match import Agreement, Chair, Match, Play, Touch

LITTLE = Budget(nodes=30)


def play_out(match: Match, levels: tuple[int, ...], dice: Random, most: int = 200) -> Match:
    refusals = 0
    while match.turn is not None:
        seat = match.turn
        match, events = match.submit(choose(match, seat, levels[seat - 1], dice, LITTLE))
        refusals += events[0].name == "match-refused"
        assert match.agreement.is_masked(seat) or not refusals
        assert refusals < most, "a bot must not go on trying"
    return match


def table(slug: str, players: int, masked: bool, **settings: str) -> Match:
    game = new_game(slug, players, **settings)
    return Match.begin(
        Agreement(game, (Chair(masked=masked),) * players, game.kind.rounds(players))
    )


@pytest.mark.parametrize("masked", [True, False])
@pytest.mark.parametrize("claims", ["spoken", "referee"])
@pytest.mark.parametrize("players", [2, 3])
def test_bots_of_all_levels_finish_their_games(players: int, claims: str, masked: bool) -> None:
    match = table("four-senses", players, masked, claims=claims)
    for levels in ((1, 2, 3), (4, MIDDLE, MIDDLE + 1), (8, 10, STRONGEST)):
        assert play_out(match, levels, Random(players)).outcome is not None


@pytest.mark.parametrize("masked", [True, False])
@pytest.mark.parametrize("settings", [{}, {"mode": "paper"}, {"gift": "illegal"}])
@pytest.mark.parametrize("players", [2, 3])
def test_bots_of_all_levels_finish_4eyes_plus(
    players: int, settings: dict[str, str], masked: bool
) -> None:
    match = table("4eyes-plus", players, masked, size="5", cap="3", **settings)
    for levels in ((1, 2, 3), (4, MIDDLE, MIDDLE + 1), (8, 10, STRONGEST)):
        assert play_out(match, levels, Random(players)).outcome is not None


MOVING = (
    "4eyes-plus; size 5; players 2; phase 2; turn 1; tiles 1 a1 a2, c1 d1, e3 e4; "
    "tiles 2 b4 b5, d5 e5, c3 b3; hand 0 0"
)


@pytest.mark.parametrize("masked", [True, False])
@pytest.mark.parametrize("level", [1, MIDDLE, STRONGEST])
def test_bots_move_tiles_when_all_are_laid(level: int, masked: bool) -> None:
    game = new_game("4eyes-plus", size="5", cap="5")
    match = Match.begin(Agreement(game, (Chair(masked=masked),) * 2, position=MOVING))
    assert play_out(match, (level, level), Random(level)).outcome is not None


GIFTS = (
    "4eyes-plus; size 9; players 2; phase 1; turn 1; tiles 1 b2 a2, b4 a4; tiles 2 d1 d2, c2 c3; "
    "hand 13 13"
)


@pytest.mark.parametrize("level", [MIDDLE, MIDDLE + 1, STRONGEST])
def test_no_square_is_given_away_from_the_middle_on(level: int) -> None:
    """Blue lacks only c4: seat 1 wins if it can, and else lays nothing blue there."""
    game = new_game("4eyes-plus")
    match = Match.begin(Agreement(game, (Chair(masked=False),) * 2, position=GIFTS))
    for seed in range(10):
        after, _ = match.submit(choose(match, Seat(1), level, Random(seed), LITTLE))
        assert after.outcome is None or after.outcome.winners == (1,)


VARIANTS = ("bridges", "long", "rectangle", "rectangle-advanced")


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("levels", [(1, 4), (MIDDLE, STRONGEST)])
def test_bots_finish_every_competitive_game_of_tactori(
    variant: str, levels: tuple[int, int]
) -> None:
    match = table("tactori", 2, masked=False, variant=variant)
    assert play_out(match, levels, Random(1)).outcome is not None


@pytest.mark.parametrize("masked", [True, False])
@pytest.mark.parametrize("variant", ["free", "colourful", "sliding", "connections", "rectangles"])
def test_bots_of_all_levels_know_their_way_about_tactori(variant: str, masked: bool) -> None:
    """The first turns; games played together need not come to an end by themselves."""
    game = new_game("tactori", 3, variant=variant)
    match = Match.begin(Agreement(game, (Chair(masked=masked),) * 3))
    dice, levels, refusals = Random(3), (1, MIDDLE, STRONGEST), 0
    while match.turn is not None and len(match.record.moves) < 7:
        seat = match.turn
        match, events = match.submit(choose(match, seat, levels[seat - 1], dice, LITTLE))
        refusals += events[0].name == "match-refused"
        assert refusals < (40 if masked else 1)


@pytest.mark.parametrize("settings", [{"claim_window": "strict"}, {"false_claim": "lose_round"}])
def test_bots_live_with_every_ruling_on_claims(settings: dict[str, str]) -> None:
    match = table("four-senses", 2, True, **settings)
    for seed in range(3):
        assert play_out(match, (1, 2), Random(seed)).outcome is not None


def test_the_same_dice_give_the_same_game() -> None:
    match = table("four-senses", 2, True)
    first, second = (play_out(match, (2, 3), Random(5)).commands for _ in range(2))
    assert first == second


POSITION = (
    "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, dh, -, -; row1 f, f, f, -; "
    "turn 1; stage explore"
)


@pytest.mark.parametrize("level", [MIDDLE, MIDDLE + 1, STRONGEST])
def test_a_line_within_reach_is_made_and_claimed(level: int) -> None:
    game = new_game("four-senses")
    match = Match.begin(Agreement(game, (Chair(masked=False),) * 2, position=POSITION))
    dice = Random(0)
    placed = choose(match, Seat(1), level, dice)
    match, _ = match.submit(placed)
    match, _ = match.submit(choose(match, Seat(1), level, dice))
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.parametrize("level", [MIDDLE + 1, STRONGEST])
def test_a_line_that_others_missed_is_felt_and_claimed(level: int) -> None:
    game = new_game("four-senses")
    standing = POSITION.replace("row1 f, f, f, -", "row1 f, f, f, df").replace("turn 1", "turn 2")
    match = Match.begin(Agreement(game, (Chair(masked=True),) * 2, position=standing))
    match = play_out(match, (level, level), Random(1))
    assert match.outcome is not None
    assert match.outcome.winners == (2,)
    commands = [submitted.command for submitted in match.commands]
    assert [one.text for one in commands if isinstance(one, Play)] == ["claim a1-d1"]


def test_the_level_in_the_middle_leaves_no_line_to_the_next_player() -> None:
    """Whatever the dice: after f b1 the next player would only have to place on d1."""
    game = new_game("four-senses", claims="referee")
    position = POSITION.replace("row1 f, f, f, -", "row1 f, -, f, -")
    match = Match.begin(Agreement(game, (Chair(masked=False),) * 2, position=position))
    chosen = {choose(match, Seat(1), MIDDLE, Random(seed)) for seed in range(30)}
    assert len(chosen) > 10
    for command in chosen:
        assert isinstance(command, Play)
        after, _ = match.submit(command)
        reply = choose(after, Seat(2), STRONGEST, Random(0), LITTLE)
        assert after.submit(reply)[0].outcome is None


def test_bots_have_names() -> None:
    match = table("four-senses", 2, masked=False, claims="referee")
    for name in ("1", "mcts", "naive", "random"):
        command = BOTS[name](Budget(nodes=20))(match, Seat(1), Random(0))
        assert match.submit(command)[0].record.moves


@pytest.mark.parametrize("level", some((2, 1, MIDDLE), 3))
def test_a_game_without_a_guide_is_played_behind_a_mask_too(
    level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fingers, and what the seat itself has done, lead it: it is not refused again and again."""
    monkeypatch.setattr("touchstone.engine.bots.guide_for", lambda _: Guide())
    match = table("four-senses", 2, masked=True)
    assert play_out(match, (level, level), Random(1), most=40).outcome is not None


def test_what_was_refused_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("touchstone.engine.bots.guide_for", lambda _: Guide())
    match, dice = table("four-senses", 2, masked=True), Random(2)
    while isinstance(command := choose(match, Seat(1), 1, dice), Touch):
        match, _ = match.submit(command)
    refused: frozenset[str] = frozenset()
    for _ in range(60):
        assert isinstance(command, Play)
        assert command.text not in refused
        refused |= {command.text}
        command = choose(match, Seat(1), 1, dice, refused=refused)
