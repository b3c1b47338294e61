"""Whoever keeps what was told and applies the changes sees exactly what a newcomer sees."""

from random import Random
from typing import Any

import orjson
import pytest
from helpers.views import merged, repainted

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat, all_seats
from touchstone.games import GAMES
from touchstone.match import (
    Accept,
    Agreement,
    Chair,
    Command,
    Deal,
    Match,
    Offer,
    Play,
    Resign,
    Touch,
    heard_by,
    seen_by,
)
from touchstone.views import display as displaying
from touchstone.views.display import Display
from touchstone.views.picture import Marks, Scene, picture
from touchstone.views.picture.relief import Relief
from touchstone.views.sentences import Speaker
from touchstone.views.viewer import Viewer
from touchstone.views.words import Words


def _every_kind() -> list[AnyGame]:
    """Every variant for two, and the usual game for three."""
    games = []
    for kind in GAMES.values():
        first = kind.options[0]
        games += [kind.new(2, {first.name: v}) for v in first.values or (first.default,)]
        games.append(kind.new(3))
    return games


each_kind = pytest.mark.parametrize(
    "game", _every_kind(), ids=lambda game: "-".join([game.kind.slug, *game.settings.values()])
)


def _seated(game: AnyGame, *, masked: bool) -> Agreement:
    """The first player may wear a mask, the others never do."""
    chairs = [Chair("Ana", masked=masked), *(Chair("", masked=False),) * (game.seats - 1)]
    return Agreement(game, tuple(chairs), rounds=min(2, game.kind.rounds(game.seats)))


def _command(match: Match, dice: Random) -> Command:
    """Mostly moves; now and then a finger, an offer, an answer, or a sudden end."""
    seats = all_seats(match.agreement.game.seats)
    if match.pending is not None and dice.random() < 0.8:
        return Accept(dice.choice(seats))
    if match.turn is None:
        return Offer(dice.choice(seats), dice.choice([Deal.REMATCH, Deal.UNDO]))
    chance = dice.random()
    if chance < 0.03:
        return Resign(match.turn)
    if chance < 0.1:
        return Offer(dice.choice(seats), dice.choice([Deal.UNDO, Deal.DRAW]))
    if chance < 0.15:
        return Touch(match.turn, "a1")
    game, state = match.record.game, match.record.sitting.state
    return Play(match.turn, game.move_text(dice.choice(game.legal_moves(state))))


def _viewer(match: Match, seat: Seat | None, display: Display) -> Viewer:
    return Viewer(Speaker(display.words, match.agreement, seat), display)


def _changed(viewer: Viewer, match: Match) -> Any:
    return orjson.loads(b"{%b}" % viewer.change(match))


def _kept(made: list[bytes], message: object) -> bytes:
    made.append(orjson.dumps(message)[1:-1])
    return made[-1]


def _plain(message: object) -> Any:
    return orjson.loads(orjson.dumps(message))


@pytest.mark.parametrize("masked", [False, True], ids=["open", "masked"])
@each_kind
def test_changes_lead_to_the_same_view_as_coming_anew(game: AnyGame, masked: bool) -> None:
    dice, words = Random(f"{game.settings} {masked}"), Words("fr")
    match = Match.begin(_seated(game, masked=masked))
    listeners = (None, *all_seats(game.seats))
    display = Display(words, picture=True)
    viewers = {seat: _viewer(match, seat, display) for seat in listeners}
    views = {
        seat: _plain(viewer.view(seen_by(match, seat), match)) for seat, viewer in viewers.items()
    }
    ends = 0
    for _ in range(80):
        match, events = match.submit(_command(match, dice))
        ends += match.outcome is not None
        for seat, viewer in viewers.items():
            if not heard_by(events, match.agreement, seat):
                continue
            if viewer.speaker.agreement is not match.agreement:
                viewer.reseat(Speaker(words, match.agreement, seat))
            views[seat] = merged(views[seat], _changed(viewer, match))
            fresh = _viewer(match, seat, Display(words, picture=True))
            assert views[seat] == _plain(fresh.view(seen_by(match, seat), match))
    assert ends > 1


@each_kind
def test_parts_of_the_picture_lead_to_the_whole(game: AnyGame) -> None:
    """From any position to any other, not only to the next; also where nothing fits."""
    dice = Random(str(game.settings))
    states = [game.initial()]
    while (moves := game.legal_moves(states[-1])) and len(states) < 60:
        states.append(game.play(states[-1], dice.choice(moves)).state)
    for _ in range(30):
        one, two = dice.choice(states), dice.choice(states)
        first, second = Marks(last=("a1",)), Marks(line=("a1", "b2"))
        parts = Scene(game, two, second).since(Scene(game, one, first))
        if parts is not None:
            changed = repainted(picture(game, one, first), parts)
            assert changed == picture(game, two, second)


def test_a_game_without_a_look_of_its_own_is_repainted_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    relief = Relief()
    monkeypatch.setattr("touchstone.views.picture.scene.painter_of", lambda _: relief)
    test_parts_of_the_picture_lead_to_the_whole(GAMES["four-senses"].new())


def test_two_who_see_the_same_are_told_the_same_change(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.begin(_seated(GAMES["four-senses"].new(), masked=False))
    display = Display(Words("en"), picture=True)
    viewers = [_viewer(match, seat, display) for seat in (Seat(1), Seat(2))]
    for viewer in viewers:
        viewer.view(seen_by(match, viewer.speaker.listener), match)
    match, _ = match.submit(Play(Seat(1), "f b3"))
    made: list[bytes] = []
    monkeypatch.setattr(displaying, "inside", lambda change: _kept(made, change))
    one, two = (_changed(viewer, match)["board"] for viewer in viewers)
    assert one == two
    (board,) = (orjson.loads(b"{%b}" % text)["board"] for text in made)
    assert [cell["cell"] for cell in board["cells"]] == ["b3"]
    assert [part["key"] for part in board["picture"]] == ["marks", "b3"]
