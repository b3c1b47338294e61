"""What a bot in another process is given, and what it answers."""

import pickle
from random import Random

import pytest

from touchstone.core.values import Seat
from touchstone.engine.bots import choose
from touchstone.engine.briefing import answer, brief, improvise
from touchstone.engine.sight import Sight
from touchstone.games import GAMES, new_game
from touchstone.match import Agreement, Chair, Match, Play, Touch
from touchstone.match.events import Refused
from touchstone.match.forms import form_of, forms

ONE, TWO = Seat(1), Seat(2)


def begun(slug: str, masked: bool, **settings: str) -> Match:
    game = new_game(slug, 2, **settings)
    return Match.begin(Agreement(game, (Chair(masked=masked, level=3),) * game.seats))


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_is_the_same_after_it_was_sent_to_another_process(slug: str) -> None:
    kind = GAMES[slug]
    again = pickle.loads(pickle.dumps(kind))
    assert (again, hash(again)) == (kind, hash(kind))


@pytest.mark.parametrize("masked", [True, False])
@pytest.mark.parametrize("slug", GAMES)
def test_a_bot_far_away_does_what_it_would_do_here(slug: str, masked: bool) -> None:
    match = begun(slug, masked)
    for number in range(40):
        seat = match.turn
        if seat is None:
            break
        here = choose(match, seat, 3, Random(number))
        there = answer(pickle.loads(pickle.dumps(brief(match, seat, number))))
        assert there[0] == here
        match, _ = match.submit(here)


def test_behind_a_mask_a_briefing_holds_neither_position_nor_seed() -> None:
    sliding = {"variant": "sliding", "seed": "123456"}
    open_eyed = brief(begun("tactori", masked=False, **sliding), ONE, 1)
    masked = brief(begun("tactori", masked=True, **sliding), ONE, 1)
    assert dict(open_eyed.settings)["seed"] == "123456"
    assert open_eyed.state is not None
    assert "seed" not in dict(masked.settings)
    assert masked.state is None
    assert b"123456" not in pickle.dumps(masked)


def test_what_others_did_in_secret_is_not_in_a_briefing() -> None:
    briefings = set()
    for secret in ("f a1", "dh d4"):
        match = begun("four-senses", masked=True)
        for command in (Touch(ONE, "b2"), Play(ONE, secret), Play(ONE, "done")):
            match, _ = match.submit(command)
        briefings.add(pickle.dumps(brief(match, TWO, 5)))
    assert len(briefings) == 1


@pytest.mark.parametrize("slug", GAMES)
def test_without_thinking_open_eyes_make_a_legal_move_and_masked_ones_any(slug: str) -> None:
    game = new_game(slug)
    legal = {game.move_text(move) for move in game.legal_moves(game.initial())}
    open_eyed, masked = begun(slug, masked=False), begun(slug, masked=True)
    for seed in range(30):
        [seen] = improvise(brief(open_eyed, ONE, seed))
        assert isinstance(seen, Play)
        assert seen.text in legal
        [blind] = improvise(brief(masked, ONE, seed))
        assert isinstance(blind, Play)
        assert form_of(blind.text) in forms(game)


def test_a_move_that_was_refused_is_not_made_again() -> None:
    match = begun("four-senses", masked=True)
    briefing = brief(match, ONE, 1)
    for command in answer(briefing):  # it feels its share of the board first
        match, _ = match.submit(command)
    refused: set[str] = set()
    for seed in range(60):
        [move] = answer(brief(match, ONE, seed, refused))
        assert isinstance(move, Play)
        assert move.text not in refused
        refused.add(move.text)


@pytest.mark.parametrize("masked", [True, False])
@pytest.mark.parametrize("slug", GAMES)
def test_whoever_is_in_a_hurry_ends_the_turn(slug: str, masked: bool) -> None:
    match = begun(slug, masked)
    seat, refused, tries = match.turn, set[str](), 0
    assert seat is not None
    while match.turn == seat and tries < 1000:
        [move] = answer(brief(match, seat, tries, refused, hurried=True))
        assert isinstance(move, Play)
        match, events = match.submit(move)
        if any(isinstance(event, Refused) for event in events):
            assert masked
            refused.add(move.text)
        else:
            refused.clear()
        tries += 1
    assert match.turn != seat


def test_behind_a_mask_a_bot_at_hand_is_told_no_seed_and_no_position() -> None:
    """Also where `choose` is called in the same process: it works with what `Sight` holds."""
    game = new_game("tactori", 2, variant="sliding", seed="123456")
    masked = (Chair(masked=True, level=3),) * 2
    laid = Match.begin(Agreement(game, masked))
    assert b"123456" not in pickle.dumps(Sight.of(laid, ONE))
    senses = new_game("four-senses")
    position = senses.state_text(begun("four-senses", masked=False).record.sitting.state)
    set_up = Match.begin(Agreement(senses, masked, position=position))
    assert position.encode() not in pickle.dumps(Sight.of(set_up, ONE))
    assert position.encode() not in pickle.dumps(brief(set_up, ONE, 1))
