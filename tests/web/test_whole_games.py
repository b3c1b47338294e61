"""Whole games by keyboard alone, by typed words alone and by fingers alone, in six languages."""

from random import Random

import pytest
from helpers.browser import OPEN, PageMaker, is_part, said, sit_down, until, until_said
from helpers.hands import HANDS, Hand
from helpers.serving import Running
from helpers.soaking import some
from playwright.sync_api import Page

from touchstone.core.values import Seat

SETTINGS = {"four-senses": {"claims": "referee"}, "4eyes-plus": {"size": "5"}, "tactori": {}}
PLAN = [
    ("four-senses", "keys", "en"),
    ("four-senses", "typing", "fr"),
    ("four-senses", "finger", "de"),
    ("4eyes-plus", "keys", "it"),
    ("4eyes-plus", "typing", "es"),
    ("4eyes-plus", "finger", "nl"),
    ("tactori", "keys", "fr"),
    ("tactori", "typing", "de"),
    ("tactori", "finger", "it"),
]


def play_on(server: Running, page: Page, hand: Hand, table: str, dice: Random) -> int:
    """Plays to the end: seat 1 at the page, the others elsewhere. Gives back the moves made."""
    count = 0
    while server.match(table).outcome is None:
        match = server.match(table)
        game, state = match.record.game, match.record.sitting.state
        move = game.move_text(dice.choice(game.legal_moves(state)))
        if match.turn == Seat(1):
            before = len(match.record.moves)
            until(page, "document.getElementById('table').classList.contains('yours')")
            hand.move(move)
            server.wait_for_move(table, before)
            count += 1
        else:
            server.play(table, int(match.turn or 1), move)
    return count


@pytest.mark.parametrize(("game", "hand", "language"), some(PLAN, 4))
def test_a_whole_game(
    server: Running, new_page: PageMaker, game: str, hand: str, language: str
) -> None:
    seated = server.seat_up(game, OPEN, OPEN, settings=SETTINGS[game])
    touch = {"has_touch": True, "width": 390, "height": 844} if hand == "finger" else {}
    page = new_page(language, **touch)
    sit_down(page, seated)
    assert play_on(server, page, HANDS[hand](page, language), seated.table, Random(7)) > 2
    told = server.told(seated.table, 1, language)
    until_said(page, told)
    assert is_part(told, said(page))
    assert page.locator("#play-again").is_visible()
