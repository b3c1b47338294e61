"""What a match does with each command: one table, from the command to the function that obeys it.

A function is given the match and the command, and returns the match afterwards and what happened;
what cannot be done raises a refusal and has changed nothing.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from touchstone.core.errors import GameOver
from touchstone.core.events import Event
from touchstone.core.values import Seat
from touchstone.match import chairs, commands, deals, endings, events
from touchstone.match.commands import Command, Play, Touch
from touchstone.match.demands import demand_seat, demand_turn

if TYPE_CHECKING:
    from touchstone.match.match import Match

SUPPLY = "supply"


def obey(match: "Match", command: Command) -> tuple["Match", tuple[Event, ...]]:
    """The match after the command, and what happened."""
    demand_seat(match, command.seat)
    return OBEYED[type(command)](match, command)


def _play(match: "Match", play: Play) -> tuple["Match", tuple[Event, ...]]:
    if match.ended:
        raise GameOver("move-after-the-end")
    seat = play.seat
    before = match.record
    step = before.play(seat, play.text, masked=match.agreement.chairs[seat - 1].masked)
    record, happened = step.state, step.events
    after = match.moved(record)
    sitting = record.sitting
    past = sitting.past
    if past is before.sitting.past:
        return after, happened
    after.open_moves = len(record.moves)
    count = record.game.count(sitting.final)
    happened = (*happened, events.RoundEnded(seat, len(past), past[-1], count))
    if after.outcome is not None:
        happened = (*happened, events.Ended(seat, after.outcome))
    return after, happened


def _touch(match: "Match", touch: Touch) -> tuple["Match", tuple[Event, ...]]:
    demand_turn(match, touch.seat)
    return match, tuple(_feel(match, touch.seat, one) for one in touch.target.split() or [""])


def felt(match: "Match", seat: Seat, touches: tuple[str, ...]) -> tuple[Event, ...]:
    """What a masked player's finger had to find out in order to be refused."""
    if not touches or not match.agreement.is_masked(seat):
        return ()
    return tuple(_feel(match, seat, target) for target in touches)


def _feel(match: "Match", seat: Seat, target: str) -> Event:
    game, state = match.record.game, match.record.sitting.state
    target = target.lower()
    if target == SUPPLY:
        return events.FeltSupply(seat, tuple(game.supply(state, seat).items()))
    return events.Felt(seat, target, game.feel(state, game.grid.read(target)))


OBEYED: Mapping[type[Command], Callable[["Match", Any], tuple["Match", tuple[Event, ...]]]] = {
    commands.Play: _play,
    commands.Touch: _touch,
    commands.Resign: endings.resign,
    commands.Abandon: endings.abandon,
    commands.TimeUp: endings.run_out_of_time,
    commands.Offer: deals.offer,
    commands.Accept: deals.accept,
    commands.Decline: deals.decline,
    commands.Replace: chairs.replace_person,
    commands.Return: chairs.take_back,
    commands.Helper: chairs.switch,
    commands.Share: chairs.switch,
    commands.ShowPath: chairs.switch,
}
