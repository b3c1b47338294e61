"""From the rules' positions and moves of Tactori on 9x9 to the kernel's numbers and back."""

from collections.abc import Sequence
from random import Random

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compare import Twin
from touchstone.engine.kernels.compiling import Numbers
from touchstone.engine.kernels.primitives import as_words
from touchstone.games.tactori.mind.kernel_wide import board as base
from touchstone.games.tactori.mind.kernel_wide import play as wide
from touchstone.games.tactori.mind.kernel_wide.worth import score
from touchstone.games.tactori.rules import state as rules
from touchstone.games.tactori.rules.state import Move, State

REASONS = {
    base.BY_RECTANGLE: ("rectangle",),
    base.ONLY_MOBILE: ("only-mobile",),
    base.STALLED: ("no-winner", "points"),
    base.REPEATED: ("repetition", "points"),
}
"""What the rules call an end, where the first rectangle wins and where points are counted."""
MOST_SEEN = 2000
"""Positions that are kept; a game that goes on longer forgets the oldest."""


def board_of(game: AnyGame, state: State) -> Numbers:
    """The kernel's numbers for a position that is not over."""
    board = np.zeros(base.LENGTH, dtype=np.int64)
    board[base.TURN], board[base.OUTCOME] = state.turn - 1, base.GOES_ON
    board[base.STAGE] = base.STONE if state.stage is rules.Stage.STONE else base.STICKS
    board[base.LAST_ROUND] = -1 if state.last is None else sum(1 << seat - 1 for seat in state.last)
    for colour in rules.COLOURS[: game.seats]:
        board[base.STONES_OF + colour], board[base.STICKS_OF + colour] = rules.STONES, rules.STICKS
    _add_pieces(state, board)
    _mark(board, base.LAID, state.laid)
    _mark(board, base.TAKEN, state.taken)
    return board


def _add_pieces(state: State, board: Numbers) -> None:
    for cell, tower in enumerate(state.towers):
        for colour in tower:
            base.push(board, cell, colour)
            board[base.STONES_OF + colour] -= 1
    for stick in state.sticks:
        base.add_stick(board, base.PLACE_NUMBERS[stick.ends], stick.floor, stick.colour)
        board[base.STICKS_OF + stick.colour] -= 1
    # Somebody behind a mask may imagine more than there is.
    np.maximum(
        board[base.STONES_OF : base.STICKS_OF + 4],
        0,
        out=board[base.STONES_OF : base.STICKS_OF + 4],
    )


def _mark(board: Numbers, places: int, chosen: tuple[rules.Ends, ...]) -> None:
    bits = sum(1 << base.PLACE_NUMBERS[ends] for ends in chosen)
    board[places : places + 2] = as_words(bits, 2)


def history_of(state: State, board: Numbers) -> Numbers:
    """Room for fingerprints, with this position noted as often as it has been there.

    Earlier positions are known to the rules by fingerprints of another kind, so the kernel does
    not know them again.
    """
    seen = np.zeros(MOST_SEEN, dtype=np.int64)
    if state.seen and state.is_fresh:
        for _ in range(state.seen.count(state.seen[-1])):
            wide.remember(board, seen)
    return seen


def move_of(code: int) -> Move:
    """The move that a number of the kernel stands for."""
    place = code & 127
    if code & wide.CARRY:
        return rules.Carry(code >> 17 & 127, code >> 10 & 127, code >> 5 & 31, code & 31)
    if code & wide.SHIFT:
        return rules.Shift(*base.PAIRS[code >> 7 & 127].ends, *base.PAIRS[place].ends)
    if code & wide.TAKE:
        return rules.Take(*base.PAIRS[place].ends)
    if code & wide.LAY:
        return rules.Lay(*base.PAIRS[place].ends)
    return rules.Done() if code == wide.DONE else rules.Place(code)


def code_of(move: Move) -> int:
    """The kernel's number of a move."""
    match move:
        case rules.Place(cell):
            return cell
        case rules.Lay(first, last):
            return wide.LAY | base.PLACE_NUMBERS[first, last]
        case rules.Take(first, last):
            return wide.TAKE | base.PLACE_NUMBERS[first, last]
        case rules.Shift(first, last, to_first, to_last):
            source, target = base.PLACE_NUMBERS[first, last], base.PLACE_NUMBERS[to_first, to_last]
            return wide.SHIFT | source << 7 | target
        case rules.Carry(cell, to, count, out):
            return wide.CARRY | cell << 17 | to << 10 | count << 5 | out
        case _:
            return wide.DONE


_PARTS = np.array(
    [
        number
        for number in range(base.LENGTH)
        if number not in (base.OUTCOME, base.REASON, base.SEEN)
    ]
)

ANEW = 0.1
"""How often the board that was played on is compared with one made from the position."""


class WideTwin(Twin):
    """A board of 9x9 fields.

    Each game has its own taste for stones, sticks and all other moves, so that some boards grow
    high, some fill with sticks and on some the stones wander.
    """

    def __init__(self, game: AnyGame, state: State, dice: Random) -> None:
        self._game = game
        self._terms = base.terms_of(game)
        self._board = board_of(game, state)
        self._seen = history_of(state, self._board)
        self._room = np.zeros(wide.MOST_MOVES, dtype=np.int64)
        self._for_sticks, self._for_corner = dice.random(), dice.random()
        self._corner = dice.randrange(2, 10)

    def moves(self) -> list[Move]:
        """All that the kernel lists."""
        found = wide.list_moves(self._terms, self._board, self._room)
        return [move_of(int(code)) for code in self._room[:found]]

    def play(self, move: Move) -> None:
        """Makes a move of any kind."""
        wide.play(self._terms, self._board, self._seen, self._room, code_of(move))

    def is_same(self, state: State, dice: Random) -> bool:
        """Points, turn, history and end; now and then the whole board."""
        game, board = self._game, self._board
        scores = tuple(score(self._terms, board, seat) for seat in range(game.seats))
        same = scores == (game.scores(state) or (0,) * game.seats) and self._same_facts(state)
        if state.outcome is None and dice.random() < ANEW:
            same = same and bool((board[_PARTS] == board_of(game, state)[_PARTS]).all())
        return same

    def _same_facts(self, state: State) -> bool:
        """Whether turn and history are the same, and an end the same end."""
        board, outcome, code = self._board, state.outcome, int(self._board[base.OUTCOME])
        if outcome is None:
            same = board[base.TURN] + 1 == state.turn and board[base.SEEN] == len(state.seen)
            return code == base.GOES_ON and bool(same)
        winners = (code + 1,) if code >= 0 else ()
        same_winners = bool(self._game.scores(state)) or winners == outcome.winners
        return (
            code != base.GOES_ON
            and same_winners
            and outcome.reason in REASONS[int(board[base.REASON])]
        )

    def choose(self, state: State, legal: Sequence[Move], dice: Random) -> Move:
        """A random move; stones are often kept to a corner, where towers grow."""
        wanted: Sequence[Move] = ()
        if dice.random() < self._for_sticks:
            wanted = [move for move in legal if isinstance(move, rules.Lay)]
        elif dice.random() < self._for_corner:
            low = self._corner
            wanted = [
                move
                for move in legal
                if isinstance(move, rules.Place) and move.cell // 9 < low and move.cell % 9 < low
            ]
        return dice.choice(wanted or legal)
