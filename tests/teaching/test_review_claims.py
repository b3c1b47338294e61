"""What a review says of a turn is held against the rules alone, over games that were just played.

Nothing of the engine is asked here: every move of a turn is tried, and every answer to it. A turn
that has too many of them is passed over.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
from helpers.soaking import SOAK

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat
from touchstone.games import GAMES
from touchstone.match import Agreement, Chair, Match, Play
from touchstone.teaching.review import Grade, Review, Reviewed, review

LONGEST, MOST = 80, 4000 if SOAK else 800
"""Moves of a game, and positions that are looked at for one question."""
GAMES_EACH = 12 if SOAK else 1
CASES: dict[str, tuple[str, int, Mapping[str, str]]] = {
    "declared": ("four-senses", 2, {}),
    "three players": ("four-senses", 3, {"claims": "referee"}),
    "squares": ("4eyes-plus", 2, {"size": "5"}),
    "three and squares": ("4eyes-plus", 3, {"size": "5"}),
    "rectangle": ("tactori", 2, {"variant": "rectangle"}),
    "points": ("tactori", 2, {"variant": "connections"}),
}


class TooMany(Exception):
    """Not to be found out here."""


class Brute:
    """Tries everything."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.left = MOST

    def after(self, state: Any) -> Iterator[Any]:
        for move in self.game.legal_moves(state):
            self.left -= 1
            if self.left < 0:
                raise TooMany
            yield self.game.play(state, move).state

    def is_over_for(self, state: Any, seat: Seat) -> bool:
        return self.game.outcome(state) is not None or self.game.to_move(state) != seat

    def can_win(self, state: Any, seat: Seat) -> bool:
        """Whether the seat wins in what is left of its turn."""
        if self.is_over_for(state, seat):
            outcome = self.game.outcome(state)
            return outcome is not None and seat in outcome.winners
        return any(self.can_win(one, seat) for one in self.after(state))

    def loses_at_once(self, state: Any, seat: Seat) -> bool:
        """Whether the seat has lost, or the next one can win, however it ends its turn."""
        outcome = self.game.outcome(state)
        if outcome is not None:
            return bool(outcome.winners) and seat not in outcome.winners
        if self.game.to_move(state) != seat:
            return self.can_win(state, self.game.to_move(state))
        return all(self.loses_at_once(one, seat) for one in self.after(state))


def played(slug: str, players: int, settings: Mapping[str, str], seed: int) -> Match:
    """A game of players who take a win in one move when they see it, and else play anything."""
    dice, game = Random(f"{slug} {seed}"), GAMES[slug].new(players, settings)
    chairs = tuple(Chair(masked=False) for _ in range(players))
    match = Match.begin(Agreement(game, chairs))
    while match.turn is not None and len(match.record.moves) < LONGEST:
        seat, state = match.turn, match.record.sitting.state
        moves = game.legal_moves(state)
        wins = [
            move
            for move in moves
            if (end := game.outcome(game.play(state, move).state)) and seat in end.winners
        ]
        chosen = dice.choice(wins if wins and dice.random() < 0.5 else moves)
        match, _ = match.submit(Play(seat, game.move_text(chosen)))
    return match


def checked(found: Review, one: Reviewed) -> None:
    """Raises AssertionError where a claim is false, and TooMany where that cannot be told."""
    game, turn = found.game, one.played
    has_won = turn.outcome is not None and turn.seat in turn.outcome.winners
    states = [turn.before]
    for move in turn.moves[:-1]:
        states.append(game.play(states[-1], move).state)
    could_win = any(Brute(game).can_win(state, turn.seat) for state in states)
    assert (one.grade is Grade.MISSED) == (could_win and not has_won)
    if has_won:
        assert one.grade is Grade.BEST
    if one.grade in (Grade.MISSED, Grade.BLUNDER, Grade.MISTAKE):
        assert one.better
    if one.grade in (Grade.BLUNDER, Grade.MISTAKE):
        for text in one.better:
            after = game.play(turn.before, game.read_move(turn.before, text)).state
            assert not Brute(game).loses_at_once(after, turn.seat), text
    if Brute(game).loses_at_once(turn.after, turn.seat) and one.grade in (Grade.BEST, Grade.GOOD):
        # Nothing is to be blamed on a turn where nothing helped, or where all was lost before.
        helped = not Brute(game).loses_at_once(turn.before, turn.seat)
        assert not helped or one.kept == "loss"


@pytest.mark.parametrize("case", CASES)
def test_nothing_that_is_said_of_a_turn_is_false(case: str) -> None:
    slug, players, settings = CASES[case]
    sure = 0
    for seed in range(GAMES_EACH):
        found = review(played(slug, players, settings, seed).record, seconds=0.1)
        for one in found.turns:
            try:
                checked(found, one)
                sure += 1
            except TooMany:
                continue
        for stood in found.standing:
            for number in range(stood.since, stood.since + stood.turns):
                before = found.turns[number].played.before
                ends = map(found.game.outcome, Brute(found.game).after(before))
                assert stood.outcome.where in {end.where for end in ends if end}
    assert sure >= 3
