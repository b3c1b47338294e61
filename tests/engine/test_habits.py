"""Low levels err as people do: by what is hard to see, by what has stood for long, near the last
move."""

from collections import Counter
from random import Random

import pytest

from touchstone.core.game import AnyGame
from touchstone.core.values import Outcome, Seat
from touchstone.engine.bots import choose
from touchstone.engine.habits import NO_AGES, Habits, Look, ages_of, effort
from touchstone.engine.levels import LEVELS
from touchstone.engine.mind import guide_for
from touchstone.engine.sight import Sight
from touchstone.games import new_game
from touchstone.games.four_eyes_plus.mind.guide import FourEyesPlusGuide
from touchstone.match import Agreement, Chair, Match, Play

SEEDS = range(120)


def seen(game: AnyGame, position: str, level: int, ages: dict[int, int] | None = None) -> int:
    """How often a level takes the win that is there."""
    guide, state = guide_for(game), game.read_state(position)
    wins = guide.winning(game, state)
    assert wins
    chosen = (guide.decide(game, state, LEVELS[level], Random(n), None, ages or {}) for n in SEEDS)
    return sum(move in wins for move in chosen)


ROW = "row4 -, -, -, -; row3 -, -, -, -; row2 -, -, -, -; row1 h+f, f, h+f, -"
SLOPE = "row4 -, -, -, -; row3 -, -, h+f, -; row2 -, f, -, -; row1 h+f, -, -, -"


@pytest.mark.parametrize("level", [1, 2])
def test_a_diagonal_is_overlooked_more_often_than_a_row(level: int) -> None:
    game = new_game("four-senses", claims="referee")
    row, slope = (
        seen(game, f"four-senses; {rows}; turn 1; stage explore", level) for rows in (ROW, SLOPE)
    )
    assert row > slope + 10


def test_a_tilted_square_is_overlooked_more_often_than_an_upright_one() -> None:
    game = new_game("4eyes-plus")
    laid = "4eyes-plus; size 9; players 2; phase 1; turn 1; tiles 1 {}; tiles 2 i1 h1, i4 h4, i6 h6"
    upright, tilted = (
        seen(game, laid.format(tiles) + "; hand 12 12", 2)
        for tiles in ("b2 a2, b4 a4, d2 e2", "b2 a2, c4 b4, d1 e1")
    )
    assert upright > tilted + 10


@pytest.mark.parametrize("slug", ["four-senses", "4eyes-plus"])
def test_what_is_hard_is_seen_all_the_same_by_whoever_misses_nothing(slug: str) -> None:
    game = new_game(slug)
    habits = guide_for(game).habits(game)
    assert sorted(habits) == sorted(LEVELS)
    assert all(habits[number].notice == 1 for number, level in LEVELS.items() if level.searches)
    for chances in ([h.notice for h in habits.values()], [h.care for h in habits.values()]):
        assert chances == sorted(chances)


def test_stairs_and_diagonals_are_hard_in_four_senses() -> None:
    game = new_game("four-senses")
    guide = guide_for(game)
    ways = {
        ("same-top", ("a1", "b1", "c1", "d1")),
        ("same-top", ("a1", "b2", "c3", "d4")),
        ("stairs", ("a1", "b1", "c1")),
        ("stairs", ("a1", "b2", "c3")),
    }
    hard = {
        way: guide.hardness(game, Outcome((Seat(1),), way[0], way[1], (way[0],))) for way in ways
    }
    assert len(set(hard.values())) == 4
    assert max(hard, key=hard.__getitem__) == ("stairs", ("a1", "b2", "c3"))
    assert min(hard.values()) == 1


def test_what_has_stood_for_long_is_harder_to_see() -> None:
    game = new_game("four-senses")
    row = ("a1", "b1", "c1", "d1")
    fresh, old = (effort(game, row, 1.0, {0: age, 4: age}) for age in (0, 5))
    assert old > fresh == 1


def match_after(*moves: str) -> Match:
    game = new_game("four-senses", claims="referee")
    match = Match.begin(Agreement(game, (Chair(masked=False),) * 2))
    for number, text in enumerate(moves):
        match, _ = match.submit(Play(Seat(number % 2 + 1), text))
    return match


def test_the_latest_move_is_known() -> None:
    match = match_after("f a1", "h d4", "f a2")
    ages = ages_of(match.agreement.game, Sight.of(match, Seat(2)).events)
    assert (ages[0], ages[1], ages[15]) == (3, 1, 2)


def test_low_levels_play_near_the_latest_move() -> None:
    match = match_after("f a1")
    grid = match.agreement.game.grid
    found: Counter[bool] = Counter()
    for seed in range(200):
        command = choose(match, Seat(2), 1, Random(seed))
        assert isinstance(command, Play)
        cell = grid.read(command.text.split()[1])
        found[max(grid.column(cell), grid.row(cell)) <= 1] += 1
    # Four wells of sixteen are that near: uniform play would be there in a quarter of the games.
    assert found[True] > 80


@pytest.mark.parametrize("claims", ["referee", "spoken"])
def test_whoever_takes_care_leaves_no_line_however_lines_are_claimed(claims: str) -> None:
    game = new_game("four-senses", claims=claims)
    rows = ROW.replace("h+f, f, h+f, -", "h+f, -, h+f, -")
    state = game.read_state(f"four-senses; {rows}; turn 1; stage explore")
    guide, moves = guide_for(game), guide_for(game).moves(game, state)
    careful, careless = (
        [guide.wary(game, state, moves, Look(habits, NO_AGES, Random(n))) for n in SEEDS]
        for habits in (Habits(notice=0.0, care=0.999, thoughts=50), Habits(notice=0.0, care=0.0))
    )
    safe = guide.safe(game, state)
    assert all(move in safe for move in careful)
    assert not all(move in safe for move in careless)


def test_whoever_thinks_of_more_moves_finds_the_safe_one() -> None:
    game = new_game("four-senses", claims="referee")
    state = game.read_state(f"four-senses; {ROW}; turn 1; stage explore")
    guide, moves = guide_for(game), game.legal_moves(state)

    def found(thoughts: int) -> int:
        habits = Habits(notice=0.0, care=1.0, thoughts=thoughts)
        looks = (Look(habits, NO_AGES, Random(n)) for n in SEEDS)
        return sum(guide.unworried(game, state, moves, look) is not None for look in looks)

    assert found(1) < len(SEEDS) / 2
    assert found(200) == len(SEEDS)


def test_whoever_weighs_several_lays_plays_one_that_looks_better() -> None:
    game = new_game("4eyes-plus")
    state = game.read_state(
        "4eyes-plus; size 9; players 2; phase 1; turn 1; tiles 1 b2 a2, b4 a4; "
        "tiles 2 i1 h1, i4 h4; hand 13 13"
    )
    guide, moves = guide_for(game), guide_for(game).safe(game, state)
    assert isinstance(guide, FourEyesPlusGuide)
    best = set(guide.promising(game, state))

    def good(weighs: int) -> int:
        habits = Habits(notice=0.0, care=1.0, weighs=weighs)
        looks = (Look(habits, NO_AGES, Random(n)) for n in SEEDS)
        return sum(guide.pick(game, state, moves, look) in best for look in looks)

    assert good(6) > 2 * good(1)


@pytest.mark.parametrize("slug", ["4eyes-plus", "tactori"])
def test_a_game_may_say_how_well_a_level_remembers(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, level = new_game(slug), 5
    own, asked = guide_for(game).habits(game)[level].keep, []
    usual = Sight.remembered

    def remembered(self: Sight, keep: float, dice: Random) -> Sight:
        asked.append(keep)
        return usual(self, keep, dice)

    monkeypatch.setattr(Sight, "remembered", remembered)
    match = Match.begin(Agreement(game, (Chair(masked=True),) * 2))
    choose(match, Seat(1), level, Random(1))
    assert asked == [own if slug == "4eyes-plus" else LEVELS[level].keep]
    assert asked != [None]
