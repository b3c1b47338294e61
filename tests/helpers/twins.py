"""Pairs of matches that a seat cannot tell apart, found by playing.

Both matches are played side by side. The seat under test does exactly the same in both; the others
move as they like, and differently. A command of the seat is kept only if it teaches the seat the
same in both: it is taken or refused in both, the same cells were touched, and felt alike.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from touchstone.core.errors import IllegalMove, TouchstoneError
from touchstone.core.events import Event
from touchstone.core.game import AnyGame
from touchstone.core.values import Seat
from touchstone.match import Agreement, Chair, Command, Match, Play, Touch, heard_by
from touchstone.match.events import Refused
from touchstone.match.forms import filled, forms

Step = tuple[Command | None, Command | None]
"""What happens in the first and in the second match; None is nothing."""


@dataclass
class Twins:
    """Two matches in step, and the steps that led there."""

    first: Match
    second: Match
    steps: list[Step]

    @property
    def differ(self) -> bool:
        """Whether the boards are different."""
        return bool(self.first.record.sitting.state != self.second.record.sitting.state)


def lesson(match: Match, command: Command) -> object:
    """What a command teaches its sender: taken or not, what was felt, what everybody heard."""
    _, events = match.submit(command)
    if any(isinstance(event, Refused) for event in events):
        return "refused", _touched(match, command)
    return heard_by(events, match.agreement, command.seat)


def _touched(match: Match, command: Command) -> object:
    """The cells that a refusal is allowed to give away, and how they feel."""
    if not isinstance(command, Play):
        return ()
    game, state = match.record.game, match.record.sitting.state
    if match.turn != command.seat:
        return "turn"
    try:
        game.read_move(state, command.text)
    except IllegalMove as error:
        return tuple(
            (
                target,
                tuple(game.supply(state, command.seat).items())
                if target == "supply"
                else game.feel(state, game.grid.find(target) or 0),
            )
            for target in error.touches
        )
    except TouchstoneError:
        return "unreadable"
    return ()


def heard(match: Match, command: Command) -> tuple[Event, ...]:
    """What somebody hears of a command who only watches."""
    _, events = match.submit(command)
    return heard_by(events, match.agreement, None)


def play_twins(agreement: Agreement, seat: Seat, dice: Random, most: int = 60) -> Twins:
    """Plays two matches that this seat cannot tell apart, as long as it goes."""
    twins = Twins(Match.begin(agreement), Match.begin(agreement), [])
    for _ in range(most):
        if twins.first.turn is None or twins.second.turn is None:
            break
        step = _own_step(twins, seat, dice) if twins.first.turn == seat else _other(twins, dice)
        if step is None:
            break
        for one, two in step:
            twins.steps.append((one, two))
            if one is not None:
                twins.first, _ = twins.first.submit(one)
            if two is not None:
                twins.second, _ = twins.second.submit(two)
    return twins


def _own_step(twins: Twins, seat: Seat, dice: Random) -> list[Step] | None:
    """A command of the seat under test that teaches it the same in both."""
    for command in _tries(twins.first, seat, dice):
        if lesson(twins.first, command) == lesson(twins.second, command) and _in_step(
            twins, command, command
        ):
            return [(command, command)]
    return None


def _tries(match: Match, seat: Seat, dice: Random) -> Iterator[Command]:
    game = match.record.game
    names = [game.grid.name(cell) for cell in game.grid.cells]
    legal = [game.move_text(move) for move in game.legal_moves(match.record.sitting.state)]
    for _ in range(60):
        kind = dice.random()
        if kind < 0.25:
            yield Touch(seat, dice.choice([*names, "supply"]))
        elif kind < 0.45:
            form = dice.choice(forms(game))
            yield Play(seat, filled(form, tuple(dice.choice(names) for _ in range(9))))
        else:
            yield Play(seat, dice.choice(legal))
    if "done" in legal:
        yield Play(seat, "done")


def _other(twins: Twins, dice: Random) -> list[Step] | None:
    """A move of another seat in each match, as different as possible, heard alike."""
    one, two = (_options(match, dice) for match in (twins.first, twins.second))
    pairs = [(first, second) for first in one for second in two if first != second]
    dice.shuffle(pairs)
    pairs = pairs[:20] + [(first, first) for first in one if first in two]
    mover = twins.first.turn
    for first, second in pairs:
        if heard(twins.first, first) == heard(twins.second, second) and _in_step(
            twins, first, second
        ):
            touches: list[Step] = []
            if dice.random() < 0.3 and mover is not None:
                # Touches and refusals of others are as invisible as their moves.
                touches = [(Touch(mover, "supply"), None), (None, Play(mover, "castle"))]
            return [*touches, (first, second)]
    return None


def _options(match: Match, dice: Random) -> list[Command]:
    game, turn = match.record.game, match.turn
    assert turn is not None
    moves = list(game.legal_moves(match.record.sitting.state))
    chosen = dice.sample(moves, min(6, len(moves))) + moves[-1:]
    return [Play(turn, game.move_text(move)) for move in chosen]


def _in_step(twins: Twins, first: Command, second: Command) -> bool:
    """Whether both matches go on with the same seat to move, or both end alike."""
    after, other = twins.first.submit(first)[0], twins.second.submit(second)[0]
    rounds = len(after.record.sitting.past), len(other.record.sitting.past)
    # Once a round is over its whole record is open, so twins end before that.
    return after.turn == other.turn and after.turn is not None and rounds[0] == rounds[1] == 0


def masked_agreement(game: AnyGame) -> Agreement:
    """A whole match of this game with a mask on every seat."""
    names = ("Ana", "Ben", "Cleo", "Dan")[: game.seats]
    chairs = tuple(Chair(name) for name in names)
    return Agreement(game, chairs, game.kind.rounds(game.seats))
