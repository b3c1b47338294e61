"""Declaring a line with keys, with words and with a finger, behind a mask and with open eyes."""

from itertools import product

import pytest
from helpers.browser import MASKED, OPEN, PageMaker, sit_down, until_said
from helpers.hands import HANDS
from helpers.serving import Running
from helpers.soaking import some

from touchstone.core.values import Seat
from touchstone.views.wire.api import NewSeat

STAIRS = (
    "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, h, -, -; "
    "row1 f, h+f, h+df, -; turn 1; stage explore"
)


@pytest.mark.parametrize(("hand", "chair"), some(product(HANDS, (MASKED, OPEN)), 3))
def test_a_line_is_declared_and_asked_back(
    server: Running, new_page: PageMaker, hand: str, chair: NewSeat
) -> None:
    touch = {"has_touch": True, "width": 390, "height": 844} if hand == "finger" else {}
    page = new_page("nl", **touch)
    seated = server.seat_up("four-senses", chair, chair, position=STAIRS)
    sit_down(page, seated)
    player = HANDS[hand](page, "nl")
    player.move("claim b1-b3")  # nothing is there
    server.wait_for_move(seated.table, 0)
    assert server.match(seated.table).outcome is None
    player.move("f d4")  # which ends the turn: one declaration is all there is
    server.wait_for_move(seated.table, 1)
    server.play(seated.table, 2, "f d4")
    server.play(seated.table, 2, "done")
    until_said(page, server.told(seated.table, 1, "nl"))
    player.move("claim a1-c1")
    server.wait_for_move(seated.table, 4)
    outcome = server.match(seated.table).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.where) == ((Seat(1),), ("a1", "b1", "c1"))
    until_said(page, server.told(seated.table, 1, "nl"))
