"""Steps a second of environments for learners, ours and the usual ones, on one core in one run.

All play uniformly random legal actions and begin anew where a game is over. Choosing the actions is
not measured where many boards step at once: they are drawn beforehand for the boards as they stand.
"""

import argparse
import os
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

_ONE_THREAD = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ.setdefault("XLA_FLAGS", _ONE_THREAD)
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

import numpy  # noqa: E402  after the settings above

BATCHES = (64, 1024, 16384)


def drawn(mask: Any, dice: numpy.random.Generator) -> Any:
    """One legal action for every board, each as likely as another."""
    return (dice.random(mask.shape, dtype=numpy.float32) * mask).argmax(axis=1)


def ours(name: str, boards: int, seconds: float) -> float:
    from touchstone.adapters.vector import VectorTable  # noqa: PLC0415

    table = VectorTable(name, boards)
    _, info = table.reset()
    dice = numpy.random.default_rng(1)
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = drawn(info["legal_action_mask"], dice)
        began = time.process_time()
        *_, info = table.step(actions)
        spent += time.process_time() - began
        steps += boards
    return steps / spent


def pgx_connect_four(boards: int, seconds: float) -> float:
    import jax  # noqa: PLC0415
    import pgx  # noqa: PLC0415
    from pgx.experimental.wrappers import auto_reset  # noqa: PLC0415

    env = pgx.make("connect_four")
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    keys = jax.random.split(jax.random.PRNGKey(0), boards)
    state = init(keys)
    dice = numpy.random.default_rng(1)
    first = drawn(numpy.asarray(state.legal_action_mask), dice)
    state = jax.block_until_ready(step(state, first, keys))
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = jax.numpy.asarray(drawn(numpy.asarray(state.legal_action_mask), dice))
        began = time.process_time()
        state = jax.block_until_ready(step(state, actions, keys))
        spent += time.process_time() - began
        steps += boards
    return steps / spent


def zoo(make: Callable[[], Any], seconds: float) -> float:
    """PettingZoo's own loop: observe, choose, step."""
    env = make()
    dice = numpy.random.default_rng(1)
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            action = None if over else int(drawn(observation["action_mask"][None], dice)[0])
            env.step(action)
            steps += not over
    return steps / (time.process_time() - began)


def spiel(name: str, seconds: float) -> float:
    """OpenSpiel's loop through Python."""
    import pyspiel  # noqa: PLC0415

    import touchstone.adapters.spiel  # noqa: F401, PLC0415

    game = pyspiel.load_game(name)
    dice = numpy.random.default_rng(1)
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(dice.integers(len(legal)))])
            steps += 1
    return steps / (time.process_time() - began)


def rows(seconds: float) -> dict[str, float]:
    found: dict[str, float] = {}
    for name in ("four_senses_v0", "four_eyes_plus_v0", "tactori_bridges_v0"):
        for boards in BATCHES:
            found[f"vector {name}, {boards} boards"] = ours(name, boards, seconds)
    if find_spec("pgx"):
        for boards in BATCHES:
            found[f"pgx connect_four, {boards} boards"] = pgx_connect_four(boards, seconds)
    if find_spec("pettingzoo"):
        from touchstone.adapters.zoo import env  # noqa: PLC0415

        found["PettingZoo four_senses_v0"] = zoo(lambda: env("four_senses_v0"), seconds)
        if find_spec("pygame"):
            from pettingzoo.classic import connect_four_v3  # noqa: PLC0415

            found["PettingZoo connect_four_v3"] = zoo(connect_four_v3.env, seconds)
    if find_spec("pyspiel"):
        found["OpenSpiel touchstone_four_senses_v0"] = spiel("touchstone_four_senses_v0", seconds)
        found["OpenSpiel connect_four (C++)"] = spiel("connect_four", seconds)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="of processor time for each row")
    options = parser.parse_args()
    print(f"One core; load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.")
    for package, what in (("pgx", "pgx jax"), ("pygame", "pygame, for PettingZoo's connect_four")):
        if not find_spec(package):
            print(f"Left out, because it is not installed: {what}")
    found = rows(options.seconds)
    best = max(pace for row, pace in found.items() if row.startswith("vector four_senses"))
    print("\n| environment | steps a second | vector Four Senses to it |\n|---|---:|---:|")
    for row, pace in found.items():
        print(f"| {row} | {pace:,.0f} | {best / pace:,.2f} |")


if __name__ == "__main__":
    main()
