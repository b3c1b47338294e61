"""OpenSpiel games: importing this registers `touchstone_<id>` and `touchstone_<id>_masked`.

    pyspiel.load_game("touchstone_four_senses_v0_masked(touches=2)")

With open eyes they are games of perfect information. Behind masks a touch is an action, and what a
player knows is the text of all that reached them. `cells`, `moves` and `touches` make a smaller
game of them, for methods that walk the whole tree.
"""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import numpy
import pyspiel

from touchstone.adapters.cursor import Cursor, MaskedCursor, OpenCursor, Reduced
from touchstone.adapters.encoding import Encoding, environments, new_environment
from touchstone.core.values import Seat

_LONGEST = 4_000
_PARAMETERS = {"players": 2, "cells": "", "moves": 0, "touches": 0}
"""0 and an empty text stand for the whole game."""


def _type(name: str, masked: bool) -> pyspiel.GameType:
    kind, settings = environments()[name]
    players = kind.players({**kind.defaults, **settings})
    hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    seen = pyspiel.GameType.Information.PERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=f"touchstone_{name}{'_masked' if masked else ''}",
        long_name=f"Touchstone {name}{', masked' if masked else ''}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=hidden if masked else seen,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=max(2, min(players)),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(_PARAMETERS),
    )


class TableGame(pyspiel.Game):
    """One of our games, as OpenSpiel asks for it; each has a class of its own."""

    name: str
    masked: bool

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_PARAMETERS, **(params or {})}
        self.encoding = Encoding(new_environment(self.name, int(given["players"])))
        self.kind = MaskedCursor if self.masked else OpenCursor
        self.reduced = Reduced(
            frozenset(given["cells"].split()) or None,
            int(given["moves"]) or None,
            int(given["touches"]) or None,
        )
        first = self.new_cursor()
        self.actions = first.actions
        self.shape = list(first.planes(Seat(1)).shape)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=0,
            num_players=self.encoding.game.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=_LONGEST,
        )
        super().__init__(_type(self.name, self.masked), info, given)

    def new_cursor(self) -> Cursor:
        """The beginning."""
        return self.kind(self.encoding, self.reduced)

    def new_initial_state(self) -> "TableState":
        """The beginning, as OpenSpiel asks for it."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What writes a player's planes and texts."""
        wants_all = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, perfect_recall=wants_all)


class TableState(pyspiel.State):
    """A position; OpenSpiel calls the methods with an underscore."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.cursor = game.new_cursor()

    def current_player(self) -> int:
        """The player to act, from 0."""
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.cursor.seat - 1

    def _legal_actions(self, player: int) -> list[int]:
        return self.cursor.legal() if player == self.cursor.seat - 1 else []

    def _apply_action(self, action: int) -> None:
        self.cursor.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.cursor.actions[action]

    def is_terminal(self) -> bool:
        """Whether it is over, or nobody can act."""
        return self.cursor.outcome is not None or not self.cursor.legal()

    def returns(self) -> list[float]:
        """What each player has in the end."""
        return self.cursor.rewards()

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has learned and done."""
        seat = self.cursor.seat if player is None else Seat(player + 1)
        return self.cursor.told(seat)

    def observation_string(self, player: int | None = None) -> str:
        """What a player observes now."""
        seat = self.cursor.seat if player is None else Seat(player + 1)
        return _observed(self.cursor, seat)

    def __str__(self) -> str:
        head = f" [{self.cursor.head}]" if self.cursor.head else ""
        return self.cursor.encoding.game.state_text(self.cursor.position()) + head


class Observer:
    """Planes for learners, text for people and for tables."""

    def __init__(self, game: TableGame, *, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        size = int(numpy.prod(game.shape))
        self.tensor = numpy.zeros(size, numpy.float32)
        self.dict = {"observation": self.tensor.reshape(game.shape)}

    def set_from(self, state: TableState, player: int) -> None:
        """Writes what the player observes into the tensor."""
        self.dict["observation"][:] = state.cursor.planes(Seat(player + 1))

    def string_from(self, state: TableState, player: int) -> str:
        """The same as text."""
        if self._perfect_recall:
            return state.information_state_string(player)
        return _observed(state.cursor, Seat(player + 1))


def _observed(cursor: Cursor, seat: Seat) -> str:
    if isinstance(cursor, OpenCursor):
        return cursor.encoding.game.state_text(cursor.position()) + cursor.head
    planes = cursor.planes(seat)
    return "\n".join(" ".join(map(str, row)) for plane in planes for row in plane)


def resampler(dice: Random, tries: int = 1000) -> Callable[[TableState, int], TableState]:
    """For searches over information sets: another game in which the player knows just as much.

    The player does what they did, the others do anything; what the player would have noticed is
    thrown away. That is quick where games are small or young.
    """

    def resampled(state: TableState, player: int) -> TableState:
        known = state.information_state_string(player)
        for _ in range(tries):
            other: TableState = state.get_game().new_initial_state()
            for step in state.full_history():
                legal = other.legal_actions()
                action = step.action if step.player == player else dice.choice(legal or [-1])
                if other.current_player() != step.player or action not in legal:
                    break
                other.apply_action(action)
            else:
                if other.information_state_string(player) == known:
                    return other
        raise RuntimeError(f"no other game fits in {tries} tries")

    return resampled


def register(names: Iterable[str]) -> None:
    """Makes the games known to OpenSpiel; done for all of ours when this is imported."""
    known = set(pyspiel.registered_names())
    for name in names:
        for masked in (False, True):
            kind = _type(name, masked)
            if kind.short_name not in known:
                made = type(TableGame.__name__, (TableGame,), {"name": name, "masked": masked})
                pyspiel.register_game(kind, made)


register(environments())
