"""The conformance test for anybody's game, shipped with the package."""

from touchstone.testing.check import ContractBroken, check_game
from touchstone.testing.variations import variations

__all__ = ["ContractBroken", "check_game", "variations"]
