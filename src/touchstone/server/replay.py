"""A finished match, one move at a time."""

from dataclasses import replace
from typing import Any

from touchstone.match import Match
from touchstone.match.forms import cells_of
from touchstone.views.picture import Marks, picture
from touchstone.views.sentences import Speaker
from touchstone.views.showing import Showing
from touchstone.views.words import Words


def replay(match: Match, step: int, words: Words) -> dict[str, Any]:
    """What the move of this number did, in words, and the board after it; 0 is the beginning."""
    record = match.record
    series, game = record.series, record.game
    open_eyed = replace(
        match.agreement,
        chairs=tuple(replace(chair, masked=False) for chair in match.agreement.chairs),
    )
    speaker = Speaker(words, open_eyed, None)
    sitting, last, said = record.first, "", words.say("web-record-start")
    past = 0
    for _, move in record.moves[:step]:
        past, last = len(sitting.past), game.move_text(move)
        events = game.report(sitting.state, move)
        said = speaker.utterance(events, None)
        sitting = series.play(sitting, move)
    ended = len(sitting.past) > past
    state = sitting.final if ended else sitting.state
    line = sitting.past[-1].where if ended else ()
    marks = Marks(last=cells_of(last), line=line)
    if ended:
        said = f"{said} {Showing(speaker).outcome(sitting.past[-1]).words}"
    board = Showing(speaker).board(state).model_dump()
    return {"utterance": said.strip(), "board": board | {"picture": picture(game, state, marks)}}
