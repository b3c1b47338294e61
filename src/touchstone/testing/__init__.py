"""The conformance test for anybody's game, shipped with the package."""

from touchstone.testing.check import ContractBroken, check_game, variations

__all__ = ["ContractBroken", "check_game", "variations"]
