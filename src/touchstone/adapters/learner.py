"""A small network that learns a game by playing itself on many boards: a baseline, NumPy alone.

Two hidden layers, a policy and a value, trained by proximal policy optimisation. The network sees
every board as whoever acts; what is good for one is bad for the other, so it learns games of two
players against each other. On half of the boards it plays both seats, on the others it meets what
it was earlier: whoever only meets themselves forgets how to answer everybody else. A game takes
part if its `mind.vector` says what a network is shown (`inputs`) and can lay out a position
(`Batch.lay_out`).
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from touchstone.adapters.encoding import Encoding, environments, new_environment
from touchstone.core.errors import SettingError

Floats = NDArray[np.float32]
Weights = dict[str, Floats]

HIDDEN = 128
BOARDS, STEPS = 256, 32
"""Boards that are played at once, and actions on each between two lessons."""
LAMBDA = 0.95
RATE, CLIP, ENTROPY, VALUE = 5e-4, 0.2, 0.02, 0.5
KEPT, APART = 12, 40
"""How many earlier selves are remembered, and how many rounds of play lie between them."""
PASSES, SLICE = 3, 1024
"""How often each action is learned from, and how many of them at once."""
_COUNTS = ("rounds", "steps", "games", "seconds", "curve")
"""What is kept of a learner beside its networks."""
_DECAY, _SQUARES, _TINY = np.float32(0.9), np.float32(0.999), np.float32(1e-8)


@dataclass
class Network:
    """Weights, and how they moved so far (Adam)."""

    weights: Weights
    slope: Weights = field(default_factory=dict)
    square: Weights = field(default_factory=dict)
    lessons: int = 0

    @classmethod
    def new(cls, inputs: int, actions: int, dice: np.random.Generator) -> "Network":
        """Small weights at random."""
        sizes = {"a": (inputs, HIDDEN), "b": (HIDDEN, HIDDEN), "p": (HIDDEN, actions)}
        made: Weights = {"v": np.zeros((HIDDEN, 1), np.float32)}
        for name, size in sizes.items():
            scale = 0.01 if name == "p" else (2 / size[0]) ** 0.5
            made[name] = (dice.standard_normal(size) * scale).astype(np.float32)
        made |= {f"{name}0": np.zeros(made[name].shape[1], np.float32) for name in "abpv"}
        return cls(made)

    def layers(self, shown: Floats) -> tuple[Floats, Floats]:
        """What the hidden layers make of what is shown."""
        w = self.weights
        first = np.maximum(shown @ w["a"] + w["a0"], 0)
        return first, np.maximum(first @ w["b"] + w["b0"], 0)

    def judge(self, shown: Floats, mask: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """How likely each action is played, and what whoever acts may expect, from -1 to 1."""
        return self._heads(self.layers(shown)[1], mask)

    def _heads(self, deep: Floats, mask: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        w = self.weights
        raw = np.where(mask, deep @ w["p"] + w["p0"], np.float32(-1e9))
        raw -= raw.max(axis=1, keepdims=True)
        likely = np.exp(raw)
        likely /= likely.sum(axis=1, keepdims=True)
        return likely, np.tanh(deep @ w["v"] + w["v0"])[:, 0]

    def learn(self, slice_: "Played") -> None:
        """One step towards what was better than expected."""
        first, deep = self.layers(slice_.shown)
        likely, value = self._heads(deep, slice_.mask)
        rows, count = np.arange(len(value)), np.float32(len(value))
        chosen = likely[rows, slice_.action]
        ratio = chosen / slice_.chance
        gain = slice_.gain
        moves = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        logs = np.log(likely + _TINY)
        entropy = -(likely * logs).sum(axis=1, keepdims=True)
        to_policy = likely * (moves * gain * ratio)[:, None]
        to_policy[rows, slice_.action] -= moves * gain * ratio
        to_policy += ENTROPY * likely * (logs + entropy)
        to_value = (VALUE * (value - slice_.worth) * (1 - value * value))[:, None]
        w = self.weights
        to_deep = (to_policy @ w["p"].T + to_value @ w["v"].T) * (deep > 0)
        to_first = (to_deep @ w["b"].T) * (first > 0)
        self._move(
            {
                f"{name}{bias}": (part.sum(axis=0) if bias else below.T @ part) / count
                for name, below, part in (
                    ("p", deep, to_policy),
                    ("v", deep, to_value),
                    ("b", first, to_deep),
                    ("a", slice_.shown, to_first),
                )
                for bias in ("", "0")
            }
        )

    def _move(self, slopes: dict[str, Any]) -> None:
        self.lessons += 1
        size = sum(float((slope * slope).sum()) for slope in slopes.values()) ** 0.5
        calm = np.float32(min(1.0, 0.5 / (size + 1e-8)))
        for name, slope in slopes.items():
            calmed = slope * calm
            old, squared = self.slope.get(name, 0), self.square.get(name, 0)
            self.slope[name] = _DECAY * old + (1 - _DECAY) * calmed
            self.square[name] = _SQUARES * squared + (1 - _SQUARES) * calmed * calmed
            mean = self.slope[name] / (1 - _DECAY**self.lessons)
            spread = self.square[name] / (1 - _SQUARES**self.lessons)
            self.weights[name] -= np.float32(RATE) * mean / (np.sqrt(spread) + _TINY)


@dataclass
class Played:
    """Actions to learn from: what was shown, what was done, and how much better it was."""

    shown: Floats
    mask: NDArray[np.bool_]
    action: NDArray[np.int64]
    chance: Floats
    worth: Floats
    gain: Floats

    def slices(self, dice: np.random.Generator) -> Iterator["Played"]:
        """All of it in parts, shuffled."""
        order = dice.permutation(len(self.action))
        for start in range(0, len(order), SLICE):
            part = order[start : start + SLICE]
            yield Played(**{name: every[part] for name, every in vars(self).items()})


class Learner:
    """A network at its boards."""

    def __init__(self, environment: str, seed: int = 0, boards: int = BOARDS) -> None:
        self.game = new_environment(environment, 2)
        vector = self.game.kind.part("mind.vector")
        if vector is None or not _is_learnable(environment):
            raise SettingError(
                "setting-bad-value",
                name="environment",
                value=environment,
                allowed=", ".join(filter(_is_learnable, environments())),
            )
        self.vector = vector
        self.environment = environment
        self.texts = Encoding(self.game).actions
        self.dice = np.random.default_rng(seed)
        self.batch = self.vector.Batch(self.game, boards)
        self.batch.reset()
        self.single = self.vector.Batch(self.game, 1)
        self.network = Network.new(self._shown(self.batch).shape[1], self.batch.actions, self.dice)
        self.earlier: list[Weights] = [_copy(self.network.weights)]
        self.rounds = self.steps = self.games = 0
        self.seconds = 0.0
        """Processor time that learning took."""
        self.curve: list[dict[str, Any]] = []
        """What was measured on the way."""

    def _shown(self, batch: Any) -> Floats:
        found: Floats = self.vector.inputs(
            batch.observation, batch.legal_action_mask, batch.current_player
        )
        return found

    def lesson(self) -> None:
        """Plays on for a while and learns from it."""
        self.rounds += 1
        if self.rounds % APART == 0:
            self.earlier.append(_copy(self.network.weights))
            if len(self.earlier) > KEPT:
                # Any of them may go: some that are remembered are very old.
                self.earlier.pop(int(self.dice.integers(KEPT)))
        played = self._played()
        for _ in range(PASSES):
            for part in played.slices(self.dice):
                self.network.learn(part)

    def _played(self) -> Played:
        batch, boards = self.batch, len(self.batch.terminated)
        rows, other = np.arange(boards), self._opponent()
        met = rows[boards // 2 :]
        kept: list[tuple[Any, ...]] = []
        for _ in range(STEPS):
            shown, mask = self._shown(batch), batch.legal_action_mask.copy()
            likely, value = self.network.judge(shown, mask)
            mover = batch.current_player.copy()
            theirs = met[mover[met] == met % 2]
            if len(theirs):
                likely[theirs], _ = other.judge(shown[theirs], mask[theirs])
            own = np.ones(boards, np.bool_)
            own[theirs] = False
            action = _drawn(likely, self.dice)
            batch.step(action)
            over = batch.terminated.copy()
            same = np.where(batch.current_player == mover, 1, -1) * ~over
            reward = batch.rewards[rows, mover].copy()
            kept.append((shown, mask, action, likely[rows, action], value, reward, same, own))
            self.games += int(over.sum())
        self.steps += STEPS * boards
        _, after = self.network.judge(self._shown(batch), batch.legal_action_mask)
        gain = np.zeros(boards, np.float32)
        made = []
        for shown, mask, action, chance, value, reward, same, own in reversed(kept):
            # What the next to act may expect is good or bad for whoever acted here.
            gain = reward + same * after - value + LAMBDA * same * gain
            made.append([one[own] for one in (shown, mask, action, chance, gain + value, gain)])
            after = value
        whole = [np.concatenate(parts) for parts in zip(*made, strict=True)]
        gains = whole.pop().astype(np.float32)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        return Played(whole[0], whole[1], whole[2], whole[3], whole[4].astype(np.float32), gains)

    def _opponent(self) -> Network:
        """One of those that it was."""
        return Network(self.earlier[int(self.dice.integers(len(self.earlier)))])

    def best(self, state: Any) -> str:
        """The text of the move that the network likes most."""
        self.single.lay_out(state)
        likely, _ = self.network.judge(self._shown(self.single), self.single.legal_action_mask)
        return self.texts[int(likely[0].argmax())]

    def save(self, path: Path) -> None:
        """Writes everything; a crash while writing leaves the older file."""
        net = self.network
        parts = {"w": net.weights, "m": net.slope, "s": net.square}
        parts |= {f"e{number}": one for number, one in enumerate(self.earlier)}
        facts = {name: getattr(self, name) for name in ("environment", *_COUNTS)} | {
            "lessons": net.lessons,
            "dice": self.dice.bit_generator.state,
        }
        arrays: dict[str, Any] = {
            f"{k}_{name}": found for k, part in parts.items() for name, found in part.items()
        }
        unfinished = path.with_suffix(".part.npz")
        np.savez_compressed(unfinished, facts=np.array(json.dumps(facts)), **arrays)
        unfinished.replace(path)

    @classmethod
    def load(cls, path: Path, boards: int = BOARDS) -> "Learner":
        """As it was saved, at new boards."""
        with np.load(path) as kept:
            facts = json.loads(str(kept["facts"]))
            arrays = {name: kept[name] for name in kept.files if name != "facts"}
        learner = cls(facts["environment"], boards=boards)
        for name in _COUNTS:
            setattr(learner, name, facts[name])
        learner.dice.bit_generator.state = facts["dice"]
        parts: dict[str, Weights] = {}
        for key, found in arrays.items():
            part, name = key.split("_")
            parts.setdefault(part, {})[name] = found
        learner.network = Network(
            parts.pop("w"), parts.pop("m", {}), parts.pop("s", {}), facts["lessons"]
        )
        learner.earlier = list(parts.values())
        return learner


def _copy(weights: Weights) -> Weights:
    return {name: found.copy() for name, found in weights.items()}


def _is_learnable(environment: str) -> bool:
    game = new_environment(environment)
    vector = game.kind.part("mind.vector")
    return game.seats == 2 and hasattr(vector, "inputs") and bool(vector and vector.covers(game))


def _drawn(likely: Floats, dice: np.random.Generator) -> NDArray[np.int64]:
    """One action for each board, as likely as it is."""
    upto = likely.cumsum(axis=1)
    found = (upto < dice.random((len(likely), 1)) * upto[:, -1:]).sum(axis=1)
    chosen: NDArray[np.int64] = np.minimum(found, likely.shape[1] - 1)
    return chosen
