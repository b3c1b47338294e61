"""An analyst for every game: each move with its value, what follows, and why.

The first answer says what wins, loses and parries at once, by the rules. Then comes what can be
proven, then games that are played out. Every answer is complete in itself and better than the one
before, so whoever asks can stop at any time.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from time import monotonic
from typing import Any

from touchstone.core.game import AnyGame
from touchstone.engine.findings import RANKS, Analysis, MoveAnalysis
from touchstone.engine.levels import LEVELS, STRONGEST, Budget, Meter
from touchstone.engine.mind import (
    Advice,
    ByHeart,
    Mind,
    OnStep,
    by_heart_of,
    mind_of,
    no_step,
)
from touchstone.engine.reasons import (
    Reason,
    Win,
    parried,
    threatened,
    value_of,
    win_in_turn,
    win_of_next,
)

__all__ = ["Analysis", "MoveAnalysis", "analyse", "answers", "best"]

FIRST_ANSWER, NEXT_ANSWER = 0.04, 0.25
"""Seconds of work before the first answer, and between later ones."""
BESIDES = Budget(nodes=4000, seconds=0.25)
"""What is spent on all that is not a proof of the best moves, where nobody says how much."""
PATIENCE = 10.0
"""Seconds for a proof of the best moves, where nobody says how many."""
BATCH, MOST_BATCH = 8, 256
"""Games played out for one move before the next one has its turn."""
LONGEST_LINE = 8
"""Moves that are foretold."""
FEW = 50
"""Positions that are looked at for each of them, where nothing is proven."""


def best(
    game: AnyGame,
    state: Any,
    level: int = STRONGEST,
    seconds: float | None = None,
    seed: int = 1,
    on_step: OnStep = no_step,
) -> Advice:
    """What to play: every best move, in the order of the notation."""
    found = analyse(game, state, seconds, level=level, seed=seed, on_step=on_step)
    return Advice(found.best, found.value, found.distance, found.exact)


def analyse(
    game: AnyGame,
    state: Any,
    seconds: float | None = None,
    *,
    level: int = STRONGEST,
    seed: int = 1,
    on_step: OnStep = no_step,
) -> Analysis:
    """The last of the answers.

    `seconds` limits the whole; without it only a proof takes its time, and not for ever.
    """
    *_, last = answers(game, state, seconds, level=level, seed=seed, on_step=on_step)
    return last


def mind_for(game: AnyGame, state: Any, seconds: float | None, level: int) -> Mind:
    """Whose answer is wanted: what is known by heart is enough for whoever gives no time to think.

    Then the answer is there at once, and nothing needs to be compiled or loaded for it.
    """
    if seconds is None and level == STRONGEST:
        by_heart = by_heart_of(game.kind)
        if by_heart is not None and by_heart.knows(game, state):
            return by_heart
    return mind_of(game.kind)


def answers(
    game: AnyGame,
    state: Any,
    seconds: float | None = None,
    *,
    level: int = STRONGEST,
    seed: int = 1,
    on_step: OnStep = no_step,
) -> Iterator[Analysis]:
    """Better and better answers. `seed` starts the dice of a bot and of the games played out.

    The strongest level asks the game's solver, where it has one; weaker ones tell what a bot of
    that level would play where no move wins at once. `on_step` is told how far a solver has come.
    """
    outcome = game.outcome(state)
    if outcome is not None:
        yield Analysis((), value_of(outcome, game.to_move(state)), 0, exact=True, moves=())
        return
    yield from _Analyst(game, state, seconds, level, seed, on_step).answers()


@dataclass
class _Analyst:
    """One position on its way from the first answer to the last."""

    game: AnyGame
    state: Any
    seconds: float | None
    level: int
    seed: int
    on_step: OnStep
    clock: Callable[[], float] = monotonic
    advice: Advice | None = None
    chosen: Any = None
    """The move of a bot, where nothing is proven."""
    allowed: dict[Any, Win] = field(default_factory=dict)
    """By move, how the next player wins after it."""

    def __post_init__(self) -> None:
        self.mind = mind_for(self.game, self.state, self.seconds, self.level)
        self.guide = self.mind.guide
        self.seat = self.game.to_move(self.state)
        self.meter = Meter(Budget(seconds=self.seconds), self.clock)
        self.found = {move: MoveAnalysis(move, line=(move,)) for move in self._legal()}
        self.after: dict[Any, Any] = {}
        self.due = self.clock() + FIRST_ANSWER
        by_heart = by_heart_of(self.game.kind) if self.level == STRONGEST else None
        self.known = by_heart.value(self.game, self.state) if by_heart else None
        """The value, where it is known by heart, perhaps without a move that keeps it."""

    def _legal(self) -> list[Any]:
        return list(self.game.legal_moves(self.state))

    def answers(self) -> Iterator[Analysis]:
        yield from self._play_each()
        yield from self._look_at_replies()
        yield self.now()
        self._ask_solver()
        yield self.now()
        besides = self.meter if self.seconds is not None else Meter(BESIDES, self.clock)
        yield from self._prove(besides.half().half())
        found = self.now()
        if not (found.exact and found.keeping):
            yield from self._play_out(besides.half())
            self._ask_bot(besides.half())
        self._explain(besides)
        self._follow(besides)
        yield self.now()

    def _note(self, move: Any, **facts: Any) -> None:
        self.found[move] = replace(self.found[move], **facts)

    def _is_due(self) -> bool:
        """Whether it is time for another answer."""
        is_due = self.clock() >= self.due
        if is_due:
            self.due = self.clock() + NEXT_ANSWER
        return is_due

    # What follows from the rules ------------------------------------------------------------------

    def _play_each(self) -> Iterator[Analysis]:
        """What ends the game, or wins in the rest of this turn."""
        for move in self.found:
            after = self.game.play(self.state, move).state
            self.after[move] = after
            outcome = self.game.outcome(after)
            if outcome is not None:
                self._note_end(move, Win((), outcome))
            elif self.game.to_move(after) == self.seat:
                win = win_in_turn(self.game, after, self.guide)
                if win is not None:
                    self._note_end(move, win)
            if self._is_due():
                yield self.now()

    def _note_end(self, move: Any, win: Win) -> None:
        value = value_of(win.outcome, self.seat)
        code = {"win": "wins", "loss": "gives"}.get(value, "draws")
        self._note(
            move,
            value=value,
            exact=True,
            distance=1 + len(win.moves),
            line=(move, *win.moves),
            reasons=(Reason(code, win.moves, win.outcome),),
        )

    def _look_at_replies(self) -> Iterator[Analysis]:
        """What lets the next player win at once."""
        for move, after in self.after.items():
            if self.found[move].exact:
                continue
            win = win_of_next(self.game, after, self.seat, self.guide)
            if win is not None:
                is_next = self.game.to_move(after) != self.seat
                self.allowed[move] = win
                # Of three players the next one may have other plans.
                proven = self.game.seats == 2
                self._note(
                    move,
                    value="loss" if proven else None,
                    exact=proven,
                    distance=1 + len(win.moves) if proven and is_next else None,
                    line=(move, *win.moves) if is_next else (move,),
                    reasons=(Reason("allows", win.moves, win.outcome),),
                )
            if self.meter.is_out:
                return
            if self._is_due():
                yield self.now()

    # What is proven -------------------------------------------------------------------------------

    def _ask_solver(self) -> None:
        if self.level == STRONGEST and not self.meter.is_out:
            half = self.meter.half().left.seconds
            seconds = PATIENCE if half is None else half
            self.advice = self.mind.solved(self.game, self.state, seconds, self.on_step)
        if self.advice is not None and self.advice.exact:
            # The best moves keep what the position is worth.
            for move in self.advice.moves:
                if not self.found[move].exact:
                    self._note(move, value=self.advice.value, exact=True)

    def _prove(self, meter: Meter) -> Iterator[Analysis]:
        if self.level != STRONGEST:
            return
        for move, value, distance in self.mind.proofs(self.game, self.state, meter):
            known = self.found[move]
            self._note(move, value=value, exact=True, distance=known.distance or distance)
            if self._is_due():
                yield self.now()

    # What is likely -------------------------------------------------------------------------------

    def _ask_bot(self, meter: Meter) -> None:
        # Without a limit the bot takes that of its level, which repeats exactly.
        budget = None if self.seconds is None else Budget(seconds=meter.left.seconds)
        level, dice = LEVELS[self.level], Random(self.seed)
        self.chosen = self.guide.decide(self.game, self.state, level, dice, budget)
        found = self.found[self.chosen]
        if not found.exact and not found.playouts:  # a large board: time was out before its turn
            self._sample(self.chosen, BATCH, self.seed)

    def _play_out(self, meter: Meter) -> Iterator[Analysis]:
        """Games for every move whose value is not known, most of them for the best."""
        batch, seed = BATCH, self.seed
        while contenders := self._contenders():
            for move in contenders:
                seed += 1
                self._sample(move, batch, seed)
                meter.spend(batch)
                if meter.is_out:
                    return
                if self._is_due():
                    yield self.now()
            batch = min(2 * batch, MOST_BATCH)

    def _sample(self, move: Any, games: int, seed: int) -> None:
        """Plays so many games out after a move."""
        points = self.mind.points(self.game, self.after[move], games, seed)
        known = self.found[move]
        self._note(
            move,
            points=known.points + float(points[self.seat - 1]),
            playouts=known.playouts + games,
        )

    def _contenders(self) -> list[Any]:
        """The moves that may still be the best, as far as games played out can tell."""
        unknown = [found for found in self.found.values() if not found.exact]
        fresh = [found.move for found in unknown if not found.playouts]
        if fresh or not unknown:
            return fresh
        ends = {found.move: found.interval or (0.0, 1.0) for found in unknown}
        most = max(low for low, _ in ends.values())
        return [move for move, (_, high) in ends.items() if high >= most]

    # What it comes to -----------------------------------------------------------------------------

    def _explain(self, meter: Meter) -> None:
        """Says which moves parry something, and what the best threaten."""
        parry = parried(self.allowed, list(self.found))
        if parry is not None and parry.parries is not None:
            for move in parry.parries:
                self._add(move, parry)
        for move in self.now().best[:3]:
            if not self.found[move].reasons or parry is not None:
                threat = threatened(self.game, self.after[move], self.seat, self.guide, meter)
                if threat is not None:
                    self._add(move, threat)

    def _follow(self, meter: Meter) -> None:
        """What is expected to follow the first of the best moves."""
        move = self.now().best[0]
        line, state = [move], self.after[move]
        while len(line) < LONGEST_LINE and self.game.outcome(state) is None:
            win = win_in_turn(self.game, state, self.guide)
            if win is not None:
                line += win.moves
                break
            expected = None if meter.is_out else self._expected(state, meter)
            if expected is None:
                break
            line.append(expected)
            state = self.game.play(state, expected).state
        if len(line) > len(self.found[move].line):
            self._note(move, line=tuple(line))

    def _expected(self, state: Any, meter: Meter) -> Any:
        """A best move of whoever is to move, proven if there is time; else a careful one.

        Where the answer is known by heart, None beyond what is known by heart.
        """
        seconds = meter.half().left.seconds
        advice = self.mind.solved(self.game, state, seconds, no_step) if self.advice else None
        if isinstance(self.mind, ByHeart):
            return advice.moves[0] if advice is not None else None
        if advice is not None and (advice.distance is not None or len(advice.moves) == 1):
            return advice.moves[0]
        level, little = LEVELS[STRONGEST], Budget(nodes=FEW, seconds=seconds)
        chosen = self.guide.decide(self.game, state, level, Random(self.seed), little)
        # Of many moves that keep the value a bot knows the one that people would make.
        return chosen if advice is None or chosen in advice.moves else advice.moves[0]

    def _add(self, move: Any, reason: Reason) -> None:
        self._note(move, reasons=(*self.found[move].reasons, reason))

    def now(self) -> Analysis:
        """What is known so far."""
        moves, advice = tuple(self.found.values()), self.advice
        guess = None
        if advice is not None and (advice.exact or advice.value is not None):
            best = self._ordered(advice.moves)
            guess = Analysis(best, advice.value, advice.distance, advice.exact, moves)
        if guess is not None and guess.exact:
            return guess
        proven = {f.move: f.value for f in moves if f.exact and f.value is not None}
        value = max(proven.values(), key=RANKS.__getitem__, default=None)
        if value == "win" or (value is not None and len(proven) == len(moves)):
            best = tuple(move for move, found in proven.items() if found == value)
            best = self._without_detours(best)
            return Analysis(best, value, self._distance(best, value), True, moves)
        if self.known is not None:
            best = tuple(move for move, found in proven.items() if found == self.known)
            return Analysis(best or self._likely(), self.known, None, True, moves)
        # A solver may run out of time over what the rules say at once: its guess comes last.
        return guess or Analysis(self._likely(), None, None, False, moves)

    def _without_detours(self, best: tuple[Any, ...]) -> tuple[Any, ...]:
        """Where a move wins at once, without those that win later in the same turn."""
        at_once = tuple(move for move in best if self.found[move].distance == 1)
        return at_once or best

    def _ordered(self, moves: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(move for move in self.found if move in moves)

    def _distance(self, best: tuple[Any, ...], value: str) -> int | None:
        """Winners hurry, losers delay."""
        known = [self.found[move].distance for move in best]
        numbers = [number for number in known if number is not None]
        if value == "win":
            return min(numbers) if 1 in numbers or len(numbers) == len(known) else None
        return max(numbers) if len(numbers) == len(known) else None

    def _likely(self) -> tuple[Any, ...]:
        """The bot's choice; before that a solver's guess, else what may be best, but no losses.

        A share of a few games played out does not make another move as good as the one that the
        bot has thought about.
        """
        if self.chosen is not None:
            return (self.chosen,)
        if self.advice is not None:
            return self._ordered(self.advice.moves)
        open_ones = [found for found in self.found.values() if found.value != "loss"]
        tried = all(found.playouts for found in open_ones)
        likely = self._contenders() if tried else [found.move for found in open_ones]
        return tuple(likely) or tuple(self.found)
