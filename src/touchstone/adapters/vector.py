"""Many boards at once for learners: a Gymnasium vector environment on the kernels.

    boards = VectorTable("four_senses_v0", num_envs=4096)
    observation, info = boards.reset()
    observation, reward, terminated, truncated, info = boards.step(actions)

The seats take turns in one array: `info["current_player"]` says who acts on each board, `reward` is
that of whoever has just acted. All that pgx calls by a name has the same name here. A board whose
game is over begins anew in the same step. Arrays are written anew by every step: copy what you
keep.
"""

from typing import Any

import numpy
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from touchstone.adapters.encoding import environments, new_environment
from touchstone.core.errors import SettingError


class VectorTable(VectorEnv[Any, Any, Any]):
    """So many boards of one environment."""

    def __init__(
        self, name: str, num_envs: int, players: int | None = None, **settings: str
    ) -> None:
        game = new_environment(name, players, **settings)
        vector = game.kind.part("mind.vector")
        if vector is None or not vector.covers(game):
            allowed = ", ".join(n for n in environments() if _is_fast(n))
            raise SettingError("setting-bad-value", name="environment", value=name, allowed=allowed)
        self.game = game
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self._batch = vector.Batch(game, num_envs)
        self._rows = numpy.arange(num_envs)
        self._never = numpy.zeros(num_envs, numpy.bool_)
        seen = self._batch.observation
        self.single_observation_space = spaces.Box(0, 127, seen.shape[1:], seen.dtype.type)
        self.single_action_space = spaces.Discrete(self._batch.actions)
        self.observation_space = spaces.Box(0, 127, seen.shape, seen.dtype.type)
        self.action_space = spaces.MultiDiscrete([self._batch.actions] * num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Every board at the beginning. Nothing here is left to chance."""
        self._batch.reset()
        return self._batch.observation, self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action on every board; an action that is not legal loses."""
        movers = self._batch.current_player.copy()
        self._batch.step(numpy.asarray(actions, numpy.int64))
        reward = self._batch.rewards[self._rows, movers]
        return self._batch.observation, reward, self._batch.terminated, self._never, self._info()

    def _info(self) -> dict[str, Any]:
        return {
            "current_player": self._batch.current_player,
            "legal_action_mask": self._batch.legal_action_mask,
            "rewards": self._batch.rewards,
        }


def _is_fast(name: str) -> bool:
    game = new_environment(name)
    vector = game.kind.part("mind.vector")
    return vector is not None and bool(vector.covers(game))
