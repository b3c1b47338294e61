"""A bar chart as SVG, readable without colours: every bar carries its name and its number."""

from collections.abc import Mapping
from pathlib import Path
from xml.sax.saxutils import escape

_ROW, _NAMES, _WIDTH = 34, 190, 760


def bar_chart(title: str, unit: str, values: Mapping[str, float]) -> str:
    """The chart as text; bars are drawn to one linear scale."""
    most = max(values.values(), default=1.0)
    height = 50 + _ROW * len(values)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img" '
        f'font-family="sans-serif" font-size="14">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="12" y="26" font-size="16" font-weight="bold">{escape(title)}</text>',
    ]
    for row, (name, value) in enumerate(values.items()):
        y = 44 + row * _ROW
        length = max(1.0, value / most * (_WIDTH - _NAMES - 170))
        lines += [
            f'<text x="{_NAMES - 8}" y="{y + 17}" text-anchor="end">{escape(name)}</text>',
            f'<rect x="{_NAMES}" y="{y}" width="{length:.1f}" height="24" fill="#2f5d8a"/>',
            f'<text x="{_NAMES + length + 8:.1f}" y="{y + 17}">{value:,.0f} {escape(unit)}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])


def write_bar_chart(path: Path, title: str, unit: str, values: Mapping[str, float]) -> None:
    """Writes the chart to a file."""
    path.write_text(bar_chart(title, unit, values), encoding="utf-8")
