"""The match: who may do what when, and what a refusal leaves behind."""

from copy import deepcopy
from random import Random
from typing import get_args

import pytest
from helpers.four_senses import four_senses

from touchstone.core.events import Event
from touchstone.core.values import Feel, Seat
from touchstone.games import new_game
from touchstone.match import (
    Accept,
    Agreement,
    Chair,
    Command,
    Deal,
    Decline,
    Match,
    Offer,
    Play,
    Resign,
    Submitted,
    Touch,
    heard_by,
)
from touchstone.match.events import Felt, Refused
from touchstone.match.obeying import OBEYED

ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)


def test_every_command_is_obeyed() -> None:
    assert set(OBEYED) == set(get_args(Command))


def seated(players: int = 2, masked: bool = True, bots: int = 0, **settings: str) -> Match:
    chairs = tuple(
        Chair(masked=masked, level=3 if seat > players - bots else 0)
        for seat in range(1, players + 1)
    )
    game = four_senses(players, **settings)
    return Match.begin(Agreement(game, chairs, game.kind.rounds(players)))


def sent(match: Match, *commands: Command) -> Match:
    for command in commands:
        match, _ = match.submit(command)
    return match


def names(events: tuple[Event, ...]) -> list[str]:
    return [event.name for event in events]


def refusal(match: Match, command: Command) -> str:
    after, events = match.submit(command)
    assert names(events) == ["match-refused"]
    assert after is match, "a refusal leaves everything as it was"
    assert isinstance(events[0], Refused)
    assert events[0].error.__traceback__ is None, "a trace keeps all that was there"
    return events[0].error.reason


def test_a_move_gives_its_events_and_passes_the_turn() -> None:
    match, events = seated().submit(Play(ONE, "f b3"))
    assert names(events) == ["placed"]
    match, events = match.submit(Play(ONE, "done"))
    assert names(events) == ["turn-ended"]
    assert match.turn == TWO


def test_refusals_have_their_reason() -> None:
    match = seated()
    assert refusal(match, Play(TWO, "f b3")) == "move-not-your-turn"
    assert refusal(match, Play(ONE, "castle")) == "move-unreadable"
    assert refusal(match, Play(ONE, "f z9")) == "move-off-board"
    assert refusal(match, Play(Seat(7), "f b3")) == "match-no-such-seat"
    assert refusal(match, Touch(TWO, "a1")) == "move-not-your-turn"
    assert refusal(match, Touch(ONE, "z9")) == "move-off-board"
    assert refusal(match, Accept(ONE)) == "match-no-offer"
    assert refusal(match, Decline(ONE)) == "match-no-offer"


def test_touching_tells_only_the_one_who_touches() -> None:
    match, events = seated().submit(Touch(ONE, " B3 "))
    assert events == (Felt(ONE, "b3", Feel(0, "ceramic")),)
    assert heard_by(events, match.agreement, ONE) == events
    assert heard_by(events, match.agreement, TWO) == ()
    assert heard_by(events, seated(masked=False).agreement, TWO) == ()
    path = [one.command for one in match.commands]
    assert path == [Touch(ONE, " B3 ")], "the path of fingers is kept"


def test_several_things_can_be_touched_one_after_another() -> None:
    match, events = seated().submit(Touch(ONE, "a1 supply"))
    assert names(events) == ["match-felt", "match-felt-supply"]
    assert refusal(match, Touch(ONE, "a1 z9")) == "move-off-board"
    assert refusal(match, Touch(ONE, "")) == "move-off-board"


def test_the_supply_can_be_touched() -> None:
    match = sent(seated(), Play(ONE, "df b3"))
    _, (felt,) = match.submit(Touch(ONE, "supply"))
    assert felt.facts() == {"f": 8, "h": 8, "d": 7}


def test_6_4_a_refused_placement_counts_as_a_touch_for_the_masked() -> None:
    match = sent(seated(), Play(ONE, "df b3"), Play(ONE, "done"))
    after, events = match.submit(Play(TWO, "f b3"))
    assert names(events) == ["match-refused", "match-felt"]
    assert events[1].facts()["height"] == 2
    assert after.record == match.record
    assert after.commands[-1] == Submitted(Play(TWO, "f b3"), 0, events)


def test_6_4_open_eyes_learn_nothing_from_a_refusal_so_nothing_is_kept() -> None:
    match = sent(seated(masked=False), Play(ONE, "df b3"), Play(ONE, "done"))
    assert refusal(match, Play(TWO, "f b3")) == "game-well-full"


def test_replaying_the_commands_gives_the_same_match() -> None:
    commands: list[Command] = [
        Touch(ONE, "a1"),
        Play(ONE, "df b3"),
        Play(ONE, "done"),
        Play(TWO, "h b3"),
        Play(TWO, "h b2"),
        Offer(TWO, Deal.DRAW),
        Decline(ONE),
    ]
    match = sent(seated(), *commands)
    assert Match.replay(seated().agreement, match.commands) == match


@pytest.mark.parametrize("slug", ["four-senses", "4eyes-plus", "tactori"])
def test_what_happens_later_changes_no_match_that_somebody_may_know(slug: str) -> None:
    """Only type checkers forbid it: see `core.values.value`."""
    dice, game = Random(5), new_game(slug)
    chairs = tuple(Chair(masked=False) for _ in range(game.seats))
    match = Match.begin(Agreement(game, chairs))
    offers = [Offer(ONE, deal) for deal in Deal] + [Offer(TWO, deal) for deal in Deal]
    replies: list[Command] = [Accept(ONE), Accept(TWO), Decline(ONE), Touch(ONE, "a1"), *offers]
    known = []
    for _ in range(150):
        known.append((match, deepcopy(match), match.turn, match.outcome))
        sitting = match.record.sitting
        command = dice.choice(replies)
        if match.turn is not None and dice.random() < 0.8:
            move = dice.choice(game.legal_moves(sitting.state))
            command = Play(match.turn, game.move_text(move))
        match, _ = match.submit(command)
    assert len(match.former) + len(match.commands) > 50
    for one, as_it_was, turn, outcome in known:
        assert (one, one.turn, one.outcome) == (as_it_was, turn, outcome)


def test_a_won_round_is_told_with_reason_and_place() -> None:
    match = seated(claims="referee")
    for seat, text in ((ONE, "f a1"), (TWO, "f b1"), (ONE, "f c1")):
        match = sent(match, Play(seat, text))
    match, events = match.submit(Play(TWO, "f d1"))
    assert names(events) == ["placed", "match-round-ended", "match-ended"]
    assert events[-1].facts() == {
        "winners": (TWO,),
        "reason": "same-top",
        "where": ("a1", "b1", "c1", "d1"),
        "scores": (),
    }
    assert match.turn is None
    assert refusal(match, Play(ONE, "f a4")) == "move-after-the-end"
    assert refusal(match, Touch(ONE, "a1")) == "move-after-the-end"
    assert refusal(match, Resign(ONE)) == "move-after-the-end"


def test_7_6_of_two_players_the_other_wins_when_one_gives_up() -> None:
    match, events = seated().submit(Resign(TWO))
    assert names(events) == ["match-resigned", "match-ended"]
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((ONE,), "resigned")
    assert refusal(match, Play(ONE, "f b3")) == "move-after-the-end"


def test_7_6_of_three_the_leaver_gets_nothing_and_the_others_three_points() -> None:
    match = seated(3, claims="referee")
    for seat, text in ((ONE, "f a1"), (TWO, "f b1"), (THREE, "f c1"), (ONE, "f d1")):
        match = sent(match, Play(seat, text))
    match = sent(match, Resign(ONE))
    assert match.outcome is not None
    assert match.outcome.scores == (6, 6, 3)
    assert match.outcome.winners == (TWO,), "whoever gives up does not win"


def test_where_no_points_are_counted_the_others_share_the_victory() -> None:
    game = new_game("4eyes-plus", 3)
    match = sent(Match.begin(Agreement(game, (Chair(), Chair(), Chair()))), Resign(TWO))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == ((ONE, THREE), ())


def test_a_draw_needs_everybody() -> None:
    match = sent(seated(3), Offer(ONE, Deal.DRAW), Accept(TWO))
    assert match.outcome is None
    assert refusal(match, Offer(TWO, Deal.DRAW)) == "match-offer-pending"
    match = sent(match, Accept(THREE))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "agreed")


def test_an_offer_can_be_declined_and_falls_with_the_next_move() -> None:
    match = sent(seated(), Offer(ONE, Deal.DRAW))
    assert sent(match, Decline(TWO)).pending is None
    assert sent(match, Play(ONE, "f b3")).pending is None
    assert refusal(match, Accept(ONE)) == "match-no-offer"


def test_bots_decline_a_draw_and_agree_to_everything_else() -> None:
    match, events = seated(bots=1, masked=False).submit(Offer(ONE, Deal.DRAW))
    assert names(events) == ["match-offered", "match-declined"]
    match = sent(match, Play(ONE, "f b3"))
    match, events = match.submit(Offer(ONE, Deal.UNDO))
    assert names(events) == ["match-offered", "match-undone"]
    assert not match.record.moves


def test_undo_takes_back_the_whole_last_turn_of_whoever_asked() -> None:
    match = sent(
        seated(masked=False),
        Play(ONE, "f b3"),
        Play(ONE, "done"),
        Play(TWO, "h b2"),
        Offer(ONE, Deal.UNDO),
        Accept(TWO),
    )
    assert not match.record.moves
    assert match.turn == ONE


def test_undo_is_for_open_games_and_for_those_who_have_moved() -> None:
    masked = sent(seated(), Play(ONE, "f b3"))
    assert refusal(masked, Offer(ONE, Deal.UNDO)) == "match-undo-masked"
    opened = sent(seated(masked=False), Play(ONE, "f b3"))
    assert refusal(opened, Offer(TWO, Deal.UNDO)) == "match-nothing-to-undo"


def test_a_rematch_is_started_by_the_next_seat() -> None:
    match = seated()
    assert refusal(match, Offer(ONE, Deal.REMATCH)) == "match-offer-not-now"
    match = sent(match, Play(ONE, "f a1"), Resign(ONE))
    assert refusal(match, Offer(ONE, Deal.DRAW)) == "match-offer-not-now"
    match = sent(match, Offer(ONE, Deal.REMATCH), Accept(TWO))
    assert match.outcome is None
    assert match.turn == TWO
    assert not match.record.moves


def test_a_watcher_counts_as_masked_as_soon_as_anybody_is() -> None:
    game = new_game("four-senses")
    mixed = Agreement(game, (Chair(masked=True), Chair(masked=False)))
    opened = Agreement(game, (Chair(masked=False), Chair(masked=False)))
    assert mixed.is_masked(None)
    assert not opened.is_masked(None)
    assert mixed.is_masked(ONE)
    assert not mixed.is_masked(TWO)


def test_a_table_needs_a_chair_for_every_seat() -> None:
    with pytest.raises(ValueError, match="2 chairs are needed, not 1"):
        Agreement(new_game("four-senses"), (Chair(),))
