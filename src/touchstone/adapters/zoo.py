"""PettingZoo environments: `env("four_senses_v0")`, with open eyes or masked.

Agents take turns (AEC). An observation is a dictionary of planes and the mask of actions; see
docs/laboratory.md for the tables. Behind masks a touch is an action and costs `touch_cost`.
"""

from typing import Any

import numpy
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from touchstone.adapters.cursor import Cursor, MaskedCursor, OpenCursor
from touchstone.adapters.encoding import Encoding, new_environment
from touchstone.core.values import all_seats
from touchstone.views.picture import picture
from touchstone.views.scanning import board_lines
from touchstone.views.words import words_in

LONGEST = 2_000
"""Actions after which an episode is cut off: some games never end by themselves."""


def env(name: str, **options: Any) -> AECEnv[str, dict[str, Any], int]:
    """The environment of this id, with the usual guards against wrong use."""
    guarded: Any = TableEnv(name, **options)
    guarded = wrappers.TerminateIllegalWrapper(guarded, illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class TableEnv(AECEnv[str, dict[str, Any], int]):
    """One round at a table."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        *,
        masked: bool = False,
        touch_cost: float = 0.0,
        render_mode: str | None = None,
        longest: int = LONGEST,
        **settings: str,
    ) -> None:
        self.metadata = {
            "name": name,
            "render_modes": ["ansi", "svg", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.touch_cost = touch_cost
        self.longest = longest
        self.game = new_environment(name, players, **settings)
        self._encoding = Encoding(self.game)
        self._kind = MaskedCursor if masked else OpenCursor
        self.cursor: Cursor = self._kind(self._encoding)
        self.possible_agents = [f"player_{seat}" for seat in all_seats(self.game.seats)]
        self.agents: list[str] = []
        shape = self.cursor.planes(all_seats(self.game.seats)[0]).shape
        planes = spaces.Box(-1, 127, shape, numpy.int8)
        actions = len(self.cursor.actions)
        mask = spaces.Box(0, 1, (actions,), numpy.int8)
        both = spaces.Dict({"observation": planes, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, both)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Planes and mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """A number for each action of the table."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins anew. Nothing here is left to chance."""
        self.cursor = self._kind(self._encoding)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._acted = 0
        self.agent_selection = self.possible_agents[self.cursor.seat - 1]

    def observe(self, agent: str) -> dict[str, NDArray[numpy.int8]]:
        """What this agent observes; only whoever acts has actions."""
        seat = all_seats(self.game.seats)[self.possible_agents.index(agent)]
        mask = numpy.zeros(len(self.cursor.actions), numpy.int8)
        if self.agents and agent == self.agent_selection:
            mask[self.cursor.legal()] = 1
        return {"observation": self.cursor.planes(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Does what the selected agent chose."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        assert action is not None
        if self.cursor.actions[action].startswith("touch "):
            self.rewards[agent] -= self.touch_cost
        self.cursor.act(int(action))
        self._acted += 1
        if self.cursor.outcome is not None:
            for name, reward in zip(self.possible_agents, self.cursor.rewards(), strict=True):
                self.rewards[name] += reward
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._acted >= self.longest or not self.cursor.legal():
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self.cursor.seat - 1]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The board as text, as SVG, or as an array of colours."""
        state = self.cursor.position()
        if self.render_mode == "ansi":
            words = words_in("en", self.game.kind)
            return "\n".join(board_lines(words, self.game, state))
        if self.render_mode == "svg":
            return picture(self.game, state, standalone=True)
        if self.render_mode == "rgb_array":
            return _pixels(self.cursor)
        return None

    def close(self) -> None:
        """Nothing is open."""


def _pixels(cursor: Cursor) -> NDArray[numpy.uint8]:
    """A small picture without any drawing library: each cell as bright as it is high."""
    game, state = cursor.encoding.game, cursor.position()
    side = 16
    image = numpy.full((game.grid.rows * side, game.grid.columns * side, 3), 235, numpy.uint8)
    for cell in game.grid.cells:
        feel = game.feel(state, cell)
        top = (game.grid.rows - 1 - game.grid.row(cell)) * side
        left = game.grid.column(cell) * side
        colour = _COLOURS.get(feel.surface, (120, 120, 120))
        if feel.height:
            reach = min(2 + 2 * feel.height, side // 2)
            middle = slice(side // 2 - reach, side // 2 + reach)
            image[top : top + side, left : left + side][middle, middle] = colour
    return image


_COLOURS = {
    "red": (194, 47, 47),
    "blue": (31, 86, 176),
    "brown": (122, 74, 30),
    "yellow": (232, 184, 12),
    "green": (44, 125, 58),
    "flat": (90, 70, 50),
    "hole": (200, 160, 90),
}
