"""What type checkers make of `import touchstone as ts`: read by mypy and by pyright, never run."""

from random import choice
from typing import Any, assert_type

import touchstone as ts
from touchstone.games.four_eyes_plus.rules.state import Move as Laying
from touchstone.games.four_eyes_plus.rules.state import State as Tiles
from touchstone.games.four_senses.rules.state import Move, State
from touchstone.games.tactori.rules.state import Move as Building
from touchstone.games.tactori.rules.state import State as Towers

state = ts.game("four-senses", players=2, claims="referee")
assert_type(state, ts.State[State, Move])
assert_type(state.moves, tuple[Move, ...])
assert_type(state.play("f a1"), ts.State[State, Move])
assert_type(state.play(state.moves[0]), ts.State[State, Move])
assert_type(state.outcome, ts.Outcome | None)
assert_type(state.text, str)
assert_type(state.position, State)
assert_type(state.feel("a1"), ts.Feel)

assert_type(ts.game("4eyes-plus", size=7), ts.State[Tiles, Laying])
assert_type(ts.game("tactori", 3, variant="long"), ts.State[Towers, Building])


def any_game(slug: str) -> None:
    assert_type(ts.game(slug, size=7), ts.State[Any, Any])


assert_type(ts.read("four-senses; …"), ts.State[Any, Any])
assert_type(ts.record("game: four-senses").outcome, ts.Outcome | None)
assert_type(ts.best(state), ts.Advice[Move])
assert_type(ts.best(state).moves, tuple[Move, ...])
assert_type(ts.bot(3)(state), Move)
assert_type(ts.draw(state).svg(), str)


def mine(now: ts.State[State, Move]) -> Move:
    return choice(now.moves)


def blind(hand: ts.Hand) -> str:
    assert_type(hand.touch("a1"), ts.Feel)
    return "f a1"


assert_type(ts.match(state, mine, ts.bot(2)), ts.Played)
assert_type(ts.match("four-senses", blind, ts.bot(2), masked=True), ts.Played)

# What is wrong is refused. Every line below must be: an "ignore" that nothing needs is an error.
state.play(3)  # type: ignore[arg-type]
ts.game("four-senses", players="two")  # type: ignore[call-overload]
ts.bot("3")  # type: ignore[arg-type]
ts.nothing  # type: ignore[attr-defined]  # noqa: B018
