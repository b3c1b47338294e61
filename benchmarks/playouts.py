"""Random playouts of every game: the kernels against the plain rules, tuned C and OpenSpiel.

    python benchmarks/playouts.py --seconds 2 --svg benchmarks/playouts.svg

For each game its contestants take turns, several times, so that a busy machine slows all of them
alike; what is printed is the best turn of each, and the ratio of those. The length of a game is
printed beside it: who plays another game is not compared. C is there for three games where there is
a compiler, OpenSpiel for Four Senses where it is installed.
"""

import argparse
import os
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from bars import write_bar_chart

from touchstone.core.game import AnyGame
from touchstone.engine.mind import PlayGames, mind_of
from touchstone.games import new_game

YARDSTICKS = Path(__file__).parent / "yardstick"
FLAGS = ("-O3", "-march=native")
TURNS = 3
FOUR_SENSES = "Four Senses"
GAMES = {
    FOUR_SENSES: new_game("four-senses", claims="referee"),
    "4EYES+ 9x9": new_game("4eyes-plus", size="9"),
    "Tactori bridges": new_game("tactori"),
    "Tactori rectangle-advanced": new_game("tactori", variant="rectangle-advanced"),
    "Tactori rectangles": new_game("tactori", variant="rectangles"),
}
IN_C = {
    FOUR_SENSES: "four_senses.c",
    "4EYES+ 9x9": "four_eyes_plus.c",
    "Tactori bridges": "tactori_bridges.c",
}


class Pace(NamedTuple):
    """Games a second of processor time, and the mean number of moves in one."""

    games: float
    length: float


Measure = Callable[[float], Pace]
"""From the seconds to spend to the pace."""


def rules_measure(game: AnyGame) -> Measure:
    dice = random.Random(1)

    def play() -> int:
        state, moves = game.initial(), 0
        while game.outcome(state) is None:
            state = game.play(state, dice.choice(game.legal_moves(state))).state
            moves += 1
        return moves

    return lambda seconds: repeated(times(play), seconds)


def kernel_measure(game: AnyGame) -> Measure:
    play = mind_of(game.kind).playouts(game, seed=1)
    assert play is not None
    play(1)
    return lambda seconds: repeated(play, seconds)


def open_spiel_measure() -> Measure:
    import pyspiel  # noqa: PLC0415

    import touchstone.adapters.spiel  # noqa: F401, PLC0415

    game = pyspiel.load_game("touchstone_four_senses_v0")
    dice = random.Random(1)

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            moves += 1
        return moves

    return lambda seconds: repeated(times(play), seconds)


def times(play: Callable[[], int]) -> PlayGames:
    return lambda games: sum(play() for _ in range(games))


def repeated(play: PlayGames, seconds: float) -> Pace:
    """Batches grow until they take a hundredth of the time."""
    games, moves, start, batch = 0, 0, time.process_time(), 1
    while (spent := time.process_time() - start) < seconds:
        begun = time.process_time()
        moves += play(batch)
        games += batch
        if time.process_time() - begun < seconds / 100:
            batch *= 2
    return Pace(games / spent, moves / games)


def c_measure(compiler: str, source: str, folder: str) -> Measure:
    program = Path(folder) / Path(source).stem
    subprocess.run([compiler, *FLAGS, "-o", program, YARDSTICKS / source], check=True)

    def measure(seconds: float) -> Pace:
        answer = subprocess.run([program, str(seconds)], check=True, capture_output=True, text=True)
        games, moves, spent = answer.stdout.split()
        return Pace(int(games) / float(spent), int(moves) / int(games))

    return measure


def contestants(name: str, game: AnyGame, folder: str) -> dict[str, Measure]:
    found = {"plain rules": rules_measure(game), "kernel": kernel_measure(game)}
    compiler = shutil.which("cc")
    if compiler and name in IN_C:
        found["C"] = c_measure(compiler, IN_C[name], folder)
    if name == FOUR_SENSES and find_spec("pyspiel"):
        found["OpenSpiel, Python"] = open_spiel_measure()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each turn")
    parser.add_argument("--svg", type=Path, help="write a bar chart here")
    options = parser.parse_args()
    print(f"One core; load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.")
    if not shutil.which("cc"):
        print("No C compiler (cc) here: the yardsticks are left out.")
    if not find_spec("pyspiel"):
        print("OpenSpiel is left out. Install it with: pip install '.[lab]'")
    rows, bars = [], {}
    with tempfile.TemporaryDirectory() as folder:
        for name, game in GAMES.items():
            paces = measured(contestants(name, game, folder), options.seconds)
            for contestant, (games, length) in paces.items():
                to_rules = games / paces["plain rules"].games
                to_c = f"{games / paces['C'].games:.4f}" if "C" in paces else ""
                rows.append(
                    f"| {name} | {contestant} | {games:,.1f} | {length:.2f} "
                    f"| {to_rules:,.1f} | {to_c} |"
                )
            bars[name] = paces["kernel"].games / paces["plain rules"].games
    print("\n| game | | games a second | moves a game | to plain rules | to C |")
    print("|---|---|---:|---:|---:|---:|")
    print("\n".join(rows))
    if options.svg:
        title = "Random games: how many times faster the kernel is than the plain rules"
        write_bar_chart(options.svg, title, "times", bars)


def measured(found: dict[str, Measure], seconds: float) -> dict[str, Pace]:
    best = dict.fromkeys(found, Pace(0.0, 0.0))
    for _ in range(TURNS):
        for name, measure in found.items():
            best[name] = max(best[name], measure(seconds))
    return best


if __name__ == "__main__":
    main()
