"""Games on their kernels beside the same games by the rules: what must be the same."""

from collections.abc import Sequence
from random import Random

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compare import Twin, compare
from touchstone.games.four_eyes_plus.mind.kernel import board as tiles
from touchstone.games.four_eyes_plus.mind.kernel import convert as tile_convert
from touchstone.games.four_eyes_plus.mind.kernel import terrain as tile_terrain
from touchstone.games.four_eyes_plus.rules.state import Move as TileMove
from touchstone.games.four_eyes_plus.rules.state import State as TileState
from touchstone.games.four_senses.mind.kernel.convert import RefereeTwin
from touchstone.games.tactori.mind.kernel_small import board as small
from touchstone.games.tactori.mind.kernel_small import convert as small_convert
from touchstone.games.tactori.mind.kernel_small import scores as small_scores
from touchstone.games.tactori.mind.kernel_wide import board as wide_board
from touchstone.games.tactori.mind.kernel_wide import convert as wide_convert
from touchstone.games.tactori.mind.kernel_wide import moves as wide
from touchstone.games.tactori.mind.kernel_wide import play as wide_play
from touchstone.games.tactori.mind.kernel_wide.worth import score
from touchstone.games.tactori.rules import state as rules
from touchstone.games.tactori.rules.state import Move, State


def compare_kernel(game: AnyGame, moves: int, dice: Random) -> int:
    """The number of moves that kernel and rules played alike; raises Difference."""
    return compare(game, twin_of(game), moves, dice)


def twin_of(game: AnyGame) -> type[Twin]:
    """The game on its kernel; raises KeyError where no kernel plays it."""
    if game.kind.slug == "tactori":
        wide_one = game.settings["variant"] in wide_board.VARIANTS
        if not wide_one and not small_convert.is_covered(game):
            raise KeyError(f"no kernel plays {dict(game.settings)}")
        return WideTwin if wide_one else SmallTwin
    twins: dict[str, type[Twin]] = {"four-senses": RefereeTwin, "4eyes-plus": TileTwin}
    return twins[game.kind.slug]


PEACEFUL = 0.97
"""How often a random player avoids the end of the game, so that tiles get to be moved too."""
TRIES = 8
"""Moves that such a player looks at."""
_ANEW_TILES = 0.02
"""How often the board that was played on is compared with one made from the position."""


class TileTwin(Twin):
    """A board of tiles."""

    def __init__(self, game: AnyGame, state: TileState, dice: Random) -> None:
        self._game = game
        self._terrain = tile_terrain.terrain_of(game)
        self._board = tile_convert.board_of(self._terrain, state)
        self._room = np.zeros(tiles.MOST_MOVES, dtype=np.int64)

    def moves(self) -> list[TileMove]:
        """All that the kernel lists."""
        found = tiles.list_moves(self._terrain, self._board, self._room, tiles.MOST_MOVES)
        return [tile_convert.move_of(int(code)) for code in self._room[:found]]

    def play(self, move: TileMove) -> None:
        """Lays or moves a tile."""
        tiles.play(self._terrain, self._board, tile_convert.code_of(move))

    def is_same(self, state: TileState, dice: Random) -> bool:
        """Turn, phase and end; now and then the whole board."""
        outcome, code = state.outcome, int(self._board.facts[tiles.OUTCOME])
        if outcome is not None:
            won = outcome.winners == (code + 1,)
            return won if outcome.winners else tile_convert.REASONS.get(code) == outcome.reason
        turn, phase = int(self._board.facts[tiles.TURN]) + 1, int(self._board.facts[tiles.PHASE])
        same = code == tiles.GOES_ON and (turn, phase) == (state.turn, state.phase)
        return same and (dice.random() >= _ANEW_TILES or self._is_as_new(state))

    def _is_as_new(self, state: TileState) -> bool:
        fresh = tile_convert.board_of(self._terrain, state)
        parts = ("facts", "pawns", "finishing", "taken", "history")
        return all((getattr(self._board, part) == getattr(fresh, part)).all() for part in parts)

    def choose(self, state: TileState, legal: Sequence[TileMove], dice: Random) -> TileMove:
        """Mostly a move that does not end the game."""
        move = dice.choice(legal)
        tries = TRIES if dice.random() < PEACEFUL else 0
        while tries and self._game.outcome(self._game.play(state, move).state) is not None:
            move, tries = dice.choice(legal), tries - 1
        return move


LAYS = 0.8
"""How often a stick is laid where one can be, so that boards fill with them."""


class SmallTwin(Twin):
    """A board of 5x5 fields."""

    def __init__(self, game: AnyGame, state: State, dice: Random) -> None:
        self._game = game
        self._terms = small_convert.terms_of(game)
        self._board = small_convert.board_of(game, state)
        self._room = np.zeros(small.MOST_MOVES, dtype=np.int64)

    def moves(self) -> list[Move]:
        """All that the kernel lists."""
        found = small.list_moves(self._board, self._room)
        return [small_convert.move_of(int(code)) for code in self._room[:found]]

    def play(self, move: Move) -> None:
        """Puts a stone, lays a stick or ends the turn."""
        small.play(self._terms, self._board, small_convert.code_of(move))

    def is_same(self, state: State, dice: Random) -> bool:
        """The whole board, the points, and whether an end is one by points."""
        game, board = self._game, self._board
        points = game.scores(state)
        scores = tuple(small_scores.score(self._terms, board, seat) for seat in range(game.seats))
        is_over = board[small.OUTCOME] != small.GOES_ON
        counted = not is_over or (board[small.OUTCOME] == small.COUNTED) == bool(points)
        same = scores == (points or (0,) * game.seats) and bool(counted)
        return same and bool((board == small_convert.board_of(game, state)).all())

    def choose(self, state: State, legal: Sequence[Move], dice: Random) -> Move:
        """Any move but, mostly, the last one, which ends the turn."""
        busy = len(legal) > 1 and dice.random() < LAYS
        return dice.choice(legal[:-1] if busy else legal)


_PARTS = np.array(
    [
        number
        for number in range(wide_board.LENGTH)
        if number not in (wide_board.OUTCOME, wide_board.REASON, wide_board.SEEN)
    ]
)

_ANEW_WIDE = 0.1
"""How often the board that was played on is compared with one made from the position."""


class WideTwin(Twin):
    """A board of 9x9 fields.

    Each game has its own taste for stones, sticks and all other moves, so that some boards grow
    high, some fill with sticks and on some the stones wander.
    """

    def __init__(self, game: AnyGame, state: State, dice: Random) -> None:
        self._game = game
        self._terms = wide_board.terms_of(game)
        self._board = wide_convert.board_of(game, state)
        self._seen = wide_convert.history_of(state, self._board)
        self._room = np.zeros(wide.MOST_MOVES, dtype=np.int64)
        self._for_sticks, self._for_corner = dice.random(), dice.random()
        self._corner = dice.randrange(2, 10)

    def moves(self) -> list[Move]:
        """All that the kernel lists."""
        found = wide.list_moves(self._terms, self._board, self._room)
        return [wide_convert.move_of(int(code)) for code in self._room[:found]]

    def play(self, move: Move) -> None:
        """Makes a move of any kind."""
        wide_play.play(self._terms, self._board, self._seen, self._room, wide_convert.code_of(move))

    def is_same(self, state: State, dice: Random) -> bool:
        """Points, turn, history and end; now and then the whole board."""
        game, board = self._game, self._board
        scores = tuple(score(self._terms, board, seat) for seat in range(game.seats))
        same = scores == (game.scores(state) or (0,) * game.seats) and self._same_facts(state)
        if state.outcome is None and dice.random() < _ANEW_WIDE:
            same = same and bool(
                (board[_PARTS] == wide_convert.board_of(game, state)[_PARTS]).all()
            )
        return same

    def _same_facts(self, state: State) -> bool:
        """Whether turn and history are the same, and an end the same end."""
        board, outcome, code = self._board, state.outcome, int(self._board[wide_board.OUTCOME])
        if outcome is None:
            same = board[wide_board.TURN] + 1 == state.turn and board[wide_board.SEEN] == len(
                state.seen
            )
            return code == wide_board.GOES_ON and bool(same)
        winners = (code + 1,) if code >= 0 else ()
        same_winners = bool(self._game.scores(state)) or winners == outcome.winners
        return (
            code != wide_board.GOES_ON
            and same_winners
            and outcome.reason in wide_convert.REASONS[int(board[wide_board.REASON])]
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
