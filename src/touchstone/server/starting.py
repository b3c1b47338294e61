"""What keeps a server from starting, as one sentence that an operator can act on."""

from collections.abc import Iterator
from contextlib import contextmanager

from touchstone.core.installing import with_extra
from touchstone.server.store_faults import root_of


class CannotStart(Exception):
    """The text is a sentence for the operator; there is nothing else to be told."""


@contextmanager
def sentence_for(what: str, extra: str) -> Iterator[None]:
    """Whatever goes wrong with `what` is told in a sentence; `extra` is how to get its driver."""
    try:
        yield
    except CannotStart:
        raise
    except ModuleNotFoundError as error:
        raise CannotStart(
            f"{what} needs the Python package {error.name}. Install Touchstone with it: "
            f"{with_extra(extra)}"
        ) from None
    except Exception as error:
        raise CannotStart(f"{what} cannot be used: {_first_line(root_of(error))}") from None


def _first_line(error: BaseException) -> str:
    said = str(error).strip().partition("\n")[0] or type(error).__name__
    return said if said.endswith(".") else f"{said}."
