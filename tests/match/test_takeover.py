"""A match that somebody leaves: a bot plays on, the person returns, or the others end it."""

import pytest

from touchstone.core.events import Event
from touchstone.core.values import Seat
from touchstone.games import new_game
from touchstone.match import (
    Abandon,
    Accept,
    Agreement,
    Chair,
    Command,
    Deal,
    Match,
    Offer,
    Play,
    Replace,
    Resign,
    Return,
    TimeUp,
)
from touchstone.match.events import Refused

ANA, BEN, CLEO = Seat(1), Seat(2), Seat(3)


def _match(players: int = 2) -> Match:
    game = new_game("four-senses", players)
    return Match.begin(Agreement(game, (Chair(),) * players, game.kind.rounds(players)))


def _names(events: tuple[Event, ...]) -> list[str]:
    return [event.name for event in events]


def test_a_bot_takes_over_and_the_person_takes_the_seat_again() -> None:
    match, events = _match().submit(Replace(ANA, BEN, 3))
    assert [(event.name, event.seat) for event in events] == [("match-replaced", BEN)]
    assert match.agreement.chair(BEN).level == 3
    match, events = match.submit(Return(BEN))
    assert _names(events) == ["match-returned"]
    assert match.agreement.chair(BEN).level == 0


def test_an_offer_lapses_when_a_bot_takes_over() -> None:
    match, _ = _match().submit(Offer(ANA, Deal.DRAW))
    match, _ = match.submit(Replace(ANA, BEN, 1))
    assert match.pending is None


@pytest.mark.parametrize(
    ("commands", "reason"),
    [
        ((Return(ANA),), "match-seat-not-replaced"),
        ((Replace(ANA, BEN, 1), Replace(ANA, BEN, 2)), "match-seat-is-a-bot"),
        ((Replace(ANA, BEN, 1), Abandon(ANA, BEN)), "match-seat-is-a-bot"),
        ((Replace(ANA, Seat(9), 1),), "match-no-such-seat"),
        ((Resign(ANA), Replace(ANA, BEN, 1)), "move-after-the-end"),
        ((Resign(ANA), Abandon(ANA, BEN)), "move-after-the-end"),
        ((Resign(ANA), TimeUp(ANA)), "move-after-the-end"),
        ((TimeUp(BEN),), "move-not-your-turn"),
    ],
)
def test_what_cannot_be_is_refused(commands: tuple[Command, ...], reason: str) -> None:
    match = _match()
    for command in commands:
        match, events = match.submit(command)
    assert isinstance(events[0], Refused)
    assert events[0].error.reason == reason


def test_an_abandoned_match_has_no_winner() -> None:
    match, events = _match().submit(Abandon(ANA, BEN))
    assert _names(events) == ["match-abandoned", "match-ended"]
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "abandoned")


def test_who_runs_out_of_time_loses_like_one_who_gives_up() -> None:
    timed, events = _match(3).submit(TimeUp(ANA))
    resigned, _ = _match(3).submit(Resign(ANA))
    assert _names(events) == ["match-time-up", "match-ended"]
    assert timed.outcome is not None
    assert resigned.outcome is not None
    assert timed.outcome.reason == "time"
    assert (timed.outcome.winners, timed.outcome.scores) == (
        resigned.outcome.winners,
        resigned.outcome.scores,
    )


def test_the_moves_of_finished_rounds_are_open_and_an_undo_closes_them_again() -> None:
    game = new_game("four-senses", 3, claims="referee")
    match = Match.begin(Agreement(game, (Chair(masked=False),) * 3, 3))
    for text in ("f a1", "f b1", "f c1", "f d1"):
        turn = match.turn
        assert turn is not None
        match, _ = match.submit(Play(turn, text))
    assert (match.open_moves, match.turn) == (4, BEN)
    match, _ = match.submit(Offer(ANA, Deal.UNDO))
    for seat in (BEN, CLEO):
        match, _ = match.submit(Accept(seat))
    assert match.open_moves == 0
    assert len(match.record.moves) == 3
