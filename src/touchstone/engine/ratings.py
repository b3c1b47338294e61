"""Ratings on one scale from games between many: the most likely ones (Bradley and Terry).

A difference of 400 points means that the stronger gets ten points where the weaker gets one. Half a
point is half a win. So that somebody who never loses still has a rating, every two neighbours on
the ladder are taken to have drawn one game more than they played.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log

import numpy as np

SCALE = 400 / log(10)
_STEPS = 200
_PRECISION = 1e-9


@dataclass(frozen=True, slots=True)
class Rating:
    """Points of Elo, and where they lie with 95 % confidence."""

    elo: float
    low: float
    high: float


def ratings(
    names: Sequence[str], results: Mapping[tuple[str, str], Sequence[float]]
) -> dict[str, Rating]:
    """By name, the rating; the first name is 0. Results are the shares of the first of a pair."""
    place = {name: number for number, name in enumerate(names)}
    games, points = np.zeros((2, len(names), len(names)))
    for (a, b), shares in results.items():
        i, j = place[a], place[b]
        games[i, j] += len(shares)
        games[j, i] += len(shares)
        points[i, j] += sum(shares)
        points[j, i] += len(shares) - sum(shares)
    for i, j in pairwise(range(len(names))):
        games[[i, j], [j, i]] += 1
        points[[i, j], [j, i]] += 0.5
    strengths = np.zeros(len(names))
    for _ in range(_STEPS):
        expected = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        slope = (points - games * expected).sum(axis=1)
        weight = games * expected * (1 - expected)
        curve = np.diag(weight.sum(axis=1)) - weight
        # The first is fixed at 0: only differences can be told.
        step = np.linalg.solve(curve[1:, 1:], slope[1:])
        # Newton's steps overshoot where somebody wins everything.
        strengths[1:] += np.clip(step, -1, 1)
        if np.abs(step).max(initial=0) < _PRECISION:
            break
    spread = 1.96 * SCALE * np.sqrt(np.diag(np.linalg.inv(curve[1:, 1:])))
    found = {names[0]: Rating(0.0, 0.0, 0.0)}
    for name, strength, half in zip(names[1:], SCALE * strengths[1:], spread, strict=True):
        found[name] = Rating(float(strength), float(strength - half), float(strength + half))
    return found
