"""Four Senses with a referee for OpenSpiel's Python API, as its examples are written.

The rules are those of the package; a state keeps a position and counts moves as action numbers.
"""

from functools import cache

import pyspiel

from touchstone.games import new_game
from touchstone.games.four_senses.mind.kernel.convert import placement
from touchstone.games.four_senses.rules.state import State as Position

LANES = 64
ACTIONS = tuple(placement(lane) for lane in range(LANES))
NUMBERS = {move: number for number, move in enumerate(ACTIONS)}
RULES = new_game("four-senses", claims="referee")

GAME_TYPE = pyspiel.GameType(
    short_name="python_four_senses",
    long_name="Four Senses",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=LANES,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=24,
)


class FourSensesGame(pyspiel.Game):
    """The game, as OpenSpiel asks for it."""

    def __init__(self, params: dict[str, object] | None = None) -> None:
        super().__init__(GAME_TYPE, GAME_INFO, params or {})

    def new_initial_state(self) -> "FourSensesState":
        """The empty board."""
        return FourSensesState(self)


class FourSensesState(pyspiel.State):
    """A position; OpenSpiel calls the methods with an underscore."""

    def __init__(self, game: FourSensesGame) -> None:
        super().__init__(game)
        self._position: Position = RULES.initial()

    def current_player(self) -> int:
        """The seat to move, from 0."""
        over = RULES.outcome(self._position) is not None
        return pyspiel.PlayerId.TERMINAL if over else self._position.turn - 1

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(NUMBERS[move] for move in RULES.legal_moves(self._position))

    def _apply_action(self, action: int) -> None:
        self._position = RULES.play(self._position, ACTIONS[action]).state

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return RULES.outcome(self._position) is not None

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the loser."""
        outcome = RULES.outcome(self._position)
        if outcome is None or not outcome.winners:
            return [0.0, 0.0]
        return [1.0 if seat in outcome.winners else -1.0 for seat in (1, 2)]

    def __str__(self) -> str:
        return RULES.state_text(self._position)


@cache
def load() -> pyspiel.Game:
    """The game, registered once."""
    pyspiel.register_game(GAME_TYPE, FourSensesGame)
    return pyspiel.load_game("python_four_senses")
