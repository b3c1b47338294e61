"""The helper: a choice of each open-eyed seat, heard by all, and blind behind a mask."""

import pytest

from touchstone.core.values import Seat
from touchstone.games import GAMES
from touchstone.match import (
    Accept,
    Agreement,
    Chair,
    Command,
    Deal,
    Helper,
    Match,
    Offer,
    Play,
    heard_by,
)
from touchstone.match.events import Refused
from touchstone.match.helper import wins_now

CHILD, PARENT = Seat(1), Seat(2)


def _match() -> Match:
    chairs = (Chair("Mia", masked=False), Chair("Papa"))
    return Match.begin(Agreement(GAMES["four-senses"].new(), chairs))


def _code(match: Match, command: Command) -> str:
    _, (event, *_) = match.submit(command)
    return event.error.reason if isinstance(event, Refused) else ""


def test_everybody_hears_who_has_a_helper() -> None:
    match, events = _match().submit(Helper(CHILD, on=True))
    assert match.agreement.chair(CHILD).helper
    assert all(heard_by(events, match.agreement, one) == events for one in (CHILD, PARENT, None))
    assert _code(match, Helper(CHILD, on=True)) == "match-helper-same"
    match, _ = match.submit(Helper(CHILD, on=False))
    assert not match.agreement.chair(CHILD).helper


def test_a_mask_keeps_the_helper_away() -> None:
    match = _match()
    assert _code(match, Helper(PARENT, on=True)) == "match-helper-masked"
    assert match.submit(Helper(PARENT, on=True))[0] == match


def test_the_choice_outlives_what_is_taken_back_and_another_game() -> None:
    open_eyed = Agreement(GAMES["four-senses"].new(), (Chair(masked=False),) * 2)
    match = Match.begin(open_eyed)
    for command in (
        Helper(CHILD, on=True),
        Play(CHILD, "f a1"),
        Offer(CHILD, Deal.UNDO),
        Accept(PARENT),
        Offer(CHILD, Deal.DRAW),
        Accept(PARENT),
        Offer(PARENT, Deal.REMATCH),
        Accept(CHILD),
    ):
        match, _ = match.submit(command)
    assert match.turn == PARENT
    assert match.agreement.chair(CHILD).helper
    assert Match.replay(open_eyed, match.commands) == match


@pytest.mark.parametrize(
    ("slug", "position", "text", "where"),
    [
        (
            "four-senses",
            "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, h, -, -; "
            "row1 f, h+f, h+df, -; turn 2; stage explore",
            "claim a1-c1",
            ("a1", "b1", "c1"),
        ),
    ],
)
def test_it_sees_a_win(slug: str, position: str, text: str, where: tuple[str, ...]) -> None:
    game, state = GAMES[slug].seat_up(None, {}, position)
    wins = wins_now(game, state)
    assert (wins[0].text, wins[0].where) == (text, where)


@pytest.mark.parametrize("slug", GAMES)
def test_what_it_sees_really_wins(slug: str) -> None:
    game = GAMES[slug].new()
    state, seen, fresh = game.initial(), 0, 0
    for step in range(400):
        if game.outcome(state):
            state, fresh = game.initial(), fresh + 1
        seat, wins = game.to_move(state), wins_now(game, state)
        for win in wins:
            after = game.play(state, game.read_move(state, win.text)).state
            outcome = game.outcome(after)
            assert outcome is not None
            assert seat in outcome.winners
            assert outcome.where == win.where
            seen += 1
        if seen > 3:
            return
        moves = game.legal_moves(state)
        state = game.play(state, moves[(step * 7 + fresh) % len(moves)]).state
    raise AssertionError("no win came up")
