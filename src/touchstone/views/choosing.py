"""What can be done with some cells: by buttons on the page, and by typing nothing but a cell."""

from touchstone.core.game import AnyGame
from touchstone.match.forms import ANY, filled, forms, orders_of, starts_of
from touchstone.match.view import Seen


def choices(game: AnyGame, seen: Seen, chosen: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """The moves of exactly the chosen cells, and the cells that may be chosen next."""
    if seen.turn is None or seen.turn != seen.listener:
        return [], []
    if seen.masked:
        return _any_choices(game, seen, chosen)
    texts: list[str] = []
    onward: dict[str, None] = {}
    for text in map(game.move_text, game.legal_moves(seen.state)):
        orders = orders_of(text) if chosen else starts_of(text)
        if chosen in orders:
            texts.append(text)
        ways = (order for order in orders if order[: len(chosen)] == chosen != order)
        onward |= dict.fromkeys(way[len(chosen)] for way in ways)
    return texts, list(onward)


def _any_choices(game: AnyGame, seen: Seen, chosen: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """Every move that makes sense to somebody who does not know what the board is like."""
    grid = game.grid
    if any(grid.find(cell) is None for cell in chosen):
        return [], []
    every = [form for form in forms(game) if seen.thinkable(form, chosen)]
    made = [filled(form, chosen) for form in every if form.count(ANY) == len(chosen)]
    longer = [form for form in every if form.count(ANY) > len(chosen)]
    others = [name for name in map(grid.name, grid.cells) if name not in chosen]
    onward = [
        name for name in others if any(seen.thinkable(form, (*chosen, name)) for form in longer)
    ]
    return made, onward
