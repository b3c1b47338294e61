"""What a match demands before it does anything: each raises the refusal that people are told."""

from typing import TYPE_CHECKING

from touchstone.core.errors import GameOver, NotYourTurn
from touchstone.core.values import Seat
from touchstone.match.commands import CommandRefused

if TYPE_CHECKING:
    from touchstone.match.match import Match


def demand_seat(match: "Match", seat: Seat) -> None:
    """There is such a seat."""
    if not 1 <= seat <= match.agreement.game.seats:
        raise CommandRefused("match-no-such-seat", seat=int(seat))


def demand_turn(match: "Match", seat: Seat) -> None:
    """The match goes on, and it is this seat's turn."""
    turn = match.turn
    if turn is None:
        raise GameOver("move-after-the-end")
    if turn != seat:
        raise NotYourTurn("move-not-your-turn", seat=int(seat), turn=int(turn))


def demand_going_on(match: "Match") -> None:
    """The match is not over."""
    if match.outcome is not None:
        raise GameOver("move-after-the-end")


def demand_person(match: "Match", seat: Seat) -> None:
    """The match goes on, and a person has this seat."""
    demand_going_on(match)
    demand_seat(match, seat)
    if match.agreement.chair(seat).level:
        raise CommandRefused("match-seat-is-a-bot")
