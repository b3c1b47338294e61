"""Makes solids of the data in `touchstone.views.solid`: watertight meshes as STL and 3MF."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy
import trimesh
from manifold3d import CrossSection, Manifold

from touchstone.views.solid import Box, Cut, Cylinder, Joined, Prism, Solid

_SIDES, _SIDES_OF_SMALL = 64, 16
"""Flat sides of a full circle: at 15 mm they are 0.02 mm off, less than a printer can do."""
_SMALL = 2.0


@cache
def shaped(solid: Solid) -> Manifold:
    """The solid, exactly."""
    return _SHAPES[type(solid)](solid).translate(solid.place)


_SHAPES: dict[type[Solid], Callable[[Any], Manifold]] = {
    Box: lambda box: Manifold.cube((box.width, box.depth, box.height), True).translate(
        (0, 0, box.height / 2)
    ),
    Cylinder: lambda one: Manifold.cylinder(
        one.height, one.radius, one.radius if one.top is None else one.top, _sides(one.radius)
    ),
    Prism: lambda prism: Manifold.extrude(CrossSection([prism.outline]), prism.height),
    Joined: lambda pair: shaped(pair.one) + shaped(pair.other),
    Cut: lambda pair: shaped(pair.whole) - shaped(pair.away),
}


def _sides(radius: float) -> int:
    return _SIDES if radius > _SMALL else _SIDES_OF_SMALL


def mesh(solid: Solid) -> trimesh.Trimesh:
    """Its surface as triangles."""
    found = shaped(solid).to_mesh()
    return trimesh.Trimesh(found.vert_properties[:, :3], found.tri_verts)


def write(solid: Solid, name: str, folder: Path) -> list[Path]:
    """The solid as STL, which every program reads, and 3MF, which knows its unit."""
    files = [folder / f"{name}.{ending}" for ending in ("stl", "3mf")]
    surface = mesh(solid)
    surface.units = "mm"
    for file in files:
        surface.export(file)
    return files


def steepest_overhang(solid: Solid) -> float:
    """Degrees from the vertical of the worst face that hangs over the bed; 0 where none does.

    What lies on the bed does not hang. A printer lays plastic on air beyond some 50 degrees.
    """
    surface = mesh(solid)
    down = -surface.face_normals[:, 2]
    highest = surface.triangles[:, :, 2].max(axis=1)
    hangs = (down > 0.001) & (highest > surface.bounds[0][2] + 0.01)
    return float(numpy.degrees(numpy.arcsin(down[hangs].max()))) if hangs.any() else 0.0


def overlap(one: Solid, other: Solid) -> float:
    """The volume that both would fill, in cubic millimetres: 0 where one fits beside the other."""
    return float((shaped(one) ^ shaped(other)).volume())
