"""Names: what can be seen, and told apart at one table."""

import asyncio

import pytest
from helpers.client import Client
from helpers.serving import Running

from touchstone.server.names import LONGEST, all_distinct, distinct, tidy_name
from touchstone.server.refusals import Refusal
from touchstone.views.words import LANGUAGES, Words


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("", ""),
        (" \t\n\u00a0\u3000", ""),
        ("  Ana\n  Lisa\u0007 ", "Ana Lisa"),
        ("\u202eanA\u202c", "anA"),
        ("A\u200bna\ufeff", "Ana"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("李", "李"),
        ("x" * 100, "x" * LONGEST),
        ("⠁⠝⠁", "⠁⠝⠁"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(given: str, kept: str) -> None:
    assert tidy_name(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        *("\u2800", "\u3164", "\u115f\u1160", "\uffa0", "\u200b", "\u200d", "\u202e", "\u0007"),
        *("\u0301", "\u00ad", "\ufe0f", "\u2800 \u3164", "\U000e0041", "\ue000", "\u034f"),
    ],
)
def test_a_name_that_shows_nothing_is_refused(given: str) -> None:
    with pytest.raises(Refusal) as refused:
        tidy_name(given)
    assert refused.value.code == "name/invisible"
    sentences = {refused.value.sentence(Words(language)) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)


def test_equal_names_get_a_number() -> None:
    assert distinct("Ana", ["Ben", ""]) == "Ana"
    assert distinct("", ["", ""]) == ""
    assert distinct("ANA", ["Ana"]) == "ANA (2)"
    assert all_distinct(["Ana", "Ana", "Ana", "", ""]) == ["Ana", "Ana (2)", "Ana (3)", "", ""]
    assert distinct("\uff21na", ["Ana"]) == "\uff21na (2)"
    assert len(distinct("x" * LONGEST, ["x" * LONGEST])) == LONGEST


def test_players_at_a_table_can_be_told_apart_however_they_got_their_names(
    server: Running,
) -> None:
    made = server.create(game="four-senses", seats=[{"name": "Ana"}, {}, {"name": "Ana"}])
    with Client.at(server.socket_url, made, 2, name="ANA") as other:
        names = [player["name"] for player in other.welcome["players"]]
        assert names == ["Ana", "ANA (3)", "Ana (2)"]
    with Client.at(server.socket_url, made, 2, name="ANA") as again:
        assert [player["name"] for player in again.welcome["players"]] == names
        refused = again.hello(made["table"], name="\u3164", secret=made["seats"][1]["secret"])
        assert refused["code"] == "name/invisible"
    form = {"who1": "here", "who2": "here", "name1": "\u2800", "name2": "Ben"}
    page = server.post("/new/four-senses", data=form)
    assert page.status_code == 422
    assert "This name cannot be seen" in page.text
    wish = {"game": "four-senses", "seats": [{"name": "\u200b"}, {}]}
    answer = server.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (422, "name/invisible")


def test_two_who_join_at_once_with_one_name_can_be_told_apart(server: Running) -> None:
    made = server.create(game="four-senses", seats=[{}, {}, {}])
    hub = server.server.hub
    secret = made["open_secret"]

    async def join_all() -> None:
        await asyncio.gather(*(hub.take_seat(made["table"], secret, "Ana") for _ in range(3)))

    server.call(join_all)
    with Client.at(server.socket_url, made, None) as watcher:
        names = [player["name"] for player in watcher.welcome["players"]]
    assert sorted(names) == ["Ana", "Ana (2)", "Ana (3)"]
