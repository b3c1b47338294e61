"""`import touchstone as ts`, as a Python developer would use it."""

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from random import Random
from typing import Any

import pytest

import touchstone
from touchstone.engine.levels import STRONGEST
from touchstone.games import GAMES

SVG = "{http://www.w3.org/2000/svg}"
FOUR = "four-senses"
ts: Any = touchstone  # what is wrong on purpose is for the tests, not for the type checker


def random_player(seed: int) -> Any:
    dice = Random(seed)
    return lambda state: dice.choice(state.moves)


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_random_game_of_every_kind_played_by_moves_and_by_texts(slug: str) -> None:
    state, dice = ts.game(slug), Random(1)
    assert state.turn == 1
    for _ in range(400):
        if state.outcome is not None:
            assert state.moves == ()
            return
        number = dice.randrange(len(state.moves))
        after = state.play(state.moves[number])
        assert after == state.play(state.texts[number])
        assert hash(after) == hash(state.play(state.texts[number]))
        state = after


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_state_shows_itself_in_one_line_that_can_be_pasted_back(slug: str) -> None:
    state = ts.game(slug).play(ts.game(slug).moves[0])
    shown = repr(state)
    assert "\n" not in shown
    assert eval(shown, {"touchstone": ts}) == state
    assert ts.read(state.text) == state
    assert str(state) == state.text


def test_settings_may_be_numbers_and_stay_in_what_is_shown() -> None:
    state = ts.game("4eyes-plus", size=7)
    assert state.settings["size"] == "7"
    assert eval(repr(state), {"touchstone": ts}).settings == state.settings


def test_a_state_tells_who_may_start_and_what_fingers_feel() -> None:
    state = ts.game(FOUR, players=3).start(3)
    assert state.turn == 3
    assert state.play("df b2").feel("B2") == ts.Feel(2, "flat")
    assert state.cells[:2] == ("a1", "a2")
    assert state.lines() == ["Rows 4 to 1: empty."]
    assert "Reihe" in state.lines("de")[0]


@pytest.mark.parametrize(
    ("wrong", "kind", "sentence"),
    [
        (lambda: ts.game("chess"), ts.SettingError, "four-senses, 4eyes-plus, tactori"),
        (lambda: ts.game(FOUR, claims="loud"), ts.SettingError, "spoken, referee"),
        (lambda: ts.game(FOUR, volume=3), ts.SettingError, "claims, claim_window"),
        (lambda: ts.game(FOUR, players=9), ts.SettingError, "needs 2 to 3 players"),
        (lambda: ts.game(FOUR, players="2"), TypeError, "players is a number, not '2'"),
        (lambda: ts.game(4), TypeError, "a game is named by a text"),
        (lambda: ts.game(FOUR, claims=None), TypeError, "claims is a text or a whole number"),
        (lambda: ts.game(FOUR).play("f z9"), ts.IllegalMove, "There is no z9 on this board."),
        (lambda: ts.game(FOUR).play("dance"), ts.UnreadableMove, "“dance”"),
        (lambda: ts.game(FOUR).play(3), TypeError, "a move is a text or one of .moves"),
        (lambda: ts.game(FOUR).play(ts.game("tactori").moves[0]), TypeError, "a move is a text"),
        (lambda: ts.game(FOUR).start(3), ts.SettingError, "1..2"),
        (lambda: ts.game(FOUR).feel("z1"), ts.IllegalMove, "There is no z1"),
        (lambda: ts.read("four-senses; row4 x"), ts.PositionError, "position"),
        (lambda: ts.read(5), TypeError, "a position is a text"),
        (lambda: ts.record("game: four-senses\n\n1: f z9\n"), ts.RefusedLine, "line 3: There is"),
        (lambda: ts.record(None), TypeError, "a record is a text"),
        (lambda: ts.best(FOUR), TypeError, "a State is needed"),
        (lambda: ts.best(ts.game(FOUR), seconds=float("nan")), ValueError, "above 0, not nan"),
        (lambda: ts.bot(99), ts.SettingError, f"1..{STRONGEST}"),
        (lambda: ts.draw("a board"), TypeError, "a State or a Record can be drawn"),
        (lambda: ts.draw(ts.game(FOUR), theme="pink"), ValueError, "wood, dark, contrast"),
        (lambda: ts.match(FOUR, 1, 2), TypeError, "a player is a bot or a function"),
        (lambda: ts.match(FOUR, len, masked=True), ts.SettingError, "2 to 3"),
        (lambda: ts.chess, AttributeError, "it offers"),
    ],
)
def test_what_is_wrong_raises_a_sentence(wrong: Any, kind: type, sentence: str) -> None:
    with pytest.raises(kind) as raised:
        wrong()
    assert sentence in str(raised.value)


def test_a_move_that_is_no_longer_legal_says_why() -> None:
    state = ts.game(FOUR, claims="referee")
    full = state.play("df a1")
    move = state.moves[state.texts.index("df a1")]
    with pytest.raises(ts.IllegalMove) as raised:
        full.play("h b1").play(move)
    assert raised.value.code == "move/illegal"
    assert "a1" in str(raised.value)
    assert "move-" not in str(raised.value)


def test_nothing_can_be_played_after_the_end() -> None:
    state = ts.game(FOUR, claims="referee")
    for text in ("f a1", "f b1", "f c1", "f d1"):
        state = state.play(text)
    assert state.outcome == ts.Outcome(
        (ts.Seat(2),), "same-top", ("a1", "b1", "c1", "d1"), ("same-top", "same-level")
    )
    with pytest.raises(ts.GameOver, match="The game is over"):
        state.play("f a2")


def test_a_record_is_gone_through_position_by_position() -> None:
    played = ts.record("game: four-senses\nclaims: referee\ndate: today\n\n1: f a1\n2: f b1\n")
    assert played.moves == ((1, "f a1"), (2, "f b1"))
    assert [state.turn for state in played.states] == [1, 2, 1]
    over = played.play("f c1").play("f d1")
    assert over.outcome is not None
    assert over.outcome.winners == (2,)
    assert ts.record(over.text).text == over.text
    assert over.remarks == {"date": "today"}
    assert over.state.feel("d1").height == 1
    assert repr(over) == "<Record of four-senses, 4 moves, same-top>"
    with pytest.raises(ts.GameOver):
        over.play("f a1")


# Matches ------------------------------------------------------------------------------------------


def test_a_match_of_three_rounds() -> None:
    players = [random_player(seed) for seed in range(3)]
    played = ts.match(FOUR, *players, claims="referee")
    assert played.outcome is not None
    assert len(played.record.kept.sitting.past) == 3
    assert ts.record(played.record.text).outcome == played.outcome


def test_a_match_with_a_seed_repeats() -> None:
    games = [ts.match("tactori", ts.bot(1, seed=7), ts.bot(2), seed=3) for _ in range(2)]
    assert games[0] == games[1]


def test_a_match_goes_on_from_a_state() -> None:
    state = ts.game(FOUR, claims="referee").play("f a1").play("f b1").play("f c1")
    played = ts.match(state, ts.bot(3, seed=1), ts.bot(STRONGEST, seed=1))
    assert played.outcome is not None
    assert played.outcome.winners == (2,)
    assert len(played.record.moves) == 1


def test_a_bot_that_answers_nonsense_stops_the_match_with_a_sentence() -> None:
    with pytest.raises(ts.IllegalMove) as raised:
        ts.match(FOUR, lambda _: "f z9", ts.bot(1))
    assert "There is no z9" in str(raised.value)
    assert "player 1" in raised.value.__notes__[0]
    with pytest.raises(TypeError, match="answers with a move or its text, not None"):
        ts.match(FOUR, print, ts.bot(1))


def test_a_game_without_an_end_is_broken_off() -> None:
    played = ts.match("tactori", random_player(1), variant="free", most=50)
    assert played.outcome is None
    assert played.commands >= 50


def test_behind_a_mask_a_function_feels_its_way() -> None:
    felt = []

    def careful(hand: Any) -> str:
        for cell in hand.cells:
            felt.append(hand.touch(cell))
            if felt[-1].height == 0:
                return f"f {cell}" if next(iter(hand.supply().values())) else f"h {cell}"
        return "df a1"

    played = ts.match(FOUR, careful, ts.bot(2, seed=1), masked=True, claims="referee", seed=1)
    assert played.outcome is not None
    assert len(felt) > len(played.record.moves) / 2


def test_behind_a_mask_a_refusal_is_no_end_but_trying_for_ever_is() -> None:
    def hopeless(hand: Any) -> str:
        return "f a1"

    with pytest.raises(ts.Stuck, match="player 1 touched and tried"):
        ts.match(FOUR, hopeless, hopeless, masked=True, claims="referee")


def test_behind_a_mask_touching_for_ever_is_stopped_and_words_are_heard() -> None:
    heard: list[str] = []

    def restless(hand: Any) -> str:
        hand.touch("a1")
        heard.extend(hand.heard)
        while True:
            hand.touch("b2")

    with pytest.raises(ts.Stuck):
        ts.match(FOUR, restless, ts.bot(1), masked=True)
    assert heard == ["a1: ceramic, empty."]


# Thinking -----------------------------------------------------------------------------------------


def test_the_best_moves_of_a_position() -> None:
    state = ts.game(FOUR, claims="referee")
    for text in ("f a1", "f b1", "f c1"):
        state = state.play(text)
    found = ts.best(state, seconds=5)
    assert (found.value, found.exact, found.distance) == ("win", True, 1)
    assert "f d1" in found.texts
    assert state.play(found.moves[0]).outcome is not None
    assert len(found.analysis.moves) == len(state.moves)


def test_a_bot_chooses_a_move_of_the_position() -> None:
    state = ts.game("tactori")
    assert ts.bot(2, seed=1)(state) in state.moves
    assert repr(ts.bot(2, seed=1)) == "Bot(level=2, seconds=None, seed=1)"


# Pictures -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_picture_carries_its_words(slug: str) -> None:
    state = ts.game(slug)
    root = ET.fromstring(ts.draw(state, lang="fr").svg())
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert desc is not None
    assert "Joueur 1" in (title.text or "")
    assert (desc.text or "").splitlines() == state.lines("fr")
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == title.get("id")
    assert root.get("aria-describedby") == desc.get("id")
    assert root.get("aria-hidden") is None


def test_pictures_on_one_page_share_no_ids_and_find_their_own() -> None:
    state = ts.game(FOUR).play("f a1")
    drawn = [one._repr_svg_() for one in (state, ts.draw(state), ts.record("game: tactori"))]
    ids = [{e.get("id") for e in ET.fromstring(p).iter() if e.get("id")} for p in drawn]
    assert all(ids)
    assert not ids[0] & ids[1] | ids[1] & ids[2] | ids[0] & ids[2]
    for picture, own in zip(drawn, ids, strict=True):
        used = {part.split(")")[0] for part in picture.split("url(#")[1:]}
        assert used
        assert used <= own


def test_a_won_board_shows_and_tells_the_line() -> None:
    state = ts.game(FOUR, claims="referee")
    for text in ("f a1", "f b1", "f c1", "f d1"):
        state = state.play(text)
    picture = ts.draw(state, theme="contrast").svg()
    assert picture.count("won-number") > 3
    assert "a1, b1, c1, d1" in picture
    assert "data-theme='contrast'" in picture


def test_a_picture_is_saved_the_same_each_time(tmp_path: Path) -> None:
    drawing = ts.draw(ts.game(FOUR))
    assert "\n" not in repr(drawing)
    file = drawing.save(tmp_path / "board.svg")
    first = file.read_bytes()
    drawing.save(str(file))
    assert file.read_bytes() == first
    with pytest.raises(ValueError, match="saved as an \\.svg file"):
        drawing.save(tmp_path / "board.png")


# The import itself --------------------------------------------------------------------------------

STRANGERS = """
import sys
import touchstone as ts
light = sorted(name for name in sys.modules if name.startswith("touchstone"))
assert light == ["touchstone"], light
state = ts.game("four-senses", claims="referee").play("f a1")
ts.record("game: four-senses").play("f a1")
roots = {name.split(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
roots = {name for name in roots if getattr(sys.modules[name], "__file__", None)}
print(sorted(roots - {"touchstone", "sitecustomize", "__main__"}))
"""


def test_importing_is_light_and_playing_needs_no_other_package() -> None:
    run = [sys.executable, "-S", "-c", f"import sys; sys.path[:0] = {sys.path!r}\n{STRANGERS}"]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("first", ["import touchstone.match", "touchstone.game"])
def test_the_package_of_matches_and_the_function_share_their_name(first: str) -> None:
    lines = f"""
import touchstone
{first}
played = touchstone.match("tactori", touchstone.bot(1), variant="free", most=3)
from touchstone.match import Match
import touchstone.match as package
assert package.Match is Match and callable(package)
print(played.commands >= 3)
"""
    run = [sys.executable, "-c", lines]
    assert subprocess.run(run, capture_output=True, text=True, check=True).stdout == "True\n"


def test_everything_offered_is_there() -> None:
    for name in ts.__all__:
        assert getattr(ts, name) is not None
    assert set(ts.__all__) <= set(dir(ts))


def test_the_types_are_written_from_the_catalogue() -> None:
    script = Path(__file__).parents[2] / "scripts" / "write_face.py"
    subprocess.run([sys.executable, str(script), "--check"], check=True)
