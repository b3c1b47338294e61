"""How long Four Senses positions take to solve live: value, distance and all good moves.

    python benchmarks/four_senses_live.py --positions 1000

Positions come from uniformly random play: one from every game that reached the first ply, at a ply
drawn from those at which the game was not over.
"""

import argparse
import random
import statistics
import time

from touchstone.games.four_senses.mind.kernel.board import (
    EMPTY_BOARD,
    legal,
    makes_pattern,
    pieces_placed,
    placed,
    winning_and_safe,
)
from touchstone.games.four_senses.mind.kernel.convert import lanes_in_order
from touchstone.games.four_senses.mind.solver.live import LiveSolver

LAST_PLY = 23


def random_position(dice: random.Random, first_ply: int) -> int:
    while True:
        board, seen = EMPTY_BOARD, []
        while pieces_placed(board) < LAST_PLY:
            lane = dice.choice(lanes_in_order(legal(board)))
            board = placed(board, lane)
            if makes_pattern(board, lane & 15):
                break
            if pieces_placed(board) >= first_ply:
                seen.append(board)
        if seen:
            return dice.choice(seen)


def report(title: str, boards: list[int], solver: LiveSolver) -> None:
    if not boards:
        return
    waited, worked, nodes = [], [], []
    for board in boards:
        before, start, cpu = solver.nodes, time.perf_counter(), time.process_time()
        solver.solve(board)
        waited.append((time.perf_counter() - start) * 1000)
        worked.append((time.process_time() - cpu) * 1000)
        nodes.append(solver.nodes - before)
    at_99 = min(len(boards) - 1, int(0.99 * len(boards)))
    print(
        f"{title:32}{len(boards):6}{statistics.median(waited):11.2f}{sorted(waited)[at_99]:10.1f}"
        f"{max(waited):10.1f}{statistics.median(worked):11.2f}{sorted(worked)[at_99]:10.1f}"
        f"{max(worked):10.1f}{sum(nodes) / len(nodes):12,.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--first-ply", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    dice = random.Random(options.seed)
    LiveSolver().solve(random_position(dice, 12))  # compiles
    boards = [random_position(dice, options.first_ply) for _ in range(options.positions)]
    quiet = [board for board in boards if not winning_and_safe(board)[0]]
    columns = ("median ms", "99 % ms", "worst ms")
    heads = "".join(
        f"{head:>{width}}" for head, width in zip(columns * 2, (11, 10, 10) * 2, strict=True)
    )
    print(f"{'':38}{'by the clock':^31}{'by the processor':^31}")
    print(f"{'':32}{'number':>6}{heads}{'mean nodes':>12}")
    report("all", boards, LiveSolver())
    report("of these without a win at once", quiet, LiveSolver())
    for ply in range(options.first_ply, options.first_ply + 3):
        report(f"at ply {ply}", [b for b in boards if pieces_placed(b) == ply], LiveSolver())


if __name__ == "__main__":
    main()
