"""Two browsers and a bot, all masked: three rounds, a missed win claimed by the next player."""

from random import Random

from helpers.browser import MASKED, PageMaker, is_part, said, sit_down, until, until_said
from helpers.hands import Hand, Keys, Typing
from helpers.serving import Running

from touchstone.core.values import Seat
from touchstone.games.four_senses import FourSenses
from touchstone.games.four_senses.rules.patterns import LINES, patterns_through
from touchstone.games.four_senses.rules.state import Place, State
from touchstone.match import Match
from touchstone.views.wire.api import NewSeat

ALMOST = (
    "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, h, -, -; "
    "row1 f, h+f, h, -; turn 1; stage explore"
)
"""One double on c1 makes stairs from a1 to c1."""


def choose(match: Match, dice: Random) -> str:
    """Declares a line that stands; else makes one; else places anywhere."""
    game, state = match.record.game, match.record.sitting.state
    assert isinstance(game, FourSenses)
    assert isinstance(state, State)
    if not state.claimed:
        for first, last in LINES:
            if game.correct_patterns(state, LINES[first, last]):
                return f"claim {game.grid.name(first)}-{game.grid.name(last)}"
    legal = game.legal_moves(state)
    places = [move for move in legal if isinstance(move, Place)]
    winning = [m for m in places if patterns_through(game.play(state, m).state.board, m.cell)]
    if places:
        return game.move_text(dice.choice(winning or places))
    return game.move_text(legal[-1])


def test_two_browsers_and_a_bot(server: Running, new_page: PageMaker) -> None:
    bot = NewSeat(masked=True, level=1)
    seated = server.seat_up("four-senses", MASKED, MASKED, bot, position=ALMOST)
    pages = {1: new_page("en"), 2: new_page("de")}
    for seat, page in pages.items():
        sit_down(page, seated, seat)
    hands: dict[int, Hand] = {1: Keys(pages[1], "en"), 2: Typing(pages[2], "de")}

    hands[1].move("df c1")  # the stairs are there, but nobody has noticed
    server.wait_for_move(seated.table, 0)
    hands[1].move("done")
    until(pages[2], "document.getElementById('table').classList.contains('yours')")
    hands[2].move("claim a1-c1")
    until(pages[1], "document.getElementById('round').textContent === 'Round 2 of 3'")
    first = server.match(seated.table).record.sitting.past[0]
    assert (first.winners, first.scores) == ((Seat(2),), (0, 6, 3))

    dice = Random(3)
    while (match := server.match(seated.table)).outcome is None:
        turn = match.turn
        if turn not in (Seat(1), Seat(2)):
            pages[1].wait_for_timeout(20)
            continue
        moves = len(match.record.moves)
        until(pages[turn], "document.getElementById('table').classList.contains('yours')")
        hands[turn].move(choose(match, dice))
        server.wait_for_move(seated.table, moves)

    for seat, page in pages.items():
        told = server.told(seated.table, seat, "en" if seat == 1 else "de")
        until_said(page, told)
        assert is_part(told, said(page))
        assert page.locator("#to-record").is_visible()
    assert len(server.match(seated.table).record.sitting.past) == 3
