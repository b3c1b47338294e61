"""What is put together from parts of text is what the models would be, whatever people write."""

import orjson
import pytest

from touchstone.core.values import Seat
from touchstone.games import GAMES
from touchstone.match import Agreement, Chair, Match, Play, seen_by
from touchstone.match.view import heard_by
from touchstone.views.display import Display
from touchstone.views.sentences import Speaker
from touchstone.views.viewer import Viewer
from touchstone.views.wire.outgoing import FROM_SERVER, Ack, EventOut, Update
from touchstone.views.wire.writing import encode, part, taken_text, telling, update_text
from touchstone.views.words import Words

ANA, BEN = Seat(1), Seat(2)
NAMES = ("Ana", 'Zoë "the ear"', "back\\slash", "7\u2028👁", "{braces}")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("masked", [False, True], ids=["open", "masked"])
def test_an_update_is_the_text_of_its_model(name: str, masked: bool) -> None:
    chairs = Chair(name, masked=masked), Chair("Ben", masked=masked)
    match = Match.begin(Agreement(GAMES["four-senses"].new(2, {"claims": "referee"}), chairs))
    speaker = Speaker(Words("de"), match.agreement, BEN)
    viewer = Viewer(speaker, Display(speaker.words, picture=True))
    viewer.view(seen_by(match, BEN), match)
    match, events = match.submit(Play(ANA, "f b3"))
    heard = heard_by(events, match.agreement, BEN)
    view = viewer.change(match)
    marked = telling(speaker.nameless().utterance(heard, match.turn), heard)
    text = update_text(7, speaker.named_text(marked), view)
    model = Update(
        number=7,
        utterance=speaker.utterance(heard, match.turn),
        events=tuple(EventOut.of(event) for event in heard),
        view=part(b"{%b}" % view),
    )
    assert text == encode(model)
    assert name in model.utterance
    assert isinstance(FROM_SERVER.validate_json(text), Update)


@pytest.mark.parametrize("client", ["1", 'a"b', "é\\", "👁"])
@pytest.mark.parametrize("repeated", [False, True])
@pytest.mark.parametrize("update", [None, b'{"type":"update"}'])
def test_an_answer_is_the_text_of_its_model(
    client: str, repeated: bool, update: bytes | None
) -> None:
    model = Ack(id=client, ok=True, repeated=repeated, update=part(update))
    assert taken_text(client, update, repeated=repeated) == encode(model)
    assert orjson.loads(taken_text(client, update))["id"] == client
