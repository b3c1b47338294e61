"""Whether researchers may study a game: everybody's own choice, off unless they say so."""

import pytest

from touchstone.core.values import Seat
from touchstone.games import GAMES
from touchstone.match import (
    Accept,
    Agreement,
    Chair,
    Command,
    Deal,
    Match,
    Offer,
    Replace,
    Resign,
    Share,
    heard_by,
)
from touchstone.match.events import Refused

ANA, BEN = Seat(1), Seat(2)
SLUG = next(iter(GAMES))


def _after(*commands: Command, levels: tuple[int, int] = (0, 0)) -> Match:
    chairs = tuple(Chair(name, level=level) for name, level in zip("AB", levels, strict=True))
    return Match.replay(Agreement(GAMES[SLUG].new(2), chairs), commands)


def test_everybody_hears_of_it_also_behind_a_mask() -> None:
    match = _after()
    after, events = match.submit(Share(ANA, on=True))
    assert all(heard_by(events, match.agreement, one) == events for one in (ANA, BEN, None))
    again, (refused,) = after.submit(Share(ANA, on=True))
    assert again is after
    assert isinstance(refused, Refused)


@pytest.mark.parametrize(
    ("commands", "levels", "shared"),
    [
        ((), (0, 0), False),
        ((Share(ANA, on=True),), (0, 0), False),
        ((Share(ANA, on=True), Share(BEN, on=True)), (0, 0), True),
        ((Share(ANA, on=True), Share(BEN, on=True), Share(ANA, on=False)), (0, 0), False),
        ((Share(ANA, on=True),), (0, 3), True),
        ((), (3, 3), False),
        ((Share(ANA, on=True), Replace(ANA, BEN, 2)), (0, 0), False),
    ],
    ids=["nobody", "one", "both", "taken back", "against a bot", "bots alone", "a bot plays on"],
)
def test_a_game_is_shared_if_every_person_agreed(
    commands: tuple[Command, ...], levels: tuple[int, int], shared: bool
) -> None:
    match = _after(*commands, Resign(ANA), levels=levels)
    assert match.outcome is not None
    assert match.is_shared is shared


def test_nobody_can_agree_or_think_again_once_it_is_over() -> None:
    over = _after(Share(ANA, on=True), Resign(BEN))
    for command in (Share(BEN, on=True), Share(ANA, on=False)):
        after, _ = over.submit(command)
        assert after is over


def test_each_game_of_a_sitting_is_settled_by_itself() -> None:
    match = _after(
        Share(ANA, on=True),
        Share(BEN, on=True),
        Resign(ANA),
        Offer(ANA, Deal.REMATCH),
        Accept(BEN),
        Share(BEN, on=False),
        Resign(ANA),
    )
    assert [game.is_shared for game in match.finished] == [True, False]
