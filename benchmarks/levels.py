"""How much better each level is than the one below, in every game; and level 5 against plain MCTS.

    python benchmarks/levels.py --games 200
    python benchmarks/levels.py --list
    python benchmarks/levels.py --games 40 --setup 9 --level 5
    python benchmarks/levels.py --games 40 --mcts 300

Prints one row of a Markdown table for each pair, with the share of points, its 95 % interval and
the difference in rating. Games are played one after the other on one core and repeat exactly.
Against plain MCTS the processor time a move of both is printed as well: the number of playouts is
to be chosen so that MCTS has at least as much, however busy the machine is.
"""

from argparse import ArgumentParser
from dataclasses import dataclass
from functools import partial
from random import Random
from time import process_time

from touchstone.core.values import Seat
from touchstone.engine.arena import BOTS, Bot, Tally, elo, pairings, play_pairing
from touchstone.engine.levels import Budget
from touchstone.games import new_game
from touchstone.match import Command, Match

TARGET, TARGET_MCTS = 0.70, 0.95


@dataclass(frozen=True)
class Setup:
    """A way to set up a game in which levels are compared."""

    slug: str
    players: int
    masked: bool
    settings: tuple[tuple[str, str], ...] = ()

    @property
    def label(self) -> str:
        values = " ".join(value for _, value in self.settings)
        eyes = "masked" if self.masked else "open"
        return f"{self.slug} {values} {self.players} players {eyes}".replace("  ", " ")


SETUPS = (
    Setup("four-senses", 2, True),
    Setup("four-senses", 2, False, (("claims", "referee"),)),
    Setup("four-senses", 3, False, (("claims", "referee"),)),
    Setup("4eyes-plus", 2, False),
    Setup("4eyes-plus", 2, True),
    Setup("4eyes-plus", 3, False),
    Setup("tactori", 2, False),
    Setup("tactori", 2, False, (("variant", "rectangle-advanced"),)),
    Setup("tactori", 2, False, (("variant", "rectangles"),)),
)
AGAINST_MCTS = (
    Setup("four-senses", 2, False, (("claims", "referee"),)),
    Setup("4eyes-plus", 2, False),
)


def main() -> None:
    options = ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--list", action="store_true", help="number the setups and stop")
    options.add_argument("--setup", type=int, nargs="*", help="only these setups, by number")
    options.add_argument(
        "--level",
        type=int,
        nargs="*",
        default=[2, 3, 4, 5],
        help="only these against the one below",
    )
    options.add_argument(
        "--mcts", type=int, default=0, help="level 5 against plain MCTS with this many playouts"
    )
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    setups = AGAINST_MCTS if asked.mcts else SETUPS
    if asked.list:
        print("\n".join(f"{number} {setup.label}" for number, setup in enumerate(setups, start=1)))
        return
    print("| setup | pair | games | points | 95 % interval | Elo | reached | CPU seconds a game |")
    print("|---|---|---|---|---|---|---|---|")
    for number, setup in enumerate(setups, start=1):
        if asked.setup and number not in asked.setup:
            continue
        if asked.mcts:
            against_mcts(setup, asked.mcts, asked.games, asked.seed)
            continue
        for level in asked.level:
            pair = (str(level), str(level - 1))
            measure(setup, pair, asked.games, asked.seed, TARGET)


def against_mcts(setup: Setup, playouts: int, games: int, seed: int) -> None:
    times = {"5": [0.0, 0.0], "mcts": [0.0, 0.0]}
    budgets = {"5": None, "mcts": Budget(nodes=playouts)}
    for name, spent_and_moves in times.items():
        bot = timed(BOTS[name](budgets[name]), spent_and_moves)
        BOTS[f"timed {name}"] = partial(_given, bot)
    measure(setup, ("timed 5", "timed mcts"), games, seed, TARGET_MCTS)
    for name, (spent, moves) in times.items():
        print(f"{name}: {spent / moves:.3f} processor seconds a move")


def _given(bot: Bot, budget: Budget | None) -> Bot:
    """The bot itself: its budget is already chosen."""
    return bot


def timed(bot: Bot, times: list[float]) -> Bot:
    """The bot, with its processor time and the number of its moves added up."""

    def play(match: Match, seat: Seat, dice: Random) -> Command:
        begun = process_time()
        command = bot(match, seat, dice)
        times[0] += process_time() - begun
        times[1] += 1
        return command

    return play


def measure(setup: Setup, bots: tuple[str, str], games: int, seed: int, target: float) -> None:
    game = new_game(setup.slug, setup.players, **dict(setup.settings))
    plan = pairings(game, bots, games, seed, masked=setup.masked)
    begun = process_time()
    tally = Tally(tuple(map(play_pairing, plan)))
    low, high = tally.interval
    reached = "yes" if tally.share >= target else "**no**"
    print(
        f"| {setup.label} | {bots[0]} : {bots[1]} | {games} | {tally.share:.1%} "
        f"| {low:.1%} to {high:.1%} | {elo(tally.share):+.0f} | {reached} "
        f"| {(process_time() - begun) / games:.2f} |",
        flush=True,
    )


if __name__ == "__main__":
    main()
