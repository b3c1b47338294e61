"""Several processes serve the same tables, with PostgreSQL and Redis between them."""

from contextlib import ExitStack
from random import Random

from helpers.client import Client
from helpers.forked import forked
from helpers.serving import Process

from touchstone.server.settings import Settings

CELLS = [f"{column}{row}" for column in "abcd" for row in range(1, 5)]


def test_one_match_is_played_across_two_processes(postgres: str, redis: str) -> None:
    settings = Settings(store=postgres, redis=redis, bot_warming=False)
    dice = Random(3)
    with forked(settings) as one, forked(settings) as two, ExitStack() as stack:
        wish = {"game": "four-senses", "seats": [{"name": "Ana"}, {"name": "Ben"}]}
        made = one.create(**wish)
        ana = stack.enter_context(Client.at(one.socket_url, made, 1))
        ben = stack.enter_context(Client.at(two.socket_url, made, 2))
        stack.enter_context(Client.at(two.socket_url, made, None))
        # That the seat is taken travels on a road of its own, and is told without words.
        ana.hears("Ben sits down at the table.")
        seats = {1: ana, 2: ben}
        placed = 0
        turn = 1
        while placed < 16:
            answer = seats[turn].play(f"{dice.choice('fh')} {dice.choice(CELLS)}")
            if answer["ok"]:
                placed += 1
                assert seats[turn].play("done")["ok"]
                other = 3 - turn
                while True:
                    update = seats[other].wait("update")
                    if update["view"]["turn"] == other:
                        break
                assert "has placed." in update["utterance"]
                turn = other
        assert seats[turn].say("resign", sure=True)["ok"]
        assert seats[3 - turn].wait("update")["view"]["outcome"]["winners"] == [3 - turn]
        records = [
            process.get(f"/api/tables/{made['table']}/record").json() for process in (one, two)
        ]
        assert records[0] == records[1]
        assert records[0]["record"].count("done") == 16


def test_two_processes_that_take_a_command_at_once_agree_on_an_order(
    postgres: str, redis: str
) -> None:
    settings = Settings(store=postgres, redis=redis, bot_warming=False)
    with forked(settings) as one, forked(settings) as two, ExitStack() as stack:
        wish = {"game": "four-senses", "seats": [{"masked": False}, {"masked": False}]}
        made = one.create(**wish)
        clients = [
            stack.enter_context(Client.at(process.socket_url, made, 1)) for process in (one, two)
        ]
        for number in range(15):
            # The same player on two devices: each command is there once, in one order.
            for device, client in enumerate(clients):
                text = f"touch {CELLS[(number + device) % 16]}"
                client.send({"type": "command", "id": f"{device}-{number}", "text": text})
            for client in clients:
                assert client.wait("ack")["ok"]
        # The same id through both processes counts once.
        for client in clients:
            client.send({"type": "command", "id": "same", "text": "f a1"})
        answers = [client.wait("ack") for client in clients]
        assert all(answer["ok"] for answer in answers)
        for client in clients:
            client.settle()
        stories = [
            stack.enter_context(Client.at(process.socket_url, made, 1)).welcome["updates"]
            for process in (one, two)
        ]
        assert stories[0] == stories[1]
        assert len(stories[0]) == 31


def test_a_player_at_one_process_is_heard_and_missed_at_the_other(
    postgres: str, redis: str
) -> None:
    options = ("--store", postgres, "--redis", redis, "--grace", "0")
    with Process(*options) as one, Process(*options) as two:
        wish = {"game": "four-senses", "seats": [{"name": "Ana"}, {"name": "Ben"}]}
        made = one.create(**wish)
        with Client.at(one.socket_url, made, 1) as ana:
            with Client.at(two.socket_url, made, 2, language="fr") as ben:
                assert ana.hears("Ben sits down at the table.")["players"][1]["connected"]
                ana.send({"type": "say", "id": "a", "phrase": "hello"})
                assert ben.wait("said")["utterance"] == "Ana dit\u00a0: Bonjour\u00a0!"
                ben.send({"type": "say", "id": "b", "phrase": "thank-you"})
                assert [ana.wait("said")["utterance"] for _ in range(2)] == [
                    "You say: Hello!",
                    "Ben says: Thank you!",
                ]
            ana.hears("Ben has left the table.")
            assert ana.hears("Ben has been away for a while.")["players"][1]["replaceable"]
            assert ana.say("replace 2 1")["ok"]
            with Client.at(two.socket_url, made, 2):
                ana.hears("Ben takes the seat again.", "update")
