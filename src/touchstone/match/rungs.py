"""The levels that are put before people: in every way to play those that can be told apart in it.

A level has the same number and name everywhere, 1 is the weakest and the last one the strongest.
But where little lies between random play and the best, two neighbours would be the same bot to
whoever plays them; so a game says, in its module `rungs`, which of them it offers where. A level
that is not on offer plays all the same for whoever asks for it by number.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from touchstone.core.game import AnyGame, GameKind
from touchstone.match.agreement import LEVELS


@dataclass(frozen=True, slots=True)
class Rungs:
    """The levels on offer in some ways to play; what is not said may be anything."""

    levels: tuple[int, ...]
    settings: Mapping[str, str] = field(default_factory=dict)
    """Values of settings, all of which must be so."""
    players: Collection[int] = ()
    masked: bool | None = None
    """Whether the bot wears a mask."""

    def fits(self, game: AnyGame, *, masked: bool) -> bool:
        """Whether they are about this way to play."""
        return (
            self.settings.items() <= game.settings.items()
            and (not self.players or game.seats in self.players)
            and self.masked in (None, masked)
        )


ALL = Rungs(tuple(LEVELS))


def rungs_of(kind: GameKind) -> tuple[Rungs, ...]:
    """What a game offers; the first that fit a way to play count, and the last fit every one."""
    part = kind.part("rungs")
    return (ALL,) if part is None else (*part.RUNGS, ALL)


def levels_in(game: AnyGame, *, masked: bool) -> tuple[int, ...]:
    """The levels on offer in one way to play, the weakest first."""
    return next(one.levels for one in rungs_of(game.kind) if one.fits(game, masked=masked))
