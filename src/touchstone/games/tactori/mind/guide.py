"""Tactori: trees on the kernels for competitive games, a feeling for bridges in the others."""

from collections.abc import Mapping, Sequence
from random import Random

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.core.values import Outcome, Seat, all_seats
from touchstone.engine.guide import Guide, best_of
from touchstone.engine.habits import Habits, Look
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.kernels.tree import favourite
from touchstone.engine.levels import Meter, Thinking
from touchstone.engine.sight import Sight
from touchstone.games.tactori.mind import colourful, sliding
from touchstone.games.tactori.mind.endgame import Endgame
from touchstone.games.tactori.mind.habits import habits_in, hardness_of
from touchstone.games.tactori.mind.imagine import imagined
from touchstone.games.tactori.mind.kernel_small.board import TURN
from touchstone.games.tactori.mind.kernel_small.convert import (
    board_of,
    code_of,
    is_covered,
    move_of,
    terms_of,
)
from touchstone.games.tactori.mind.kernel_small.threats import is_safe
from touchstone.games.tactori.mind.kernel_small.tree import MOST_NODES, appeal, grow, new_tree
from touchstone.games.tactori.mind.kernel_wide.board import is_covered as is_wide
from touchstone.games.tactori.mind.wide import Wide
from touchstone.games.tactori.rules.aerial import seen_from_above
from touchstone.games.tactori.rules.board import Board
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.geometry import Geometry
from touchstone.games.tactori.rules.pieces import Colour
from touchstone.games.tactori.rules.state import Done, Lay, Move, Place, Stage, State

SLICE = 100
"""Playouts between two looks at the clock: a few milliseconds."""
RACES = ("rectangle", "rectangle-advanced")
"""The variants that the first rectangle wins."""
GLANCE = 40
"""Moves that a bot without a kernel looks at in a position with more."""
TOP = 4
"""Of these, the moves for which whoever thinks deeply also looks at the answer."""


class TactoriGuide(Guide):
    """A bridge laid is a point or a side gained, so sticks are laid where they can be."""

    def habits(self, game: AnyGame) -> Mapping[int, Habits]:
        """Playouts on the kernel; positions looked at where there is none."""
        return habits_in(game)

    def hardness(self, game: AnyGame, end: Outcome) -> float:
        """Large rectangles are harder to see than small ones."""
        return hardness_of(game.grid, end.where)

    def wary(self, game: AnyGame, state: State, moves: Sequence[Move], look: Look) -> Move:
        """Whoever takes care takes what looks best; only where a rectangle wins there is danger."""
        if game.settings["variant"] == "rectangle" and look.luck.random() < look.habits.care:
            # What threatens must be met in this turn, though the turn may go on after a move.
            moves = _parrying(game, state) or moves
        best = moves
        if look.luck.random() < look.habits.care:
            best = planned(game, state) or self._best_looking(game, state, list(moves))
        if game.settings["variant"] not in RACES:
            return self.pick(game, state, best, look)
        # What looks best may be dangerous altogether: then anything else is thought of.
        found: Move | None = self.unworried(game, state, best, look)
        return super().wary(game, state, moves, look) if found is None else found

    def winning(self, game: AnyGame, state: State) -> list[Move]:
        """Closed rectangles, where they win; points are counted at the end only."""
        if game.settings["variant"] == "rectangle":
            return super().winning(game, state)
        is_race = game.settings["variant"] == "rectangle-advanced"
        return Wide(game, state).winning() if is_race else []

    def safe(self, game: AnyGame, state: State) -> list[Move]:
        """What looks best at a glance; where a rectangle wins, none that lets another close it."""
        moves = planned(game, state)
        if moves:
            return moves
        moves = list(game.legal_moves(state))
        if game.settings["variant"] == "rectangle":
            moves = _parrying(game, state) or moves
        return self._best_looking(game, state, moves)

    def _best_looking(self, game: AnyGame, state: State, moves: list[Move]) -> list[Move]:
        if is_covered(game):
            return _most_appealing(game, state, moves)
        if is_wide(game):
            return Wide(game, state).best_looking(moves)
        some = moves[:: max(1, len(moves) // GLANCE)]
        # Ending the turn is always thought of: a game played together would go on in one turn.
        return best_of(_worths(game, state, [*some, *(move for move in moves[-1:] if _ends(move))]))

    def search(self, game: AnyGame, state: State, moves: Sequence[Move], think: Thinking) -> Move:
        """A tree on the kernel, or the move that still looks good after the answer to it."""
        if is_covered(game):
            return _from_tree(game, state, think)
        if is_wide(game):
            return Wide(game, state).search(moves, think.dice, think.meter)
        if game.settings["variant"] in PLANS:
            return think.dice.choice(moves)
        values = _worths(game, state, list(game.legal_moves(state)), think.meter)
        # The turn is ended rather than undone and done again for ever.
        ranked = sorted(values, key=lambda move: (-values[move], not _ends(move)))
        answered: dict[Move, float] = {}
        for move in ranked[:TOP] if think.deep else ():
            if think.meter.is_out:
                break
            answered[move] = self._after_answer(game, state, move, think.meter)
        return max(answered, key=answered.__getitem__, default=ranked[0])

    def _after_answer(self, game: AnyGame, state: State, move: Move, meter: Meter) -> float:
        """What a position is worth once the next player has made the move that looks best."""
        seat = state.turn
        after = game.play(state, move).state
        if after.outcome is None and after.turn != seat:
            answers = list(game.legal_moves(after))
            found = _worths(game, after, answers[:: max(1, len(answers) // GLANCE)], meter)
            after = game.play(after, max(found, key=lambda answer: found[answer])).state
        return worth(game, after, seat)

    def pick(self, game: AnyGame, state: State, moves: Sequence[Move], look: Look) -> Move:
        """Any of them; free building, which never ends, is handed on now and then."""
        if game.settings["variant"] == "free" and Done() in moves and look.luck.random() < 0.5:
            return Done()
        return look.choice(game, moves)

    def naive(self, game: AnyGame, state: State, dice: Random) -> Move:
        """Where points count: a stick wherever one fits, and a stone that lets one fit."""
        if game.settings["variant"] in RACES:
            return dice.choice(self.winning(game, state) or self.safe(game, state))
        moves: Sequence[Move] = game.legal_moves(state)
        sticks: list[Move] = [move for move in moves if isinstance(move, Lay)]
        if not sticks and state.stage is Stage.STONE:
            sticks = [move for move in moves if _lets_lay(game, state, move)]
        return dice.choice(sticks or moves)

    def imagine(self, sight: Sight, dice: Random) -> State:
        """Towers and sticks as they are remembered."""
        return imagined(sight)

    def possible(self, sight: Sight, state: State, move: Move) -> bool:
        """Nothing can be taken from a heap that felt empty."""
        heap = {Place: "stones", Lay: "sticks"}.get(type(move))
        return heap is None or sight.heaps.get(heap, 1) > 0


PLANS = {"colourful": colourful.planned, "sliding": sliding.planned}
"""By variant, what the players should do together."""


def planned(game: AnyGame, state: State) -> list[Move]:
    """The moves of a plan, where the players have one to follow."""
    plan = PLANS.get(game.settings["variant"])
    return [] if plan is None else plan(game, state)


def _lets_lay(game: AnyGame, state: State, move: Move) -> bool:
    """Whether a stick can be laid in the same turn after the move."""
    after = game.play(state, move).state
    if after.outcome is not None or after.turn != state.turn:
        return False
    return any(isinstance(more, Lay) for more in game.legal_moves(after))


def _ends(move: Move) -> bool:
    return isinstance(move, Done)


def _parrying(game: AnyGame, state: State) -> list[Move]:
    """The moves after which the turn can be ended without a rectangle for the next player."""
    terms, board = terms_of(game), board_of(game, state)
    return [move for move in game.legal_moves(state) if is_safe(terms, board, code_of(move))]


def _from_tree(game: AnyGame, state: State, think: Thinking) -> Move:
    terms, board, meter = terms_of(game), board_of(game, state), think.meter
    races = game.settings["variant"] == "rectangle"
    good = _parrying(game, state) if races else _proven(game, state, think)
    allowed = np.array([code_of(move) for move in good], dtype=np.int64)
    seed, tree = new_dice(think.dice.getrandbits(32)), new_tree(meter.most or MOST_NODES)
    for playouts in meter.slices(SLICE):
        grow(terms, board, allowed, tree, playouts, seed)
    return move_of(favourite(tree, board[TURN]))


def _proven(game: AnyGame, state: State, think: Thinking) -> Sequence[Move]:
    """The moves that keep what the position is worth, if whoever thinks deeply can prove it.

    Where all is lost, nothing is said: the tree knows which move is the hardest to answer.
    """
    end = Endgame.of(game, state, think.meter.half())
    if not think.deep or end is None:
        return []
    advice = end.advice()
    return advice.moves if advice and advice.value != "loss" else []


def _most_appealing(game: AnyGame, state: State, moves: list[Move]) -> list[Move]:
    lays: list[Move] = [move for move in moves if isinstance(move, Lay)]
    if state.stage is not Stage.STONE:
        return lays or moves
    board = board_of(game, state)
    appeals: dict[Move, float] = {
        move: appeal(board, move.cell) for move in moves if isinstance(move, Place)
    }
    return best_of(appeals)


def _worths(
    game: AnyGame, state: State, moves: list[Move], meter: Meter | None = None
) -> dict[Move, float]:
    """What the moves lead to, as long as the meter lasts; ending the turn is always looked at."""
    seat: Seat = state.turn
    found: dict[Move, float] = {}
    for move in reversed(moves):
        found[move] = worth(game, game.play(state, move).state, seat)
        if meter is not None:
            meter.spend()
            if meter.is_out:
                break
    return {move: found[move] for move in moves if move in found}


WON = 1000.0


def worth(game: AnyGame, state: State, seat: Seat) -> float:
    """Points and prospects of a seat against the best of the others; together, of all."""
    assert isinstance(game, Tactori)
    if state.outcome is not None and state.outcome.winners and not game.terms.shared:
        return WON if seat in state.outcome.winners else -WON
    board = state.board
    if game.terms.shared:
        return _together(game, board)
    others = [other for other in all_seats(game.seats) if other != seat]
    scores = game.scores(state) or (0,) * game.seats
    own = scores[seat - 1] + _prospects(game, board, seat)
    return own - max(scores[other - 1] + 1.1 * _prospects(game, board, other) for other in others)


def _prospects(game: Tactori, board: Board, seat: Seat) -> float:
    """How near a rectangle is, with the sticks that lie and those that could be laid at once."""
    geometry, colour = game.terms.geometry, game.terms.colour(seat)
    lying = seen_from_above(geometry, board.sticks, colour)
    could = lying | _layable(board, geometry, colour)
    return 4 * _nearest(geometry, could) + _nearest(geometry, lying)


def _layable(board: Board, geometry: Geometry, colour: Colour) -> int:
    graph = 0
    for cell, tower in enumerate(board.towers):
        if tower and tower[-1] == colour:
            for pair in geometry.pairs_from[cell]:
                if board.lay_fault(pair, colour) is None:
                    graph |= pair.mask
    return graph


def _nearest(geometry: Geometry, graph: int) -> float:
    """The share of a rectangle's border that is there, of the rectangle with the largest."""
    if not graph:
        return 0.0
    return max(
        (rectangle.mask & graph).bit_count() / rectangle.mask.bit_count()
        for rectangle in geometry.rectangles
        if rectangle.mask & graph
    )


def _together(game: Tactori, board: Board) -> float:
    """Sticks that lie, sticks that could, and stones of the round's colour side by side."""
    geometry, colour = game.terms.geometry, game.terms.round_colour
    beside = sum(
        bool(board.towers[first] and board.towers[last])
        and board.towers[first][-1] == board.towers[last][-1] == colour
        for first, last in geometry.segments
    )
    could = _layable(board, geometry, colour).bit_count()
    return 3.0 * len(board.sticks) + could + 0.5 * beside
