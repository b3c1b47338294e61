"""Random playouts of Four Senses: the kernel against the plain rules and against C.

    python benchmarks/four_senses_playouts.py --seconds 3 --svg playouts.svg

The three take turns, several times, so that a busy machine slows all of them alike; what is printed
is the best turn of each, and the ratio of those.
"""

import argparse
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bars import write_bar_chart

from touchstone.engine.kernels.four_senses.measure import Playouts
from touchstone.games import new_game

YARDSTICK = Path(__file__).parent / "yardstick" / "four_senses.c"
TURNS = 3


def rules_rate(seconds: float) -> float:
    game = new_game("four-senses", claims="referee")
    dice = random.Random(1)
    games, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.initial()
        while game.outcome(state) is None:
            state = game.play(state, dice.choice(game.legal_moves(state)))
        games += 1
    return games / spent


def kernel_rate(seconds: float) -> float:
    runner = Playouts(new_game("four-senses", claims="referee"), seed=1)
    runner.play(1)
    games, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        runner.play(10_000)
        games += 10_000
    return games / spent


def compiled_yardstick(folder: str) -> Path | None:
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    program = Path(folder) / "four_senses"
    subprocess.run([compiler, "-O2", "-o", program, YARDSTICK], check=True)
    return program


def c_rate(program: Path, seconds: float) -> float:
    answer = subprocess.run([program, str(seconds)], check=True, capture_output=True, text=True)
    games, _, spent = answer.stdout.split()
    return int(games) / float(spent)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="for each turn")
    parser.add_argument("--svg", type=Path, help="write a bar chart here")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        contestants: dict[str, Callable[[float], float]] = {
            "plain rules": rules_rate,
            "kernel": kernel_rate,
        }
        program = compiled_yardstick(folder)
        if program:
            contestants["C, cc -O2"] = lambda seconds: c_rate(program, seconds)
        else:
            print("No C compiler (cc) here: the yardstick is left out.")
        rates = dict.fromkeys(contestants, 0.0)
        for _ in range(TURNS):
            for name, measure in contestants.items():
                rates[name] = max(rates[name], measure(options.seconds))
    print(f"{'':14}{'games a second':>16}{'to plain rules':>16}{'to C':>8}")
    for name, rate in rates.items():
        to_c = f"{rate / rates['C, cc -O2']:8.2f}" if program else ""
        print(f"{name:14}{rate:16,.0f}{rate / rates['plain rules']:16.1f}{to_c}")
    if options.svg:
        title = "Four Senses: random games, one core"
        write_bar_chart(options.svg, title, "games/s", rates)


if __name__ == "__main__":
    main()
