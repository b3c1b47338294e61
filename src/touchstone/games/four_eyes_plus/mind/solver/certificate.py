"""The proof that the first player wins, as a list of lays, and its check with the rules alone.

A certificate says what the first player lays. Everybody can follow it: the first player completes
a square wherever that is possible, and else takes the next lay of the list; then every reply of the
opponent is gone through in the order of the notation, and from each the game goes on, before the
next, to its end. A position that was gone through already is skipped. While tiles are laid, who
owns a tile does not matter, so a position is the pawns of both colours.

A file is lzma: a line of text that names the board, then two bytes a lay, lower byte first, the
number of the lay among all lays of the empty board in the order of the notation, from 0.

Nothing here knows of the search; a fault of the search is found as a fault of the certificate.
"""

import json
import lzma
import struct
from collections.abc import Iterable, Sequence
from hashlib import sha256
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from touchstone.core.values import Seat
from touchstone.engine.mind import OnStep, no_step
from touchstone.games.four_eyes_plus.rules.board import board_of
from touchstone.games.four_eyes_plus.rules.game import FourEyesPlus
from touchstone.games.four_eyes_plus.rules.moves import why_not
from touchstone.games.four_eyes_plus.rules.state import Lay, Move, State, pairs

Key = tuple[int, int]
"""The pawns of both colours, seat 1 first."""
FOLDER = "certificates"
_LAY = struct.Struct("<H")


class Fault(Exception):
    """What is wrong with a certificate, and after which lays."""


class Findings(NamedTuple):
    """What a certificate that holds proves: for all of the opponent's first replies."""

    replies: int
    positions: int
    """In which the certificate has to say what to lay."""
    longest: int
    """Lays of both players in the longest game."""


def packed(game: FourEyesPlus, lays: Iterable[int]) -> bytes:
    """The bytes of a certificate."""
    numbers = b"".join(map(_LAY.pack, lays))
    return lzma.compress(_title(game) + numbers, preset=9 | lzma.PRESET_EXTREME)


def unpacked(game: FourEyesPlus, data: bytes) -> list[int]:
    """The lays of a certificate; raises Fault if it is damaged or of another board."""
    title = _title(game)
    try:
        content = lzma.decompress(data)
        numbers = [number for (number,) in _LAY.iter_unpack(content.removeprefix(title))]
    except (lzma.LZMAError, struct.error) as error:
        raise Fault(f"the file is damaged: {error}") from error
    if not content.startswith(title):
        raise Fault(f"the file does not begin with {title.decode().strip()!r}")
    return numbers


def _title(game: FourEyesPlus) -> bytes:
    settings = " ".join(f"{name}={game.settings[name]}" for name in ("size", *TITLE))
    return f"4eyes-plus, two players, {settings}\n".encode()


TITLE = ("mode", "squares", "gift")


def is_standard(game: FourEyesPlus) -> bool:
    """Whether this is the game that is solved: nothing that matters while laying is changed."""
    usual, matter = game.kind.defaults, {*TITLE, "swap"}
    settings = game.settings.items()
    return game.seats == 2 and all(usual[n] == value for n, value in settings if n in matter)


def shipped(game: FourEyesPlus) -> bytes | None:
    """The certificate that comes with Touchstone, None if there is none for this game."""
    file = files(__package__).joinpath(FOLDER, f"size-{game.settings['size']}.xz")
    return file.read_bytes() if is_standard(game) and file.is_file() else None


def all_lays(game: FourEyesPlus) -> tuple[Lay, ...]:
    """The lays of the empty board, in order."""
    return tuple(lay for of_cell in pairs(game.grid) for lay in of_cell)


class Check:
    """Follows a certificate through every game that it allows.

    It can be stopped between two replies to the first lay, and goes on from a file.
    """

    def __init__(self, game: FourEyesPlus, lays: Sequence[int]) -> None:
        self.game = game
        self._numbers = iter(lays)
        self._lays = all_lays(game)
        self._about = sha256(_title(game) + b"".join(map(_LAY.pack, lays))).hexdigest()
        self.known: set[Key] = set()
        """The positions in which the certificate has said what to lay."""
        self.longest = 0
        self.replies = 0
        """Of the replies to the first lay, how many have been gone through."""

    def save(self, file: Path) -> None:
        """Writes how far the check has come; a crash while writing leaves the older file."""
        begun = {
            "certificate": self._about,
            "replies": self.replies,
            "longest": self.longest,
            "positions": sorted(self.known),
        }
        unfinished = file.with_suffix(file.suffix + ".part")
        unfinished.write_text(json.dumps(begun), encoding="utf-8")
        unfinished.replace(file)

    def resume(self, file: Path) -> None:
        """Goes on where an earlier check of the same certificate has come to; else raises Fault."""
        try:
            begun = json.loads(file.read_text(encoding="utf-8"))
            about, known = begun["certificate"], {(own, other) for own, other in begun["positions"]}
            self.replies, self.longest = int(begun["replies"]), int(begun["longest"])
        except (ValueError, TypeError, KeyError) as error:
            raise Fault(f"{file} is not the file of a check that was begun") from error
        if about != self._about:
            raise Fault(f"{file} belongs to the check of another certificate")
        self.known = known
        # Every position took one lay, the first lay among them, which is read again.
        self._numbers = iter([next(self._numbers), *islice(self._numbers, len(known) - 1, None)])

    def run(self, on_step: OnStep = no_step) -> Findings:
        """Goes through all games; raises Fault at the first that the first player does not win."""
        start = self.game.initial()
        state = self.game.play(start, self._next_lay(start)).state
        replies = self.game.legal_moves(state)
        winning: list[Lay] = []
        for number in range(self.replies, len(replies)):
            on_step(number, len(replies))
            self._reply(state, replies[number], winning)
            self.replies = number + 1
        if next(self._numbers, None) is not None:
            raise Fault("the certificate goes on after the last game")
        return Findings(len(replies), len(self.known), self.longest)

    def _key(self, state: State) -> Key:
        """What a position is told from others by while tiles are laid."""
        first, second = board_of(self.game.terms, state).shown
        return first.pawns, second.pawns

    def _next_lay(self, state: State) -> Lay:
        """What the certificate says; the position is noted as gone through."""
        number = next(self._numbers, None)
        if number is None:
            raise self._fault(state, "the certificate has no more lays")
        lay = self._lays[number] if number < len(self._lays) else None
        if lay is None or why_not(self.game.terms, state, lay):
            raise self._fault(state, f"lay {number} of the certificate is not legal")
        self.known.add(self._key(state))
        return lay

    def _go_on(self, state: State) -> None:
        """The first player lays, and every reply is gone through."""
        after = self.game.play(state, self._next_lay(state)).state
        if after.outcome or after.turn == state.turn:
            raise self._fault(after, "the certificate does not lead to a reply")
        winning: list[Lay] = []
        for reply in self.game.legal_moves(after):
            self._reply(after, reply, winning)

    def _reply(self, state: State, reply: Move, winning: list[Lay]) -> None:
        """One reply: the first player wins at once, or has a lay after which every reply loses.

        `winning` are the lays that won after other replies to the same position: one of them
        mostly wins again.
        """
        after = self.game.play(state, reply).state
        if after.outcome:
            self._won(after)
            return
        if after.turn == state.turn or after.phase == 2:
            raise self._fault(after, "the first player is not to lay")
        finishing = board_of(self.game.terms, after).shown[after.turn - 1].finishing
        for lay in winning:
            # A legal lay that completes an own square wins: nothing else needs to be played.
            if finishing >> lay.own & 1 and why_not(self.game.terms, after, lay) is None:
                return
        if self._key(after) in self.known:
            return
        for move in self.game.legal_moves(after) if finishing else ():
            if isinstance(move, Lay) and finishing >> move.own & 1:
                winning.append(move)
                self._won(self.game.play(after, move).state)
                return
        self._go_on(after)

    def _won(self, state: State) -> None:
        """The end of a game, which the first player must have won."""
        if state.outcome is None or state.outcome.winners != (Seat(1),):
            raise self._fault(state, "the first player does not win")
        self.longest = max(self.longest, sum(map(len, state.tiles)))

    def _fault(self, state: State, what: str) -> Fault:
        return Fault(f"{what}: {self.game.state_text(state)}")
