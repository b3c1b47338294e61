"""4EYES+ in words and as a board in plain lines."""

from typing import Any

import pytest
from helpers.four_eyes_plus import FIXTURE, eyes, played, refusal

from touchstone.core.game import AnyGame
from touchstone.games.four_eyes_plus import KIND
from touchstone.match import Agreement, Chair, Match, Play, Touch
from touchstone.views.scanning import board_lines
from touchstone.views.sentences import Speaker, feel_words
from touchstone.views.words import LANGUAGES, words_in

SQUARES = {"square": "a1 a2 b1 b2", "other_square": "c1 c2 d1 d2"}
TWO = {"first": "a1", "second": "a2"}
REFUSALS: dict[str, dict[str, str | int]] = {
    "no-pass": {},
    "only-laying": {},
    "only-moving": {},
    "no-moving-on-paper": {},
    "not-adjacent": {**TWO},
    "no-change": {**TWO},
    "no-tile-there": {**TWO},
    "not-your-tile": {**TWO},
    "other-way-round": {**TWO},
    "cell-taken": {"cell": "a1"},
    "cell-just-left": {"cell": "a1"},
    "gift": {"other_square": "c1 c2 d1 d2", "other_colour": "brown"},
    "both-squares": {**SQUARES, "colour": "red", "other_colour": "brown"},
    "no-such-tile": {"text": "a1 c1"},
    "two-on-a-cell": {"cell": "a1"},
    "hand-not-empty": {"seat": 2},
    "tile-count": {"seat": 2, "count": 14, "full": 15},
    "square-stands": {"seat": 2, "square": "a1 a2 b1 b2"},
    "history-too-early": {"name": "turns"},
    "bad-history": {"number": 3},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REFUSALS)
def test_every_refusal_is_a_sentence_that_keeps_its_facts(language: str, reason: str) -> None:
    facts = REFUSALS[reason]
    said = words_in(language, KIND).say(f"game-{reason}", **facts)
    assert said.endswith(".")
    for name, fact in facts.items():
        assert str(fact) in said or "colour" in name
    if language != "en":
        assert said != words_in("en", KIND).say(f"game-{reason}", **facts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", ["you", "other"])
def test_every_event_is_a_sentence(language: str, who: str) -> None:
    words = words_in(language, KIND)
    cells: dict[str, str | int] = {"own": "b2", "other": "a2", "to_own": "e5", "to_other": "e6"}
    for own, other in (("red", "brown"), ("brown", "blue"), ("blue", "red")):
        for event in ("laid", "moved"):
            said = words.say(
                f"game-event-{event}",
                who=who,
                name="Ana",
                own_colour=own,
                other_colour=other,
                **cells,
            )
            for colour in (own, other):
                assert words.say(f"game-feel-{colour}") in said.lower()
            assert ("Ana" in said) == (who == "other")
    for how in ("done", "passed"):
        assert words.say(f"game-turn-{how}", who=who, name="Ana").endswith(".")
    told = {
        words.say("game-event-moving-begins", who=who, name="Ana", left=left) for left in (0, 1, 2)
    }
    assert len(told) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_ends_supply_and_touch_are_told(language: str) -> None:
    words = words_in(language, KIND)
    for reason in ("square", "repetition", "cap", "blocked", "full"):
        assert words.say(f"game-reason-{reason}", cells="a1, a2, b1, b2").endswith(".")
    assert "a1, a2" in words.say("game-reason-square", cells="a1, a2, b1, b2")
    assert "3" in words.say("game-heap-tiles", count=3)
    game = eyes(3)
    state = played(game, "b2 a2, d1 d2, e5 f5")
    said = {feel_words(words, game, game.feel(state, cell)) for cell in game.grid.cells}
    assert len(said) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_a_label(language: str) -> None:
    words = words_in(language, KIND)
    for setting in KIND.options:
        label = f"game-setting-{setting.name}"
        assert words.say(label)
        for value in setting.values:
            assert words.say(f"{label}-{value}")
    for message in ("name", "about", "help"):
        assert words.say(f"game-{message}")


def told(game: AnyGame, *moves: str, masked: bool) -> dict[str, list[str]]:
    """What each of two players is told, move by move."""
    chairs = (Chair("Ana", masked=masked), Chair("Ben", masked=masked))
    match = Match.begin(Agreement(game, chairs))
    heard: dict[str, list[str]] = {"Ana": [], "Ben": []}
    for move in moves:
        assert match.turn is not None
        match, events = match.submit(Play(match.turn, move))
        for seat, name in ((1, "Ana"), (2, "Ben")):
            listener: Any = seat
            heard[name].append(
                Speaker(words_in("en", KIND), match.agreement, listener).tell(events, match)
            )
    return heard


def test_7_1_with_open_eyes_everybody_hears_the_move() -> None:
    heard = told(eyes(), "b2 a2", masked=False)
    assert heard["Ana"][0].startswith("You put red on b2 and blue on a2. It is Ben’s turn.")
    assert heard["Ben"] == ["Ana puts red on b2 and blue on a2. Your turn."]


def test_7_1_behind_a_mask_only_the_turn_is_heard_until_the_end() -> None:
    moves = [move.strip() for move in FIXTURE.split(",")]
    heard = told(eyes(), *moves, "d4 e4", masked=True)
    assert heard["Ben"][0] == "Ana has played. Your turn."
    assert heard["Ben"][4] == "A square is complete: b2, b4, d2, d4. You have lost. Ana has won."


def test_7_3_a_refused_move_counts_as_a_touch_of_what_it_gives_away() -> None:
    game = eyes()
    match = Match.begin(Agreement(game, (Chair("Ana", masked=True), Chair("Ben", masked=True))))
    ana: Any = 1
    ben: Any = 2
    match, _ = match.submit(Play(ana, "b2 a2"))
    match, events = match.submit(Play(ben, "b3 b2"))
    said = Speaker(words_in("en", KIND), match.agreement, ben).tell(events, match)
    assert said == "b2 is taken. b3: empty. b2: red, with the dot, other half to the left."
    match, events = match.submit(Touch(ben, "a2"))
    said = Speaker(words_in("en", KIND), match.agreement, ben).tell(events, match)
    assert said == "a2: blue, without the dot, other half to the right."


def test_4_2_the_refusal_names_both_squares() -> None:
    game = eyes()
    error = refusal(game, played(game, FIXTURE), "d4 c4")
    assert words_in("en", KIND).say(error.reason, **error.facts) == (
        "This would complete two squares at once, red on b2 b4 d2 d4 and blue on a2 a4 c2 c4. "
        "That is forbidden."
    )


def test_the_board_of_example_e2_in_plain_lines() -> None:
    game = eyes(size="5")
    lines = board_lines(words_in("en", KIND), game, played(game, FIXTURE))
    assert lines[0] == "Row 5: empty."
    assert lines[2] == "Row 3: c3 red, without the dot, other half towards you."
