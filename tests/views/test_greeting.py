"""The first words at a table, what players are called, and what is to be done in a turn."""

import re

import pytest

from touchstone.core.game import GameKind
from touchstone.core.values import Seat
from touchstone.games import GAMES
from touchstone.match import Agreement, Chair, Match, Play, seen_by
from touchstone.views.display import Display
from touchstone.views.glossary import glossary
from touchstone.views.greeting import goal, greeting
from touchstone.views.seeking import kinds
from touchstone.views.sentences import Speaker
from touchstone.views.viewer import Viewer
from touchstone.views.words import LANGUAGES, Words, words_in

ANA, BEN = Seat(1), Seat(2)


def _match(slug: str, *chairs: Chair, rounds: int = 1, **settings: str) -> Match:
    game = GAMES[slug].new(len(chairs), settings)
    return Match.begin(Agreement(game, chairs, rounds))


def _offered(match: Match, *cells: str) -> tuple[list[str], list[str]]:
    words = Words("en")
    viewer = Viewer(Speaker(words, match.agreement, ANA), Display(words))
    moves, onward = viewer.choices(seen_by(match, ANA), cells)
    return [move.text for move in moves], onward


def test_the_first_words_tell_game_goal_colour_eyes_and_where_the_keys_are() -> None:
    match = _match("tactori", Chair(masked=False), Chair(masked=False, level=2))
    assert greeting(Speaker(Words("en"), match.agreement, ANA)) == (
        "Tactori, making bridges. When all stones are placed, whoever has laid the most bridges "
        "wins. You play red, diamond. You see the board. Press the question mark for the keys."
    )
    assert greeting(Speaker(Words("de"), match.agreement, None)).endswith(
        "Du schaust zu. Die Tasten erfährst du mit dem Fragezeichen."
    )


def test_behind_a_mask_and_in_three_rounds_the_points_are_explained() -> None:
    match = _match("four-senses", Chair("Ana"), Chair("Ben"), Chair("Cleo"), rounds=3)
    said = greeting(Speaker(Words("en"), match.agreement, ANA))
    assert "You are masked and play by touch." in said
    assert "A line gives five points, and one more if it wins in two ways." in said


@pytest.mark.parametrize("kind", GAMES.values(), ids=lambda kind: kind.slug)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_greets_in_every_language(language: str, kind: GameKind) -> None:
    chairs = (Chair("Ana", masked=False), Chair("Ben"))
    words = Words(language)
    for values in ({}, *({s.name: v} for s in kind.options for v in s.values)):
        if 2 not in kind.players({**kind.defaults, **values}):
            continue
        match = Match.begin(Agreement(kind.new(2, values), chairs))
        for seat in (ANA, BEN, None):
            speaker = Speaker(words, match.agreement, seat)
            assert "{" not in greeting(speaker)
            assert seat != ANA or speaker.stage(seen_by(match, seat).stage).endswith(".")


def test_bots_have_a_level_and_never_the_number_of_their_seat() -> None:
    one = _match("4eyes-plus", Chair("Ana"), Chair(level=2))
    assert Speaker(Words("en"), one.agreement, ANA).label(BEN) == "Computer, level 2, blue, ring"
    two = _match("four-senses", Chair("Ana"), Chair(level=2), Chair(level=4))
    speaker = Speaker(Words("en"), two.agreement, ANA)
    assert [speaker.label(Seat(seat)) for seat in (2, 3)] == [
        "Computer A, level 2",
        "Computer B, level 4",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_paper_there_is_no_talk_of_pawns_and_tiles(language: str) -> None:
    words = words_in(language, GAMES["4eyes-plus"])
    match = _match("4eyes-plus", *[Chair(masked=False)] * 2, mode="paper")
    game, speaker = match.agreement.game, Speaker(words, match.agreement, ANA)
    stage = speaker.stage(seen_by(match, ANA).stage)
    viewer = Viewer(speaker, Display(words))
    offered, pick = viewer.label("a1 a2"), viewer.pick(seen_by(match, ANA), ("a1",))
    told = [goal(words, game), stage, offered, *kinds(words, game).values()]
    told += [pick, words.say("game-reason-full")]
    unfit = [
        name for thing in ("pawn", "tile") for name in glossary(language, game.kind)[thing].said
    ]
    for sentence in told:
        assert not set(re.findall(r"\w+", sentence.lower())) & set(map(str.lower, unfit)), sentence


@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", "one end on b2"),
        ("fr", "un bout en b2"),
        ("de", "Enden auf b2"),
        ("it", "un’estremità in b2"),
        ("es", "un extremo en b2"),
        ("nl", "het ene eind op b2"),
    ],
)
def test_it_is_said_that_a_line_is_declared_from_one_end(language: str, end: str) -> None:
    assert end in words_in(language, GAMES["four-senses"]).say("game-pick", cell="b2")


def test_behind_a_mask_only_what_the_stage_allows_is_offered() -> None:
    match = _match("four-senses", Chair(), Chair())
    assert _offered(match)[0] == []
    assert _offered(match, "b2")[0] == ["f b2", "h b2", "df b2", "dh b2"]
    match, _ = match.submit(Play(ANA, "f b2"))
    assert _offered(match)[0] == ["done"]
    assert _offered(match, "b3")[0] == []
    seen = seen_by(match, ANA)
    said = Speaker(Words("en"), match.agreement, ANA).stage(seen.stage)
    assert said == "You have placed. Keep feeling the board, declare a line, or press Done."


def test_behind_a_mask_a_claim_offers_the_34_lines_and_no_others() -> None:
    match = _match("four-senses", Chair(), Chair())
    grid = match.agreement.game.grid
    names = [grid.name(cell) for cell in grid.cells]
    lines = {
        frozenset((first, last))
        for first in names
        for last in names
        if f"claim {first}-{last}" in _offered(match, first, last)[0]
    }
    assert len(lines) == 34
    onward = {frozenset((first, last)) for first in names for last in _offered(match, first)[1]}
    assert onward == lines


def test_behind_a_mask_a_tile_takes_two_cells_side_by_side() -> None:
    match = _match("4eyes-plus", Chair(), Chair(), size="5")
    assert _offered(match, "a1") == ([], ["a2", "b1"])
    assert _offered(match, "a1", "a2") == (["a1 a2"], [])
    assert _offered(match, "a1", "c1") == ([], [])


def test_behind_a_mask_a_stick_comes_after_the_stone_and_reaches_the_next_field() -> None:
    match = _match("tactori", Chair(), Chair())
    assert _offered(match, "a1") == (["place a1"], [])
    match, _ = match.submit(Play(ANA, "place a1"))
    assert _offered(match) == (["done"], [f"{c}{r}" for c in "abcde" for r in "12345"])
    assert _offered(match, "a1") == ([], ["a2", "b1"])
