"""What to play in Four Senses: for `touchstone best` all best moves, for a bot one of them.

`best` lists the moves that keep the value. Those that also keep the distance (the winner hurries,
the loser delays) come first; within both groups they stand in the order of the notation. In a lost
position every legal move keeps the value, so every one is listed, the longest resistance first.
Before the seventh piece a win at once is answered with the winning placements alone, and a position
that the book knows with the moves that it knows: each of them keeps the value, others may too.

A bot takes one placement, as `16 * piece + cell`: from the book in the opening, later solved live.
"""

from dataclasses import replace
from random import Random

from touchstone.engine.guide import best_of
from touchstone.engine.mind import Advice, OnStep, no_step
from touchstone.games.four_senses.mind.kernel.board import (
    legal,
    pieces_placed,
    placed,
    winning_and_safe,
)
from touchstone.games.four_senses.mind.kernel.convert import (
    board_of,
    lanes_in_order,
    placement,
    placements,
)
from touchstone.games.four_senses.mind.solver.book import LIVE_FROM, LOSS, WIN, Book, shipped_book
from touchstone.games.four_senses.mind.solver.live import LiveSolver, OutOfTime, Solved
from touchstone.games.four_senses.mind.solver.search import FOR_EVER
from touchstone.games.four_senses.rules.game import FourSenses
from touchstone.games.four_senses.rules.patterns import LINES, all_patterns
from touchstone.games.four_senses.rules.state import Claim, Done, Pass, Stage, State

NAMES = {1: "win", 0: "draw", -1: "loss"}


def best(
    game: FourSenses,
    state: State,
    solver: LiveSolver,
    book: Book | None = None,
    on_step: OnStep = no_step,
) -> Advice:
    """What to play in a position that is not over.

    With two players and a referee the answer is proven, unless the solver was given a limit and
    reached it. Otherwise it is what a careful player would do: claim a line that stands, win as the
    referee's game would be won, and give nothing away.
    """
    book = shipped_book() if book is None else book
    if game.spoken:
        return _spoken(game, state, solver, book)
    board = board_of(state.stacks)
    if game.seats != 2:
        return _careful(board)
    solver.on_step = on_step
    return _solved(board, solver, book)


def _solved(board: int, solver: LiveSolver, book: Book) -> Advice:
    try:
        if pieces_placed(board) >= LIVE_FROM:
            return _advice(solver.solve(board))
        return _advice(_with_book(board, solver, book))
    except OutOfTime:
        return _known(board, book)


def _advice(solved: Solved) -> Advice:
    return Advice(
        tuple(map(placement, solved.lanes)), NAMES[solved.worth], solved.distance, exact=True
    )


def _with_book(board: int, solver: LiveSolver, book: Book) -> Solved:
    """An early position: from the book if it can be, else solved, which may take minutes."""
    winning, _ = winning_and_safe(board)
    if winning:
        lanes = tuple(lanes_in_order(winning))
        return Solved(WIN, lanes, len(lanes), 1)
    low, high = _bounds(board, book)
    worth = low if low == high else solver.worth(board)
    lanes = tuple(lanes_in_order(legal(board)))
    if worth > LOSS:
        lanes = _known_lanes(board, worth, book) or _keeping_lanes(board, worth, solver, book)
    return Solved(worth, lanes, len(lanes), None)


def _known_lanes(board: int, worth: int, book: Book) -> tuple[int, ...]:
    """The placements that are known to keep this worth, from the book or at a glance."""
    return tuple(
        lane
        for lane in lanes_in_order(legal(board))
        if _bounds(placed(board, lane), book)[1] <= -worth
    )


def _keeping_lanes(board: int, worth: int, solver: LiveSolver, book: Book) -> tuple[int, ...]:
    keeping = []
    moves = lanes_in_order(legal(board))
    for number, lane in enumerate(moves):
        solver.on_step(number, len(moves))
        child = placed(board, lane)
        if _bounds(child, book)[0] <= -worth and not solver.is_worth(child, 1 - worth):
            keeping.append(lane)
    return tuple(keeping)


def _bounds(board: int, book: Book) -> tuple[int, int]:
    winning, safe = winning_and_safe(board)
    if winning:
        return WIN, WIN
    return book.bounds(board) if safe else (LOSS, LOSS)


def _known(board: int, book: Book) -> Advice:
    """What can be said without a search: the book's moves, or at least those that are safe."""
    low, high = _bounds(board, book)
    _, safe = winning_and_safe(board)
    lanes = (low > LOSS and _known_lanes(board, low, book)) or tuple(lanes_in_order(safe))
    moves = [placement(lane) for lane in lanes] or placements(legal(board))
    return Advice(tuple(moves), NAMES[low] if low == high else None)


def _careful(board: int) -> Advice:
    """Three players: win now, else leave the next player no win, else anything."""
    winning, safe = winning_and_safe(board)
    if winning:
        return Advice(tuple(placements(winning)), "win", 1, exact=True)
    return Advice(tuple(placements(safe or legal(board))))


def _spoken(game: FourSenses, state: State, solver: LiveSolver, book: Book) -> Advice:
    if not state.claimed:
        right = [Claim(*ends) for ends, line in LINES.items() if game.correct_patterns(state, line)]
        if right:
            return Advice(tuple(right), "win", 0, exact=True)
    if state.left is not None and state.stage is Stage.EXPLORE:
        return Advice((Pass(),))
    if state.stage is Stage.PLACED:
        return Advice((Done(),))
    board = board_of(state.stacks)
    if state.claimed or all_patterns(state.board):
        return _leave_no_line(game, state)
    advice = _careful(board) if game.seats != 2 else _solved(board, solver, book)
    return replace(advice, exact=False)


def _leave_no_line(game: FourSenses, state: State) -> Advice:
    """A line stands, or will, that we may not claim: place so that the next player finds none."""
    moves = [move for move in game.legal_moves(state) if not isinstance(move, Claim)]
    after = {move: game.play(state, move).state.board for move in moves}
    clean = [move for move in moves if not all_patterns(after[move])]
    safe = [move for move in clean if not winning_and_safe(board_of(after[move].stacks))[0]]
    return Advice(tuple(safe or clean or moves))


_TABLE = 16
"""The table's size as a power of two. A new one for each move keeps bots repeatable."""
_TRAP_NODES = 1000
"""What may be spent on each reply in the search for traps."""


def perfect_move(board: int, solver: LiveSolver, book: Book, patience: int = FOR_EVER) -> int:
    """A placement, as `16 * piece + cell`, that keeps what the position is worth.

    In the opening the book always has a move that keeps the value of the game. Whether the other
    side has let a win go by there is looked for as long as `patience` positions last.
    """
    winning, safe = winning_and_safe(board)
    if winning:
        return lanes_in_order(winning)[0]
    if not safe or pieces_placed(board) >= LIVE_FROM:
        return solver.one_move(board)
    low, high = book.bounds(board)
    if low < high:
        with solver.limited(patience):
            low = solver.worth(board)
    known = book.keeping(board, lanes_in_order(safe), low) if low > LOSS else []
    if known:
        return max(known, key=lambda lane: book.is_followed(placed(board, lane)))
    return _searched_move(board, safe, low, solver)


def _searched_move(board: int, safe: int, worth: int, solver: LiveSolver) -> int:
    lanes = lanes_in_order(safe)
    # Easy moves first: every move gets a little work, then more.
    nodes = 100_000
    while worth > LOSS:
        for lane in lanes:
            with solver.limited(nodes):
                if not solver.is_worth(placed(board, lane), 1 - worth):
                    return lane
        nodes *= 4
    return lanes[0]


def exact_lane(board: int, dice: Random, patience: int) -> int:
    """A placement that keeps what the position is worth; in a drawn one the best trap.

    Before the seventh piece the book keeps the value of the game, and whether the opponent has
    already thrown it away is looked for as long as `patience` positions last.
    """
    solver = LiveSolver(_TABLE)
    if pieces_placed(board) < LIVE_FROM:
        known = _book_lanes(board)
        if known:
            return dice.choice(known)
        return perfect_move(board, solver, shipped_book(), patience)
    solved = solver.solve(board)
    if solved.worth:
        return dice.choice(solved.lanes[: solved.quickest])
    return _trap(board, solved.lanes, solver, dice)


def _book_lanes(board: int) -> list[int]:
    """The placements that keep a value the book is sure of."""
    book = shipped_book()
    low, high = book.bounds(board)
    if low < high or low == LOSS:
        return []
    keeping = book.keeping(board, lanes_in_order(winning_and_safe(board)[1]), low)
    # Where a strategy of the book goes on, the next position will be in it as well.
    return [lane for lane in keeping if book.is_followed(placed(board, lane))] or keeping


def _trap(board: int, lanes: tuple[int, ...], solver: LiveSolver, dice: Random) -> int:
    """The drawing placement after which the smallest share of safe replies draws as well."""
    shares = {lane: -_share_of_good_replies(placed(board, lane), solver) for lane in lanes}
    return dice.choice(best_of(shares))


def _share_of_good_replies(board: int, solver: LiveSolver) -> float:
    replies = lanes_in_order(winning_and_safe(board)[1])
    good = 0
    for lane in replies:
        good += 1
        with solver.limited(_TRAP_NODES):
            good -= solver.is_worth(placed(board, lane), 1)
    # Few replies are easier to get wrong than many, if all else is equal.
    return (good + 0.01 * len(replies)) / len(replies) if replies else 1.0


def limited_lane(board: int, lanes: list[int], dice: Random, nodes: int) -> int:
    """A placement that the solver finds good before it has expanded `nodes` positions.

    Each candidate gets its share; one that is won or at least not lost comes before one about
    which nothing was found out.
    """
    solver = LiveSolver(_TABLE)
    share = max(1, nodes // max(1, len(lanes)))
    # What is found out about the opponent's position: 1 it is lost, -1 it is won, 0 neither.
    ranks = dict.fromkeys(lanes, 0)
    for lane in lanes:
        with solver.limited(share):
            ranks[lane] = -solver.worth(placed(board, lane))
    return dice.choice(best_of(ranks))
