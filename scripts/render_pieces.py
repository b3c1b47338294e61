"""Draws the boards and pieces for 3D printers as pictures for docs/things.md.

Triangles are sorted by depth and shaded by the way they face; that is all a still picture needs.
"""

from argparse import ArgumentParser
from pathlib import Path

import numpy
from PIL import Image, ImageDraw

from touchstone.core.game import GameKind
from touchstone.games import GAMES
from touchstone.things.pieces import CLEARANCE
from touchstone.things.workshop import mesh
from touchstone.views.solid import Part

WIDE, HIGH, SHARP = 1200, 700, 2
LIGHT = numpy.array([-0.45, -0.55, 0.7]) / numpy.linalg.norm([-0.45, -0.55, 0.7])
TURN, TILT = numpy.radians(-28), numpy.radians(38)
PLASTIC = numpy.array([214, 196, 160])
GAP = 14.0


def seen() -> numpy.ndarray:
    """The way from the room to the picture: turned about the upright, then tilted."""
    c, s = numpy.cos(TURN), numpy.sin(TURN)
    turn = numpy.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    c, s = numpy.cos(TILT), numpy.sin(TILT)
    tilt = numpy.array([[1, 0, 0], [0, s, c], [0, -c, s]])
    return tilt @ turn


def side_by_side(parts: list[Part]) -> tuple[numpy.ndarray, numpy.ndarray]:
    """Triangles and their normals: the first part behind, all others in rows before it."""
    triangles, normals = [], []
    x, row_y, deepest = 0.0, 0.0, 0.0
    for number, part in enumerate(parts):
        surface = mesh(part.solid)
        low, high = surface.bounds
        if number == 1 or x + high[0] - low[0] > 230:
            x, row_y, deepest = 0.0, row_y - deepest - GAP, 0.0
        move = numpy.array([x - low[0], row_y - high[1], 0])
        triangles.append(surface.triangles + move)
        normals.append(surface.face_normals)
        x += high[0] - low[0] + GAP
        deepest = max(deepest, high[1] - low[1])
    return numpy.concatenate(triangles), numpy.concatenate(normals)


def draw(kind: GameKind, file: Path) -> None:
    """One picture of the parts of a game: its first board, and one of each piece."""
    parts = kind.part("things.solids").parts(CLEARANCE)
    boards = [part for part in parts if part.name.startswith("board")]
    shown = [boards[0], *(part for part in parts if part not in boards)]
    triangles, normals = side_by_side(shown)
    way = seen()
    points = triangles @ way.T
    flat = points[:, :, :2]
    low, high = flat.reshape(-1, 2).min(axis=0), flat.reshape(-1, 2).max(axis=0)
    scale = SHARP * min((WIDE - 60) / (high[0] - low[0]), (HIGH - 60) / (high[1] - low[1]))
    middle = (low + high) / 2
    on_page = (flat - middle) * scale * [1, -1] + [WIDE * SHARP / 2, HIGH * SHARP / 2]
    faces_us = (normals @ way.T)[:, 2] > 0
    bright = 0.35 + 0.65 * numpy.clip(normals @ LIGHT, 0, 1)
    image = Image.new("RGB", (WIDE * SHARP, HIGH * SHARP), "white")
    pen = ImageDraw.Draw(image)
    for one in numpy.argsort(points[:, :, 2].mean(axis=1)):
        if faces_us[one]:
            colour = tuple(int(value) for value in PLASTIC * bright[one])
            pen.polygon([tuple(corner) for corner in on_page[one]], fill=colour)
    image.resize((WIDE, HIGH), Image.Resampling.LANCZOS).quantize(64).save(file, optimize=True)


def main() -> None:
    """Writes a picture for every game that has pieces to make."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"))
    folder = parser.parse_args().out
    for kind in GAMES.values():
        if kind.part("things.solids") is not None:
            file = folder / f"pieces-{kind.slug}.png"
            draw(kind, file)
            print(file)


if __name__ == "__main__":
    main()
