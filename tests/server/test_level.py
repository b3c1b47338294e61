"""Memory stays level: what leaves is freed at once, and what is kept for everybody is bounded.

Counted, not timed: `make soak` looks at a whole server for an hour.
"""

import gc
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import orjson
import pytest
from helpers.rooms import ANA, BEN, Person, World, opened, seat_up

from touchstone.core.events import TurnEnded
from touchstone.core.values import Feel, Seat
from touchstone.games import GAMES
from touchstone.games.four_senses.rules.events import Placed
from touchstone.match import Agreement, Chair, Match
from touchstone.server import listener as listening
from touchstone.server.ledger import Ledger
from touchstone.server.listener import Listener
from touchstone.server.names import tidy_name
from touchstone.server.new_tables import new_table
from touchstone.server.room import Room
from touchstone.server.story import Story
from touchstone.views import display
from touchstone.views.answers import Answers
from touchstone.views.display import Display, Shown
from touchstone.views.sentences import _MARKS, Speaker
from touchstone.views.viewer import Viewer
from touchstone.views.wire import writing
from touchstone.views.wire.api import NewSeat, NewTable
from touchstone.views.words import Words

OF_A_TABLE = (Room, Ledger, Story, Match, Listener, Viewer, Speaker, Display, Shown, Answers)


def _alive() -> Counter[str]:
    """How many things there are that belong to a table."""
    kinds = set(OF_A_TABLE)
    return Counter(type(one).__name__ for one in gc.get_objects() if type(one) in kinds)


@pytest.fixture
def without_collector() -> Iterator[None]:
    """Nobody looks for cycles meanwhile: whatever is freed is freed by itself."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def _play(slug: str, *, masked: bool, dice: Random) -> None:
    """A table at which two people play for a while, ask something, then leave."""
    seats = (NewSeat(name="Ana", masked=masked), NewSeat(masked=masked))
    stored, _, _ = new_table(NewTable(game=slug, seats=seats), GAMES, created=0)
    world = World()
    room = opened(world, stored)
    people = {seat: Person(room, seat) for seat in (ANA, BEN)}
    for person in people.values():
        person.listener.viewer.display.picture = True
        room.join(person.listener, 0)
    for _ in range(20):
        match = room.committed
        if match.turn is None:
            break
        game, state = match.record.game, match.record.sitting.state
        people[match.turn].say(game.move_text(dice.choice(game.legal_moves(state))), sure=True)
        world.commit()
    for person in people.values():
        person.say("help")
        person.leave()
    room.rest()
    world.timers.clear()  # this world never forgets what it was asked to ring


@pytest.mark.parametrize("masked", [False, True], ids=["open", "masked"])
@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.usefixtures("without_collector")
def test_a_table_that_has_left_leaves_nothing_behind(slug: str, masked: bool) -> None:
    dice = Random(7)
    before = _alive()
    for _ in range(3):
        _play(slug, masked=masked, dice=dice)
    assert _alive() == before


@pytest.mark.usefixtures("without_collector")
def test_a_long_game_keeps_no_boards_that_nobody_looks_at() -> None:
    before = _alive()[Shown.__name__]
    table = seat_up(NewSeat(masked=False), NewSeat(masked=False))
    ana, ben = table.sit_both()
    for number in range(8):
        for person, text in ((ana, f"f {'abcd'[number % 4]}{number // 4 + 1}"), (ana, "done")):
            mover = person if table.room.committed.turn == ANA else ben
            mover.say(text, sure=True)
            table.world.commit()
    assert len(table.room.committed.record.moves) == 16
    assert _alive()[Shown.__name__] - before <= 3


def test_names_without_number_are_told_from_a_bounded_store(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(listening, "_TELLINGS", {})
    monkeypatch.setattr(listening, "_MOST_TOLD", 50)
    words, game = Words("en"), GAMES["four-senses"].new()
    for number in range(2000):
        agreement = Agreement(game, (Chair(f"guest {number}"), Chair(masked=False)))
        speaker = Speaker(words, agreement, BEN)
        heard = Placed(ANA, "f", f"z{number}"), TurnEnded(ANA)
        told = speaker.named_text(listening._telling(speaker, heard, BEN))
        assert f"guest {number}".encode() in told
        assert len(listening._TELLINGS) <= 50
    assert words._said.cache_info().currsize <= (words._said.cache_info().maxsize or 0)


def test_what_happens_is_worded_once_whatever_people_are_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(listening, "_TELLINGS", {})
    game, heard = GAMES["four-senses"].new(), (TurnEnded(ANA),)
    told = set()
    for names in (("Ana", "Ben"), ("Zoë", ""), ("", "Ana")):
        agreement = Agreement(game, tuple(map(Chair, names)))
        speaker = Speaker(Words("en"), agreement, BEN)
        text = speaker.named_text(listening._telling(speaker, heard, BEN))
        told.add(orjson.loads(b"{%b}" % text)["utterance"])
    assert told == {f"{name} has placed. Your turn." for name in ("Ana", "Zoë", "Player 1")}
    assert len(listening._TELLINGS) == 1


def test_nobody_is_called_what_stands_for_a_name() -> None:
    assert tidy_name(f"A{_MARKS}na") == "A na"


@pytest.mark.parametrize("kept", ["an event", "a cell", "heaps"])
def test_what_is_kept_as_text_takes_no_more_room_than_the_text(kept: str) -> None:
    words = Words("en").of(GAMES["four-senses"])
    ways: dict[str, tuple[Any, Callable[[int], tuple[Any, ...]], int]] = {
        "an event": (writing._written_event, lambda n: (Placed(Seat(1), "f", f"z{n}"),), 1000),
        "a cell": (display._cell_text, lambda n: (words, f"z{n}", Feel(1, "flat")), 2000),
        "heaps": (display._supply_text, lambda n: (words, ((),), ((("f", n),),)), 2000),
    }
    keeper, keep, most = ways[kept]
    keeper.cache_clear()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for number in range(1000):
        keeper(*keep(number))
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    keeper.cache_clear()
    assert (after - before) / 1000 < most
