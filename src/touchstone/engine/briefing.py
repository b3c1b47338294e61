"""What a bot in another process is given, and what it answers.

A briefing holds exactly what its seat may know: behind a mask neither the position nor a setting
that would give it away. It can be pickled, whatever game it is about: the game is handed over as
it is, not looked up by name.
"""

from dataclasses import dataclass
from random import Random
from typing import Any

from touchstone.core.events import Event
from touchstone.core.game import AnyGame, GameKind
from touchstone.core.values import Seat
from touchstone.engine.bots import respond
from touchstone.engine.sight import Sight, open_settings
from touchstone.match import Command, Match, Play, heard_by, seen_by
from touchstone.match.forms import ANY, filled, forms

_TRIES = 3000
"""Moves that a masked bot makes up, in case everything it thought of is refused."""


@dataclass(frozen=True, slots=True)
class Briefing:
    """What was agreed, what the bot's seat may see, and what it has heard.

    `start` began the match, or the latest rematch. `is_set_up` says that it began with a position;
    which, a bot behind a mask is not told. `state` is None behind a mask.
    """

    kind: GameKind
    players: int
    settings: tuple[tuple[str, str], ...]
    start: Seat
    is_set_up: bool
    seat: Seat
    level: int
    seed: int
    state: Any | None
    heard: tuple[Event, ...]

    def game(self) -> AnyGame:
        """The rules; where a setting is secret, with its default."""
        return self.kind.new(self.players, dict(self.settings))


def brief(match: Match, seat: Seat, seed: int) -> Briefing:
    """What the bot at this seat may know; its dice begin with the seed."""
    agreed, seen = match.agreement, seen_by(match, seat)
    game = agreed.game
    settings = open_settings(game) if seen.masked else game.settings
    return Briefing(
        game.kind,
        game.seats,
        tuple(settings.items()),
        agreed.start,
        agreed.position is not None,
        seat,
        agreed.chair(seat).level,
        seed,
        seen.state,
        heard_by(match.log, agreed, seat),
    )


def answer(briefing: Briefing) -> list[Command]:
    """What the bot does, in order; a move is followed by others, should it be refused."""
    game, dice = briefing.game(), Random(briefing.seed)
    told = (briefing.heard, briefing.start, briefing.is_set_up)
    sight = Sight.told(game, briefing.seat, *told)
    chosen = respond(sight, briefing.state, briefing.level, dice)
    if not all(isinstance(command, Play) for command in chosen):
        return chosen
    return [*chosen, *guesses(game, briefing.seat, briefing.state, dice)]


def guesses(game: AnyGame, seat: Seat, state: Any | None, dice: Random) -> list[Play]:
    """Every legal move that is seen; behind a mask, moves of any form on any cell."""
    if state is not None:
        moves = list(game.legal_moves(state))
        dice.shuffle(moves)
        return [Play(seat, game.move_text(move)) for move in moves]
    names = [game.grid.name(cell) for cell in game.grid.cells]
    every = forms(game)
    tries = dict.fromkeys(
        filled(form, tuple(dice.choice(names) for _ in range(form.count(ANY))))
        for form in (dice.choice(every) for _ in range(_TRIES))
    )
    return [Play(seat, text) for text in tries]
