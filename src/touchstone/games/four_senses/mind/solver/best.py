"""What to play in Four Senses, for `touchstone best`: all the best moves.

`best` lists the moves that keep the value. Those that also keep the distance (the winner hurries,
the loser delays) come first; within both groups they stand in the order of the notation. In a lost
position every legal move keeps the value, so every one is listed, the longest resistance first.
`proofs` tells of every single placement what it is worth.
Before the seventh piece a win at once is answered with the winning placements alone, and a position
that the book knows with the moves that it knows: each of them keeps the value, others may too.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from touchstone.engine.mind import Advice, OnStep, Proof, no_step
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
from touchstone.games.four_senses.mind.solver.book import LIVE_FROM, LOSS, Book, shipped_book
from touchstone.games.four_senses.mind.solver.live import (
    DISTANCE_FROM,
    LiveSolver,
    OutOfTime,
    Solved,
)
from touchstone.games.four_senses.mind.solver.recalled import (
    NAMES,
    bounds_of,
    glance,
    known_advice,
    known_lanes,
)
from touchstone.games.four_senses.rules.game import FourSenses
from touchstone.games.four_senses.rules.patterns import LINES, all_patterns
from touchstone.games.four_senses.rules.state import Claim, Done, Pass, Stage, State


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
        return known_advice(board, book) or _advice(_with_book(board, solver, book))
    except OutOfTime:
        return _known(board, book)


def _advice(solved: Solved) -> Advice:
    return Advice(
        tuple(map(placement, solved.lanes)), NAMES[solved.worth], solved.distance, exact=True
    )


def _with_book(board: int, solver: LiveSolver, book: Book) -> Solved:
    """An early position that is not known by heart: solved, which may take minutes."""
    low, high = bounds_of(board, book)
    worth = low if low == high else solver.worth(board)
    lanes = known_lanes(board, worth, book) or _keeping_lanes(board, worth, solver, book)
    return Solved(worth, lanes, len(lanes), None)


def proofs(board: int, solver: LiveSolver, book: Book | None = None) -> Iterator[Proof]:
    """What each placement is worth: at a glance, by the book, then by the solver in its time."""
    book = shipped_book() if book is None else book
    waiting = []
    for lane in lanes_in_order(legal(board)):
        found = glance(board, lane, book)
        if found is None:
            waiting.append(lane)
        else:
            yield Proof(placement(lane), *found)
    with suppress(OutOfTime):
        for lane in waiting:
            child = placed(board, lane)
            worth = solver.worth(child)
            distance = _distance(child, worth, solver)
            further = None if distance is None else 1 + distance
            yield Proof(placement(lane), NAMES[-worth], further)


def _distance(board: int, worth: int, solver: LiveSolver) -> int | None:
    pieces = pieces_placed(board)
    if pieces < DISTANCE_FROM:
        return None
    score = solver.score(board, worth)
    return 25 - abs(score) - pieces if score else 24 - pieces


def _keeping_lanes(board: int, worth: int, solver: LiveSolver, book: Book) -> tuple[int, ...]:
    keeping = []
    moves = lanes_in_order(legal(board))
    for number, lane in enumerate(moves):
        solver.on_step(number, len(moves))
        child = placed(board, lane)
        if bounds_of(child, book)[0] <= -worth and not solver.is_worth(child, 1 - worth):
            keeping.append(lane)
    return tuple(keeping)


def _known(board: int, book: Book) -> Advice:
    """What can be said without a search: the book's moves, or at least those that are safe."""
    low, high = bounds_of(board, book)
    _, safe = winning_and_safe(board)
    lanes = (low > LOSS and known_lanes(board, low, book)) or tuple(lanes_in_order(safe))
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
