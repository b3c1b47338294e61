"""All ladders: plays what is left of them, prints their table and draws their chart.

    python benchmarks/ladder.py --games 40                # play until each pair has 40 games
    python benchmarks/ladder.py --games 0                 # only print and draw what was played
    python benchmarks/ladder.py --games 40 --only sliding
    python benchmarks/ladder.py --games 100 --through 5   # the low rungs alone: they take no time
    python benchmarks/ladder.py --games 100 --apart 1     # only pairs of neighbours
    python benchmarks/ladder.py --only 4eyes --forget 1 9 # these levels have changed: plays nothing

Results are kept in `benchmarks/ladder`, one file for each setup, as `touchstone arena --ladder
--out` writes them. A run can be stopped at any time and goes on where it was. Nobody is hurried:
levels look at as many positions as they may, without their cap in seconds, so that what else the
machine does changes nothing.
"""

from argparse import ArgumentParser
from dataclasses import replace
from itertools import pairwise
from math import inf
from pathlib import Path
from statistics import median
from xml.sax.saxutils import escape

from touchstone.engine.ladder import APART, RUNGS, Ladder, Setup
from touchstone.engine.levels import LEVELS
from touchstone.games import new_game

HERE = Path(__file__).parent
FOLDER, CHART = HERE / "ladder", HERE / "ladder.svg"
AN_HOUR = 3600.0


def _setup(slug: str, players: int, *, masked: bool = False, **settings: str) -> Setup:
    return Setup(new_game(slug, players, **settings), masked)


SETUPS = {
    "Four Senses, masked": _setup("four-senses", 2, masked=True),
    "Four Senses, masked, 3 players": _setup("four-senses", 3, masked=True),
    "Four Senses, referee": _setup("four-senses", 2, claims="referee"),
    "Four Senses, referee, 3 players": _setup("four-senses", 3, claims="referee"),
    "4EYES+": _setup("4eyes-plus", 2),
    "4EYES+, swap": _setup("4eyes-plus", 2, swap="on"),
    "4EYES+, paper": _setup("4eyes-plus", 2, mode="paper"),
    "4EYES+, upright": _setup("4eyes-plus", 2, squares="upright"),
    "4EYES+, masked": _setup("4eyes-plus", 2, masked=True),
    "4EYES+, 3 players": _setup("4eyes-plus", 3),
    "Tactori bridges": _setup("tactori", 2),
    "Tactori bridges, 3 players": _setup("tactori", 3),
    "Tactori bridges, 4 players": _setup("tactori", 4),
    "Tactori bridges, masked": _setup("tactori", 2, masked=True),
    "Tactori connections": _setup("tactori", 2, variant="connections"),
    "Tactori connections, 3 players": _setup("tactori", 3, variant="connections"),
    "Tactori connections, 4 players": _setup("tactori", 4, variant="connections"),
    "Tactori long": _setup("tactori", 2, variant="long"),
    "Tactori long, 3 players": _setup("tactori", 3, variant="long"),
    "Tactori long, 4 players": _setup("tactori", 4, variant="long"),
    "Tactori rectangle": _setup("tactori", 2, variant="rectangle"),
    "Tactori rectangle, 3 players": _setup("tactori", 3, variant="rectangle"),
    "Tactori rectangle, 4 players": _setup("tactori", 4, variant="rectangle"),
    "Tactori rectangle-advanced": _setup("tactori", 2, variant="rectangle-advanced"),
    "Tactori rectangle-advanced, 3 players": _setup("tactori", 3, variant="rectangle-advanced"),
    "Tactori rectangle-advanced, 4 players": _setup("tactori", 4, variant="rectangle-advanced"),
    "Tactori rectangles": _setup("tactori", 2, variant="rectangles"),
    "Tactori rectangles, 3 players": _setup("tactori", 3, variant="rectangles"),
    "Tactori rectangles, 4 players": _setup("tactori", 4, variant="rectangles"),
    "Tactori colourful": _setup("tactori", 2, variant="colourful"),
    "Tactori sliding": _setup("tactori", 2, variant="sliding"),
}


def main() -> None:
    options = ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=40, help="for each pair")
    options.add_argument("--only", default="", help="setups with this in their name")
    options.add_argument("--from", dest="low", default=RUNGS[0], choices=RUNGS, help="the first")
    options.add_argument("--through", default=RUNGS[-1], choices=RUNGS, help="the last to play")
    options.add_argument("--apart", type=int, default=APART, help="rungs between two who play")
    options.add_argument("--forget", nargs="+", default=[], choices=RUNGS, help="bots to play anew")
    asked = options.parse_args()
    playing = RUNGS[RUNGS.index(asked.low) : RUNGS.index(asked.through) + 1]
    for number, level in LEVELS.items():
        LEVELS[number] = replace(level, seconds=AN_HOUR)
    FOLDER.mkdir(exist_ok=True)
    ladders = {}
    for title, setup in SETUPS.items():
        path = FOLDER / f"{title.lower().replace(', ', '-').replace(' ', '-')}.json"
        ladder = Ladder.begun(setup, asked.games, path)
        if asked.only.lower() in title.lower():
            if asked.forget:
                ladder.forget(asked.forget)
                ladder.save(path)
                ladder.games = 0
            low = tuple(name for name in ladder.rungs if name in playing)
            for _ in replace(ladder, rungs=low, apart=asked.apart).play():
                ladder.save(path)
        if ladder.done:
            ladders[title] = ladder
    against = {title: one for title, one in ladders.items() if not one.setup.is_together}
    print_ratings(against)
    print_steps(against)
    print_needs({title: one for title, one in ladders.items() if one.setup.is_together})
    CHART.write_text(chart(against), encoding="utf-8")


def print_ratings(ladders: dict[str, Ladder]) -> None:
    """A row for each setup: points of Elo, with half the width of the interval."""
    print(f"| | games | {' | '.join(RUNGS[1:])} |")
    print("|---|---:|" + "---:|" * (len(RUNGS) - 1))
    for title, ladder in ladders.items():
        found = ladder.ratings()
        cells = [
            f"{found[name].elo:.0f} ± {(found[name].high - found[name].low) / 2:.0f}"
            if name in found
            else "-"
            for name in RUNGS[1:]
        ]
        print(f"| {title} | {ladder.done} | {' | '.join(cells)} |")


def print_steps(ladders: dict[str, Ladder]) -> None:
    """A row for each setup: how far each level stands above the one on offer below it.

    Behind it in brackets the games that these two have played against each other.
    """
    levels = [name for name in RUNGS if name != "naive"]
    print(f"\n| Steps to level | {' | '.join(levels[1:])} |")
    print("|---|" + "---:|" * (len(levels) - 1))
    for title, ladder in ladders.items():
        steps, below = ladder.steps(), dict(map(reversed, pairwise(ladder.levels)))
        cells = (
            f"{steps[name]:.0f} ({len(ladder.results.get(f'{name}:{below[name]}', ()))})"
            if name in steps
            else "-"
            for name in levels[1:]
        )
        print(f"| {title} | {' | '.join(cells)} |")


def print_needs(ladders: dict[str, Ladder]) -> None:
    """Two rows for each setup: turns beyond the least known, their mean and their median.

    Only the median knows what to do with a game that came to no end: it is among the longest.
    """
    print(f"\n| | games | {' | '.join(RUNGS)} |")
    print("|---|---:|" + "---:|" * len(RUNGS))
    for title, ladder in ladders.items():
        means = {
            name: f"{need.mean:.1f}"
            + (f" ({need.unfinished} without an end)" if need.unfinished else "")
            if len(ladder.results.get(name, [])) > need.unfinished
            else "no end"
            for name, need in ladder.needs().items()
        }
        middles = {name: median(ladder.beyond(name) or [inf]) for name in ladder.rungs}
        halves = {n: "no end" if one == inf else f"{one:.1f}" for n, one in middles.items()}
        for what, cells in (("mean", means), ("median", halves)):
            row = " | ".join(cells.get(name, "-") for name in RUNGS)
            print(f"| {title}, {what} | {ladder.done} | {row} |")


_ROW, _NAMES, _WIDTH, _TOP = 44, 250, 1000, 76


def chart(ladders: dict[str, Ladder]) -> str:
    """A line for each setup with its bots on it, to one scale; readable without colours."""
    ratings = {title: ladder.ratings() for title, ladder in ladders.items()}
    most = max((one.elo for found in ratings.values() for one in found.values()), default=1.0)
    scale = (_WIDTH - _NAMES - 40) / most
    height = _TOP + _ROW * len(ratings) + 10
    title = "The ladder of each game: points of Elo, random play is 0"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img" '
        f'font-family="sans-serif" font-size="14">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="12" y="26" font-size="16" font-weight="bold">{escape(title)}</text>',
        '<text x="12" y="46">Numbers are levels; N is the naive player.</text>',
    ]
    for mark in range(0, int(most) + 1, 250):
        x = _NAMES + mark * scale
        lines += [
            f'<path d="M{x:.1f} {_TOP - 8}V{height - 8}" stroke="#ccc"/>',
            f'<text x="{x:.1f}" y="{_TOP - 14}" text-anchor="middle" fill="#555">{mark}</text>',
        ]
    for row, (name, found) in enumerate(ratings.items()):
        y = _TOP + 16 + row * _ROW
        lines += [
            f'<text x="{_NAMES - 14}" y="{y + 5}" text-anchor="end">{escape(name)}</text>',
            f'<path d="M{_NAMES} {y}H{_WIDTH - 20}" stroke="#999"/>',
        ]
        for bot in ladders[name].rungs[1:]:
            x = _NAMES + max(0.0, found[bot].elo) * scale
            if bot == "naive":
                lines.append(
                    f'<path d="M{x:.1f} {y - 9}l9 9l-9 9l-9-9z" fill="#fff" stroke="#000"/>'
                    f'<text x="{x:.1f}" y="{y + 4}" text-anchor="middle" font-size="11">N</text>'
                )
            else:
                lines.append(
                    f'<circle cx="{x:.1f}" cy="{y}" r="10" fill="#2f5d8a"/>'
                    f'<text x="{x:.1f}" y="{y + 5}" text-anchor="middle" fill="#fff">{bot}</text>'
                )
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    main()
