"""A search on disk: the larger results of the table, and what has been answered so far.

Small searches are left out: they are the bulk of the table and the quickest to find again. Bits
are copied while threads write. That is safe, because every word is true by itself.
"""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from touchstone.games.four_senses.mind.solver.transpositions import BUCKET

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
