"""A few lines that write SVG: elements as strings, numbers as short as they can be."""

from html import escape


def number(value: float) -> str:
    """A coordinate with at most one decimal.

    >>> number(12.0), number(0.25)
    ('12', '0.2')
    """
    return f"{value:.1f}".removesuffix(".0")


def tag(name: str, content: str = "", /, **attributes: str | float) -> str:
    """An element; `kind` is written as `class`, an underscore in a name as a hyphen.

    >>> tag("circle", r=3.0, kind="dot")
    "<circle r='3' class='dot'/>"
    """
    # Single quotes, which JSON need not escape: most pictures travel in messages.
    pairs = "".join(
        f" {'class' if key == 'kind' else key.replace('_', '-')}='{_text(value)}'"
        for key, value in attributes.items()
    )
    return f"<{name}{pairs}>{content}</{name}>" if content else f"<{name}{pairs}/>"


def _text(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def group(*parts: str, **attributes: str | float) -> str:
    """Several elements as one."""
    return tag("g", "".join(parts), **attributes)


def height(levels: int, x: float, y: float) -> str:
    """The height of a cell as a number, which shows only if somebody has asked for it."""
    return group(
        tag("circle", cx=x, cy=y, r=13, kind="height-disc"),
        tag("text", str(levels), x=x, y=y, dy="0.35em", kind="height-number"),
        kind="height",
    )


def shade(name: str, *stops: str, upright: bool = False) -> str:
    """A gradient; every stop takes its colour from the style sheet, by class."""
    ends = {"x1": 0, "y1": 0, "x2": 0, "y2": 1} if upright else {}
    colours = (
        tag("stop", offset=number(place / (len(stops) - 1)) if place else "0", kind=f"{stop}-stop")
        for place, stop in enumerate(stops)
    )
    return tag("linearGradient", "".join(colours), id=f"in-{name}", **ends)


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
