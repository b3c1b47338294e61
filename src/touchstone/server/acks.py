"""Acknowledgements: what the sender of a command is answered once it is on disk."""

import orjson

from touchstone.core.events import Event
from touchstone.server.listener import Listener
from touchstone.views.wire.outgoing import Ack


def ack_of(
    client: str, events: tuple[Event, ...], listener: Listener, *, repeated: bool = False
) -> Ack:
    """Taken, or refused with the code and the sentence."""
    code, sentence = _verdict(events, listener)
    return Ack(id=client, ok=code is None, code=code, sentence=sentence, repeated=repeated)


def ack_json(
    client: str, events: tuple[Event, ...], listener: Listener, update: bytes | None
) -> bytes:
    """The same as JSON, with the update that it caused, which is JSON already."""
    code, sentence = _verdict(events, listener)
    return orjson.dumps(
        {
            "type": "ack",
            "id": client,
            "ok": code is None,
            "code": code,
            "sentence": sentence,
            "repeated": False,
            "update": None if update is None else orjson.Fragment(update),
        }
    )


def _verdict(events: tuple[Event, ...], listener: Listener) -> tuple[str | None, str]:
    """The code of a refusal and the sentence for it."""
    refused = tuple(event for event in events if event.name == "match-refused")
    if not refused:
        return None, ""
    return str(dict(refused[0].facts)["code"]), listener.speaker.utterance(refused, None)
