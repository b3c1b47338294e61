"""Transcripts of what was said, kept as files that can be read aloud."""

import os
from collections.abc import Iterable
from pathlib import Path

GOLDENS = Path(__file__).parents[1] / "goldens"


def assert_read_aloud(name: str, lines: Iterable[str]) -> None:
    """What was said is what the file of this name says; `TOUCHSTONE_GOLDENS=1` writes it anew.

    The blank that makes a repeated sentence news for a screen reader is not heard.
    """
    golden = GOLDENS / f"{name}.txt"
    said = [line.rstrip("\N{NO-BREAK SPACE}") for line in lines]
    if os.environ.get("TOUCHSTONE_GOLDENS"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text("\n".join(said) + "\n", encoding="utf-8")
    assert said == golden.read_text(encoding="utf-8").splitlines()
