"""Bots against bots: pairings that swap the start, and what the results say."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from math import inf, log10, sqrt
from random import Random

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat, seat_after
from touchstone.engine.bots import choose
from touchstone.engine.external import PREFIX, USUAL, EngineFault, running
from touchstone.engine.guide import Guide
from touchstone.engine.levels import LEVELS, OPEN_EYED, Budget
from touchstone.engine.mind import guide_for
from touchstone.engine.search.mcts import Mcts
from touchstone.match import Agreement, Chair, Command, Match, Play, Resign

Bot = Callable[[Match, Seat, Random], Command]

PLAIN = Budget(nodes=200)
"""The playouts that plain MCTS spends where nothing else is said."""
MOST_COMMANDS = 20_000
"""A game that goes on for longer counts as drawn; free building, for one, never ends."""


def _level(number: int, budget: Budget | None) -> Bot:
    return lambda match, seat, dice: choose(match, seat, number, dice, budget)


def _plain_mcts(budget: Budget | None) -> Bot:
    """Random playouts over the rules and nothing else: the yardstick. It needs open eyes."""
    guide = Guide()

    def bot(match: Match, seat: Seat, dice: Random) -> Command:
        game, state = match.agreement.game, match.record.sitting.state
        tree = Mcts(game, guide.moves, guide.worth, guide.policy)
        meter = (budget or PLAIN).start()
        found = tree.search(state, game.legal_moves(state), meter, dice)
        return Play(seat, game.move_text(found[0][0]))

    return bot


def _random(budget: Budget | None) -> Bot:
    def bot(match: Match, seat: Seat, dice: Random) -> Command:
        game, state = match.agreement.game, match.record.sitting.state
        return Play(seat, game.move_text(dice.choice(game.legal_moves(state))))

    return bot


def _naive(budget: Budget | None) -> Bot:
    """Wins if it can, blocks if it must, and else plays anything: the middle of the ladder."""

    def bot(match: Match, seat: Seat, dice: Random) -> Command:
        game, state = match.agreement.game, match.record.sitting.state
        return Play(seat, game.move_text(guide_for(game).naive(game, state, dice)))

    return bot


BOTS: dict[str, Callable[[Budget | None], Bot]] = {
    **{str(number): partial(_level, number) for number in LEVELS},
    "mcts": _plain_mcts,
    "naive": _naive,
    "random": _random,
}
"""By name, the bot that thinks within a budget; None is the level's own."""


def _external(command: str, game: AnyGame, budget: Budget | None, until_end: ExitStack) -> Bot:
    """An engine in another program; where it fails, it gives up."""
    engine = until_end.enter_context(running(command))
    engine.begin(game)
    seconds = (budget and budget.seconds) or USUAL

    def bot(match: Match, seat: Seat, dice: Random) -> Command:
        try:
            return Play(seat, engine.best(game, match.record.sitting.state, seconds))
        except EngineFault:
            return Resign(seat)

    return bot


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game of an arena: the rules, who sits where (0 or 1), who starts, and the dice."""

    game: AnyGame
    bots: tuple[str, str]
    sides: tuple[int, ...]
    start: Seat
    masked: bool
    seed: int
    budget: Budget | None = None


def pairings(
    game: AnyGame,
    bots: tuple[str, str],
    games: int,
    seed: int,
    *,
    masked: bool,
    budget: Budget | None = None,
) -> Iterator[Pairing]:
    """Games in which both bots sit in every seat and start equally often."""
    dice = Random(seed)
    for number in range(games):
        # Seats alternate; with an odd number of seats one bot has more of them in turn.
        sides = tuple((seat + number) % 2 for seat in range(game.seats))
        start = seat_after(Seat(1), game.seats, number // 2)
        yield Pairing(game, bots, sides, start, masked, dice.getrandbits(60), budget)


def play_pairing(pairing: Pairing) -> float:
    """The first bot's share of the point that the game is worth."""
    with ExitStack() as until_end:
        bots = [_seated(name, pairing, until_end) for name in pairing.bots]
        return _played(pairing, bots)


def _seated(name: str, pairing: Pairing, until_end: ExitStack) -> Bot:
    if name.startswith(PREFIX):
        command = name.removeprefix(PREFIX)
        return _external(command, pairing.game, pairing.budget, until_end)
    return BOTS[name](pairing.budget)


def _played(pairing: Pairing, bots: list[Bot]) -> float:
    game = pairing.game
    names = [pairing.bots[side] for side in pairing.sides]
    chairs = tuple(Chair(name, pairing.masked and name not in OPEN_EYED, 1) for name in names)
    match = Match.begin(Agreement(game, chairs, game.kind.rounds(game.seats), pairing.start))
    dice = Random(pairing.seed)
    for _ in range(MOST_COMMANDS):
        if match.turn is None:
            break
        command = bots[pairing.sides[match.turn - 1]](match, match.turn, dice)
        match, _ = match.submit(command)
    return _points(match, pairing.sides)


def _points(match: Match, sides: tuple[int, ...]) -> float:
    """The first bot's share of the winners; a game without a winner is shared."""
    outcome = match.outcome
    if outcome is None or not outcome.winners:
        return 0.5
    return sum(sides[seat - 1] == 0 for seat in outcome.winners) / len(outcome.winners)


@dataclass(frozen=True, slots=True)
class Tally:
    """What one bot got in a series of games."""

    results: tuple[float, ...]

    @property
    def share(self) -> float:
        """Its share of the points."""
        return sum(self.results) / len(self.results)

    @property
    def wins(self) -> int:
        """Games in which it got more than half."""
        return sum(result > 0.5 for result in self.results)

    @property
    def draws(self) -> int:
        """Games in which both got the same."""
        return sum(result == 0.5 for result in self.results)

    @property
    def losses(self) -> int:
        """Games in which it got less than half."""
        return len(self.results) - self.wins - self.draws

    @property
    def interval(self) -> tuple[float, float]:
        """Where its true share lies with 95 % confidence (Wilson's interval)."""
        return wilson(self.share, len(self.results))

    @property
    def other(self) -> "Tally":
        """What the opponent got."""
        return Tally(tuple(1 - result for result in self.results))


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a share found in this many games.

    >>> tuple(round(end, 3) for end in wilson(0.7, 200))
    (0.633, 0.759)
    """
    middle = share + z * z / (2 * games)
    width = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def elo(share: float) -> float:
    """The difference in rating that makes this share likely.

    >>> round(elo(0.7))
    147
    """
    if share <= 0:
        return -inf
    return inf if share >= 1 else -400 * log10(1 / share - 1)
