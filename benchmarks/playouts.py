"""Random playouts of every game: the kernels against the plain rules, C and OpenSpiel.

    python benchmarks/playouts.py --seconds 2 --svg benchmarks/playouts.svg

For each game its contestants take turns, several times, so that a busy machine slows all of them
alike; what is printed is the best turn of each, and the ratio of those. C is there for Four Senses
where there is a compiler, OpenSpiel where it is installed.
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

from bars import write_bar_chart

from touchstone.core.game import AnyGame
from touchstone.engine.mind import mind_of
from touchstone.games import new_game

YARDSTICK = Path(__file__).parent / "yardstick" / "four_senses.c"
TURNS = 3
GAMES = {
    "Four Senses": new_game("four-senses", claims="referee"),
    "4EYES+": new_game("4eyes-plus"),
    "Tactori bridges": new_game("tactori"),
    "Tactori rectangle-advanced": new_game("tactori", variant="rectangle-advanced"),
    "Tactori rectangles": new_game("tactori", variant="rectangles"),
}
Rate = Callable[[float], float]
"""From the seconds to spend to the games played a second."""


def rules_rate(game: AnyGame) -> Rate:
    dice = random.Random(1)

    def play() -> None:
        state = game.initial()
        while game.outcome(state) is None:
            state = game.play(state, dice.choice(game.legal_moves(state))).state

    return lambda seconds: repeated(times(play), seconds)


def kernel_rate(game: AnyGame) -> Rate:
    play = mind_of(game.kind).playouts(game, seed=1)
    assert play is not None
    play(1)
    return lambda seconds: repeated(play, seconds)


def open_spiel_rate() -> Rate:
    from open_spiel_four_senses import load  # noqa: PLC0415

    dice = random.Random(1)

    def play() -> None:
        state = load().new_initial_state()
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))

    return lambda seconds: repeated(times(play), seconds)


def times(play: Callable[[], None]) -> Callable[[int], None]:
    def several(games: int) -> None:
        for _ in range(games):
            play()

    return several


def repeated(play: Callable[[int], object], seconds: float) -> float:
    """Games a second; batches grow until they take a hundredth of the time."""
    games, start, batch = 0, time.process_time(), 1
    while (spent := time.process_time() - start) < seconds:
        begun = time.process_time()
        play(batch)
        games += batch
        if time.process_time() - begun < seconds / 100:
            batch *= 2
    return games / spent


def c_rate(folder: str) -> Rate | None:
    compiler = shutil.which("cc")
    if compiler is None:
        print("No C compiler (cc) here: the yardstick is left out.")
        return None
    program = Path(folder) / "four_senses"
    subprocess.run([compiler, "-O2", "-o", program, YARDSTICK], check=True)

    def rate(seconds: float) -> float:
        answer = subprocess.run([program, str(seconds)], check=True, capture_output=True, text=True)
        games, _, spent = answer.stdout.split()
        return int(games) / float(spent)

    return rate


def contestants(name: str, game: AnyGame, folder: str) -> dict[str, Rate]:
    found = {"plain rules": rules_rate(game), "kernel": kernel_rate(game)}
    if game.kind.slug == "four-senses":
        if find_spec("pyspiel"):
            found["OpenSpiel, Python"] = open_spiel_rate()
        else:
            print("OpenSpiel is left out. Install it with: pip install 'touchstone[open-spiel]'")
        in_c = c_rate(folder)
        if in_c:
            found["C, cc -O2"] = in_c
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each turn")
    parser.add_argument("--svg", type=Path, help="write a bar chart here")
    options = parser.parse_args()
    print(f"One core; load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.\n")
    rows, bars = [], {}
    with tempfile.TemporaryDirectory() as folder:
        for name, game in GAMES.items():
            rates = measured(contestants(name, game, folder), options.seconds)
            for contestant, rate in rates.items():
                to_rules = rate / rates["plain rules"]
                to_c = f"{rate / rates['C, cc -O2']:.4f}" if "C, cc -O2" in rates else ""
                rows.append(f"| {name} | {contestant} | {rate:,.1f} | {to_rules:,.1f} | {to_c} |")
            bars[name] = rates["kernel"] / rates["plain rules"]
    print("| game | | games a second | to plain rules | to C |\n|---|---|---:|---:|---:|")
    print("\n".join(rows))
    if options.svg:
        title = "Random games: how many times faster the kernel is than the plain rules"
        write_bar_chart(options.svg, title, "times", bars)


def measured(found: dict[str, Rate], seconds: float) -> dict[str, float]:
    rates = dict.fromkeys(found, 0.0)
    for _ in range(TURNS):
        for name, measure in found.items():
            rates[name] = max(rates[name], measure(seconds))
    return rates


if __name__ == "__main__":
    main()
