"""Where pieces of a kind lie, and which cells are different from before: for whoever may see."""

from typing import Any

from touchstone.core.game import AnyGame
from touchstone.core.values import FIRST, Feel
from touchstone.match import CommandRefused, Match
from touchstone.views.sentences import Speaker, felt_words, sign_of
from touchstone.views.words import Words

_KIND = "game-kind-"
_FEEL, _DETAIL = "game-feel-", "game-feel-detail-"


def kinds(words: Words, game: AnyGame) -> dict[str, str]:
    """What can be asked for, by token: the kinds that the game names, else all that can be felt.

    Colours that nobody plays at this table are left out.
    """
    kind, settings = game.kind, game.settings
    named = words.endings(_KIND)
    if named:
        played = kind.signs(game.seats, settings)
        every = {sign for number in kind.players(settings) for sign in kind.signs(number, settings)}
        unplayed = every.difference(played)
        told = [token for token in named if token not in unplayed]
        return {token: words.say(_KIND + token, **settings) for token in told}
    start = game.initial(FIRST)
    feels = [game.feel(start, cell) for cell in game.grid.cells]
    empty = {feel.surface for feel in feels if not feel.height}
    felt = [one for one in words.endings(_FEEL) if not (_FEEL + one).startswith(_DETAIL)]
    return {one: words.say(_FEEL + one, height=1) for one in felt if one not in empty}


def where_words(speaker: Speaker, game: AnyGame, state: Any, asked: str) -> str:
    """Where the pieces lie that somebody asked for; raises CommandRefused if it knows none such."""
    words = speaker.words
    known = kinds(words, game)
    meant = _meant(speaker, known, asked)
    if not meant:
        raise CommandRefused("typed-where-what", kinds=", ".join(known.values()))
    return " ".join(_where(words, game, state, token, known[token]) for token in meant)


def _meant(speaker: Speaker, known: dict[str, str], asked: str) -> list[str]:
    """The kinds that were asked for; of several, one's own."""
    said = set(asked.lower().split())
    exact = [token for token, name in known.items() if said >= {token} or said >= _parts(name)]
    found = exact or [token for token, name in known.items() if said & _parts(name)]
    own = sign_of(speaker.agreement.game, speaker.listener)
    return [own] if own in found and len(found) > 1 else found


def _parts(name: str) -> set[str]:
    return set(name.lower().split())


def _where(words: Words, game: AnyGame, state: Any, token: str, name: str) -> str:
    cells = [
        game.grid.name(cell) for cell in game.grid.cells if _is_of(game.feel(state, cell), token)
    ]
    return words.say("board-where", kind=name, cells=", ".join(cells), count=len(cells))


def _is_of(feel: Feel, token: str) -> bool:
    """Whether a finger finds this kind: as the surface, or as a detail whose name begins so."""
    details = (name for name, _ in feel.details)
    return feel.surface == token or any(name.partition("-")[0] == token for name in details)


def changed_words(speaker: Speaker, match: Match) -> str:
    """What is different on the board since the listener's last turn, from the record of the game.

    Whoever only watches hears what the latest move changed.
    """
    record, listener = match.record, speaker.listener
    first = 0 if match.outcome else match.open_moves
    own = [n for n, (seat, _) in enumerate(record.moves) if seat == listener and n >= first]
    before = (own[-1] + 1) if own else first
    if listener is None:
        before = max(first, len(record.moves) - 1)
    game, now = record.game, record.sitting.state
    then = _state_after(match, before)
    words = speaker.words
    changed = [
        words.say("match-felt", cell=game.grid.name(cell), feel=felt_words(words, feel))
        for cell in game.grid.cells
        if (feel := game.feel(now, cell)) != game.feel(then, cell)
    ]
    return " ".join(changed) or words.say("board-nothing-changed")


def _state_after(match: Match, moves: int) -> Any:
    record = match.record
    return record.first.state if not moves else record.steps[moves - 1].state.state
