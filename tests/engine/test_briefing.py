"""What a bot in another process is given, and what it answers."""

import pickle
from random import Random

import pytest

from touchstone.core.values import Seat
from touchstone.engine.bots import choose
from touchstone.engine.briefing import answer, brief, guesses
from touchstone.games import GAMES, new_game
from touchstone.match import Agreement, Chair, Match, Play, Touch

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


def test_open_eyes_guess_legal_moves_and_masked_ones_all_there_are() -> None:
    game = new_game("four-senses")
    state = game.initial()
    legal = {game.move_text(move) for move in game.legal_moves(state)}
    seen = [command.text for command in guesses(game, ONE, state, Random(1))]
    assert len(seen) == len(legal)
    assert set(seen) == legal
    blind = [command.text for command in guesses(game, ONE, None, Random(1))]
    assert len(blind) == len(set(blind)) > 100
    assert {text.split()[0] for text in blind} == {"f", "h", "df", "dh", "claim", "done", "pass"}
