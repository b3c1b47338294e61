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


def frame_end(data: bytes, start: int) -> int | None:
    """Where the frame ends that begins there; None if not all of it is in the data."""
    body = _body(data, start)
    if body is None or body[1] > len(data):
        return None
    return body[1]


def plain_text(data: bytes, start: int, end: int) -> bytes | None:
    """The text of a whole frame, if it is a client's text in one piece; None for any other."""
    body = _body(data, start)
    if body is None or data[start] != _WHOLE_TEXT or not data[start + 1] & _MASKED:
        return None
    return apply_mask(data[body[0] : end], data[body[0] - _MASK : body[0]])


def _body(data: bytes, start: int) -> tuple[int, int] | None:
    """Where a frame's content begins and ends; None where its head is not whole."""
    if len(data) < start + 2:
        return None
    length, begin = data[start + 1] & ~_MASKED, start + 2
    if length > _SHORT:
        begin += 2 if length == _LONG else 8
        if len(data) < begin:
            return None
        length = int.from_bytes(data[start + 2 : begin])
    if data[start + 1] & _MASKED:
        begin += _MASK
    return begin, begin + length


def text_frame(text: bytes) -> bytes:
    """A text as a server sends it: in one frame, without the mask that only clients put on."""
    length = len(text)
    if length <= _SHORT:
        return pack("!BB", _WHOLE_TEXT, length) + text
    if length < 1 << 16:
        return pack("!BBH", _WHOLE_TEXT, _LONG, length) + text
    return pack("!BBQ", _WHOLE_TEXT, _LONGER, length) + text
