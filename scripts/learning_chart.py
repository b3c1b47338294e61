"""The learning curve as a picture: what the network gets against each bot of the ladder."""

from itertools import pairwise
from pathlib import Path

from touchstone.adapters.learner import Learner
from touchstone.views.picture.svg import group, tag

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720, 400, 64, 56, 150, 52
COLOURS = ("#6b6b6b", "#2b6cb0", "#2f855a", "#b7791f", "#c53030", "#6b46c1")
"""Each with at least 3:1 against white; the lines are named beside them too."""


def write_chart(path: Path, learner: Learner) -> None:
    """Writes the chart; every line has its name and its last value at its end."""
    curve = learner.curve
    most = max(point["seconds"] for point in curve) or 1.0
    rivals = list(curve[-1]["against"])
    title = f"{learner.environment}: share of the points against each bot"
    told = "; ".join(
        f"{_name(rival)} {curve[-1]['against'][rival]['share']:.0%}" for rival in rivals
    )
    parts = [
        tag("title", title),
        tag("desc", f"After {most / 60:.0f} minutes: {told}."),
        tag("rect", width=WIDTH, height=HEIGHT, fill="#fff"),
        tag("text", title, x=LEFT, y=28, font_size=17, font_weight="bold"),
        *(_level(share) for share in (0, 0.25, 0.5, 0.75, 1)),
        tag(
            "text",
            f"{most / 60:.1f} minutes of one core, {curve[-1]['games']:,} games against itself",
            x=LEFT,
            y=HEIGHT - 16,
        ),
    ]
    ends = _apart([_y(curve[-1]["against"][rival]["share"]) for rival in rivals])
    for number, rival in enumerate(rivals):
        places = [(_x(p["seconds"], most), _y(p["against"][rival]["share"])) for p in curve]
        colour = COLOURS[number % len(COLOURS)]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        share = curve[-1]["against"][rival]["share"]
        parts += [
            tag("polyline", points=line, fill="none", stroke=colour, stroke_width=2.5),
            *(tag("circle", cx=x, cy=y, r=3.5, fill=colour) for x, y in places),
            tag("text", f"{_name(rival)}: {share:.0%}", x=WIDTH - RIGHT + 12, y=ends[number] + 5,
                fill=colour),
        ]  # fmt: skip
    title_and_words, parts = parts[:2], parts[2:]
    whole = "".join(title_and_words) + group(
        *parts, font_family="sans-serif", font_size=14, fill="#222"
    )
    box = f"0 0 {WIDTH} {HEIGHT}"
    drawn = tag("svg", whole, xmlns="http://www.w3.org/2000/svg", viewBox=box, role="img")
    path.write_text(drawn + "\n", encoding="utf-8")


def _name(rival: str) -> str:
    return f"level {rival}" if rival.isdigit() else rival


def _x(seconds: float, most: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * seconds / most


def _y(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def _level(share: float) -> str:
    y = _y(share)
    return group(
        tag("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y, y2=y, stroke="#ccc"),
        tag("text", f"{share:.0%}", x=LEFT - 8, y=y + 5, text_anchor="end"),
    )


def _apart(places: list[float]) -> list[float]:
    """The same places with room for a line of text between them."""
    order = sorted(range(len(places)), key=lambda number: places[number])
    found = list(places)
    for before, number in pairwise(order):
        found[number] = max(found[number], found[before] + 18)
    return found
