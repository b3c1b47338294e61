"""What a table is filled with before a search: the words of a checkpoint, or what a book knows.

A checkpoint keeps the larger results of a table, and facts about the search that made them. Small
searches are left out: they are the bulk of the table and the quickest to find again. Bits are
copied while threads write. That is safe, because every word is true by itself.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from touchstone.engine.kernels.compiling import Bits
from touchstone.games.four_senses.mind.kernel.symmetry import canonical_key
from touchstone.games.four_senses.mind.solver.book import LOSS, WIN, Book
from touchstone.games.four_senses.mind.solver.transpositions import (
    BUCKET,
    HIGHEST,
    LOWEST,
    stir,
    store,
)

LEAST_SIZE = 6
"""A word is kept if the search behind it expanded at least 2 ** (LEAST_SIZE - 1) positions."""
LARGEST_SIZE = 31
"""Of words that no search may drive out of the table."""
_CHUNK = 1 << 24


def save_checkpoint(path: Path, facts: Mapping[str, Any], table: Bits, bucket_bits: int) -> None:
    """Writes the file; a crash while writing leaves the older one as it was."""
    places, words = [], []
    for start in range(0, len(table), _CHUNK):
        part = table[start : start + _CHUNK].copy()
        keep = np.flatnonzero(((part >> np.uint64(12)) & np.uint64(31)) >= LEAST_SIZE)
        places.append((keep + start).astype(np.uint32 if len(table) <= 1 << 32 else np.uint64))
        words.append(part[keep])
    about = json.dumps({**facts, "bucket_bits": bucket_bits}).encode()
    parts = {"about": np.frombuffer(about, dtype=np.uint8), "places": np.concatenate(places)}
    unfinished = path.with_suffix(path.suffix + ".part")
    with unfinished.open("wb") as file:
        np.savez(file, words=np.concatenate(words), **parts)  # type: ignore[arg-type]
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def load_checkpoint(
    path: Path, asked: Mapping[str, Any], table: Bits, bucket_bits: int
) -> dict[str, Any]:
    """The facts as they stood, and the table filled.

    Raises ValueError for the file of another search: one whose facts are not those that are asked
    for, or whose table had another size.
    """
    with np.load(path) as file:
        about: dict[str, Any] = json.loads(file["about"].tobytes())
        if any(about.get(name) != value for name, value in asked.items()):
            raise ValueError(f"{path} belongs to another search")
        written = about.pop("bucket_bits")
        if written != bucket_bits:
            raise ValueError(f"{path} was written with a table of {BUCKET * 8 << written} bytes")
        table[file["places"]] = file["words"]
    return about


def believe(table: Bits, bits: Any, book: Book, but: int | None = None) -> None:
    """Puts what a book knows into a table, for good; not of one position, if one is named."""
    asked = None if but is None else canonical_key(but)
    for key, (low, high) in book.entries():
        if key != asked:
            bounds = (low if low > LOSS else LOWEST), (high if high < WIN else HIGHEST)
            store(table, bits, np.uint64(stir(key)), *bounds, LARGEST_SIZE)
