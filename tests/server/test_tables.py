"""Setting up, joining, watching, typing and reading: what people do at a table."""

import httpx
import pytest
from helpers.client import Client
from helpers.serving import PATIENCE, Running

from touchstone.games import GAMES
from touchstone.views.words import LANGUAGES, words_in


def _laid_out() -> list[tuple[str, dict[str, str]]]:
    """Every game and variant that is laid out at random."""
    return [
        (kind.slug, {setting.name: value})
        for kind in GAMES.values()
        for setting in kind.options
        for value in setting.values
        if kind.random_setup({**kind.defaults, setting.name: value})
    ]


TWO = [{"name": "Ana"}, {"name": "Ben", "masked": False}]


def test_the_catalogue_speaks_the_asked_language(server: Running) -> None:
    for language in LANGUAGES:
        games = server.get("/api/games", params={"language": language}).json()
        senses = next(game for game in games if game["slug"] == "four-senses")
        claims = senses["settings"][0]
        words = words_in(language, GAMES["four-senses"])
        assert claims["label"] == words.say("game-setting-claims")
        assert senses["players"] == [2, 3]
        assert senses["masked"]
    header = server.get("/api/games", headers={"accept-language": "nl-BE"}).json()
    assert header == server.get("/api/games?language=nl").json()


def test_each_seat_has_a_link_of_its_own_and_bots_have_none(server: Running) -> None:
    made = server.create(game="four-senses", seats=[{}, {"level": 2}, {}])
    assert [link["seat"] for link in made["seats"]] == [1, 3]
    assert len({link["secret"] for link in made["seats"]}) == 2


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [{}, {}]}, "setting/unknown"),
        ({"game": "four-senses", "seats": [{}]}, "setting/unknown"),
        ({"game": "four-senses", "seats": [{}, {}], "settings": {"x": "y"}}, "setting/unknown"),
        ({"game": "four-senses", "seats": [{}, {}], "rounds": 3}, "setting/unknown"),
        ({"game": "four-senses", "seats": [{}, {}], "start": 3}, "setting/unknown"),
        ({"game": "four-senses", "seats": [{}, {}], "position": "?"}, "position/invalid"),
        ({"game": "four-senses", "seats": [{}, {}], "colour": "red"}, "http/invalid"),
        ({"game": "four-senses", "seats": []}, "http/invalid"),
        ([], "http/invalid"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_code_and_a_sentence(
    server: Running, wish: object, code: str
) -> None:
    answer = server.post("/api/tables", json=wish)
    assert answer.status_code == 422
    assert answer.json()["code"] == code
    assert answer.json()["sentence"].endswith(".")


def test_the_lobby_lists_open_tables_until_every_seat_is_taken(server: Running) -> None:
    hidden = server.create(game="four-senses", seats=[{}, {}])
    made = server.create(
        game="four-senses", seats=[{"name": "Ana", "reserved": True}, {}], open=True
    )
    (listed,) = server.get("/api/lobby").json()
    assert listed["table"] == made["table"] != hidden["table"]
    assert [seat["free"] for seat in listed["seats"]] == [False, True]
    joined = server.post(f"/api/tables/{made['table']}/join", json={"name": "Ben\n  Bo\u0007"})
    assert joined.json()["seat"] == 2
    assert "HttpOnly" in joined.headers["set-cookie"]
    assert "SameSite=lax" in joined.headers["set-cookie"]
    assert server.get("/api/lobby").json() == []
    with Client.at(server.socket_url, made, 1) as ana:
        assert [player["name"] for player in ana.welcome["players"]] == ["Ana", "Ben Bo"]
    full = server.post(f"/api/tables/{made['table']}/join", json={})
    assert (full.status_code, full.json()["code"]) == (409, "table/full")
    closed = server.post(f"/api/tables/{hidden['table']}/join", json={})
    assert (closed.status_code, closed.json()["code"]) == (403, "seat/unknown")
    nowhere = server.post("/api/tables/nowhere/join", json={})
    assert (nowhere.status_code, nowhere.json()["code"]) == (404, "table/unknown")


def test_a_link_takes_a_seat_and_an_open_link_only_one(server: Running) -> None:
    made = server.create(game="four-senses", seats=[{}, {}])
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as browser:
        first = browser.post(made["open_link"])
        assert first.status_code == 303
        assert first.headers["location"] == made["watch_link"]
        for again in (browser.get(made["open_link"]), browser.post(made["open_link"])):
            assert again.status_code == 303
        name = f"touchstone-{made['table']}"
        cookie = f"{name}={browser.cookies[name]}"
        with Client(server.socket_url, Cookie=cookie) as player:
            assert player.hello(made["table"])["table"]["seat"] == 1
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as other:
        assert other.get(made["seats"][1]["link"]).status_code == 303
        assert other.get(f"/join/{made['table']}/wrong").json()["code"] == "seat/unknown"
        assert other.get("/join/nowhere/wrong").json()["code"] == "table/unknown"


@pytest.mark.parametrize(("slug", "variant"), _laid_out())
def test_a_seed_is_drawn_and_kept_from_those_who_may_not_see_the_board(
    server: Running, slug: str, variant: dict[str, str]
) -> None:
    seats = [{}, {"masked": False}]
    made = [server.create(game=slug, seats=seats, settings=variant) for _ in range(2)]
    seeds = []
    for table in made:
        with (
            Client.at(server.socket_url, table, 1) as masked,
            Client.at(server.socket_url, table, 2) as open_eyed,
        ):
            assert "seed" not in {s["name"] for s in masked.welcome["table"]["settings"]}
            shown = {s["name"]: s["value"] for s in open_eyed.welcome["table"]["settings"]}
            seeds.append(shown["seed"])
    assert len(set(seeds)) == 2


@pytest.mark.parametrize(("slug", "variant"), _laid_out())
@pytest.mark.parametrize("seed", [{}, {"seed": "7"}], ids=["drawn", "chosen"])
def test_a_rematch_is_laid_out_anew_unless_somebody_chose_the_seed(
    server: Running, slug: str, variant: dict[str, str], seed: dict[str, str]
) -> None:
    eyes = [{"masked": False}, {"masked": False}]
    made = server.create(game=slug, seats=eyes, settings={**variant, **seed})
    with (
        Client.at(server.socket_url, made, 1) as ana,
        Client.at(server.socket_url, made, 2) as ben,
    ):
        first = ana.welcome["view"]["board"]["cells"]
        ana.say("resign", sure=True)
        ana.say("offer rematch")
        again = ben.say("accept")["update"]["view"]["board"]["cells"]
        assert (first == again) == bool(seed)
    server.call(server.room(made["table"]).rest)
    with Client.at(server.socket_url, made, 1) as ana:
        assert ana.welcome["view"]["board"]["cells"] == again


def test_only_the_holder_of_the_secret_acts_for_a_seat(server: Running) -> None:
    made = server.create(game="four-senses", seats=TWO)
    with Client(server.socket_url) as stranger:
        refused = stranger.hello(made["table"], secret="guessed")
        assert refused["code"] == "seat/unknown"
        assert stranger.hello("nowhere")["code"] == "table/unknown"
        assert stranger.hello("no/../where")["code"] == "table/unknown"
        stranger.send({"type": "ask", "id": "q", "cells": []})
        assert stranger.wait("refused")["code"] == "wire/hello-first"
        assert stranger.hello(made["table"])["table"]["seat"] is None
        assert stranger.play("f a1")["code"] == "seat/watching"


def test_one_command_gives_one_utterance_for_each_listener(server: Running) -> None:
    made = server.create(game="four-senses", seats=TWO)
    with (
        Client.at(server.socket_url, made, 1) as ana,
        Client.at(server.socket_url, made, 2) as ben,
        Client.at(server.socket_url, made, None) as eve,
    ):
        assert "flat" in ana.play("f b3")["update"]["utterance"]
        assert ben.wait("update")["utterance"].startswith("Ana places a flat piece on b3.")
        assert ana.play("done")["ok"]
        assert ben.wait("update")["utterance"].startswith("Ana has placed.")
        told = eve.wait("update")
        assert told["number"] == 1
        assert told["utterance"].startswith("Ana has placed.")
        assert told["view"]["board"] is None


def test_typed_words_of_the_players_language_are_understood(server: Running) -> None:
    made = server.create(game="four-senses", seats=TWO)
    with Client.at(server.socket_url, made, 1, language="de") as ana:
        assert ana.welcome["table"]["language"] == "de"
        assert ana.say("fühle b3")["update"]["events"][0]["name"] == "match-felt"
        assert ana.say("Loch b3")["ok"]
        assert ana.say("ich habe gelegt")["update"]["view"]["turn"] == 2
        assert ana.say("Xylophon")["code"] == "move/unreadable"
        assert ana.say("fühle")["sentence"].startswith("Sag, was du fühlen willst")


def test_questions_are_answered_without_changing_anything(server: Running) -> None:
    made = server.create(game="four-senses", seats=TWO)
    with (
        Client.at(server.socket_url, made, 1) as ana,
        Client.at(server.socket_url, made, 2) as ben,
    ):
        assert "touch" in ana.say("help")["sentence"]
        assert ana.say("board")["code"] == "match/refused"
        assert "Rows 4 to 1" in ben.say("board")["sentence"]
        assert ana.say("score")["ok"]
        ana.play("f b3")
        assert "b3" in ana.say("repeat")["sentence"]


def test_giving_up_asks_for_confirmation(server: Running) -> None:
    made = server.create(game="four-senses", seats=TWO)
    with Client.at(server.socket_url, made, 1) as ana:
        asked = ana.say("resign")
        assert (asked["ok"], asked["code"]) == (False, "command/unsure")
        assert ana.say("resign", sure=True)["update"]["view"]["over"]


def test_a_repeated_id_counts_once(server: Running) -> None:
    made = server.create(game="four-senses", seats=TWO)
    with Client.at(server.socket_url, made, 1) as ana:
        assert not ana.say("f a1", id="x")["repeated"]
        again = ana.say("f a1", id="x")
        assert (again["ok"], again["repeated"], again["update"]) == (True, True, None)


def test_the_same_id_sent_twice_in_a_row_is_answered_twice_and_counts_once(
    server: Running,
) -> None:
    made = server.create(game="four-senses", seats=TWO)
    with Client.at(server.socket_url, made, 1) as ana:
        message = {"type": "command", "id": "x", "text": "touch a1"}
        ana.send(message)
        ana.send(message)
        answers = [ana.wait("ack"), ana.wait("ack")]
        assert [answer["repeated"] for answer in answers] == [False, True]
        assert all(answer["ok"] for answer in answers)
        assert answers[0]["update"]["number"] == 1


def test_after_a_reconnect_only_what_was_missed_is_told(server: Running) -> None:
    made = server.create(game="four-senses", seats=TWO)
    with Client.at(server.socket_url, made, 2) as ben:
        with Client.at(server.socket_url, made, 1) as ana:
            ana.play("f b3")
        assert ben.wait("update")["number"] == 1
        with Client.at(server.socket_url, made, 1, since=1) as ana:
            assert ana.welcome["updates"] == []
            assert ana.play("done")["update"]["number"] == 2
        assert ben.wait("update")["number"] == 2
    with Client.at(server.socket_url, made, 2, since=1) as ben:
        assert [told["number"] for told in ben.welcome["updates"]] == [2]
    with Client.at(server.socket_url, made, 2, since=99) as ben:
        assert ben.welcome["updates"] == []
        assert ben.welcome["number"] == 2


def test_masks_come_off_when_the_game_is_over(server: Running) -> None:
    made = server.create(game="four-senses", seats=[{"name": "Ana"}, {"name": "Ben"}])
    early = server.get(f"/api/tables/{made['table']}/record")
    assert (early.status_code, early.json()["code"]) == (409, "table/not-finished")
    with (
        Client.at(server.socket_url, made, 1) as ana,
        Client.at(server.socket_url, made, None) as eve,
    ):
        ana.play("dh b3")
        view = ana.say("resign", sure=True)["update"]["view"]
        assert view["outcome"]["winners"] == [2]
        assert "1: dh b3" in view["record"]
        shown = {cell["cell"]: cell["words"] for cell in view["board"]["cells"]}
        assert shown["b3"] == "level 2, hole"
        assert eve.wait("update")["view"]["board"] == view["board"]
    record = server.get(f"/api/tables/{made['table']}/record").json()
    assert record["record"] == view["record"]
    assert record["outcome"]["winners"] == [2]


def test_after_a_rematch_the_games_before_it_can_still_be_read(server: Running) -> None:
    made = server.create(game="four-senses", seats=[{}, {}])
    with (
        Client.at(server.socket_url, made, 1) as ana,
        Client.at(server.socket_url, made, 2) as ben,
    ):
        ana.play("dh b3")
        ana.say("resign", sure=True)
        ana.say("offer rematch")
        ben.say("accept")
        ben.play("f a1")
        address = f"/api/tables/{made['table']}/record"
        first = server.get(address).json()
        assert (first["game"], first["games"]) == (1, 1)
        assert "1: dh b3" in first["record"]
        for secret in ("2", "0", "-1", "x"):
            refused = server.get(address, params={"game": secret})
            assert refused.status_code in (409, 422)
            assert "f a1" not in refused.text
        ben.say("resign", sure=True)
        assert "2: f a1" in server.get(address).json()["record"]
        again = server.get(address, params={"game": 1}).json()
        assert again == first | {"games": 2}
        shown = server.get(f"/record/{made['table']}?game=1").text
        assert "1: dh b3" in shown
        assert 'aria-current="page">Game 1</a>' in shown
        step = server.get(f"/record/{made['table']}/1?game=1").json()
        assert step["utterance"] == "Player 1 places a double, hole up, on b3."


def test_open_eyes_pick_moves_cell_by_cell(server: Running) -> None:
    made = server.create(game="four-senses", seats=[{"masked": False}, {"masked": False}])
    with Client.at(server.socket_url, made, 1) as ana:
        ana.send({"type": "ask", "id": "q", "cells": []})
        found = ana.wait("choices")
        assert found["moves"] == []
        assert len(found["next"]) == 16
        ana.send({"type": "ask", "id": "q", "cells": ["a1"]})
        found = ana.wait("choices")
        assert [move["text"] for move in found["moves"]] == ["f a1", "h a1", "df a1", "dh a1"]
        assert found["moves"][3]["label"] == "Place a double on a1, hole up"
        assert "d1" in found["next"]
        ana.send({"type": "ask", "id": "q", "cells": ["d1", "a1"]})
        assert [move["text"] for move in ana.wait("choices")["moves"]] == ["claim a1-d1"]
        ana.play("f a1")
        ana.send({"type": "ask", "id": "q", "cells": []})
        assert [move["text"] for move in ana.wait("choices")["moves"]] == ["done"]


def test_a_name_given_at_the_table_is_told_to_everybody(server: Running) -> None:
    made = server.create(game="four-senses", seats=[{}, {}])
    with Client.at(server.socket_url, made, 1) as ana:
        with Client.at(server.socket_url, made, 2, name="Ben") as ben:
            assert ben.welcome["players"][1]["name"] == "Ben"
            names = [player["name"] for player in ana.wait("players")["players"]]
            while "Ben" not in names:
                names = [player["name"] for player in ana.wait("players")["players"]]
        with Client.at(server.socket_url, made, 2) as ben:
            assert ben.welcome["players"][1]["name"] == "Ben"


def test_an_offer_is_shown_to_all_and_taken_once_all_agree(server: Running) -> None:
    made = server.create(game="four-senses", seats=[{"masked": False}, {"masked": False}])
    with (
        Client.at(server.socket_url, made, 1) as ana,
        Client.at(server.socket_url, made, 2) as ben,
    ):
        mine = ana.say("offer draw")["update"]["view"]["offer"]
        assert (mine["mine"], mine["agreed"], mine["seat"]) == (True, True, 1)
        yours = ben.wait("update")["view"]["offer"]
        assert (yours["mine"], yours["agreed"], yours["offer"]) == (False, False, "draw")
        assert ben.say("accept")["update"]["view"]["outcome"]["reason"] == "agreed"
        assert ben.say("offer rematch")["ok"]
        ana.wait("update")
        view = ana.say("yes")["update"]["view"]
        assert (view["over"], view["turn"]) == (False, 2)
