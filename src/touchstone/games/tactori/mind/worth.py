"""How good a position of Tactori looks to a seat, at a glance and in every variant."""

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat, all_seats
from touchstone.games.tactori.rules.aerial import seen_from_above
from touchstone.games.tactori.rules.board import Board
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.geometry import Geometry
from touchstone.games.tactori.rules.state import Colour, State

WON = 1000.0


def worth(game: AnyGame, state: State, seat: Seat) -> float:
    """Points and prospects of a seat against the best of the others; together, of all."""
    assert isinstance(game, Tactori)
    if state.outcome is not None and state.outcome.winners and not game.terms.shared:
        return WON if seat in state.outcome.winners else -WON
    board = Board(game.terms.geometry, state.towers, state.sticks)
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
