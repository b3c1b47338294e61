"""11.4 Behind a mask a turn never ends by itself: what can still be done there stays unknown."""

import pytest
from helpers.tactori import tactori

from touchstone.core.events import TurnEnded
from touchstone.core.record import read_record
from touchstone.core.values import Seat
from touchstone.games import GAMES
from touchstone.match import Agreement, Chair, Match, Play
from touchstone.match.events import Felt, Refused

ANA, BEN = Seat(1), Seat(2)


def begun(*, masked: bool, **settings: str) -> Match:
    game = tactori("bridges", 2, **settings)
    return Match.begin(Agreement(game, (Chair("Ana", masked), Chair("Ben", masked=False))))


def said(match: Match, seat: Seat, text: str) -> tuple[Match, list[str]]:
    after, events = match.submit(Play(seat, text))
    return after, [type(event).__name__ for event in events]


def test_11_4_open_eyes_need_not_say_that_nothing_is_left_to_do() -> None:
    match, events = said(begun(masked=False), ANA, "place a1")
    assert events == ["Placed", "TurnEnded"]
    assert match.turn == BEN


def test_11_4_a_masked_player_says_done_although_no_stick_can_be_laid() -> None:
    match, events = said(begun(masked=True), ANA, "place a1")
    assert events == ["Placed"]
    assert match.turn == ANA
    match, events = said(match, ANA, "done")
    assert events == ["TurnEnded"]
    assert match.turn == BEN


def test_11_4_what_is_tried_meanwhile_is_refused_as_at_any_other_time() -> None:
    match, _ = said(begun(masked=True), ANA, "place a1")
    after, events = match.submit(Play(ANA, "place b1"))
    assert isinstance(events[0], Refused)
    assert events[0].error.reason == "game-stone-done"
    after, events = after.submit(Play(ANA, "lay a1-b1"))
    assert [type(event) for event in events] == [Refused, Felt, Felt]
    assert after.turn == ANA


@pytest.mark.parametrize("sticks", ["one", "any"])
def test_11_4_a_laid_stick_ends_no_masked_turn(sticks: str) -> None:
    match = begun(masked=True, sticks=sticks)
    for seat, text in [(1, "place a1"), (1, "done"), (2, "place e5"), (1, "place b1")]:
        match, _ = said(match, Seat(seat), text)
    match, events = said(match, ANA, "lay a1-b1")
    assert events == ["Laid"]
    match, events = said(match, ANA, "lay a1-b1")
    assert events[0] == "Refused"
    match, events = said(match, ANA, "done")
    assert events == ["TurnEnded"]
    assert match.turn == BEN


def test_11_4_records_are_those_of_open_eyes() -> None:
    texts = {}
    for masked in (True, False):
        match = begun(masked=masked)
        for text in ("place a1", "done") if masked else ("place a1",):
            match, _ = said(match, ANA, text)
        for seat, text in [(BEN, "place e5"), (ANA, "place b1"), (ANA, "done"), (BEN, "place e4")]:
            match, _ = said(match, seat, text)
        texts[masked] = match.record.text()
    assert texts[True] == texts[False]
    again = read_record(texts[True], GAMES)
    assert again.game.to_move(again.sitting.state) == BEN


@pytest.mark.parametrize("variant", ["free", "colourful", "sliding", "rectangle-advanced"])
def test_11_4_in_every_variant_only_the_player_ends_a_masked_turn(variant: str) -> None:
    game = tactori(variant)
    patient = game.kind.patient(game)
    state = patient.initial()
    for _ in range(40):
        moves = patient.legal_moves(state)
        if not moves:
            break
        step = patient.play(state, moves[0])
        ended = any(isinstance(event, TurnEnded) for event in step.events)
        assert ended is (game.move_text(moves[0]) == "done")
        state = step.state
