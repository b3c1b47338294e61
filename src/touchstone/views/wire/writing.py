"""Messages of the server become text here, and nowhere else.

What several listeners are told, or what happens again and again, is written once.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import orjson

from touchstone.core.events import Event
from touchstone.views.wire.outgoing import EventOut, ToClient


@lru_cache(maxsize=4096)
def _written(event: Event) -> bytes:
    """An event as text: at many tables the same few things happen again and again."""
    text = orjson.dumps(EventOut.of(event))
    return bytes(memoryview(text))  # a copy: the encoder leaves room for four kilobytes in its own


@lru_cache(maxsize=1024)
def written(events: tuple[Event, ...]) -> Any:
    """Events that have reached a listener, as part of a message."""
    return orjson.Fragment(b"[" + b",".join([_written(event) for event in events]) + b"]")


def written_part(part: object) -> Any:
    """A part of messages to several listeners, written once for all of them."""
    return orjson.Fragment(orjson.dumps(part))


encode: Callable[[ToClient], bytes] = orjson.dumps
"""A message as text; parts of it may be text already (`written`, `written_part`)."""
