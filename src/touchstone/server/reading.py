"""A client's text becomes a message, or is refused."""

import re

import orjson
from pydantic import ValidationError

from touchstone.server.refusals import Refusal
from touchstone.views.wire.incoming import FROM_CLIENT, Incoming
from touchstone.views.wire.outgoing import FORMAT

_ID = re.compile(r'"id"\s*:\s*"([^"\\]{1,64})"')
_READ = FROM_CLIENT.validator.validate_json
_WITHIN = 200
"""An id that stands further behind is not looked for."""


def read_message(text: str | None, most: int) -> Incoming:
    """The message that a text of at most so many bytes is; raises Refusal.

    A wire of another format is refused whatever else it says.
    """
    if text is None:
        raise Refusal("wire/unreadable")
    if 4 * len(text) > most and len(text.encode()) > most:
        raise Refusal("wire/too-long", most=most)
    try:
        message: Incoming = _READ(text)
    except ValidationError:
        _demand_format(_format_of(text))
        raise Refusal("wire/unreadable") from None
    if message.format != FORMAT:
        _demand_format(message.format)
    return message


def id_in(text: str | None) -> str | None:
    """The id of a message, even if it cannot be read, so that its sender knows what is refused."""
    found = _ID.search(text[:_WITHIN]) if text else None
    return found and found[1]


def _format_of(text: str) -> object:
    try:
        found = orjson.loads(text)
    except orjson.JSONDecodeError:
        return FORMAT
    return found.get("format", FORMAT) if isinstance(found, dict) else FORMAT


def _demand_format(found: object) -> None:
    if isinstance(found, int) and found != FORMAT:
        raise Refusal("wire/format", found=str(found), known=str(FORMAT))
