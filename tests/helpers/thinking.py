"""Bots that think otherwise, for workers to import: they hang, fail or find nothing."""

import os
from pathlib import Path
from time import sleep

from touchstone.engine.briefing import Briefing, answer
from touchstone.engine.levels import LEVELS
from touchstone.match import Command, Play


def broken(briefing: Briefing) -> list[Command]:
    """A mind with a fault."""
    raise RuntimeError("a bot that fails")


def held(folder: Path, briefing: Briefing) -> list[Command]:
    """A thought that comes to no end until there is a file "go"; it writes down who thinks."""
    (folder / "pid").write_text(str(os.getpid()))
    while not (folder / "go").exists():
        sleep(0.01)
    return answer(briefing)


def fruitless(briefing: Briefing) -> list[Command]:
    """Bots that search find nothing, and do so for ever; others do what they do."""
    return [] if LEVELS[briefing.level].searches else answer(briefing)


def says(text: str, briefing: Briefing) -> list[Command]:
    """A bot that always plays the same."""
    return [Play(briefing.seat, text)]
