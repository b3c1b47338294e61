"""Plays Touchstone: `python play.py`, on Windows also `py play.py`.

The first time it installs what is needed into the folder .venv; then it opens the page in your
browser.

    python play.py                  the page
    python play.py terminal         a game in the terminal; options of `touchstone play` may follow
    python play.py install test     only installs: `play` what playing needs, `test` what tests need

It needs Python 3.11 or newer and nothing else, and is written so that an older Python can read it
far enough to say so.
"""

import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(HERE, ".venv")
PYTHON = os.path.join(VENV, *(["Scripts", "python.exe"] if os.name == "nt" else ["bin", "python"]))
OLDEST = (3, 11)
PIP = ["-m", "pip", "install", "--quiet", "--no-deps", "--disable-pip-version-check"]


def main(arguments):
    """Does what was asked for; returns the exit status."""
    what = arguments[0] if arguments else "page"
    if what == "install":
        for each in ["play"] + [one for one in arguments[1:] if one != "play"]:
            install(each)
        return 0
    install("play")
    if what == "terminal":
        return run(["play"] + arguments[1:])
    if what == "page":
        return run(["serve", "--browser"] + arguments[1:])
    return fail("'%s' is neither page, terminal nor install" % what[:60])


def run(command):
    """Runs a command of Touchstone in this terminal until it ends."""
    started = [PYTHON, "-m", "touchstone.cli"] + command
    if os.name != "nt":
        os.execv(PYTHON, started)  # it hears every signal itself
    try:
        return subprocess.call(started)
    except KeyboardInterrupt:
        return 130


def install(what):
    """Installs what is needed to play or to test, unless it is there already."""
    wanted = os.path.join(HERE, "requirements", "%s.txt" % what)
    if not os.path.exists(wanted):
        fail("there is nothing of the name '%s' to install" % what[:60])
    stamp = os.path.join(VENV, ".%s" % what)
    sources = [os.path.join(HERE, "pyproject.toml"), os.path.abspath(__file__), wanted]
    if os.path.exists(stamp) and newest(sources) <= os.path.getmtime(stamp):
        return
    make_environment()
    say("Installing what Touchstone needs to %s (once; a minute or two) ..." % what)
    log = os.path.join(VENV, "install.log")
    steps = [["-r", wanted]]  # all that is needed is pinned there: pip looks for nothing else
    if what == "play":  # comes before all others, so that Touchstone itself is there for them too
        steps.append(["--no-build-isolation", "-e", HERE])
    with open(log, "wb") as told:
        for options in steps:
            if subprocess.call([PYTHON] + PIP + options, stdout=told, stderr=told, cwd=HERE):
                told.flush()
                give_up(log)
    with open(stamp, "w"):
        pass
    say("Installed.")


def newest(files):
    """The time of the latest change of any of these."""
    return max(os.path.getmtime(file) for file in files)


def make_environment():
    """Makes the folder .venv with a Python of its own."""
    if os.path.exists(PYTHON):
        return
    say("Making a virtual environment in .venv ...")
    try:
        import ensurepip  # noqa: F401, PLC0415  some systems leave it out
        import venv  # noqa: PLC0415
    except ImportError:
        fail(
            "this Python cannot make virtual environments. "
            "On Debian or Ubuntu: apt install python3-venv"
        )
    try:
        venv.create(VENV, with_pip=True, symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError):
        fail("could not make .venv in %s; is the disk full or read-only?" % HERE)


def give_up(log):
    """Says why nothing could be installed, as far as anybody knows."""
    with open(log, "rb") as told:
        for line in told.read().decode("utf-8", "replace").splitlines()[-5:]:
            sys.stderr.write(line + "\n")
    fail("packages could not be installed. Is there a network connection? The whole story: " + log)


def say(sentence):
    """One line, at once."""
    print(sentence)
    sys.stdout.flush()


def fail(sentence):
    """Ends with one sentence that a person can act on."""
    sys.stderr.write("touchstone: %s\n" % sentence)
    sys.exit(1)


if __name__ == "__main__":
    if sys.version_info < OLDEST:
        found = "%d.%d" % sys.version_info[:2]
        fail("Python %s is too old. Python 3.11 or newer is needed: python.org has it." % found)
    sys.exit(main(sys.argv[1:]))
