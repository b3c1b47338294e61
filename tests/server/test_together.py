"""A game played together says what it took, at the table, in its record and when it is replayed."""

from pathlib import Path

import httpx
from helpers.client import Client
from helpers.serving import PATIENCE, Running

from touchstone.core.record import read_record
from touchstone.games import GAMES

GOLDEN = Path(__file__).parents[1] / "goldens" / "tactori-sliding.record"


def test_a_finished_puzzle_says_how_many_slides_it_took(server: Running) -> None:
    record = read_record(GOLDEN.read_text(encoding="utf-8"), GAMES)
    seats = [{"masked": False}] * record.game.seats
    made = server.create(
        game="tactori",
        seats=seats,
        settings=dict(record.game.settings),
        position=record.position,
        start=int(record.series.start),
    )
    clients = [Client.at(server.socket_url, made, seat + 1) for seat in range(len(seats))]
    for seat, move in record.moves:
        told = clients[seat - 1].play(record.game.move_text(move))
        assert told["ok"], told
    slides = record.game.count(record.sitting.final)
    assert slides
    took = "one slide" if slides == 1 else f"{slides} slides"
    done = "You have done it!" if len(seats) == 1 else "You have done it together!"
    why = f"The six stones are connected: it took {took}."
    assert f"{why} {done}" in told["update"]["utterance"]
    assert told["update"]["view"]["status"] == f"{why} {done}"
    for client in clients:
        client.close()
    read = httpx.get(f"{server.url}/api/tables/{made['table']}/record", timeout=PATIENCE).json()
    assert read["outcome"]["words"] == f"{why} {done}"
    steps = [
        httpx.get(f"{server.url}/record/{made['table']}/{turn}", timeout=PATIENCE).json()
        for turn in range(len(record.moves) + 1)
    ]
    told_last = [step["utterance"] for step in steps if "utterance" in step][-1]
    assert f"{why} {done}" in told_last
    first = httpx.get(f"{server.url}/record/{made['table']}/0", timeout=PATIENCE).json()
    assert "took" not in first["utterance"]
