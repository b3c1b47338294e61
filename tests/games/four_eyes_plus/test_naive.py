"""The perft table counted a second time, by rules written in a different way."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.four_eyes_plus import eyes

TABLE = [
    [field.strip() for field in line.split("|")]
    for line in (Path(__file__).parent / "perft.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


Point = tuple[int, int]
Place = tuple[Point, Point]


class Naive:
    """The rules once more, slowly: a dictionary of colours, squares found by turning sides.

    Seats count from 0. Draws by repetition and cap are left out.
    """

    def __init__(self, size: int, players: int, settings: dict[str, str]) -> None:
        self.size = size
        self.players = players
        self.paper = settings["mode"] == "paper"
        self.upright = settings["squares"] == "upright"
        self.no_gifts = settings["gift"] == "illegal"
        self.strict = settings["relocate"] == "strict"
        self.swaps = settings["swap"] == "on" and players == 2

    def places(self) -> Iterator[Place]:
        for x in range(self.size):
            for y in range(self.size):
                for right, up in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                    if 0 <= x + right < self.size and 0 <= y + up < self.size:
                        yield (x, y), (x + right, y + up)

    def square(self, board: dict[Point, int], colour: int) -> bool:
        mine = {point for point, shown in board.items() if shown == colour}
        return any(
            {(x - b, y + a), (x + a - b, y + a + b), (x + a, y + b)} <= mine
            for x, y in mine
            for a in range(1, self.size)
            for b in range(1 if self.upright else self.size)
        )

    def moves(
        self, tiles: dict[Place, int], hands: list[int], turn: int
    ) -> Iterator[tuple[dict[Place, int], bool]]:
        """The tiles after each move, and whether it ends the game."""
        after = (turn + 1) % self.players
        lifted: list[Place | None] = [tile for tile, owner in tiles.items() if owner == turn]
        if any(hands):
            lifted = [None] if hands[turn] else []
        for tile in lifted:
            left = {t: owner for t, owner in tiles.items() if t != tile}
            board = {}
            for (own, other), owner in left.items():
                board[own], board[other] = owner, (owner + 1) % self.players
            for place in self.places():
                if place == tile or place[0] in board or place[1] in board:
                    continue
                if self.strict and tile and set(tile) & set(place):
                    continue
                then = {**board, place[0]: turn, place[1]: after}
                wins, gives = self.square(then, turn), self.square(then, after)
                if not (gives and (wins or self.no_gifts)):
                    yield {**left, place: turn}, wins or gives

    def count(
        self, tiles: dict[Place, int], hands: list[int], turn: int, depth: int, stuck: int = 0
    ) -> int:
        if depth == 0:
            return 1
        if stuck == self.players:
            if self.paper or not any(hands):
                return 0
            return self.count(tiles, [0] * self.players, turn, depth)
        moves = list(self.moves(tiles, hands, turn))
        after = (turn + 1) % self.players
        if not moves:
            return self.count(tiles, hands, after, depth, stuck + 1)
        if self.swaps and list(tiles.values()) == [after]:
            # The tile is the mover's now, and so is one tile less in hand. Nobody swaps back.
            self.swaps = False
            swapped = self.count(dict.fromkeys(tiles, turn), hands[::-1], after, depth - 1)
            self.swaps = True
        else:
            swapped = 0
        if depth == 1:
            return len(moves) + swapped
        rest = [n - (n > 0 and seat == turn) for seat, n in enumerate(hands)]
        laid = sum(self.count(then, rest, after, depth - 1) for then, over in moves if not over)
        return laid + swapped


@pytest.mark.parametrize(
    ("players", "settings", "depth", "paths", "position"),
    [row for row in TABLE if "cap" not in row[1] and int(row[3]) < 6000],
)
def test_perft_counted_a_second_way(
    players: str, settings: str, depth: str, paths: str, position: str
) -> None:
    game = eyes(int(players), **dict(pair.split("=") for pair in settings.split()))
    state = game.read_state(position) if position else game.initial()
    grid = game.grid
    tiles = {
        (
            (grid.column(tile.own), grid.row(tile.own)),
            (grid.column(tile.other), grid.row(tile.other)),
        ): owner
        for owner, of_seat in enumerate(state.tiles)
        for tile in of_seat
    }
    hands = list(state.hands or [99] * game.seats)
    naive = Naive(grid.columns, game.seats, dict(game.settings))
    naive.swaps &= not state.swapped
    assert naive.count(tiles, hands, state.turn - 1, int(depth)) == int(paths)
