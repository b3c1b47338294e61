"""A real screen reader at a real browser, without a screen and without sound.

Orca speaks into a file. Everything it needs runs apart from the machine's own desktop: a display
(Xvfb), a session bus, the bus of accessibility, a speech server that says nothing, and a Chromium
with a window. Every run has a home of its own, so nothing is carried over.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Self

from helpers.browser import CHROMIUM, FLAGS

CONF = Path(__file__).with_name("orca")
NEEDED = ("Xvfb", "dbus-daemon", "openbox", "orca", "speech-dispatcher", "xdotool", "gsettings")
BUS_LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
PATIENCE = 300.0
UNWANTED = sys.platform != "linux" or bool(os.environ.get("TOUCHSTONE_WITHOUT_ORCA"))
"""Whether nobody listens on this machine. Where Orca is wanted and missing, a test fails."""

_ACCESSIBLE = {
    "XDG_SESSION_TYPE": "x11",
    "GTK_MODULES": "gail:atk-bridge",
    "GNOME_ACCESSIBILITY": "1",
    "ACCESSIBILITY_ENABLED": "1",
    "NO_AT_BRIDGE": "0",
    "LIBGL_ALWAYS_SOFTWARE": "1",
}


def missing() -> list[str]:
    """The programs that are not installed."""
    lacking = [program for program in NEEDED if shutil.which(program) is None]
    return lacking if BUS_LAUNCHER.exists() else [*lacking, str(BUS_LAUNCHER)]


class ScreenReader:
    """Presses keys and hears what is said."""

    def __init__(self, folder: Path, url: str) -> None:
        self._folder = folder
        self._url = url
        self._spoken = folder / "spoken"
        self._programs: list[subprocess.Popen[bytes]] = []
        self._orca: subprocess.Popen[bytes] | None = None
        self._env: dict[str, str] = {}
        self._told = 0

    def __enter__(self) -> Self:
        assert not missing(), (
            f"not installed: {', '.join(missing())}. `scripts/install-system test` installs them; "
            "TOUCHSTONE_WITHOUT_ORCA=1 does without"
        )
        try:
            self._start()
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stop()

    def press(self, key: str) -> None:
        """One key, as X names it."""
        self._run("xdotool", "key", "--clearmodifiers", key)

    def hears(self, text: str) -> None:
        """Waits until something with this text was said that was not asked for yet (`new`)."""
        self.until(lambda: any(text in said for said in self._since()), f"never heard: {text}")

    def to_focus_mode(self) -> None:
        """Off the board and back with Tab, until the reader hands keys on to the page.

        If the board gets the focus before the reader has read the page, it does not notice.
        """
        end = monotonic() + PATIENCE
        while not self._hands_keys_on():
            assert monotonic() < end, f"no focus mode; said so far: {self._all()}"
            self._run("xdotool", "windowactivate", "--sync", self._window())
            self.press("Tab")
            self.press("shift+Tab")
            self._until_quiet()
        self.new()

    def _hands_keys_on(self) -> bool:
        modes = [said for said in self._all() if said in ("Focus mode", "Browse mode")]
        return modes[-1:] == ["Focus mode"]

    def _until_quiet(self) -> None:
        """Until nothing more is said: the reader may be slow, so a second of silence counts."""
        size = -1
        while size != (size := len(self._all())):
            sleep(1)

    def new(self) -> list[str]:
        """What was said since the last time."""
        heard = self._all()
        said, self._told = heard[self._told :], len(heard)
        return said

    def _since(self) -> list[str]:
        return self._all()[self._told :]

    def _all(self) -> list[str]:
        lines = self._spoken.read_text(encoding="utf-8").splitlines()
        return [text for kind, _, text in (line.partition("\t") for line in lines) if kind == "say"]

    # How it is set up ----------------------------------------------------------------------------

    def _start(self) -> None:
        self._settle()
        display = self._folder / "display"
        screen = ("-screen", "0", "1280x1000x24", "-nolisten", "tcp")
        self._begin("Xvfb", "-displayfd", "1", *screen, into=display)
        self.until(lambda: display.stat().st_size > 0, "no display")
        self._env["DISPLAY"] = f":{display.read_text().strip()}"
        address = self._folder / "bus"
        self._begin("dbus-daemon", "--session", "--nofork", "--print-address=1", into=address)
        self.until(lambda: address.stat().st_size > 0, "no session bus")
        self._env["DBUS_SESSION_BUS_ADDRESS"] = address.read_text().strip()
        self._begin("openbox")
        self._run(
            "gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility", "true"
        )
        self._begin(str(BUS_LAUNCHER), "--launch-immediately")
        self.until(lambda: self._switch_on("IsEnabled"), "no accessibility bus")
        self._switch_on("ScreenReaderEnabled")
        self._begin("speech-dispatcher", "-s", "-t", "0")
        self._begin("orca")
        self._orca = self._programs[-1]
        self.until(lambda: self._has("ready"), "Orca did not start")
        self._open()

    def _settle(self) -> None:
        """A home of its own, with the reader's settings."""
        home, runtime = self._folder / "home", self._folder / "runtime"
        orca, speech = home / "data" / "orca", home / "config" / "speech-dispatcher"
        for folder in (orca, speech / "modules", runtime, home / "bin"):
            folder.mkdir(parents=True, mode=0o700)
        shutil.copy(CONF / "customizations.txt", orca / "orca-customizations.py")
        shutil.copy(CONF / "user-settings.conf", orca)
        shutil.copy(CONF / "speechd.conf", speech)
        shutil.copy(CONF / "silent.conf", speech / "modules")
        (home / "bin" / "pgrep").write_bytes((CONF / "pgrep").read_bytes())
        (home / "bin" / "pgrep").chmod(0o700)
        self._spoken.touch()
        self._env = {
            **_ACCESSIBLE,
            "PATH": f"{home / 'bin'}:{os.environ['PATH']}",
            "LANG": "C.UTF-8",
            "HOME": str(home),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_DATA_HOME": str(home / "data"),
            "XDG_RUNTIME_DIR": str(runtime),
            "SPOKEN": str(self._spoken),
        }

    def _open(self) -> None:
        self._begin(
            str(CHROMIUM), *FLAGS, "--force-renderer-accessibility", "--disable-dev-shm-usage",
            "--no-default-browser-check", "--disable-extensions", "--password-store=basic",
            f"--user-data-dir={self._folder / 'chromium'}", "--window-size=1260,960",
            "--window-position=0,0", "--lang=en", self._url,
        )  # fmt: skip
        self.until(lambda: bool(self._window()), "no window")
        self._run("xdotool", "windowactivate", "--sync", self._window())

    def _window(self) -> str:
        found = self._run("xdotool", "search", "--onlyvisible", "--name", "Touchstone")
        return found.splitlines()[-1] if found else ""

    def _switch_on(self, switch: str) -> bool:
        set_property = "org.freedesktop.DBus.Properties.Set"
        sent = subprocess.run(
            ["dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
             set_property, "string:org.a11y.Status", f"string:{switch}", "variant:boolean:true"],
            env=self._env, capture_output=True, check=False,
        )  # fmt: skip
        return sent.returncode == 0

    def _has(self, kind: str) -> bool:
        return f"{kind}\t" in self._spoken.read_text(encoding="utf-8")

    def _begin(self, *command: str, into: Path | None = None) -> None:
        """Starts a program; what it says goes into a file."""
        log = self._log(command[0])
        with (into or log).open("ab") as out, log.open("ab") as faults:
            program = subprocess.Popen(command, env=self._env, stdout=out, stderr=faults)
        self._programs.append(program)

    def _log(self, command: str) -> Path:
        return self._folder / f"{Path(command).name}.log"

    def _run(self, *command: str) -> str:
        ran = subprocess.run(command, env=self._env, capture_output=True, text=True, check=False)
        return ran.stdout.strip()

    def until(self, check: Callable[[], bool], fault: str) -> None:
        """Waits until something is true."""
        end = monotonic() + PATIENCE
        while not check():
            assert self._orca is None or self._orca.poll() is None, self._log("orca").read_text()
            assert monotonic() < end, f"{fault}; said so far: {self._all()}"
            sleep(0.05)

    def _stop(self) -> None:
        for program in reversed(self._programs):
            program.terminate()
        for program in reversed(self._programs):
            try:
                program.wait(10)
            except subprocess.TimeoutExpired:
                program.kill()
                program.wait()
        self._programs.clear()
