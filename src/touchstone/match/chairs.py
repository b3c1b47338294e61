"""Who sits where, and what each chair has switched on."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from touchstone.core.events import Event
from touchstone.core.values import Seat
from touchstone.match import events
from touchstone.match.agreement import Chair
from touchstone.match.commands import (
    SWITCH,
    CommandRefused,
    Helper,
    Replace,
    Return,
    Share,
    ShowPath,
)
from touchstone.match.demands import demand_going_on, demand_person

if TYPE_CHECKING:
    from touchstone.match.match import Match


def replace_person(match: "Match", given: Replace) -> tuple["Match", tuple[Event, ...]]:
    """A bot plays on for somebody who is gone."""
    absent, level = given.absent, given.level
    demand_person(match, absent)
    after = _seated(match, absent, replace(match.agreement.chair(absent), level=level))
    return after.changed(pending=None), (events.Replaced(absent, level),)


def take_back(match: "Match", given: Return) -> tuple["Match", tuple[Event, ...]]:
    """Whoever was gone takes the chair back from the bot."""
    chair = match.agreement.chair(given.seat)
    if not chair.level:
        raise CommandRefused("match-seat-not-replaced")
    after = _seated(match, given.seat, replace(chair, level=0))
    return after.changed(pending=None), (events.Returned(given.seat),)


def switch(match: "Match", given: Helper | Share | ShowPath) -> tuple["Match", tuple[Event, ...]]:
    """Something is switched on or off for one chair."""
    kind, chair = _SWITCHES[type(given)], match.agreement.chair(given.seat)
    kind.demand(match, chair)
    if getattr(chair, kind.name) == given.on:
        raise CommandRefused(kind.same, on=SWITCH[given.on])
    changed: dict[str, Any] = {kind.name: given.on}
    after = _seated(match, given.seat, replace(chair, **changed))
    return after, (kind.told(given.seat, given.on),)


def _seated(match: "Match", seat: Seat, chair: Chair) -> "Match":
    return match.changed(agreement=match.agreement.with_chair(seat, chair))


@dataclass(frozen=True, slots=True)
class _Switch:
    """The field of a chair, when it may be changed, what is said then, and what if it is so."""

    name: str
    demand: Callable[["Match", Chair], None]
    told: Callable[[Seat, bool], Event]
    same: str


def _demand_open_eyes(_: "Match", chair: Chair) -> None:
    if chair.masked:
        raise CommandRefused("match-helper-masked")


def _demand_before_the_end(match: "Match", _: Chair) -> None:
    """Until the end of a game each may agree and think again; then it is settled."""
    demand_going_on(match)


def _demand_the_end(match: "Match", _: Chair) -> None:
    """Once a game is over each may agree and think again, until another one begins."""
    if match.outcome is None:
        raise CommandRefused("match-path-not-yet")


_SWITCHES: Mapping[type[Any], _Switch] = {
    Helper: _Switch("helper", _demand_open_eyes, events.HelperSwitched, "match-helper-same"),
    Share: _Switch("shares", _demand_before_the_end, events.SharingSwitched, "match-share-same"),
    ShowPath: _Switch("shows_path", _demand_the_end, events.PathSwitched, "match-share-same"),
}
