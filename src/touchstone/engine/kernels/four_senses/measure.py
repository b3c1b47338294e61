"""Random playouts of a game as its settings say, for measuring and for the command line."""

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.dice import new_dice
from touchstone.engine.kernels.four_senses.playouts import random_matches


class Playouts:
    """Plays complete random matches of Four Senses: three rounds where three play."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        settings = game.settings
        self._rules = (
            game.seats,
            game.kind.rounds(game.seats),
            settings["claims"] == "spoken",
            settings["claim_window"] == "strict",
            settings["false_claim"] == "lose_round",
        )
        self._dice = new_dice(seed)

    def play(self, matches: int) -> int:
        """Play so many matches; returns the number of moves made."""
        return int(random_matches(matches, *self._rules, self._dice))
