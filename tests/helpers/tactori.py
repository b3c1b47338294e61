"""Short ways to set up Tactori: positions as the rule book draws them, and lines of moves."""

from helpers.naming import event_name

from touchstone.core.errors import IllegalMove
from touchstone.core.events import Event
from touchstone.core.values import Seat
from touchstone.games import new_game
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.state import State

_NAMES = {"R": "red", "B": "blue", "Y": "yellow", "G": "green"}


def tactori(variant: str = "bridges", players: int = 2, **settings: str) -> Tactori:
    game = new_game("tactori", players, variant=variant, **settings)
    assert isinstance(game, Tactori)
    return game


def drawn(
    game: Tactori,
    towers: str = "-",
    sticks: str = "-",
    turn: int = 1,
    stage: str = "stone",
    **more: str,
) -> State:
    """A position; towers such as "b2 R, c2 B R", sticks such as "R b2-c2 1"."""
    return game.read_state(text(game, towers, sticks, turn, stage, **more))


def text(
    game: Tactori,
    towers: str = "-",
    sticks: str = "-",
    turn: int = 1,
    stage: str = "stone",
    **more: str,
) -> str:
    parts = [
        f"tactori; variant {game.settings['variant']}; players {game.seats}",
        f"towers {_full(towers)}; sticks {_full(sticks)}; turn {turn}; stage {stage}",
        *(f"{name} {value}" for name, value in more.items()),
    ]
    return "; ".join(parts)


def _full(drawing: str) -> str:
    return " ".join(
        _NAMES.get(word.rstrip(","), word.rstrip(",")) + ("," if word.endswith(",") else "")
        for word in drawing.split(" ")
    )


def played(game: Tactori, state: State, *moves: str) -> State:
    for move in moves:
        state = game.play(state, game.read_move(state, move)).state
    return state


def why_not(game: Tactori, state: State, move: str) -> str | None:
    """The reason of the refusal, or None if the move is legal; both ways to ask agree."""
    listed = move in legal_texts(game, state)
    try:
        read = game.read_move(state, move)
    except IllegalMove as error:
        assert not listed, f"{move} is listed but refused"
        return error.reason
    assert game.move_text(read) != move or listed, f"{move} is read but not listed"
    return None


def is_legal(game: Tactori, state: State, move: str) -> bool:
    return why_not(game, state, move) is None


def legal_texts(game: Tactori, state: State) -> list[str]:
    return [game.move_text(move) for move in game.legal_moves(state)]


def towers(game: Tactori, state: State, *cells: str) -> list[str]:
    """The stones of some fields as letters, bottom to top."""
    found = []
    for name in cells:
        cell = game.grid.find(name)
        assert cell is not None
        found.append("".join("RBYG"[stone] for stone in state.towers[cell]))
    return found


def supply(game: Tactori, state: State, seat: int) -> tuple[int, int]:
    heaps = game.supply(state, Seat(seat))
    return heaps["stones"], heaps["sticks"]


def happening(game: Tactori, state: State, move: str) -> tuple[Event, ...]:
    """What a move brings about."""
    return game.play(state, game.read_move(state, move)).events


def names(game: Tactori, state: State, move: str) -> list[str]:
    """The events of a move by name."""
    return [event_name(event) for event in happening(game, state, move)]
