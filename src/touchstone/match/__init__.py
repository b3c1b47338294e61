"""One sitting at a table: seats, masks, touch, claims, rounds and scores."""

from touchstone.match.commands import (
    Accept,
    Command,
    Decline,
    Offer,
    Play,
    Propose,
    Resign,
    Touch,
)
from touchstone.match.errors import CommandRefused
from touchstone.match.match import Match
from touchstone.match.table import Chair, Table

__all__ = [
    "Accept",
    "Chair",
    "Command",
    "CommandRefused",
    "Decline",
    "Match",
    "Offer",
    "Play",
    "Propose",
    "Resign",
    "Table",
    "Touch",
]
