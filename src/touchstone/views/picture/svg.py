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
    '<circle r="3" class="dot"/>'
    """
    pairs = "".join(
        f' {"class" if key == "kind" else key.replace("_", "-")}="{_text(value)}"'
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
    return tag("linearGradient", "".join(colours), id=f"shade-{name}", **ends)
