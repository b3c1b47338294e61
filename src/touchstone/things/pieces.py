"""Boards and pieces to print in three dimensions, with a guide that says how many of each."""

from pathlib import Path

from touchstone.core.errors import SettingError
from touchstone.core.game import GameKind
from touchstone.things.workshop import mesh, write
from touchstone.web.guide import guide_of

CLEARANCE = 0.4
"""Millimetres of room on each side of what goes into something else."""
CLEARANCES = (0.1, 1.0)
BED = 220.0
"""Millimetres that a printer can print in either direction."""


def make(
    kind: GameKind,
    language: str,
    folder: Path,
    clearance: float = CLEARANCE,
    bed: float = BED,
) -> list[Path]:
    """Each part once, as STL and 3MF, and the guide."""
    low, high = CLEARANCES
    if not low <= clearance <= high:
        value, allowed = f"{clearance:g}", f"{low:g}..{high:g}"
        raise SettingError("setting-bad-value", name="clearance", value=value, allowed=allowed)
    solids = kind.part("things.solids")
    if solids is None:
        raise SettingError("pieces-none", game=kind.slug)
    parts = solids.parts(clearance)
    widest = max(float(mesh(part.solid).extents[:2].max()) for part in parts)
    if not widest <= bed:
        raise SettingError("pieces-bed-too-small", bed=f"{bed:g}", needed=f"{widest:.0f}")
    made = []
    for part in parts:
        made += write(part.solid, f"{kind.slug}-{part.name}-x{part.count}", folder)
    if (guide := guide_of(kind, language)) is not None:
        file = folder / f"{kind.slug}-{guide.language}-guide.txt"
        file.write_text(guide.text, encoding="utf-8")
        made.append(file)
    return made
