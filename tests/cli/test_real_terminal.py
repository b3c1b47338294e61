"""A real process at a real terminal: keys go in, lines come out, Ctrl-C is a signal."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from helpers.serving import PATIENCE, eventually


def _heed_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Keyboard:
    """A terminal with `touchstone` running in it."""

    def __init__(self, *arguments: str) -> None:
        self._master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "touchstone.cli", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
            start_new_session=True,
            # Whatever a shell starts in the background ignores Ctrl-C, and so would its children.
            preexec_fn=_heed_ctrl_c,  # noqa: PLW1509  this process has one thread here
        )
        os.close(slave)
        self.screen = ""

    def wait_for(self, text: str) -> str:
        """What was on the screen until `text` appeared; the next wait begins after it."""
        end = time.monotonic() + PATIENCE
        while text not in self.screen:
            ready, _, _ = select.select([self._master], [], [], max(0.0, end - time.monotonic()))
            if not ready:
                pytest.fail(f"{text!r} did not appear; the screen says {self.screen!r}")
            self.screen += os.read(self._master, 4096).decode()
        before, _, self.screen = self.screen.partition(text)
        return before

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def press_ctrl_c(self) -> None:
        """Once the process sleeps: a signal just before it begins to wait for a line is seen only
        with that line, as in every program in Python."""
        status = Path(f"/proc/{self.process.pid}/stat")
        eventually(lambda: status.read_text().rpartition(") ")[2].startswith("S"))
        self.process.send_signal(signal.SIGINT)


def test_ctrl_c_offers_to_save_and_the_game_goes_on_from_the_file(tmp_path: Path) -> None:
    file = tmp_path / "interrupted.record"
    keyboard = Keyboard("play", "four-senses", "--lang", "en", "--seed", "1")
    keyboard.wait_for("Player 1> ")
    keyboard.type("flat b2\n")
    keyboard.wait_for("You place a flat piece on b2.")
    keyboard.wait_for("Player 1> ")
    keyboard.press_ctrl_c()
    keyboard.wait_for("Save the game?")
    keyboard.type(f"{file}\n")
    keyboard.wait_for("Goodbye.")
    assert keyboard.process.wait(PATIENCE) == 0

    again = Keyboard("play", "--resume", str(file), "--lang", "en")
    again.wait_for("Player 1> ")
    again.type("touch b2\n")
    again.wait_for("b2: level 1, flat")
    again.type("\x04")
    again.wait_for("Save the game?")
    again.type("\x04")
    again.wait_for("Goodbye.")
    assert again.process.wait(PATIENCE) == 0


def test_masked_people_find_a_clean_screen_when_they_get_the_keyboard() -> None:
    keyboard = Keyboard("play", "four-senses", "--people", "2", "--lang", "en")
    keyboard.wait_for("the keyboard is yours")
    keyboard.type("\nflat b2\ndone\n")
    keyboard.wait_for("Press Enter to hand over")
    keyboard.type("\n")
    wiped = keyboard.wait_for("Player 2, the keyboard is yours")
    assert "\x1b[2J\x1b[3J" in wiped
    keyboard.process.kill()
    keyboard.process.wait(PATIENCE)
