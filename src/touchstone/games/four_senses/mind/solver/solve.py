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
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from touchstone.engine.kernels.compiling import Bits
from touchstone.games.four_senses.mind.kernel.board import EMPTY_BOARD
from touchstone.games.four_senses.mind.kernel.symmetry import canonical_key
from touchstone.games.four_senses.mind.solver.book import LOSS, Book
from touchstone.games.four_senses.mind.solver.search import NO, SALT, STOPPED, YES, Search
from touchstone.games.four_senses.mind.solver.transpositions import (
    BUCKET,
    HIGHEST,
    LOWEST,
    new_table,
    stir,
    store,
)

LEAST_SIZE = 6
"""A word is kept if the search behind it expanded at least 2 ** (LEAST_SIZE - 1) positions."""
LARGEST_SIZE = 31
"""Of words that no search may drive out of the table."""
_CHUNK = 1 << 24


WIN, DRAW = 1, 0
"""The two questions: is the position worth a win, is it worth at least a draw?"""

VALUES = {(YES, YES): "win", (NO, YES): "draw", (NO, NO): "loss"}


class Worker(Search):
    """One thread's search of one question; the salt orders moves that look equal."""

    def __init__(self, question: int, salt: int, table: Bits, bucket_bits: Any) -> None:
        super().__init__(table, bucket_bits)
        self.question, self.answer = question, STOPPED
        self.control[SALT] = salt

    def start(self, board: int) -> None:
        """Begins the search in a thread of its own."""

        def work() -> None:
            self.answer = self.ask(board, self.question)

        self.thread = threading.Thread(target=work, daemon=True)
        self.thread.start()


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
        """Notes an answer and what follows from it: a win is more than a draw."""
        self.answers[question] = answer
        if question == WIN and answer == YES:
            self.answers[DRAW] = YES
        if question == DRAW and answer == NO:
            self.answers[WIN] = NO

    def open_questions(self) -> list[int]:
        """The questions without an answer."""
        return [question for question in (WIN, DRAW) if question not in self.answers]


def save_checkpoint(path: Path, proof: Proof, table: Bits, bucket_bits: int) -> None:
    """Writes the file; a crash while writing leaves the older one as it was."""
    places, words = [], []
    for start in range(0, len(table), _CHUNK):
        part = table[start : start + _CHUNK].copy()
        keep = np.flatnonzero(((part >> np.uint64(12)) & np.uint64(31)) >= LEAST_SIZE)
        places.append((keep + start).astype(np.uint32 if len(table) <= 1 << 32 else np.uint64))
        words.append(part[keep])
    about = json.dumps({**asdict(proof), "bucket_bits": bucket_bits}).encode()
    parts = {"about": np.frombuffer(about, dtype=np.uint8), "places": np.concatenate(places)}
    unfinished = path.with_suffix(path.suffix + ".part")
    with unfinished.open("wb") as file:
        np.savez(file, words=np.concatenate(words), **parts)  # type: ignore[arg-type]
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def load_checkpoint(path: Path, table: Bits, bucket_bits: int, board: int) -> Proof:
    """The proof as it stood, and the table filled; raises ValueError for another search's file."""
    with np.load(path) as file:
        about = json.loads(file["about"].tobytes())
        if about["board"] != board:
            raise ValueError(f"{path} belongs to another position")
        written = about.pop("bucket_bits")
        if written != bucket_bits:
            raise ValueError(f"{path} was written with a table of {BUCKET * 8 << written} bytes")
        table[file["places"]] = file["words"]
    for name in ("answers", "nodes"):  # JSON turns numbers into texts where they are keys
        about[name] = {int(question): number for question, number in about[name].items()}
    return Proof(**about)


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

    def believe(self, book: Book) -> None:
        """Puts what a book knows into the table, but not of the position that is asked for."""
        asked = canonical_key(self.proof.board)
        for key, (low, high) in book.entries():
            if key != asked:
                bounds = (low if low > LOSS else LOWEST), (high if high < WIN else HIGHEST)
                store(self.table, self.bits, np.uint64(stir(key)), *bounds, LARGEST_SIZE)

    def run(
        self,
        tick: Callable[["Solver"], None] | None = None,
        checkpoint: Path | None = None,
        every: float = 300.0,
    ) -> Proof:
        """The finished proof. `tick` is called about twice a second while it runs.

        With a checkpoint the state of the search is written to that file every `every` seconds,
        at the end, and when the run is interrupted; a file that is already there is resumed.
        """
        if checkpoint and checkpoint.exists():
            bits = int(self.bits)
            self.proof = load_checkpoint(checkpoint, self.table, bits, self.proof.board)
        self._before = self.proof.seconds
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
            self._retire(list(self.workers))
            self.proof.seconds = self.seconds()
            if checkpoint:
                self._save(checkpoint)
        return self.proof

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
            worker = Worker(question, 21 * busy.count(question), self.table, self.bits)
            worker.start(self.proof.board)
            self.workers.append(worker)

    def _collect(self) -> None:
        for worker in self.workers:
            if not worker.thread.is_alive() and worker.answer != STOPPED:
                self.proof.learn(worker.question, worker.answer)
        open_questions = self.proof.open_questions()
        self._retire([w for w in self.workers if w.question not in open_questions])

    def _retire(self, workers: list[Worker]) -> None:
        """Stops these workers; what they and those that have ended did is counted."""
        for worker in workers:
            worker.stop()
        for worker in list(self.workers):
            if worker in workers or not worker.thread.is_alive():
                worker.thread.join()
                self.proof.nodes[worker.question] += worker.nodes
                self.workers.remove(worker)

    def _save(self, path: Path) -> None:
        nodes = dict(self.proof.nodes)
        for worker in self.workers:
            nodes[worker.question] += worker.nodes
        proof = replace(self.proof, nodes=nodes, seconds=self.seconds())
        save_checkpoint(path, proof, self.table, int(self.bits))
