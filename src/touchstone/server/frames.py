"""Frames of WebSockets as nearly all of them are: a short text in one piece.

Everything else about the protocol is left to the library, which takes longer for a frame than a
game's rules for a move.
"""

from struct import pack

try:
    from websockets.speedups import apply_mask
except ImportError:  # where no C code can be had
    from websockets.utils import apply_mask

_WHOLE_TEXT = 0x81
_MASKED = 0x80
_MASK = 4
_SHORT, _LONG, _LONGER = 125, 126, 127
"""Up to this length it stands in one byte; the other two say how many bytes it takes."""
_BEFORE_SHORT = 2 + _MASK
"""Bytes before a short text."""
_SHORT_HEADS = tuple(bytes((_WHOLE_TEXT, _MASKED | length)) for length in range(_SHORT + 1))
"""How a client's frame begins, by the length of its text."""


def only_text(data: bytes) -> bytes | None:
    """What the data say if they are one short text of a client and nothing else, else None."""
    length = len(data) - _BEFORE_SHORT
    if 0 <= length <= _SHORT and data.startswith(_SHORT_HEADS[length]):
        return apply_mask(data[_BEFORE_SHORT:], data[2:_BEFORE_SHORT])
    return None


Found = tuple[int, bytes | None]
"""Where a whole frame ends, and what it says, if it is a client's text in one piece; None for any
other frame."""


def frame_at(data: bytes, start: int) -> Found | None:
    """The frame that begins there; None if not all of it is in the data."""
    size = len(data)
    if size < start + 2:
        return None
    kind, length = data[start], data[start + 1] & ~_MASKED
    body = start + 2
    if length > _SHORT:
        body += 2 if length == _LONG else 8
        if size < body:
            return None
        length = int.from_bytes(data[start + 2 : body])
    is_masked = data[start + 1] & _MASKED
    mask, body = body, body + _MASK if is_masked else body
    end = body + length
    if end > size:
        return None
    if kind != _WHOLE_TEXT or not is_masked:
        return end, None
    return end, apply_mask(data[body:end], data[mask:body])


def _head(length: int) -> bytes:
    """What stands before a text of this length that a server sends."""
    if length <= _SHORT:
        return pack("!BB", _WHOLE_TEXT, length)
    if length < 1 << 16:
        return pack("!BBH", _WHOLE_TEXT, _LONG, length)
    return pack("!BBQ", _WHOLE_TEXT, _LONGER, length)


_HEADS = tuple(map(_head, range(4096)))
"""Of what is said with every move."""


def head_of(text: bytes) -> bytes:
    """What goes before a text that a server sends in one frame, without a client's mask."""
    length = len(text)
    return _HEADS[length] if length < len(_HEADS) else _head(length)
