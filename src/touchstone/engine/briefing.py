"""What a bot in another process is given, and what it answers.

A briefing holds exactly what its seat may know: behind a mask neither the position nor a setting
that would give it away. It can be pickled, whatever game it is about: the game is handed over as
it is, not looked up by name.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from touchstone.core.events import Event
from touchstone.core.game import AnyGame, GameKind
from touchstone.core.values import Seat
from touchstone.engine.bots import respond
from touchstone.engine.mind import guide_for
from touchstone.engine.sight import Sight, open_settings
from touchstone.match import Command, Match, Play, heard_by, seen_by
from touchstone.match.forms import ANY, filled, forms

_TRIES = 100
"""How often a masked bot makes up a move before it says one again that was refused."""


@dataclass(frozen=True, slots=True)
class Briefing:
    """What was agreed, what the bot's seat may see, and what it has heard.

    `start` began the match, or the latest rematch. `is_set_up` says that it began with a position;
    which, a bot behind a mask is not told. `state` is None behind a mask. `refused` are the moves
    that were refused since its last one that counted, which a bot remembers as a person would.
    A bot that is `hurried` has thought for long and ends its turn as soon as it can.
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
    refused: frozenset[str] = frozenset()
    hurried: bool = False

    def game(self) -> AnyGame:
        """The rules; where a setting is secret, with its default."""
        return self.kind.new(self.players, dict(self.settings))


def brief(
    match: Match, seat: Seat, seed: int, refused: Iterable[str] = (), *, hurried: bool = False
) -> Briefing:
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
        frozenset(refused),
        hurried,
    )


def answer(briefing: Briefing, *, wait: bool = True) -> list[Command]:
    """What the bot does next: some touches in order, or one move.

    A bot that does not `wait` for kernels to be compiled plays by the rules meanwhile.
    """
    game, dice = briefing.game(), Random(briefing.seed)
    told = (briefing.heard, briefing.start, briefing.is_set_up)
    sight = Sight.told(game, briefing.seat, *told)
    if briefing.hurried:
        return [Play(briefing.seat, _hurried(sight, briefing, dice))]
    chosen = respond(
        sight, briefing.state, briefing.level, dice, wait=wait, refused=briefing.refused
    )
    if any(isinstance(one, Play) and one.text in briefing.refused for one in chosen):
        return [Play(briefing.seat, _guessed(sight, briefing, dice))]
    return chosen


def improvise(briefing: Briefing) -> list[Command]:
    """What a bot does that cannot think: any legal move, or behind a mask one of any form.

    Quick, and without the game's mind, which may be what is out of order.
    """
    game, dice = briefing.game(), Random(briefing.seed)
    if briefing.state is None:
        text = _made_up(game, briefing.refused, dice)
    else:
        text = game.move_text(dice.choice(game.legal_moves(briefing.state)))
    return [Play(briefing.seat, text)]


def _hurried(sight: Sight, briefing: Briefing, dice: Random) -> str:
    """A move that ends the turn if there is one, else any that is legal or could be."""
    game, state = sight.game, briefing.state
    if state is None:
        ending = [form for form in forms(game) if ANY not in form and form not in briefing.refused]
    else:
        moves = [move for move in game.legal_moves(state) if _ends_turn(game, state, move)]
        ending = [game.move_text(move) for move in moves]
    return dice.choice(ending) if ending else _guessed(sight, briefing, dice)


def _ends_turn(game: AnyGame, state: Any, move: Any) -> bool:
    after = game.play(state, move).state
    return game.outcome(after) is not None or game.to_move(after) != game.to_move(state)


def _guessed(sight: Sight, briefing: Briefing, dice: Random) -> str:
    """A legal move; behind a mask one that would be legal in a position that is imagined anew."""
    game, state = sight.game, briefing.state
    # What is imagined may be wrong again and again: every other time anything is tried.
    if state is None and dice.random() < 0.5:
        return _made_up(game, briefing.refused, dice)
    if state is None:
        state = guide_for(game).imagine(sight, dice)
    texts = [game.move_text(move) for move in game.legal_moves(state)]
    left = [text for text in texts if text not in briefing.refused]
    return dice.choice(left) if left else _made_up(game, briefing.refused, dice)


def _made_up(game: AnyGame, refused: frozenset[str], dice: Random) -> str:
    """A move of any form on any cells, which knows nothing of the board."""
    names = [game.grid.name(cell) for cell in game.grid.cells]
    every = forms(game)
    for _ in range(_TRIES):
        form = dice.choice(every)
        text = filled(form, tuple(dice.choice(names) for _ in range(form.count(ANY))))
        if text not in refused:
            break
    return text
