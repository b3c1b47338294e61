"""How to install what is missing, in words that work where this copy of Touchstone came from."""

from pathlib import Path

DISTRIBUTION = "touchstone-table"
"""The name under which Touchstone is published; `touchstone` alone is somebody else's package."""


def with_extra(extra: str) -> str:
    """The command that installs Touchstone with one of its extras.

    In a checkout that is the checkout itself, and the command is to be given in its folder.
    """
    is_checkout = Path(__file__).parents[3].joinpath("pyproject.toml").is_file()
    return f"pip install '{'.' if is_checkout else DISTRIBUTION}[{extra}]'"
