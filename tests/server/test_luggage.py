"""The server does not carry what only bots need: it starts quickly and stays small."""

import subprocess
import sys


def test_compiled_kernels_are_not_loaded_before_a_bot_thinks() -> None:
    code = "import sys, touchstone.cli, touchstone.server.run; print('numba' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"
