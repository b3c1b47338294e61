"""One sitting at a table: seats, masks, touch, claims, rounds, scores and clocks."""

from touchstone.match.agreement import LEVELS, Agreement, Chair, Clock, drawn
from touchstone.match.commands import (
    COMMAND_WORDS,
    Abandon,
    Accept,
    Command,
    CommandRefused,
    Deal,
    Decline,
    Helper,
    Offer,
    Play,
    Replace,
    Resign,
    Return,
    TimeUp,
    Touch,
    command_text,
    read_command,
)
from touchstone.match.match import SUPPLY, Match, Submitted
from touchstone.match.saved import read_saved, saved_text
from touchstone.match.view import Seen, heard_by, seen_by
