"""One sitting at a table: seats, masks, touch, claims, rounds and scores."""

from touchstone.match.commands import (
    Abandon,
    Accept,
    Command,
    Decline,
    Help,
    Offer,
    Play,
    Propose,
    Replace,
    Resign,
    Return,
    TimeUp,
    Touch,
)
from touchstone.match.errors import CommandRefused
from touchstone.match.match import Match
from touchstone.match.stored import command_text, read_command
from touchstone.match.table import Chair, Table
from touchstone.match.view import Seen, seen_by

__all__ = [
    "Abandon",
    "Accept",
    "Chair",
    "Command",
    "CommandRefused",
    "Decline",
    "Help",
    "Match",
    "Offer",
    "Play",
    "Propose",
    "Replace",
    "Resign",
    "Return",
    "Seen",
    "Table",
    "TimeUp",
    "Touch",
    "command_text",
    "read_command",
    "seen_by",
]
