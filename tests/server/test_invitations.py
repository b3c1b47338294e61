"""Invitations: who may invite, what a number is worth, and what looking changes."""

import re
from dataclasses import replace

import httpx
import pytest
from helpers.client import Client
from helpers.serving import PATIENCE, Running, serving

from touchstone.games import GAMES
from touchstone.server.security import code_of, invitation_of, spoken_code
from touchstone.server.settings import Settings

HOST = [{"name": "Ana", "reserved": True}, {}]


def browser(server: Running) -> httpx.Client:
    headers = {"accept": "text/html"}
    return httpx.Client(base_url=server.url, timeout=PATIENCE, headers=headers)


def invited(server: Running, host: httpx.Client, slug: str = "four-senses") -> tuple[str, str]:
    """The link and the number that a host is shown."""
    answer = host.post(f"/friend/{slug}", data={"name": "Ana"}, follow_redirects=True)
    assert answer.status_code == 200, answer.text
    link = re.search(r'id="link" value="([^"]+)"', answer.text)
    code = re.search(r'id="code">([\d ]+)<', answer.text)
    assert link is not None
    assert code is not None
    return link[1], code[1].replace(" ", "")


def test_only_the_host_sees_what_invites(server: Running) -> None:
    with browser(server) as host, browser(server) as stranger, browser(server) as guest:
        link, code = invited(server, host)
        table = link.split("/")[-2]
        page = host.get(f"/invite/{table}")
        assert link in page.text
        assert page.headers.get("content-encoding") is None
        assert page.headers["x-robots-tag"] == "noindex"
        assert page.headers["cache-control"] == "no-store"
        assert stranger.get(f"/invite/{table}").status_code == 403
        for shown in (f"/table/{table}", f"/api/tables/{table}", "/", "/api/lobby"):
            text = stranger.get(shown).text
            assert link.split("/")[-1] not in text
            assert code not in text
            assert spoken_code(code) not in text
        assert guest.post(link, data={"name": "Ben"}).status_code == 303
        assert guest.get(f"/invite/{table}").status_code == 403


def test_the_secret_of_the_host_does_not_follow_from_the_link(server: Running) -> None:
    made = server.create(game="four-senses", seats=HOST)
    assert made["open_secret"] == invitation_of(made["seats"][0]["secret"])
    assert made["open_secret"] not in {link["secret"] for link in made["seats"]}
    with Client(server.socket_url) as watcher:
        welcome = watcher.hello(made["table"], secret=made["open_secret"])
        assert welcome["table"]["seat"] is None


def test_looking_at_a_number_takes_no_seat_and_taking_the_seat_ends_it(server: Running) -> None:
    with browser(server) as host, browser(server) as guest, browser(server) as late:
        _, code = invited(server, host)
        for _ in range(2):
            page = guest.get(f"/code/{code}")
            assert page.status_code == 200
            assert "Here already: Ana." in page.text
        answer = guest.post(f"/code/{code}", data={"name": "Ben"})
        assert answer.status_code == 303
        # The same browser finds its own seat; nobody else finds anything.
        for method in ("GET", "POST"):
            refused = late.request(method, f"/code/{code}")
            assert refused.status_code == 404
            assert "No table has this code" in refused.text


def test_numbers_cannot_be_guessed(settings: Settings) -> None:
    few = replace(settings.limits, wrong_code_burst=5, wrong_codes_per_second=0.0)
    with serving(replace(settings, limits=few)) as server, browser(server) as host:
        _, code = invited(server, host)
        assert len(code) == 10
        with browser(server) as guest:
            # Whoever is right is never held up; whoever guesses soon is.
            for _ in range(8):
                assert guest.get(f"/code/{code}").status_code == 200
            wrong = [guest.get(f"/code/{number:010}").status_code for number in range(7)]
            assert wrong == [404] * 5 + [429] * 2
            assert guest.get(f"/code/{code}").status_code == 429
            assert guest.post("/join", data={"code": "12 34"}).status_code in (303, 404)


def test_numbers_differ_and_are_stored_as_hashes(server: Running) -> None:
    made = [server.create(game="four-senses", seats=HOST) for _ in range(20)]
    codes = {code_of(one["open_secret"]) for one in made}
    assert len(codes) == 20
    stored = server.call(lambda: server.server.hub.stored(made[0]["table"]))
    assert stored.code is not None
    assert stored.code not in codes


@pytest.mark.parametrize("slug", GAMES)
def test_a_quick_table_is_refused_in_words_where_the_form_is_odd(
    server: Running, slug: str
) -> None:
    first = GAMES[slug].options[0].name
    with browser(server) as page:
        for road in ("play", "friend", "new"):
            odd = {f"set-{first}": "nonsense", "level": "99", "start": "x", "who1": "here"}
            refused = page.post(f"/{road}/{slug}", data=odd)
            assert refused.status_code == 422, road
            assert "nonsense" in refused.text


def test_a_phrase_is_said_to_all_and_kept_nowhere(server: Running) -> None:
    made = server.create(game="four-senses", seats=[{"name": "Ana"}, {"name": "Ben"}])
    with (
        Client.at(server.socket_url, made, 1) as ana,
        Client.at(server.socket_url, made, 2, language="fr") as ben,
    ):
        ana.send({"type": "say", "id": "p1", "phrase": "hello"})
        assert ana.wait("ack")["ok"]
        assert ana.wait("said")["utterance"] == "You say: Hello!"
        heard = ben.wait("said")
        assert heard == {
            "type": "said",
            "seat": 1,
            "phrase": "hello",
            "utterance": "Ana dit\u00a0: Bonjour\u00a0!",
        }
        ana.send({"type": "say", "id": "p2", "phrase": "b3 is empty"})
        assert ana.wait("refused")["code"] == "wire/unreadable"
        for _ in range(6):
            ana.send({"type": "say", "id": "p3", "phrase": "hello"})
        codes = [ana.wait("ack")["code"] for _ in range(6)]
        assert codes[-1] == "limit/rate"
        assert codes[0] is None
    assert not server.match(made["table"]).commands


def test_whoever_waits_at_the_same_device_is_there(server: Running) -> None:
    made = server.create(game="four-senses", seats=[{"name": "Ana"}, {"name": "Ben"}, {}])
    ana, ben, _ = (link["secret"] for link in made["seats"])
    with Client(server.socket_url) as device:
        welcome = device.hello(made["table"], secret=ana, beside=[ana, ben, "nonsense"])
        room = server.room(made["table"])
        assert {int(seat) for seat in room.presence.here} == {1, 2}
        # Being there tells nothing: the board stays that of one seat.
        assert welcome["table"]["seat"] == 1
        assert welcome["view"]["board"] is None


def test_whoever_has_the_device_may_take_back_the_last_move_there_once(server: Running) -> None:
    made = server.create(game="4eyes-plus", seats=[{"masked": False}, {"masked": False}])
    ana, ben = (link["secret"] for link in made["seats"])
    server.play(made["table"], 1, "b2 a2")
    for _ in range(2):  # the second time after a break of the line
        with Client(server.socket_url) as device:
            device.hello(made["table"], secret=ben, beside=[ana, ben])
            device.send({"type": "command", "id": "u1", "text": "offer undo"})
            assert device.wait("ack")["ok"]
    pending = server.match(made["table"]).pending
    assert pending is not None
    assert (pending.by, len(server.match(made["table"]).commands)) == (1, 2)
    server.play(made["table"], 2, "accept")
    with Client(server.socket_url) as device:
        device.hello(made["table"], secret=ben, beside=[ana, ben])
        device.send({"type": "command", "id": "u1", "text": "offer undo"})
        assert device.wait("ack")["repeated"]
    with Client(server.socket_url) as alone:  # at another device everybody speaks for themselves
        alone.hello(made["table"], secret=ben)
        assert alone.say("offer undo")["code"] == "match/refused"
