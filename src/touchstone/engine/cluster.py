"""Work spread over the machines of a Ray cluster; what a machine did not finish is done again."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any, TypeVar

import typer

from touchstone.core.installing import with_extra

Item = TypeVar("Item")
Result = TypeVar("Result")
Spread = Callable[[Callable[[Item], Result], Sequence[Item]], Iterable[Result]]
"""How a list of work is done: `map` does it here."""

_RETRIES = 20
"""How often a piece of work is begun anew after its machine has gone."""


def _is_installed(address: str | None) -> str | None:
    if address is not None and find_spec("ray") is None:
        raise typer.BadParameter(f"Ray is not installed. Install it with: {with_extra('ray')}")
    return address


Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS|auto",
        help="Spread the work over a Ray cluster.",
        callback=_is_installed,
    ),
]


def spread(
    work: Callable[[Item], Result], items: Sequence[Item], address: str | None
) -> Iterator[Result]:
    """What comes of each item, in their order; without an address all is done here.

    `auto` finds a cluster or starts one. Work must follow from its item alone: whatever is lost
    with a machine is done again elsewhere, and gives the same.
    """
    if address is None:
        yield from map(work, items)
        return
    ray: Any = import_module("ray")
    if not ray.is_initialized():
        ray.init(address=None if address == "auto" else address, log_to_driver=False)
    remote = ray.remote(max_retries=_RETRIES)(work)
    for waiting in [remote.remote(item) for item in items]:
        yield ray.get(waiting)
