"""Read by type checkers, never run."""

collect_ignore_glob = ["*.py"]
