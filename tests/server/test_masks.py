"""Must show 1: what a masked seat has not touched is never sent to it.

Two matches that a seat cannot tell apart are played over real sockets, and every byte that the
seat receives must be the same in both.
"""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from helpers.client import Client
from helpers.serving import Running
from helpers.twins import Step, masked_agreement, play_twins

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat
from touchstone.games import GAMES
from touchstone.match import Agreement, Match, Seen, command_text, seen_by, view
from touchstone.match.events import Refused
from touchstone.server import listener as listening
from touchstone.views import choosing
from touchstone.views.sentences import Speaker

WATCHER = Seat(0)


def _name(game: AnyGame) -> str:
    defaults = {setting.name: setting.default for setting in game.kind.options}
    changed = [f"{n}={v}" for n, v in game.settings.items() if v != defaults[n]]
    return "-".join([game.kind.slug, str(game.seats), *changed])


def _kinds() -> list[AnyGame]:
    """Every kind of game: the defaults for two and three, and each variant for two."""
    games = []
    for kind in GAMES.values():
        first = kind.options[0]
        for value in first.values or (first.default,):
            games.append(kind.new(2, {first.name: value}))
        games.append(kind.new(3))
    return games


EVERY_KIND = _kinds()
DEFAULTS = [kind.new(2) for kind in GAMES.values()]
each_kind = pytest.mark.parametrize("game", EVERY_KIND, ids=_name)
each_default = pytest.mark.parametrize("game", DEFAULTS, ids=_name)


def _wish(agreement: Agreement) -> dict[str, Any]:
    return {
        "game": agreement.game.kind.slug,
        "settings": dict(agreement.game.settings),
        "seats": [{"name": chair.name, "masked": chair.masked} for chair in agreement.chairs],
        "rounds": agreement.rounds,
    }


def _perform(
    server: Running, agreement: Agreement, seat: Seat, steps: list[Step], which: int
) -> list[str]:
    """Plays one of the twins over sockets; returns every frame that the seat received."""
    made = server.create(**_wish(agreement))
    clients = {}
    for number in range(1, agreement.game.seats + 1):
        clients[Seat(number)] = Client.at(server.socket_url, made, number)
    watcher = Client.at(server.socket_url, made, None)
    under_test = watcher if seat == WATCHER else clients[seat]
    for client in (*clients.values(), watcher):
        client.settle()
    for number, step in enumerate(steps):
        command = step[which]
        if command is None:
            continue
        client = clients[command.seat]
        name = f"step{number}"
        client.say(command_text(command), id=name, sure=True)
        if command.seat == seat:
            client.send({"type": "ask", "id": name, "cells": ["a1"]})
            client.wait("choices")
    # Ask everything that can be asked, and say hello again in the middle of the game.
    under_test.settle()
    for text in ("board", "score", "repeat", "help", "undo", "accept"):
        if seat != WATCHER:
            under_test.say(text, id=f"say-{text}")
    secret = {} if seat == WATCHER else {"secret": made["seats"][seat - 1]["secret"]}
    under_test.hello(made["table"], picture=True, **secret)
    under_test.settle()
    for client in (*clients.values(), watcher):
        client.close()
    return [frame.replace(made["table"], "TABLE") for frame in under_test.frames]


def _difference(server: Running, game: AnyGame, seat: Seat, seed: int) -> tuple[str, str] | None:
    """The first frame in which twins differ for this seat; None if there is none."""
    agreement = masked_agreement(game)
    twins = play_twins(agreement, seat, Random(seed), most=40)
    assert twins.differ, "the twins are the same, which shows nothing"
    one = _perform(server, agreement, seat, twins.steps, 0)
    two = _perform(server, agreement, seat, twins.steps, 1)
    for first, second in zip(one, two, strict=False):
        if first != second:
            return first, second
    return None if len(one) == len(two) else ("", "number of frames")


@each_kind
def test_what_a_seat_cannot_tell_apart_gives_it_the_same_bytes(
    server: Running, game: AnyGame
) -> None:
    assert _difference(server, game, Seat(2), seed=2) is None


@each_default
def test_it_is_the_same_for_the_seat_that_begins(server: Running, game: AnyGame) -> None:
    assert _difference(server, game, Seat(1), seed=1) is None


@each_default
def test_whoever_watches_learns_no_more_than_a_masked_stranger(
    server: Running, game: AnyGame
) -> None:
    assert _difference(server, game, WATCHER, seed=9) is None


@each_kind
def test_views_of_twins_are_equal_at_every_step(game: AnyGame) -> None:
    agreement = masked_agreement(game)
    differed = 0
    for seed, seat in enumerate((Seat(1), Seat(2), WATCHER)):
        twins = play_twins(agreement, seat, Random(seed), most=40)
        first = second = Match.begin(agreement)
        for one, two in twins.steps:
            first = first if one is None else first.submit(one)[0]
            second = second if two is None else second.submit(two)[0]
            listener = None if seat == WATCHER else seat
            assert seen_by(first, listener) == seen_by(second, listener)
            differed += first.record.sitting.state != second.record.sitting.state
    assert differed > 20


# Mutations: each of these leaks something, and the test above must notice every one of them.


def _leak_state(match: Match, listener: Seat | None) -> Seen:
    return replace(seen_by(match, listener), count=hash(match.record.sitting.state) % 1000)


def _leak_scores(match: Match, listener: Seat | None) -> Seen:
    game, state = match.record.game, match.record.sitting.state
    highest = sum(game.feel(state, cell).height == 2 for cell in game.grid.cells)
    return replace(seen_by(match, listener), scores=(highest,))


def _leak_number(self: listening.Listener, story: Any, since: int) -> list[Any]:
    told = _catch_up(self, story, since)
    self.number = len(story)
    return told


_catch_up = listening.Listener.catch_up


def _leak_moves(game: AnyGame, seen: Seen, chosen: tuple[str, ...]) -> Any:
    return [game.move_text(move) for move in game.legal_moves(_latest[0])[:40]], []


_latest: list[Any] = [None]


def _spy(match: Match, listener: Seat | None) -> Seen:
    _latest[0] = match.record.sitting.state
    return view.seen_by(match, listener)


def _leak_refusal(self: Match, command: Any, spent: int = 0) -> Any:
    """Refusals say something about the position."""
    after, events = _submit(self, command, spent)
    for event in events:
        if isinstance(event, Refused):
            event.error.facts["made"] = hash(self.record.sitting.state) % 1000
    return after, events


_submit = Match.submit


def _leak_utterance(self: Any, seat: Seat | None) -> str:
    return f"{_turn(self, seat)} {len(_latest)} {hash(_latest[0]) % 1000}"


_turn = Speaker.turn


def _leak_refusal_text(self: Any, event: Any) -> str:
    return f"{_refused(self, event)} {hash(_latest[0]) % 1000}"


_refused = Speaker._refused

LEAKS: dict[str, list[tuple[Any, str, Any]]] = {
    "a status": [(listening, "seen_by", _leak_state)],
    "running scores": [(listening, "seen_by", _leak_scores)],
    "the number of stored commands": [(listening.Listener, "catch_up", _leak_number)],
    "legal moves": [(listening, "seen_by", _spy), (choosing, "_any_choices", _leak_moves)],
    "a refusal": [(Match, "submit", _leak_refusal)],
    "a refusal text": [
        (listening, "seen_by", _spy),
        (Speaker, "_refused", _leak_refusal_text),
    ],
    "an utterance": [(listening, "seen_by", _spy), (Speaker, "turn", _leak_utterance)],
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_of_any_kind_is_noticed(
    server: Running, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    game = GAMES["four-senses"].new(2)
    monkeypatch.setattr(listening, "_TELLINGS", {})  # what leaks is not told to anybody else
    for owner, name, broken in LEAKS[leak]:
        monkeypatch.setattr(owner, name, broken)
    assert any(_difference(server, game, Seat(2), seed) for seed in (1, 2, 3))
