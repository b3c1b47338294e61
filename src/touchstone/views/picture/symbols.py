"""A sign for every colour, so that nobody has to tell colours apart."""

from touchstone.views.picture.svg import tag

_PATHS = {
    "red": "M0-9L9 0L0 9L-9 0Z",
    "blue": "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
    "yellow": "M0-8L9 7H-9Z",
    "green": "M-7-7H7V7H-7Z",
    "brown": "M-9-3.5H9V3.5H-9Z",
}


def symbol(colour: str, x: float, y: float, scale: float = 1, squash: float = 0.76) -> str:
    """The sign of a colour: red a diamond, blue a ring, yellow a triangle, green a square."""
    return tag(
        "path",
        d=_PATHS[colour],
        transform=f"translate({x:.4g} {y:.4g}) scale({scale:.3g} {scale * squash:.3g})",
        kind="sign ring" if colour == "blue" else "sign",
    )
