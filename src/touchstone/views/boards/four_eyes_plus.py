"""The board of 4EYES+ in plain lines: a grid of seat numbers, then whose tiles lie where."""

from touchstone.core.game import AnyGame
from touchstone.games.four_eyes_plus.state import COLOURS, State


def board(game: AnyGame, state: State) -> list[str]:
    r"""One line a row, far row first; a number is the colour of that seat, a dot an empty cell.

    >>> from touchstone.games import new_game
    >>> game = new_game("4eyes-plus", size="5")
    >>> state = game.play(game.initial(), game.read_move(game.initial(), "b2 a2"))
    >>> print(*board(game, state), sep="\n")
    5: . . . . .
    4: . . . . .
    3: . . . . .
    2: 2 1 . . .
    1: . . . . .
       a b c d e
    1 red, 2 blue
    tiles 1: b2 a2
    tiles 2: -
    """
    colours = COLOURS[game.seats]
    numbers = {colour: str(number) for number, colour in enumerate(colours, start=1)}
    size = game.grid.size
    width = len(str(size))
    cells = [numbers.get(game.feel(state, cell).surface, ".") for cell in game.grid.cells]
    columns = " ".join(game.grid.name(column * size)[0] for column in range(size))
    rows = [f"{row + 1:>{width}}: " + " ".join(cells[row::size]) for row in reversed(range(size))]
    tiles = [
        f"tiles {number}: " + (", ".join(" ".join(game.grid.names(tile)) for tile in laid) or "-")
        for number, laid in enumerate(state.tiles, start=1)
    ]
    legend = ", ".join(f"{number} {colour}" for colour, number in numbers.items())
    return [*rows, " " * (width + 2) + columns, legend, *tiles]
