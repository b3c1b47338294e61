"""Orca plays: what a blind person hears is what happened, once and in order.

The short test is part of every run; `make soak` plays a whole game of each game, open and masked,
and compares every word with a transcript that can be read aloud (`TOUCHSTONE_GOLDENS=1` writes
them anew).
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.aloud import assert_read_aloud
from helpers.browser import MASKED, OPEN
from helpers.screen_reader import UNWANTED, ScreenReader
from helpers.serving import Running, Seated
from helpers.soaking import in_soak

from touchstone.core.values import Seat
from touchstone.match import seen_by
from touchstone.match.forms import cells_of
from touchstone.views.display import Display
from touchstone.views.sentences import Speaker
from touchstone.views.viewer import Viewer
from touchstone.views.words import Words

ANA = Seat(1)
ARROWS = {(1, 0): "Right", (-1, 0): "Left", (0, 1): "Up", (0, -1): "Down"}

SOMETIMES = ("selected", "not selected", Words("en").say("web-not-sent"))
"""Orca tells of a chosen cell only if it is still there when the choice is marked; and on a machine
that has much to do the page says, truly, that an answer takes longer than two seconds."""

pytestmark = pytest.mark.skipif(UNWANTED, reason="no Linux, or TOUCHSTONE_WITHOUT_ORCA is set")

Turns = list[tuple[int, tuple[str, ...]]]
GAMES: dict[str, tuple[str, dict[str, str], Turns]] = {
    "four-senses": (
        "four-senses",
        {},
        [
            (1, ("f a1", "done")),
            (2, ("f b1", "done")),
            (1, ("f c1", "done")),
            (2, ("h d4", "done")),
            (1, ("f d1", "claim a1-d1")),
        ],
    ),
    "4eyes-plus": (
        "4eyes-plus",
        {"size": "5"},
        [
            (1, ("b2 a2",)),
            (2, ("c5 c4",)),
            (1, ("b4 a4",)),
            (2, ("a1 b1",)),
            (1, ("d2 e2",)),
            (2, ("e5 d5",)),
            (1, ("d4 e4",)),
        ],
    ),
    "tactori": (
        "tactori",
        {"variant": "rectangle"},
        [
            (1, ("place b2",)),
            (2, ("place e1",)),
            (1, ("place b3", "lay b2-b3")),
            (2, ("place e3",)),
            (1, ("place c2", "lay b2-c2")),
            (2, ("place e5",)),
            (1, ("place c3", "lay c2-c3")),
            (2, ("place a5",)),
            (1, ("place d5", "lay b3-c3")),
        ],
    ),
}
"""Whole games with fixed moves: the first player, who hears Orca, wins."""


class Player:
    """Plays seat 1 by keys, listening; the opponent's moves come from elsewhere."""

    def __init__(self, server: Running, seated: Seated, reader: ScreenReader) -> None:
        self.server = server
        self.seated = seated
        self.reader = reader
        self.here = "a1"
        self.transcript: list[str] = []

    def listen(self, key: str, *heard: str) -> None:
        """Presses a key, if it is one, and waits until all of this was said."""
        if key:
            self.transcript.append(f"[{key}]")
            self.reader.press(key)
        for text in heard:
            self.reader.hears(text)
        self.transcript += self.reader.new()

    def go(self, cell: str) -> None:
        """Walks to a cell and hears what is there."""
        while self.here != cell:
            across, up = ord(cell[0]) - ord(self.here[0]), int(cell[1:]) - int(self.here[1:])
            step = ((across > 0) - (across < 0), 0) if across else (0, (up > 0) - (up < 0))
            self.here = f"{chr(ord(self.here[0]) + step[0])}{int(self.here[1:]) + step[1]}"
            self.listen(ARROWS[step], f"{self.here}: ", f"{self.here}.")

    def move(self, text: str) -> None:
        """Makes a move by keys, and hears what it did."""
        cells = cells_of(text)
        for place, cell in enumerate(cells):
            self.go(cell)
            if place < len(cells) - 1:
                self.listen("c", f"Chosen: {', '.join(cells[: place + 1])}.")
        before, stage = self.told(), self.stage()
        if text.startswith("claim"):
            self.listen(self.digit(text), "Declare ", "No, go back", "Browse mode")
            self.listen("Tab", "Yes")
            self.listen("Return")
        else:
            self.listen(self.digit(text) if cells else "d")
        self.reader.until(lambda: len(self.told()) > len(before), f"{text} was not made")
        after = self.stage()
        self.listen("", *self.told()[len(before) :], after if stage and after != stage else "")

    def stage(self) -> str:
        """What is to be done now in the player's turn, in words."""
        match = self.server.match(self.seated.table)
        stage = seen_by(match, ANA).stage
        return Speaker(Words("en"), match.agreement, ANA).stage(stage)

    def digit(self, text: str) -> str:
        """The key of a move among those that are offered."""
        match = self.server.match(self.seated.table)
        words = Words("en")
        viewer = Viewer(Speaker(words, match.agreement, ANA), Display(words))
        moves, _ = viewer.choices(seen_by(match, ANA), cells_of(text))
        return str([move.text for move in moves].index(text) + 1)

    def count(self, utterance: str) -> int:
        """How often something was said so far."""
        self.transcript += self.reader.new()
        return self.transcript.count(utterance)

    def told(self) -> list[str]:
        """What the referee has told this player."""
        return self.server.told(self.seated.table, 1, "en")

    def turn(self, seat: int, text: str) -> None:
        """Whoever it is makes a move."""
        if seat == ANA:
            self.move(text)
        else:
            self.opponent(text)

    def opponent(self, text: str) -> None:
        """The other one moves; whatever of it may be heard is heard."""
        before = len(self.told())
        self.server.play(self.seated.table, 2, text)
        self.listen("", *self.told()[before:])


@pytest.fixture
def at_table(server: Running, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Player]:
    slug, settings, chair = request.param
    seated = server.seat_up(slug, chair, chair, settings=settings)
    with ScreenReader(tmp_path, server.url + seated.link(1)) as reader:
        player = Player(server, seated, reader)
        reader.hears("Your turn.")
        reader.to_focus_mode()
        yield player


@pytest.mark.parametrize("at_table", [("four-senses", {}, OPEN)], indirect=True, ids=["open"])
def test_a_screen_reader_hears_every_word_once_and_in_order(at_table: Player) -> None:
    player = at_table
    player.listen("Left", "The edge.")
    player.go("b1")
    player.move("f b1")
    player.listen("1", "or press Done. Press C to choose b1.")  # no key is silent
    player.listen("l")
    player.reader.until(lambda: player.count("You place a flat piece on b1.") == 2, "a repeat")
    player.listen("l")  # had it been pressed before that was said, both would be one
    player.reader.until(lambda: player.count("You place a flat piece on b1.") == 3, "a repeat")
    player.listen("t", "You have placed. Declare a line, or press Done.")
    player.move("done")
    player.opponent("h d4")
    player.opponent("done")
    said = player.transcript
    told = ["Player 2 places a piece with a hole on d4.", "Player 2 has placed. Your turn."]
    assert [said.count(one) for one in told] == [1, 1]
    assert said.index(told[0]) < said.index(told[1])
    assert not any("row 4" in one for one in said), said


@in_soak
@pytest.mark.parametrize(
    ("name", "at_table"),
    [
        (f"{name}-{eyes}", (slug, settings, chair))
        for name, (slug, settings, _) in GAMES.items()
        for eyes, chair in (("open", OPEN), ("masked", MASKED))
    ],
    indirect=["at_table"],
    ids=[f"{name}-{eyes}" for name in GAMES for eyes in ("open", "masked")],
)
def test_a_screen_reader_plays_a_whole_game(at_table: Player, name: str) -> None:
    player = at_table
    masked = name.endswith("masked")
    for seat, moves in GAMES[name.rpartition("-")[0]][2]:
        for text in moves:
            player.turn(seat, text)
        over = player.server.match(player.seated.table).outcome is not None
        if masked and name.startswith("tactori") and not over:
            player.turn(seat, "done")  # behind a mask no turn ends by itself
    outcome = player.server.match(player.seated.table).outcome
    assert outcome is not None
    assert outcome.winners == (ANA,)
    plain = (one.rstrip("\N{NO-BREAK SPACE}") for one in player.transcript)
    said = [one for one in plain if one not in SOMETIMES]
    for utterance in dict.fromkeys(player.told()):
        assert said.count(utterance) == player.told().count(utterance), utterance
    places = [said.index(one) for one in dict.fromkeys(player.told())]
    assert places == sorted(places)
    assert_read_aloud(f"spoken/{name}", said)
