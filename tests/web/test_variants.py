"""Turns of several moves and moves of several cells, in every variant, with keys and fingers."""

from itertools import product
from random import Random

import pytest
from helpers.browser import OPEN, PageMaker, is_part, said, sit_down, until, until_said
from helpers.hands import HANDS
from helpers.serving import Running
from helpers.soaking import SOAK

from touchstone.core.values import Seat
from touchstone.games.tactori.rules.variants import VARIANTS

MOVES = 60 if SOAK else 6
EVERY = list(product(VARIANTS, ("keys", "finger")))
QUICK = [
    ("colourful", "finger"),
    ("sliding", "keys"),
    ("rectangles", "keys"),
]
SECOND_PHASE = (
    "4eyes-plus; size 5; players 2; phase 2; turn 1; tiles 1 a1 a2, c1 b1, e1 d1; "
    "tiles 2 a5 a4, c5 b5, e5 d5; hand 0 0"
)


def play_some(server: Running, new_page: PageMaker, table: str, link: str, hand: str) -> None:
    touch = {"has_touch": True, "width": 390, "height": 844} if hand == "finger" else {}
    page = new_page("en", **touch)
    page.goto(link)
    until(page, "document.body.dataset.asked !== undefined")
    player, dice, made = HANDS[hand](page, "en"), Random(5), 0
    kinds: set[str] = set()
    while made < MOVES and (match := server.match(table)).outcome is None:
        game, state = match.record.game, match.record.sitting.state
        legal = [game.move_text(move) for move in game.legal_moves(state)]
        if match.turn != Seat(1):
            server.play(
                table, int(match.turn or 1), "done" if "done" in legal else dice.choice(legal)
            )
            continue
        fresh = [text for text in legal if text.split()[0] not in kinds]
        text = dice.choice(fresh or legal)
        kinds.add(text.split()[0])
        until(page, "document.getElementById('table').classList.contains('yours')")
        player.move(text)
        server.wait_for_move(table, len(match.record.moves))
        made += 1
    told = server.told(table, 1, "en")
    until_said(page, told)
    assert is_part(told, said(page))


@pytest.mark.parametrize(("variant", "hand"), EVERY if SOAK else QUICK)
def test_every_variant_of_tactori(
    server: Running, new_page: PageMaker, variant: str, hand: str
) -> None:
    seated = server.seat_up("tactori", OPEN, OPEN, settings={"variant": variant})
    play_some(server, new_page, seated.table, seated.link(1), hand)


def test_a_piece_with_a_mask_for_one_and_open_eyes_for_the_other(
    server: Running, new_page: PageMaker
) -> None:
    """An open-eyed child plays a masked parent."""
    child, parent = new_page(), new_page()
    masked = OPEN.model_copy(update={"masked": True})
    seated = server.seat_up("four-senses", OPEN, masked)
    sit_down(child, seated)
    sit_down(parent, seated, 2)
    HANDS["keys"](child, "en").move("dh c2")
    HANDS["keys"](child, "en").move("done")
    until(parent, "document.getElementById('table').classList.contains('yours')")
    assert child.locator("[data-cell=c2]").get_attribute("aria-label") == "c2: level 2, hole"
    assert parent.locator("[data-cell=c2]").get_attribute("aria-label") == "c2"
    assert parent.locator("svg.masked").count() == 1
