"""What happens at a table beside the moves of the game, each as a small type of its own."""

from typing import Any, ClassVar

from touchstone.core.errors import TouchstoneError
from touchstone.core.events import Event, Reach
from touchstone.core.values import Feel, Outcome, Seat
from touchstone.match.commands import SWITCH, Deal

_HOW_IT_ENDED = ("winners", "reason", "where", "scores")


class MatchEvent(Event):
    """Something that everybody at the table hears, told in the words that all games share."""

    reach: ClassVar[Reach] = Reach.HEARD

    @property
    def message(self) -> str:
        """Named as the event is."""
        return self.name


class Felt(MatchEvent):
    """A finger found out what is in a cell."""

    name = "match-felt"
    reach = Reach.OWN
    cell: str
    feel: Feel

    def facts(self) -> dict[str, Any]:
        """The cell and what is felt there."""
        return {"cell": self.cell, **_some(self.feel, "height", "surface", "details")}


class FeltSupply(MatchEvent):
    """A finger found out what is left beside the board: (heap, number) each."""

    name = "match-felt-supply"
    reach = Reach.OWN
    heaps: tuple[tuple[str, int], ...]

    def facts(self) -> dict[str, Any]:
        """The number of each heap."""
        return dict(self.heaps)


class Refused(MatchEvent):
    """A command was refused; nobody but its sender learns of it."""

    name = "match-refused"
    reach = Reach.OWN
    error: TouchstoneError

    def facts(self) -> dict[str, Any]:
        """The code, the id of the reason's message and its arguments."""
        return {"code": self.error.code, "reason": self.error.reason, **self.error.facts}


class RoundEnded(MatchEvent):
    """A round is over. `count` is what players of a cooperative game count together."""

    name = "match-round-ended"
    changes_turn = True
    round: int
    outcome: Outcome
    count: int | None = None

    def facts(self) -> dict[str, Any]:
        """The number of the round, how it ended, and the count."""
        return {"round": self.round, "count": self.count, **_some(self.outcome, *_HOW_IT_ENDED)}


class Ended(MatchEvent):
    """The match is over."""

    name = "match-ended"
    outcome: Outcome

    def facts(self) -> dict[str, Any]:
        """How it ended."""
        return _some(self.outcome, *_HOW_IT_ENDED)


class Resigned(MatchEvent):
    """The seat gave up."""

    name = "match-resigned"


class TimeRanOut(MatchEvent):
    """The seat's time is up."""

    name = "match-time-up"


class _AboutDeal(MatchEvent):
    deal: Deal

    def facts(self) -> dict[str, Any]:
        """What the offer is about."""
        return {"offer": self.deal.value}


class Offered(_AboutDeal):
    """The seat offers something."""

    name = "match-offered"


class Accepted(_AboutDeal):
    """The seat agrees to what was offered."""

    name = "match-accepted"


class Declined(_AboutDeal):
    """The seat refuses what was offered."""

    name = "match-declined"


class Undone(MatchEvent):
    """The seat's last turn is taken back."""

    name = "match-undone"
    changes_turn = True


class Rematch(MatchEvent):
    """Another game begins, started by another seat."""

    name = "match-rematch"
    changes_turn = True
    start: Seat


class ChairChanged(MatchEvent):
    """The list of players is to be told again."""


class Replaced(ChairChanged):
    """A bot plays on for the seat."""

    name = "match-replaced"
    level: int


class Returned(ChairChanged):
    """The seat's person plays again."""

    name = "match-returned"


class _Switched(ChairChanged):
    on: bool

    def facts(self) -> dict[str, Any]:
        """On or off."""
        return {"on": SWITCH[self.on]}


class HelperSwitched(_Switched):
    """Everybody hears of it: nobody plays with a helper in secret."""

    name = "match-helper"


class SharingSwitched(_Switched):
    """Everybody hears of it: a game is given away only if all of them agree."""

    name = "match-share"


class PathSwitched(_Switched):
    """Everybody hears of it: the path of the fingers is shown only if all of them agree."""

    name = "match-path"


class Abandoned(MatchEvent):
    """The match is ended because the seat's person is gone."""

    name = "match-abandoned"


def _some(value: object, *names: str) -> dict[str, Any]:
    return {name: getattr(value, name) for name in names}
