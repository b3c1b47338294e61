"""Reviews over the net: nothing before the end, and the fingers' path only for those who played."""

import asyncio
import json
from dataclasses import dataclass
from threading import Event
from typing import Any

import httpx
import pytest
from helpers.client import Client
from helpers.records import UNNOTICED_ROW, WON_BY_D1
from helpers.serving import PATIENCE, Running

from touchstone.server.hub import Hub
from touchstone.teaching.review.asked import Asked
from touchstone.teaching.review.looking import SoFar


def played(server: Running, *, over: bool) -> dict[str, Any]:
    """A masked game in which fingers went to b2 and c3."""
    made = server.create(game="four-senses", seats=[{"name": "Ana"}, {"name": "Ben"}])
    with (
        Client.at(server.socket_url, made, 1) as ana,
        Client.at(server.socket_url, made, 2) as ben,
    ):
        ana.say("touch b2")
        ana.play("f a1")
        ana.play("done")
        ben.say("touch c3")
        ben.play("f b1")
        ben.play("done")
        if over:
            ana.say("resign", sure=True)
    return made


@dataclass
class Answer:
    """What was told of a game, line by line; each line knows more than the one before."""

    status_code: int
    text: str
    url: httpx.URL

    @property
    def pieces(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text.splitlines()]


def look(server: Running, wish: dict[str, Any], secret: str | None = None, **extras: Any) -> Answer:
    """What is told until every turn was looked at once; whoever has that leaves."""
    headers = {} if secret is None else {"cookie": f"touchstone-{wish['table']}={secret}"}
    address, lines = f"{server.url}/review/look", list[str]()
    with httpx.stream(
        "POST", address, json=wish, headers=headers, timeout=PATIENCE, **extras
    ) as answer:
        for line in answer.iter_lines():
            lines.append(line)
            if '"whole": true' in line:
                break
        return Answer(answer.status_code, "\n".join(lines), answer.url)


def every_way(
    server: Running, table: str, game: int, secret: str | None
) -> list[httpx.Response | Answer]:
    """The answers of everything that shows a game which was played."""
    headers = {} if secret is None else {"cookie": f"touchstone-{table}={secret}"}
    wish: dict[str, Any] = {"table": table, "game": game}
    shown = ["/review/{}?game={}", "/record/{}?game={}", "/record/{}/1?game={}"]
    shown += ["/record/{}/text?game={}", "/api/tables/{}/record?game={}"]
    shown += ["/set-up?table={}&game={}&moves=1"]
    asked: dict[str, dict[str, Any]] = {"step": {"step": 1}, "say": {"step": 1, "text": "board"}}
    return [
        look(server, wish, secret),
        *(server.get(path.format(table, game), headers=headers) for path in shown),
        *(
            server.post(f"/review/{path}", json=wish | more, headers=headers)
            for path, more in asked.items()
        ),
    ]


def test_nothing_opens_a_game_before_its_end_to_anybody(server: Running) -> None:
    made, other = played(server, over=False), played(server, over=True)
    own, strange = (one["seats"][0]["secret"] for one in (made, other))

    def assert_closed(game: int, untouched: tuple[str, ...]) -> None:
        for secret in (None, own, strange):
            for answer in every_way(server, made["table"], game, secret):
                assert answer.status_code == 409, answer.url
                told = answer.text.split("<main", 1)[-1].split("</main>", 1)[0]
                assert not [word for word in untouched if word in told], answer.url

    assert_closed(1, ("b1", "a1", "level"))
    with (
        Client.at(server.socket_url, made, 1) as ana,
        Client.at(server.socket_url, made, 2) as ben,
    ):
        ana.say("resign", sure=True)
        ana.say("offer rematch")
        ben.say("accept")
        for one in (ana, ben):
            one.say("f d4")  # whoever begins now
    # The game before a rematch is open, the one that is being played is not.
    for answer in every_way(server, made["table"], 1, None):
        assert answer.status_code == 200, answer.url
    assert_closed(2, ("d4", "level"))


def test_the_path_of_the_fingers_reaches_those_who_played_and_nobody_else(server: Running) -> None:
    made = played(server, over=True)
    wish = {"table": made["table"]}
    for link in made["seats"]:
        told = look(server, wish, link["secret"]).pieces[-1]
        assert "Ana felt b2" in " ".join(told["fingers"]["decisions"])
    stranger = played(server, over=True)["seats"][0]["secret"]
    for secret in (None, "wrong", "x" * 43, stranger):
        answer = look(server, wish, secret)
        assert answer.status_code == 200
        assert all(one["fingers"] is None for one in answer.pieces)
        assert "felt" not in answer.text
        assert "c3" not in answer.text
    # Whoever comes to watch when all is over is told of no touch.
    with Client.at(server.socket_url, made, None) as late:
        late.say("repeat")
        assert not any("match-felt" in frame or "c3: " in frame for frame in late.frames)


def test_whoever_watches_sees_the_path_only_while_everybody_agrees(server: Running) -> None:
    made = server.create(
        game="four-senses",
        settings={"claims": "referee"},
        position=WON_BY_D1,
        seats=[{"name": "Ana"}, {"name": "Ben"}],
    )

    def watched(game: int) -> str:
        """All that somebody without a seat is told of a game."""
        answer = look(server, {"table": made["table"], "game": game})
        assert answer.status_code == 200
        found = answer.pieces[-1]
        assert (found["fingers"] is None) == ("a4" not in answer.text)
        return f"{found['consent']} {' '.join((found['fingers'] or {}).get('decisions', ()))}"

    with (
        Client.at(server.socket_url, made, 1) as ana,
        Client.at(server.socket_url, made, 2) as ben,
        Client.at(server.socket_url, made, None) as eve,
    ):
        ana.say("touch a4")
        assert ana.say("show path")["code"] == "match/refused"
        ana.play("df d1")
        assert watched(1).endswith("Nobody has agreed so far. ")
        assert ana.say("show path")["type"] == "ack"
        eve.hears("Ana agrees that those who watched may see the path of the fingers.", "update")
        eve.say("path on")  # who has no seat has no say
        assert watched(1).endswith("Agreed so far: Ana. ")
        ben.say("path on")
        assert watched(1).endswith("Ana felt a4.")
        ana.say("path off")
        assert watched(1).endswith("Agreed so far: Ben. ")
        ana.say("path on")
        ana.say("offer rematch")
        ben.say("accept")
        ana.say("touch a4")
        ana.play("df d1")
        # The first game is open as it was agreed; nobody has agreed to show the second.
        assert watched(1).endswith("Ana felt a4.")
        assert watched(2).endswith("Nobody has agreed so far. ")
        assert not any("match-felt" in frame for frame in eve.frames)
    told = look(server, {"table": made["table"], "game": 2}, made["seats"][0]["secret"]).pieces[-1]
    assert "Ana felt a4" in " ".join(told["fingers"]["decisions"])


def test_a_finished_game_is_reviewed_turn_by_turn(server: Running) -> None:
    made = played(server, over=True)
    page = server.get(f"/review/{made['table']}")
    assert page.status_code == 200
    assert "Review: Four Senses" in page.text
    # How it went and how it ended is on the page before anybody has looked at it.
    assert "The game was given up. Ben has won." in page.text
    assert "Turn 2, Ben: f b1, done.<" in page.text
    told = look(server, {"table": made["table"]}).pieces
    for one in told:
        assert [turn["turn"] for turn in one["turns"]] == [1, 2]
        assert one["summary"][0] == "The game was given up. Ben has won."
    assert [one["done"] for one in told] == sorted(one["done"] for one in told)
    assert [one["whole"] for one in told] == [False] * (len(told) - 1) + [True]
    step = server.post("/review/step", json={"table": made["table"], "step": 1}).json()
    assert step["board"]["picture"].startswith("<svg")


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_record_that_somebody_brings_is_reviewed_in_their_language(
    server: Running, language: str
) -> None:
    page = server.post("/review", data={"text": UNNOTICED_ROW}, params={"language": language})
    assert page.status_code == 200
    answer = look(server, {"record": UNNOTICED_ROW}, params={"language": language}).pieces[-1]
    assert answer["turns"][3]["grave"]
    expected = {"de": "Der Wendepunkt war Zug 4", "fr": "Le tournant a été le tour 4"}
    assert any(line.startswith(expected[language]) for line in answer["summary"])


def test_a_text_that_is_no_record_is_refused_with_a_sentence(server: Running) -> None:
    page = server.post("/review", data={"text": "game: chess\n\n"})
    assert page.status_code == 422
    assert "chess" in page.text
    answer = server.post("/review/look", json={"record": "1: f a1"})
    assert (answer.status_code, answer.json()["code"]) == (422, "record/unreadable")
    assert server.post("/review/look", json={"piece": 1}).status_code == 422


def test_whoever_leaves_ends_the_work(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    told, left = list[Asked](), Event()

    async def study(_: Hub, work: object, about: Asked, owner: str) -> Any:
        told.append(about)
        if len(told) == 1:
            return {"whole": False}, SoFar([], [0], 1)
        try:
            return await asyncio.get_running_loop().create_future()  # takes for ever
        except asyncio.CancelledError:
            left.set()
            raise

    monkeypatch.setattr(Hub, "study", study)
    wish = {"record": UNNOTICED_ROW}
    with httpx.stream("POST", f"{server.url}/review/look", json=wish, timeout=PATIENCE) as answer:
        assert json.loads(next(answer.iter_lines())) == {"whole": False, "more": True}
    assert left.wait(PATIENCE)
    assert [one.so_far is None for one in told] == [True, False]
