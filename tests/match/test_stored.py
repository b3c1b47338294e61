"""What the store keeps of a match is enough to have it again, byte for byte."""

from random import Random

import pytest

from touchstone.core.errors import RecordError
from touchstone.core.values import Seat, all_seats
from touchstone.games import GAMES
from touchstone.match import (
    Abandon,
    Accept,
    Agreement,
    Chair,
    Command,
    Deal,
    Decline,
    Helper,
    Match,
    Offer,
    Play,
    Replace,
    Resign,
    Return,
    Share,
    ShowPath,
    TimeUp,
    Touch,
    command_text,
    read_command,
)

ANA = Seat(1)
COMMANDS: list[tuple[Command, str]] = [
    (Play(ANA, "dh b3"), "dh b3"),
    (Touch(ANA, "supply"), "touch supply"),
    (Offer(ANA, Deal.UNDO), "offer undo"),
    (Replace(ANA, Seat(2), 3), "replace 2 3"),
    (Abandon(ANA, Seat(2)), "abandon 2"),
    (Resign(ANA), "resign"),
    (Accept(ANA), "accept"),
    (Decline(ANA), "decline"),
    (Return(ANA), "return"),
    (TimeUp(ANA), "time-up"),
    (Helper(ANA, on=True), "helper on"),
    (Helper(ANA, on=False), "helper off"),
    (Share(ANA, on=True), "share on"),
    (Share(ANA, on=False), "share off"),
    (ShowPath(ANA, on=True), "path on"),
]


@pytest.mark.parametrize(("command", "text"), COMMANDS)
def test_every_command_has_one_text_and_reads_back(command: Command, text: str) -> None:
    assert command_text(command) == text
    assert read_command(ANA, text) == command


@pytest.mark.parametrize(
    "text",
    ["offer tea", "offer", "replace 2", "abandon x", "abandon", "helper maybe", "share it", "path"],
)
def test_what_is_no_command_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_command(ANA, text)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("masked", [True, False], ids=["masked", "open-eyed"])
def test_replaying_the_stored_commands_gives_the_same_match(slug: str, masked: bool) -> None:
    dice = Random(5)
    game = GAMES[slug].new(2)
    table = Agreement(game, (Chair("Ana", masked), Chair("Ben", masked)))
    match = Match.begin(table)
    for _ in range(120):
        match, _ = match.submit(_any_command(match, dice))
    stored = [(one.command.seat, command_text(one.command)) for one in match.commands]
    again = Match.replay(table, tuple(read_command(seat, text) for seat, text in stored))
    assert again == match
    assert repr(again.log) == repr(match.log)
    assert again.record.text() == match.record.text()


def _any_command(match: Match, dice: Random) -> Command:
    game, turn = match.record.game, match.turn
    seat = dice.choice(all_seats(2))
    roll = dice.random()
    if turn is None:
        return Accept(seat) if roll < 0.5 else Offer(seat, Deal.REMATCH)
    if roll < 0.7:
        moves = game.legal_moves(match.record.sitting.state)
        return Play(turn, game.move_text(dice.choice(list(moves))))
    others: list[Command] = [
        Touch(turn, dice.choice(["a1", "b2", "supply", "z9"])),
        Offer(seat, dice.choice(list(Deal))),
        Accept(seat),
        Decline(seat),
        Replace(turn, seat, 1),
        Return(seat),
        Play(seat, "f a1"),
        Resign(seat) if roll > 0.99 else Touch(seat, "a1"),
    ]
    return dice.choice(others)
