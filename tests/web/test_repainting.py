"""A page that changes parts of its picture shows exactly what a page shows that is opened anew."""

from functools import partial
from random import Random
from typing import Any

import pytest
from helpers.browser import OPEN, PageMaker, until
from helpers.serving import Running, eventually
from playwright.sync_api import Page

from touchstone.core.values import Seat
from touchstone.match import Accept, Command, Deal, Match, Offer, Resign
from touchstone.server.room import Room

ANA, BEN = Seat(1), Seat(2)
# How a part comes is not compared: a page in the background never sees it arrive.
SHOWN = """() => ({
  picture: document.querySelector('.picture').innerHTML
    .replaceAll(/ class="comes"| comes(?=")/g, ''),
  labels: [...document.querySelectorAll('[data-cell]')].map((cell) => cell.ariaLabel),
  aside: ['status', 'players', 'heaps'].map((id) => document.getElementById(id).textContent),
})"""
SAME = f"want => JSON.stringify(({SHOWN})()) === JSON.stringify(want)"


def watch(new_page: PageMaker, table: str) -> Page:
    page = new_page()
    page.goto(f"/table/{table}")
    until(page, "document.body.dataset.asked !== undefined")
    return page


def take(server: Running, table: str, *commands: Command) -> None:
    room = server.room(table)
    for command in commands:
        count = len(room.committed.commands)
        server.call(partial(room.take, command))
        eventually(partial(_is_longer, room, count))


def _is_longer(room: Room, count: int) -> bool:
    return len(room.committed.commands) > count


def play(server: Running, table: str, dice: Random, moves: int) -> None:
    for _ in range(moves):
        match: Match = server.match(table)
        if match.turn is None:
            return
        game, state = match.record.game, match.record.sitting.state
        legal = [game.move_text(move) for move in game.legal_moves(state)]
        placing = [text for text in legal if not text.startswith("claim")]
        server.play(table, match.turn, dice.choice(placing))


def same_as_anew(new_page: PageMaker, page: Page, table: str) -> None:
    fresh = watch(new_page, table)
    wanted: dict[str, Any] = fresh.evaluate(SHOWN)
    until(page, SAME, wanted)
    fresh.close()


@pytest.mark.parametrize("slug", ["four-senses", "4eyes-plus", "tactori"])
def test_moves_an_undo_and_a_rematch(server: Running, new_page: PageMaker, slug: str) -> None:
    table = server.seat_up(slug, OPEN, OPEN).table
    page = watch(new_page, table)
    page.evaluate("document.querySelector('.picture svg').kept = true")
    dice = Random(slug)
    play(server, table, dice, 9)
    same_as_anew(new_page, page, table)
    take(server, table, Offer(ANA, Deal.UNDO), Accept(BEN))
    same_as_anew(new_page, page, table)
    take(server, table, Resign(ANA), Offer(ANA, Deal.REMATCH), Accept(BEN))
    play(server, table, dice, 2)
    same_as_anew(new_page, page, table)
    assert page.evaluate("document.querySelector('.picture svg').kept"), "drawn whole in between"


def test_a_part_that_does_not_fit_makes_the_page_ask_for_everything(
    server: Running, new_page: PageMaker
) -> None:
    table = server.seat_up("four-senses", OPEN, OPEN).table
    page = watch(new_page, table)
    page.evaluate("document.querySelector('[data-part=marks]').remove()")
    server.play(table, ANA, "f b3")
    same_as_anew(new_page, page, table)
