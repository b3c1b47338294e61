#!/usr/bin/env python
"""Lets a small network learn a game by itself, and measures it against the ladder's bots.

    scripts/learn.py --minutes 10 --out bridges.npz --chart docs/pictures/learning.svg

Minutes are processor time. Ctrl-C stops it; the same command goes on from the file, also with more
minutes. `--engine` makes the learned network an engine of the text protocol (docs/engines.md):

    touchstone arena 3 "engine:scripts/learn.py --engine --out bridges.npz" --game tactori ...
"""

import argparse
import os
import sys
from pathlib import Path
from random import Random
from time import process_time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: more threads only wait

from learning_chart import write_chart

from touchstone.adapters.learner import Learner
from touchstone.core.values import Seat
from touchstone.engine.arena import BOTS, Bot, Tally, pairings, play_pairing
from touchstone.match import Command, Match, Play

RIVALS = ("random", "1", "2", "3", "4")
NAME = "learner"


def main() -> None:
    """Learns, or plays as an engine."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--environment", default="tactori_bridges_v0")
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time, in all")
    parser.add_argument("--every", type=float, default=1.0, help="minutes between measurements")
    parser.add_argument("--games", type=int, default=20, help="against each bot, each time")
    parser.add_argument("--rivals", nargs="*", default=list(RIVALS), help="bots of the arena")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--out", type=Path, required=True, help="the network, with all that is known of it"
    )
    parser.add_argument("--chart", type=Path, help="write the learning curve here, as SVG")
    parser.add_argument(
        "--engine", action="store_true", help="play, as an engine of the text protocol"
    )
    options = parser.parse_args()
    if options.engine:
        play_as_engine(Learner.load(options.out, boards=1))
        return
    known = options.out.exists()
    learner = Learner.load(options.out) if known else Learner(options.environment, options.seed)
    try:
        learn(learner, options)
    except KeyboardInterrupt:
        learner.save(options.out)
        print(f"\nStopped. The same command goes on from {options.out}.", file=sys.stderr)
        sys.exit(130)
    if options.chart:
        write_chart(options.chart, learner)


def learn(learner: Learner, options: argparse.Namespace) -> None:
    """Lessons until the minutes are used, measured again and again."""
    begun, before = process_time(), learner.seconds
    measured = learner.curve[-1]["seconds"] if learner.curve else 0.0
    while True:
        over = learner.seconds >= 60 * options.minutes
        if over or learner.seconds - measured >= 60 * options.every:
            if not learner.curve or learner.seconds > learner.curve[-1]["seconds"]:
                paused = process_time()
                learner.curve.append(measure(learner, options.rivals, options.games))
                begun += process_time() - paused
                tell(learner)
            measured = learner.seconds
            learner.save(options.out)
        if over:
            return
        learner.lesson()
        learner.seconds = before + process_time() - begun
        if sys.stderr.isatty():
            spent = f"{learner.seconds / 60:.1f} of {options.minutes:g} minutes"
            print(f"\r{spent}, {learner.games} games", end="", file=sys.stderr)


def measure(learner: Learner, rivals: list[str], games: int) -> dict[str, object]:
    """What the network gets against each bot, starts swapped, without dice of its own."""
    BOTS[NAME] = lambda _budget: seated(learner)
    found = {}
    for rival in rivals:
        plan = pairings(learner.game, (NAME, rival), games, len(learner.curve), masked=False)
        tally = Tally(tuple(map(play_pairing, plan)))
        found[rival] = {"share": tally.share, "interval": tally.interval, "games": games}
    facts = {name: getattr(learner, name) for name in ("seconds", "steps", "games")}
    return {**facts, "against": found}


def seated(learner: Learner) -> Bot:
    """The network as a bot of the arena."""

    def bot(match: Match, seat: Seat, dice: Random) -> Command:
        return Play(seat, learner.best(match.record.sitting.state))

    return bot


def tell(learner: Learner) -> None:
    """The last measurement, in a line."""
    last = learner.curve[-1]
    shares = ", ".join(
        f"{rival} {one['share']:.0%} ({one['interval'][0]:.0%} to {one['interval'][1]:.0%})"
        for rival, one in last["against"].items()
    )
    print(
        f"{last['seconds'] / 60:.1f} minutes, {last['games']} games: against {shares}", flush=True
    )


def play_as_engine(learner: Learner) -> None:
    """Answers the arena's lines until it is told to end."""
    state = learner.game.initial()
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "touchstone":
            print("name Learner\nready", flush=True)
        elif word == "position":
            state = learner.game.read_state(rest)
        elif word == "go":
            print(f"bestmove {learner.best(state)}", flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
