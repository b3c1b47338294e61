"""Addresses as pictures that a telephone's camera reads."""

import segno
from markupsafe import Markup


def qr_picture(address: str) -> Markup:
    """The address as a QR code: always dark on light, with its quiet zone, in any theme."""
    code = segno.make(address, error="m", micro=False)
    drawn = code.svg_inline(scale=4, border=4, dark="#000", light="#fff", omitsize=True)
    return Markup(drawn)
