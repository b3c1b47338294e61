"""The proof from the empty board: two questions, asked on two threads over one shared table.

A checkpoint keeps the larger results of the table, and what has been answered so far. Small
searches are left out: they are the bulk of the table and the quickest to find again. Bits are
copied while threads write. That is safe, because every word is true by itself.
"""

import json
import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from touchstone.games.four_senses.mind.kernel.board import EMPTY_BOARD, pieces_placed
from touchstone.games.four_senses.mind.kernel.threats import winning_and_safe
from touchstone.games.four_senses.mind.solver.search import (
    LIMIT,
    NO,
    NODES,
    SALT,
    STOP,
    STOPPED,
    YES,
    at_least,
    new_control,
    new_shares,
    new_stack,
)
from touchstone.games.four_senses.mind.solver.transpositions import (
    BUCKET,
    canonical_key,
    new_table,
    stir,
)

LEAST_SIZE = 6
"""A word is kept if the search behind it expanded at least 2 ** (LEAST_SIZE - 1) positions."""
_CHUNK = 1 << 24


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """Where a proof stands."""

    board: int
    answers: dict[int, int]
    nodes: dict[int, int]
    seconds: float


def save_checkpoint(path: Path, state: Checkpoint, table: Any, bucket_bits: int) -> None:
    """Write the file; a crash while writing leaves the older one as it was."""
    places, words = [], []
    for start in range(0, len(table), _CHUNK):
        part = table[start : start + _CHUNK].copy()
        keep = np.flatnonzero(((part >> np.uint64(12)) & np.uint64(31)) >= LEAST_SIZE)
        places.append((keep + start).astype(np.uint32 if len(table) <= 1 << 32 else np.uint64))
        words.append(part[keep])
    about = {
        "board": state.board,
        "bucket_bits": bucket_bits,
        "answers": {str(question): answer for question, answer in state.answers.items()},
        "nodes": {str(question): nodes for question, nodes in state.nodes.items()},
        "seconds": state.seconds,
    }
    unfinished = path.with_suffix(path.suffix + ".part")
    with unfinished.open("wb") as file:
        np.savez(
            file,
            about=np.frombuffer(json.dumps(about).encode(), dtype=np.uint8),
            places=np.concatenate(places),
            words=np.concatenate(words),
        )
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def load_checkpoint(path: Path, table: Any, bucket_bits: int, board: int) -> Checkpoint:
    """Fill the table from a file; raises ValueError if it belongs to another search."""
    with np.load(path) as file:
        about = json.loads(file["about"].tobytes())
        if about["board"] != board:
            raise ValueError(f"{path} belongs to another position")
        if about["bucket_bits"] != bucket_bits:
            raise ValueError(
                f"{path} was written with a table of {BUCKET * 8 << about['bucket_bits']} bytes"
            )
        table[file["places"]] = file["words"]
    return Checkpoint(
        board,
        {int(question): answer for question, answer in about["answers"].items()},
        {int(question): nodes for question, nodes in about["nodes"].items()},
        about["seconds"],
    )


WIN, DRAW = 1, 0
"""The two questions: is the position worth a win, is it worth at least a draw?"""

VALUES = {(YES, YES): "win", (NO, YES): "draw", (NO, NO): "loss"}


@dataclass(slots=True)
class Worker:
    """One thread's search of one question."""

    question: int
    salt: int
    control: Any = field(default_factory=new_control)
    done: Any = field(default_factory=new_shares)
    answer: int = STOPPED
    thread: threading.Thread | None = None

    @property
    def nodes(self) -> int:
        """Positions expanded so far."""
        return int(self.control[NODES])

    def share(self) -> float:
        """How much of the moves near the root is behind the search, 0 to 1; it may jump."""
        return float(self.done[1])


@dataclass(slots=True)
class Proof:
    """What is known about a position, and what finding it out has cost."""

    board: int = EMPTY_BOARD
    answers: dict[int, int] = field(default_factory=dict)
    nodes: dict[int, int] = field(default_factory=lambda: {WIN: 0, DRAW: 0})
    seconds: float = 0.0

    @property
    def value(self) -> str | None:
        """`win`, `draw` or `loss` for the player to move, None while it is open."""
        return VALUES.get((self.answers.get(WIN, STOPPED), self.answers.get(DRAW, STOPPED)))

    def learn(self, question: int, answer: int) -> None:
        """Note an answer and what follows from it: a win is more than a draw."""
        self.answers[question] = answer
        if question == WIN and answer == YES:
            self.answers[DRAW] = YES
        if question == DRAW and answer == NO:
            self.answers[WIN] = NO

    def open_questions(self) -> list[int]:
        """The questions without an answer."""
        return [question for question in (WIN, DRAW) if question not in self.answers]


class Solver:
    """A position under proof: a table, and threads that fill it until both questions are answered.

    `bucket_bits` sets the size of the table: `2 ** (bucket_bits + 6)` bytes.
    """

    def __init__(self, board: int = EMPTY_BOARD, bucket_bits: int = 26, threads: int = 2) -> None:
        self.table = new_table(bucket_bits)
        self.bits = np.uint64(bucket_bits)
        self.threads = threads
        self.proof = Proof(board)
        self.workers: list[Worker] = []

    def run(
        self,
        tick: Callable[["Solver"], None] | None = None,
        checkpoint: Path | None = None,
        every: float = 300.0,
    ) -> Proof:
        """The finished proof. `tick` is called about twice a second while it runs.

        With a checkpoint the state of the search is written to that file every so many seconds,
        at the end, and when the run is interrupted; a file that is there already is taken up.
        """
        self._before = self.proof.seconds
        if checkpoint and checkpoint.exists():
            self._resume(checkpoint)
        self._started = written = time.monotonic()
        try:
            while self.proof.open_questions():
                self._keep_busy()
                time.sleep(0.05 if time.monotonic() - self._started < 2 else 0.5)
                self._collect()
                if tick:
                    tick(self)
                if checkpoint and time.monotonic() - written > every:
                    self._save(checkpoint)
                    written = time.monotonic()
        finally:
            self._stop()
            if checkpoint:
                self._save(checkpoint)
        return self.proof

    def nodes(self) -> int:
        """Positions expanded so far, by all threads and earlier runs."""
        return sum(self.proof.nodes.values()) + sum(worker.nodes for worker in self.workers)

    def seconds(self) -> float:
        """Time spent so far, earlier runs included."""
        return self._before + time.monotonic() - self._started

    def filled(self) -> float:
        """The share of the table in use, from a sample of it."""
        return float(np.count_nonzero(self.table[: 1 << 18]) / min(1 << 18, len(self.table)))

    def _keep_busy(self) -> None:
        questions = self.proof.open_questions()
        while len(self.workers) < self.threads:
            busy = [worker.question for worker in self.workers]
            question = min(questions, key=busy.count)
            # A second thread on the same question tries equal moves in another order.
            self._start(Worker(question, salt=21 * busy.count(question)))

    def _start(self, worker: Worker) -> None:
        def work() -> None:
            board = self.proof.board
            winning, safe = winning_and_safe(board)
            pieces = pieces_placed(board)
            if winning:
                worker.answer = YES
            elif pieces == 24:
                worker.answer = YES if worker.question <= 0 else NO
            elif not safe:
                worker.answer = NO
            else:
                key = np.uint64(stir(canonical_key(board)))
                arguments = (self.table, self.bits, new_stack(), worker.control, worker.done)
                worker.answer = at_least(board, safe, pieces, key, worker.question, *arguments)

        worker.control[LIMIT] = 1 << 60
        worker.control[SALT] = worker.salt
        worker.thread = threading.Thread(target=work, daemon=True)
        worker.thread.start()
        self.workers.append(worker)

    def _collect(self) -> None:
        for worker in [w for w in self.workers if w.thread and not w.thread.is_alive()]:
            if worker.answer != STOPPED:
                self.proof.learn(worker.question, worker.answer)
        open_questions = self.proof.open_questions()
        for worker in self.workers:
            if worker.question not in open_questions:
                worker.control[STOP] = 1
        self._retire()

    def _retire(self) -> None:
        for worker in list(self.workers):
            if worker.control[STOP] or not (worker.thread and worker.thread.is_alive()):
                if worker.thread:
                    worker.thread.join()
                self.proof.nodes[worker.question] += worker.nodes
                self.workers.remove(worker)

    def _stop(self) -> None:
        for worker in self.workers:
            worker.control[STOP] = 1
        self._retire()
        self.proof.seconds = self.seconds()

    def _resume(self, path: Path) -> None:
        saved = load_checkpoint(path, self.table, int(self.bits), self.proof.board)
        self.proof.answers, self.proof.nodes = saved.answers, saved.nodes
        self._before = saved.seconds

    def _save(self, path: Path) -> None:
        nodes = dict(self.proof.nodes)
        for worker in self.workers:
            nodes[worker.question] += worker.nodes
        state = Checkpoint(self.proof.board, self.proof.answers, nodes, self.seconds())
        save_checkpoint(path, state, self.table, int(self.bits))
