"""The three winning patterns (clauses 4.1 to 4.6) and the lines they can stand on."""

from dataclasses import dataclass

from touchstone.games.four_senses.rules.state import GRID, Stack, height, top

Line = tuple[int, ...]

FOUR_LINES: tuple[Line, ...] = GRID.runs(4)
"""4 columns, 4 rows, 2 long diagonals."""
STAIR_WINDOWS: tuple[Line, ...] = GRID.runs(3)
"""Three neighbouring wells: 8 in columns, 8 in rows, 4 on long and 4 on short diagonals."""
LINES: dict[tuple[int, int], Line] = {
    (line[0], line[-1]): line
    for line in sorted(FOUR_LINES + STAIR_WINDOWS, key=lambda line: (line[0], line[-1]))
}
"""The 34 lines that can be declared, by their end cells."""

SAME_TOP, SAME_LEVEL, STAIRS = "same-top", "same-level", "stairs"
REASONS = (SAME_TOP, SAME_LEVEL, STAIRS)
"""In the order in which an outcome names them."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """One winning pattern that stands on the board. `double` ones are worth the bonus (7.4)."""

    reason: str
    line: Line
    double: bool


def patterns_on(stacks: tuple[Stack, ...], line: Line) -> list[Pattern]:
    """The patterns that stand on exactly this four-line or stair window."""
    if not all(stacks[cell] for cell in line):
        return []  # ceramic is no step and no level (4.4)
    heights = [height(stacks[cell]) for cell in line]
    one_top = len({top(stacks[cell]) for cell in line}) == 1
    if len(line) == 3:
        stairs = heights in ([1, 2, 3], [3, 2, 1])
        return [Pattern(STAIRS, line, double=one_top)] if stairs else []
    one_level = len(set(heights)) == 1
    double = one_top and one_level
    return [
        Pattern(reason, line, double)
        for reason, stands in ((SAME_TOP, one_top), (SAME_LEVEL, one_level))
        if stands
    ]


def patterns_named(stacks: tuple[Stack, ...], line: Line) -> list[Pattern]:
    """The patterns that count when this line is declared: its own, and stairs within it (5.2)."""
    windows = (w for w in STAIR_WINDOWS if len(line) == 4 and set(w) <= set(line))
    return [p for part in (line, *windows) for p in patterns_on(stacks, part)]


_THROUGH: tuple[tuple[Line, ...], ...] = tuple(
    tuple(line for line in FOUR_LINES + STAIR_WINDOWS if cell in line) for cell in GRID.cells
)


def patterns_through(stacks: tuple[Stack, ...], cell: int) -> list[Pattern]:
    """The patterns of which this well is a part."""
    return [p for line in _THROUGH[cell] for p in patterns_on(stacks, line)]


def all_patterns(stacks: tuple[Stack, ...]) -> list[Pattern]:
    """Every pattern on the board."""
    return [p for line in FOUR_LINES + STAIR_WINDOWS for p in patterns_on(stacks, line)]
