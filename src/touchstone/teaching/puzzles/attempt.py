"""Somebody at a puzzle: what was played and touched, and how it went."""

from dataclasses import dataclass, field
from typing import Any

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat
from touchstone.teaching.puzzles.puzzle import Puzzle
from touchstone.teaching.puzzles.turns import is_over


@dataclass
class Attempt:
    """A puzzle being solved, from the first move to the verdict."""

    puzzle: Puzzle
    game: AnyGame = field(init=False)
    start: Any = field(init=False)
    state: Any = field(init=False)
    seat: Seat = field(init=False)
    spent: int = 0
    """Turns played."""
    touched: list[str] = field(default_factory=list)
    """The cells that were felt, each time."""
    is_due: bool = False
    """Whether enough was played to be judged."""
    reply: tuple[Any, ...] = ()
    """What the other has played last: an answer, or what refutes the try."""
    solved: bool | None = None

    def __post_init__(self) -> None:
        self.game = self.puzzle.game
        self.start = self.game.read_state(self.puzzle.position)
        self.seat = self.game.to_move(self.start)
        self.state = self.start

    def again(self) -> None:
        """Back to the beginning; what was touched stays touched."""
        self.state, self.spent, self.solved, self.reply = self.start, 0, None, ()
        self.is_due = False

    def play(self, move: Any) -> bool | None:
        """Plays a legal move: True if that solves it, False if it is wrong, else None."""
        self.follow(move)
        return self.judge()

    def follow(self, move: Any) -> None:
        """Plays a move of whoever is to move, without asking yet whether it is right."""
        is_own = self.game.to_move(self.state) == self.seat
        self.state = self.game.play(self.state, move).state
        self.reply = ()
        counted = self._counted()
        # What all play together is judged by what is counted, not by whose turn it is.
        self.is_due = counted is not None or is_over(self.game, self.state, self.seat)
        self.spent = counted if counted is not None else self.spent + (is_own and self.is_due)

    def judge(self) -> bool | None:
        """Whether what was played so far is right; plays what the other answers."""
        task, masked = self.puzzle.theme.asks, self.puzzle.theme.masked
        if self.is_due:
            self.solved, reply = task.judge(
                self.game, self.state, self.seat, self.spent, self.puzzle.par
            )
            # Behind a mask a refutation would tell what no finger has felt.
            self.reply = () if masked and self.solved is False else reply
        elif task.is_lost(self.game, self.state):
            self.solved = False
        for move in self.reply:
            self.state = self.game.play(self.state, move).state
        return self.solved

    def _counted(self) -> int | None:
        now, before = self.game.count(self.state), self.game.count(self.start)
        return None if now is None or before is None else now - before
