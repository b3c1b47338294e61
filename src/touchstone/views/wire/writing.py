"""Messages of the server become text here, and nowhere else.

What several listeners are told, or what happens again and again, is written once. The two messages
that follow every move, `Update` and `Ack`, are put together from such parts.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import orjson

from touchstone.core.events import Event
from touchstone.views.wire.outgoing import EventOut, ToClient

encode: Callable[[ToClient], bytes] = orjson.dumps
"""A message as text."""


def written(one: object) -> bytes:
    """A part of messages as text that is to be kept.

    A copy: the encoder leaves room for four kilobytes in its own.
    """
    return bytes(memoryview(orjson.dumps(one)))


def inside(fields: Mapping[str, Any]) -> bytes:
    """Fields of a message as text, to stand among others."""
    return orjson.dumps(fields)[1:-1]


def joined(some: bytes, others: bytes) -> bytes:
    """Fields as text with others behind them; there may be none of either."""
    return some + b"," + others if some and others else some or others


def quoted(words: str) -> bytes:
    """Words as they stand in a text between quotation marks."""
    return orjson.dumps(words)[1:-1]


@lru_cache(maxsize=4096)
def _written_event(event: Event) -> bytes:
    """An event as text: at many tables the same few things happen again and again."""
    return written(EventOut.of(event))


def telling(utterance: str, events: tuple[Event, ...]) -> bytes:
    """What an update tells of events that have reached a listener, as part of its text."""
    told = b",".join([_written_event(event) for event in events])
    return b'"utterance":%b,"events":[%b]' % (orjson.dumps(utterance), told)


def update_text(number: int, telling: bytes, view: bytes) -> bytes:
    """An `Update` of parts that are text already; `view` are the fields that are different."""
    return b'{"type":"update","number":%d,%b,"view":{%b}}' % (number, telling, view)


def taken_text(client: str, update: bytes | None, *, repeated: bool = False) -> bytes:
    """An `Ack` of a command that was taken, with the text of its update."""
    return (
        b'{"type":"ack","id":%b,"ok":true,"code":null,"sentence":"","repeated":%b,"update":%b}'
        % (orjson.dumps(client), b"true" if repeated else b"false", update or b"null")
    )


def part(text: bytes | None) -> Any:
    """A text that is written already, as a part of a message."""
    return None if text is None else orjson.Fragment(text)
