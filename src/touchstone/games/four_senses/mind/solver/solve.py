"""The proof from the empty board: two questions, asked on two threads over one shared table."""

import threading
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from touchstone.engine.kernels.compiling import Bits
from touchstone.games.four_senses.mind.kernel.board import EMPTY_BOARD
from touchstone.games.four_senses.mind.solver.book import Book
from touchstone.games.four_senses.mind.solver.filling import (
    believe,
    load_checkpoint,
    save_checkpoint,
)
from touchstone.games.four_senses.mind.solver.search import NO, SALT, STOPPED, YES, Search
from touchstone.games.four_senses.mind.solver.transpositions import filled, new_table

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
        believe(self.table, self.bits, book, but=self.proof.board)

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
            self.proof = self._load(checkpoint)
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
        return filled(self.table)

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
        save_checkpoint(path, asdict(proof), self.table, int(self.bits))

    def _load(self, path: Path) -> Proof:
        facts = load_checkpoint(path, {"board": self.proof.board}, self.table, int(self.bits))
        for name in ("answers", "nodes"):  # JSON turns numbers into texts where they are keys
            facts[name] = {int(question): number for question, number in facts[name].items()}
        return Proof(**facts)
