"""A blind player knows a board of 9x9 after 20 seconds: as long as a voice takes to tell it."""

import subprocess
import wave
from pathlib import Path

import pytest

from touchstone.core.values import FIRST
from touchstone.games import GAMES
from touchstone.match import Agreement, Chair, Match
from touchstone.views.answers import Answers
from touchstone.views.typed import Query, Question
from touchstone.views.words import words_in

MIDDLES = {
    "4eyes-plus": (
        "4eyes-plus; size 9; players 2; phase 1; turn 1; tiles 1 h2 h3, d8 e8, e1 e2, i4 i3, "
        "e9 f9, f6 f5; tiles 2 e6 d6, g7 g8, f2 g2, a4 b4, a7 a6, c8 c9; hand 9 9"
    ),
    "tactori": (
        "tactori; variant rectangle-advanced; players 2; towers a1 blue, c1 blue, e1 blue, "
        "e3 blue, g5 red, h4 red, i3 blue, i5 red, i7 red blue; sticks blue a1-c1 1, blue c1-e1 1, "
        "blue e1-e3 1, red g5-i5 1, red i5-i7 1; turn 2; stage stone"
    ),
}
"""Boards from the middle of games."""


@pytest.mark.parametrize("slug", MIDDLES)
def test_the_whole_board_is_told_in_twenty_seconds(slug: str, tmp_path: Path) -> None:
    kind, position = GAMES[slug], MIDDLES[slug]
    game, _ = kind.seat_up(None, {}, position)
    chairs = (Chair(masked=False), Chair(masked=False))
    match = Match.begin(Agreement(game, chairs, position=position))
    told = Answers(words_in("en", kind)).answer(Query(Question.BOARD), match, FIRST)
    spoken = tmp_path / "board.wav"
    subprocess.run(["espeak-ng", "-s", "175", "-w", spoken, told], check=True)
    with wave.open(str(spoken)) as file:
        seconds = file.getnframes() / file.getframerate()
    assert seconds < 20, told
