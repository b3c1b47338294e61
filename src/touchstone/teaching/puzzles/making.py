"""Puzzles are made by playing: careful random games, each looked through for a position that asks.

Everything follows from the seed and is limited in positions, never in time, so that the same seed
makes the same files everywhere.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from touchstone.core.game import AnyGame, GameKind
from touchstone.engine.levels import LEVELS, Budget
from touchstone.engine.mind import mind_of
from touchstone.teaching.puzzles.attempt import Attempt
from touchstone.teaching.puzzles.puzzle import FOLDER, Puzzle, Theme
from touchstone.teaching.puzzles.tasks import Posed
from touchstone.teaching.puzzles.turns import TooDeep

TRIES = 6
"""How often a bot of each level tries a puzzle."""
CAREFUL = 0.85
"""How often a player of the games looks at what the next could do, and does not win at once."""
LONGEST = 120
"""Moves of such a game."""
MOST_GAMES = 400
"""Games played for one puzzle before its theme is given up."""
FEW = 2000
"""Positions that a bot which thinks ahead may look at; a puzzle is not worth more to it."""


class Made(NamedTuple):
    """How far a theme has come: a puzzle more, of so many."""

    puzzle: Puzzle
    number: int
    total: int


def make(kind: GameKind, theme: Theme, seed: int) -> Iterator[Made]:
    """The puzzles of one theme, no two of one position."""
    game, dice = theme.game(kind), Random(f"{seed} {kind.slug} {theme.name}")
    seen, number, games = set[str](), 0, 0
    while number < theme.count and games < MOST_GAMES * theme.count:
        games += 1
        found = _found(game, theme, dice)
        if found is None or found[0] in seen:
            continue
        position, posed = found
        seen.add(position)
        number += 1
        answers = tuple(tuple(map(game.move_text, moves)) for moves in posed.answers)
        puzzle = Puzzle(kind, theme, position, answers, posed.par, level=1)
        yield Made(_weighed(puzzle), number, theme.count)


def _found(game: AnyGame, theme: Theme, dice: Random) -> tuple[str, Posed] | None:
    """The first position of a game that poses the task, beginning at a turn chosen by lot."""
    first = theme.after + dice.randrange(6)
    for number, state in enumerate(_turn_starts(game, dice)):
        if number < first:
            continue
        position = game.state_text(state)
        # What is written is what counts: a position forgets how it came about.
        posed = theme.asks.pose(game, game.read_state(position))
        if posed is not None:
            return position, posed
    return None


def _turn_starts(game: AnyGame, dice: Random) -> Iterator[Any]:
    """The positions at the beginning of the turns of one game."""
    part = game.kind.part(FOLDER)
    if game.count(game.initial()) is not None and part is not None:
        # Nobody plays against anybody: the game itself knows what lies shortly before an end.
        yield part.shortly_before_the_end(game, dice)
        return
    guide, state, mover = mind_of(game.kind).guide, game.initial(), None
    for _ in range(LONGEST):
        if game.outcome(state) is not None:
            return
        if game.to_move(state) != mover:
            mover = game.to_move(state)
            yield state
        careful = dice.random() < CAREFUL
        moves = (guide.safe(game, state) if careful else ()) or guide.moves(game, state)
        ending = [move for move in moves if game.outcome(game.play(state, move).state) is None]
        if not ending:
            return
        state = game.play(state, dice.choice(ending)).state


def _weighed(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its difficulty: the lowest level of which half the bots solve it."""
    for level in LEVELS:
        # Dice of its own for every puzzle, or a bot's luck would be the same with all of them.
        luck = (Random(f"{puzzle.number} {level} {number}") for number in range(TRIES))
        solved = sum(_solves(puzzle, level, dice) for dice in luck)
        if 2 * solved >= TRIES:
            break
    return Puzzle(puzzle.kind, puzzle.theme, puzzle.position, puzzle.answers, puzzle.par, level)


def _solves(puzzle: Puzzle, level: int, dice: Random) -> bool:
    attempt = Attempt(puzzle)
    guide = mind_of(puzzle.kind).guide
    for _ in range(LONGEST):
        # In positions, never in seconds: a busy machine makes no puzzle harder.
        nodes = min(guide.budget(attempt.game, level).nodes or FEW, FEW)
        move = guide.decide(attempt.game, attempt.state, LEVELS[level], dice, Budget(nodes=nodes))
        if attempt.play(move) is not None:
            break
    return bool(attempt.solved)


class Fault(Exception):
    """A puzzle that is not what it says."""


def prove(puzzle: Puzzle) -> None:
    """Proves a puzzle anew: the task, every answer that is shown, and that it is read as written.

    Raises Fault, which says what is wrong.
    """
    game = puzzle.game
    state = game.read_state(puzzle.position)
    if game.state_text(state) != puzzle.position:
        raise Fault("the position is not written as it is read")
    try:
        posed = puzzle.theme.asks.pose(game, state)
    except TooDeep:
        posed = None
    if posed is None:
        raise Fault("the position does not pose the task")
    answers = tuple(tuple(map(game.move_text, moves)) for moves in posed.answers)
    if (answers, posed.par) != (puzzle.answers, puzzle.par):
        raise Fault("the answers are others than those that stand there")
    for moves in puzzle.answers:
        attempt = Attempt(puzzle)
        for text in moves:
            attempt.play(game.read_move(attempt.state, text))
        if attempt.solved is False or (attempt.solved is None and attempt.spent >= puzzle.par):
            raise Fault(f"{', '.join(moves)} does not solve it")
