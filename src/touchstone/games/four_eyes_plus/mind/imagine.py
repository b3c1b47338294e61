"""The board of 4EYES+ as somebody behind a mask imagines it."""

from touchstone.core.events import TurnEnded
from touchstone.core.values import Seat, all_seats, seat_after
from touchstone.engine.sight import Sight, cell_named
from touchstone.games.four_eyes_plus.rules.events import (
    Laid,
    Moved,
    MovingBegins,
    Recoloured,
    Swapped,
)
from touchstone.games.four_eyes_plus.rules.state import COLOURS, HANDS, State, Tile, Tiles

_STEPS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}


def imagined(sight: Sight) -> State:
    """The tiles that are remembered; what nobody remembers is taken to be empty."""
    seats = sight.game.seats
    closed = not _may_swap(sight)
    if sight.game.settings["mode"] == "paper":
        return State(_paired(seats, _pawns(sight)), None, sight.seat, swapped=closed)
    found: dict[tuple[int, Tile], int] = {}
    for cell, trace in sight.traces.items():
        tile = _tile(sight, cell)
        if tile is not None and found.get(tile, -1) < trace.number:
            found[tile] = trace.number
    _add_own(sight, found)
    tiles = _without_overlaps(sight, found)
    # A hand that felt empty on one's own turn means that tiles are moved by now.
    moving = sight.heaps.get("tiles") == 0 or is_moving(sight)
    return State(
        tuple(tuple(t for owner, t in tiles if owner == seat) for seat in all_seats(seats)),
        _hands(sight, moving),
        sight.seat,
        2 if moving else 1,
        swapped=closed,
    )


def _may_swap(sight: Sight) -> bool:
    """Whether the first turn has just ended: later nobody need remember that a swap is over."""
    return sight.is_from_empty and sight.turns == 1


def is_moving(sight: Sight) -> bool:
    """Whether all tiles are laid, as far as could be heard."""
    return any(isinstance(event, MovingBegins) for event in sight.events)


def _pawns(sight: Sight) -> dict[Seat, list[int]]:
    """On paper: the cells of each colour, felt or drawn by oneself."""
    colours = COLOURS[sight.game.seats]
    shown = {cell: trace.feel.surface for cell, trace in sight.traces.items() if trace.feel.height}
    for event in sight.events:
        if event.seat == sight.seat and isinstance(event, Laid | Recoloured):
            own, other = (cell_named(sight.game, name) for name in (event.own, event.other))
            shown[own], shown[other] = event.own_colour, event.other_colour
        elif event.seat != sight.seat and isinstance(event, Swapped):
            # The tile of one's own first turn, unless the game began with it on the board.
            for _, laid in sight.own(Laid)[:1]:
                own, other = (cell_named(sight.game, name) for name in (laid.own, laid.other))
                shown[own], shown[other] = laid.other_colour, laid.own_colour
    return {
        seat: sorted(cell for cell, colour in shown.items() if colour == colours[seat - 1])
        for seat in all_seats(sight.game.seats)
    }


def _paired(seats: int, pawns: dict[Seat, list[int]]) -> Tiles:
    """Tiles that show these pawns. Which pawns were drawn together matters to nobody.

    A pawn that is left over, because its partner was not felt, is taken to show two colours:
    better than a cell that seems free.
    """
    tiles: dict[Seat, list[Tile]] = {seat: [] for seat in pawns}
    for seat, cells in pawns.items():
        others = pawns[seat_after(seat, seats)]
        while cells and others and cells is not others:
            tiles[seat].append(Tile(cells.pop(), others.pop()))
    for seat, cells in pawns.items():
        tiles[seat] += [Tile(cell, cell) for cell in cells]
    return tuple(tuple(tiles[seat]) for seat in all_seats(seats))


def _tile(sight: Sight, cell: int) -> tuple[int, Tile] | None:
    """Owner and tile under a finger: its colour and end say whose, its half says where."""
    game, seats = sight.game, sight.game.seats
    feel = sight.traces[cell].feel
    if feel.height == 0:
        return None
    colour = Seat(COLOURS[seats].index(feel.surface) + 1)
    details = dict(feel.details)
    across, up = _STEPS[details["half"]]
    half = game.grid.at(game.grid.column(cell) + across, game.grid.row(cell) + up)
    assert half is not None
    if details["end"] == "owner":
        return int(colour), Tile(cell, half)
    return int(seat_after(colour, seats, -1)), Tile(half, cell)


def _add_own(sight: Sight, found: dict[tuple[int, Tile], int]) -> None:
    """What the seat has laid and moved itself, it knows without a finger, unless it forgets."""

    def tile_at(own: str, other: str) -> tuple[int, Tile]:
        tile = Tile(cell_named(sight.game, own), cell_named(sight.game, other))
        return int(sight.seat), tile

    for number, event in enumerate(sight.events):
        if isinstance(event, Swapped) and event.seat != sight.seat:
            # The other player has taken over the tile of one's own first turn.
            for _, laid in sight.own(Laid)[:1]:
                mine = tile_at(laid.own, laid.other)
                found.pop(mine, None)
                found[int(event.seat), mine[1]] = number
        if event.seat != sight.seat or not isinstance(event, Laid | Moved | Recoloured):
            continue
        now = tile_at(event.own, event.other)
        if isinstance(event, Moved):
            found.pop(now, None)
            now = tile_at(event.to_own, event.to_other)
        found[now] = max(number, found.get(now, 0))


def _without_overlaps(sight: Sight, found: dict[tuple[int, Tile], int]) -> list[tuple[int, Tile]]:
    """The newest of what cannot lie on the same cell; a cell felt empty since is empty."""
    kept: list[tuple[int, Tile]] = []
    taken: set[int] = set()
    for (owner, tile), number in sorted(found.items(), key=lambda item: -item[1]):
        gone = any(
            cell in sight.traces
            and sight.traces[cell].number > number
            and sight.traces[cell].feel.height == 0
            for cell in tile
        )
        if not gone and not taken & set(tile):
            kept.append((owner, tile))
            taken |= set(tile)
    return sorted(kept)


def _hands(sight: Sight, moving: bool) -> tuple[int, ...]:
    """What is in each hand: a full one at first, a tile less for each turn heard to end."""
    seats = sight.game.seats
    if moving:
        return (0,) * seats
    full = HANDS[seats][sight.game.grid.columns]
    ended = [e.seat for e in sight.events if isinstance(e, TurnEnded) and e.how == "done"]
    # Whoever laid a tile that was taken over has it back in hand.
    back = [seat_after(e.seat, seats) for e in sight.events if isinstance(e, Swapped)]
    return tuple(
        min(full, max(1, full - ended.count(seat) + back.count(seat))) for seat in all_seats(seats)
    )
