"""Acknowledgements: what the sender of a command is answered once it is on disk."""

import orjson

from touchstone.core.events import Event
from touchstone.server.listener import Listener
from touchstone.views.wire import Ack


def ack_of(
    client: str, events: tuple[Event, ...], listener: Listener, *, repeated: bool = False
) -> Ack:
    """Taken, or refused with the code and the sentence."""
    refused = tuple(event for event in events if event.name == "match-refused")
    if not refused:
        return Ack(id=client, ok=True, repeated=repeated)
    return Ack(
        id=client,
        ok=False,
        code=str(dict(refused[0].facts)["code"]),
        sentence=listener.speaker.utterance(refused, None),
        repeated=repeated,
    )


def ack_json(
    client: str, events: tuple[Event, ...], listener: Listener, update: bytes | None
) -> str:
    """The same as text, with the update that it caused, which is JSON already."""
    ack = ack_of(client, events, listener)
    return orjson.dumps(
        {
            "type": "ack",
            "id": client,
            "ok": ack.ok,
            "code": ack.code,
            "sentence": ack.sentence,
            "repeated": False,
            "update": None if update is None else orjson.Fragment(update),
        }
    ).decode()
