"""What each listener is told, from the listener's own side, one utterance a command."""

import re
from pathlib import Path
from random import Random

import pytest

import touchstone
from touchstone.core.errors import IllegalMove, SettingError
from touchstone.core.game import AnyGame
from touchstone.core.values import Outcome, Seat, all_seats
from touchstone.games import GAMES, new_game
from touchstone.match import (
    Accept,
    Agreement,
    Chair,
    Command,
    Deal,
    Decline,
    Match,
    Offer,
    Play,
    Resign,
    Touch,
    heard_by,
)
from touchstone.match.events import Ended, RoundEnded
from touchstone.testing import variations
from touchstone.views.scanning import board_lines
from touchstone.views.sentences import Speaker, refusal
from touchstone.views.words import LANGUAGES, Words

ANA, BEN, CLEO = Seat(1), Seat(2), Seat(3)
NAMES = ("Ana", "Ben", "Cleo")
WATCHER = None


class Sitting:
    """A match whose listeners note down what they are told."""

    def __init__(
        self,
        players: int = 2,
        *,
        masked: tuple[bool, ...] | bool = True,
        language: str = "en",
        rounds: int = 1,
        position: str | None = None,
        **settings: str,
    ) -> None:
        masks = (masked,) * players if isinstance(masked, bool) else masked
        chairs = tuple(Chair(name, mask) for name, mask in zip(NAMES, masks, strict=False))
        game = new_game("four-senses", players, **settings)
        self.words = Words(language)
        self.match = Match.begin(Agreement(game, chairs, rounds, position=position))

    def submit(self, command: Command) -> list[str]:
        """What the players in their order, and then a watcher, are told."""
        self.match, events = self.match.submit(command)
        listeners = (*all_seats(self.match.agreement.game.seats), WATCHER)
        return [
            Speaker(self.words, self.match.agreement, listener).tell(events, self.match)
            for listener in listeners
        ]

    def play(self, seat: Seat, text: str) -> list[str]:
        return self.submit(Play(seat, text))


def near_row(stacks: str, turn: int = 1) -> str:
    """A position with only row 1 filled."""
    far = "row4 -, -, -, -; row3 -, -, -, -; row2 -, -, -, -"
    return f"four-senses; {far}; row1 {stacks}; turn {turn}; stage explore"


def test_masked_players_hear_that_something_was_placed_but_not_what() -> None:
    table = Sitting()
    assert table.play(ANA, "f b3") == ["You place a flat piece on b3.", "", ""]
    assert table.play(ANA, "done") == [
        "You have placed. It is Ben’s turn.",
        "Ana has placed. Your turn.",
        "Ana has placed. It is Ben’s turn.",
    ]
    assert table.play(BEN, "dh b3") == ["", "You place a double, hole up, on b3.", ""]
    assert table.play(BEN, "done") == [
        "Ben has placed. Your turn.",
        "You have placed. It is Ana’s turn.",
        "Ben has placed. It is Ana’s turn.",
    ]


def test_open_eyes_see_what_is_placed() -> None:
    table = Sitting(masked=False)
    assert table.play(ANA, "h c1") == [
        "You place a piece with a hole on c1.",
        "Ana places a piece with a hole on c1.",
        "Ana places a piece with a hole on c1.",
    ]


def test_of_three_only_the_open_eyed_see_and_a_watcher_counts_as_masked() -> None:
    table = Sitting(3, masked=(True, True, False))
    assert table.play(ANA, "df a1") == [
        "You place a double, flat side up, on a1.",
        "",
        "Ana places a double, flat side up, on a1.",
        "",
    ]
    assert table.play(ANA, "done") == [
        "You have placed. It is Ben’s turn.",
        "Ana has placed. Your turn.",
        "Ana has placed. It is Ben’s turn.",
        "Ana has placed. It is Ben’s turn.",
    ]


def test_only_the_finger_learns_what_it_feels() -> None:
    table = Sitting(masked=False, position=near_row("h+df, -, dh, f"))
    felt = [table.submit(Touch(ANA, cell)) for cell in ("a1", "b1", "c1", "d1", "supply")]
    assert felt == [
        ["a1: level 3, flat.", "", ""],
        ["b1: ceramic, empty.", "", ""],
        ["c1: level 2, hole.", "", ""],
        ["d1: level 1, flat.", "", ""],
        ["In the supply: 7 flat pieces, 7 pieces with a hole, 6 doubles.", "", ""],
    ]


def test_everybody_hears_a_wrong_declaration() -> None:
    table = Sitting(position=near_row("f, f, f, dh"))
    assert table.play(ANA, "claim a1-d1") == [
        "You declare a1 to d1. There is no winning line.",
        "Ana declares a1 to d1. There is no winning line.",
        "Ana declares a1 to d1. There is no winning line.",
    ]
    assert table.play(ANA, "f a2")[1] == "Ana has placed. Your turn."


def test_two_players_hear_why_the_game_is_won() -> None:
    table = Sitting(position=near_row("f, f, f+df, f"))
    assert table.play(ANA, "claim a1-d1") == [
        "You declare a1 to d1. That is right! Four identical tops: a1, b1, c1, d1. You have won!",
        "Ana declares a1 to d1. That is right! Four identical tops: a1, b1, c1, d1. "
        "You have lost. Ana has won.",
        "Ana declares a1 to d1. That is right! Four identical tops: a1, b1, c1, d1. Ana has won.",
    ]


def test_three_players_hear_the_points_of_a_round_and_who_goes_on() -> None:
    table = Sitting(3, rounds=3, position=near_row("f, h+f, h+dh, -", turn=3))
    heard = table.play(CLEO, "claim a1-c1")
    points = "Round 1 is over. Stairs: a1, b1, c1. Ana: 3 points, Ben: 0 points, Cleo: 5 points."
    assert heard == [
        f"Cleo declares a1 to c1. That is right! {points} It is Ben’s turn.",
        f"Cleo declares a1 to c1. That is right! {points} Your turn.",
        f"You declare a1 to c1. That is right! {points} It is Ben’s turn.",
        f"Cleo declares a1 to c1. That is right! {points} It is Ben’s turn.",
    ]


def test_every_way_in_which_a_line_wins_is_told_and_the_bonus_explained() -> None:
    table = Sitting(3, rounds=3, position=near_row("f, f, f, f"))
    bonus = "Bravo! You get a bonus point: the line wins in two ways."
    why = "Four identical tops: a1, b1, c1, d1. Four on the same level as well."
    points = "Ana: 6 points, Ben: 3 points, Cleo: 0 points."
    assert table.play(ANA, "claim a1-d1")[0] == (
        f"You declare a1 to d1. That is right! {bonus} Round 1 is over. {why} {points} "
        "It is Ben’s turn."
    )


def test_the_bonus_for_a_second_pattern_elsewhere_names_the_board() -> None:
    board = near_row("f, f, f+df, f").replace("row2 -, -, -, -", "row2 f, dh, h+df, -")
    heard = Sitting(3, position=board, bonus="broad").play(ANA, "claim a1-d1")
    told = "Bravo! Ana gets a bonus point: there are two winning patterns on the board."
    assert told in heard[1]


@pytest.mark.parametrize(("total", "told"), [((0, 0, 0), 1), ((5, 5, 3), 2)])
def test_points_are_told_once_where_the_last_round_and_the_match_have_the_same(
    total: tuple[int, ...], told: int
) -> None:
    table = Sitting(3, rounds=3)
    last = RoundEnded(ANA, 3, Outcome((), "no-winner", scores=(0, 0, 0)))
    ended = Ended(ANA, Outcome((ANA, BEN), "no-winner", scores=total))
    speaker = Speaker(table.words, table.match.agreement, BEN)
    assert speaker.utterance((last, ended), None).count("points, ") == 2 * told


def test_equal_totals_share_the_victory() -> None:
    table = Sitting(3, position=near_row("f, f, f, h"), false_claim="lose_round")
    heard = table.play(ANA, "claim a2-d2")
    why = "There is no winning line. The declared line was not there, which loses the round."
    end = "Shared victory: Ben, Cleo. Ana: 0 points, Ben: 3 points, Cleo: 3 points."
    assert heard[:2] == [
        f"You declare a2 to d2. {why} You have lost. {end}",
        f"Ana declares a2 to d2. {why} {end}",
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("castle", "I do not understand “castle”."),
        ("f e9", "There is no e9 on this board."),
        ("done", "You have not placed yet."),
        ("pass", "You can pass only when all pieces are placed."),
        (
            "claim a1-b3",
            "a1-b3 is not a line. A line is a row, a column or a long diagonal of four, "
            "or three neighbouring spaces.",
        ),
        ("f a1", "The space a1 is full. a1: level 2, hole."),
    ],
)
def test_a_refusal_is_told_to_its_sender_alone(text: str, told: str) -> None:
    table = Sitting(position=near_row("dh, -, -, -"))
    assert table.play(ANA, text) == [told, "", ""]


def test_an_empty_heap_is_felt_and_open_eyes_need_no_finger() -> None:
    doubles = near_row("dh, dh, dh, dh").replace("row2 -, -, -, -", "row2 df, df, df, df")
    refused = "There is no double left."
    supply = "In the supply: 8 flat pieces, 8 pieces with a hole, 0 doubles."
    assert Sitting(position=doubles).play(ANA, "dh a4") == [f"{refused} {supply}", "", ""]
    assert Sitting(position=doubles, masked=False).play(ANA, "dh a4") == [refused, "", ""]


def test_a_move_out_of_turn_and_after_the_end_is_refused() -> None:
    table = Sitting()
    assert table.play(BEN, "f a1") == ["", "It is Ana’s turn now.", ""]
    assert table.submit(Resign(BEN)) == [
        "Ben gives up. You have won!",
        "You give up. You have lost. Ana has won.",
        "Ben gives up. Ana has won.",
    ]
    assert table.play(ANA, "f a1") == ["The game is over.", "", ""]


def test_offers_are_heard_from_both_sides() -> None:
    table = Sitting(masked=False)
    table.play(ANA, "f a1")
    assert table.submit(Offer(ANA, Deal.UNDO)) == [
        "You ask to take back your move.",
        "Ana asks to take back a move.",
        "Ana asks to take back a move.",
    ]
    assert table.submit(Accept(BEN)) == [
        "Ben agrees. Your move is taken back. Your turn.",
        "You agree. Ana’s move is taken back. It is Ana’s turn.",
        "Ben agrees. Ana’s move is taken back. It is Ana’s turn.",
    ]
    assert table.submit(Offer(BEN, Deal.DRAW))[0] == "Ben offers a draw."
    assert table.submit(Decline(ANA))[:2] == ["You decline.", "Ana declines."]
    table.submit(Offer(BEN, Deal.DRAW))
    assert table.submit(Accept(ANA))[0] == "You agree. The game ends without a winner."
    table.submit(Offer(ANA, Deal.REMATCH))
    assert table.submit(Accept(BEN))[1] == "You agree. A new game begins. Your turn."


def test_players_without_a_name_are_called_by_their_seat() -> None:
    game = new_game("four-senses")
    table = Agreement(game, (Chair(), Chair(level=3)))
    speaker = Speaker(Words("de"), table, ANA)
    assert [speaker.name(seat) for seat in (ANA, BEN)] == ["Person 1", "Computer"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ana has placed. Your turn."),
        ("fr", "Ana a posé. C’est à toi de jouer."),
        ("de", "Ana hat gelegt. Du bist dran."),
        ("it", "Ana ha posato. Tocca a te."),
        ("es", "Ana ya ha colocado. Te toca a ti."),
        ("nl", "Ana heeft gelegd. Jij bent aan de beurt."),
    ],
)
def test_the_end_of_a_turn_in_each_language(language: str, told: str) -> None:
    table = Sitting(language=language)
    table.play(ANA, "f b3")
    assert table.play(ANA, "done")[1] == told


def test_the_board_is_read_row_by_row_the_far_one_first() -> None:
    game = new_game("four-senses")
    state = game.read_state(near_row("f, -, h+dh, -"))
    assert board_lines(Words("en"), game, state) == [
        "Rows 4 to 2: empty.",
        "Row 1: a1 level 1, flat; c1 level 3, hole.",
    ]


def test_a_refusal_outside_a_match_is_one_sentence() -> None:
    error = SettingError(
        "setting-bad-value", name="claims", value="loud", allowed="spoken, referee"
    )
    assert refusal(Words("en"), error) == (
        "“loud” is not a value for claims. Allowed: spoken, referee."
    )
    full = IllegalMove("game-well-full", touches=("b3",), cell="b3")
    assert refusal(Words("nl").of(GAMES["four-senses"]), full) == "Het vak b3 is vol."


ALL_GAMES = [game for kind in GAMES.values() for game in variations(kind)]


def _name(game: AnyGame) -> str:
    return "-".join([game.kind.slug, str(game.seats), *game.settings.values()])


@pytest.mark.parametrize("game", ALL_GAMES, ids=_name)
def test_everything_that_happens_in_a_random_game_has_words(game: AnyGame) -> None:
    """The first moves and touches, and every end, are said to open-eyed and masked listeners."""
    dice = Random(7)
    words = [Words(language) for language in LANGUAGES]
    chairs = tuple(Chair(masked=seat > 1) for seat in all_seats(game.seats))
    match = Match.begin(Agreement(game, chairs, game.kind.rounds(game.seats)))
    for number in range(150):
        turn = match.turn
        if turn is None:
            break
        text = game.move_text(dice.choice(game.legal_moves(match.record.sitting.state)))
        cell = game.grid.name(dice.choice(game.grid.cells))
        touches = (Touch(turn, cell), Touch(turn, "supply")) if number < 40 else ()
        for command in (*touches, Play(turn, text)):
            match, events = match.submit(command)
            if number < 40 or events[-1].name.startswith("match-"):
                for listener in (turn, ANA, WATCHER):
                    speaker = Speaker(dice.choice(words), match.agreement, listener)
                    assert speaker.tell(events, match).count("{") == 0


def test_no_sentence_depends_on_the_letters_of_a_name() -> None:
    """Sentences are kept with a mark in place of each name (decision 0151)."""
    root = Path(touchstone.__file__).parent
    files = sorted(root.rglob("*.ftl"))
    assert len(files) > 50
    choosing = re.compile(r"\{\s*(?:\w+\()?\s*\$names?\b[^}]*->")
    assert not [file.name for file in files if choosing.search(file.read_text(encoding="utf-8"))]
    assert choosing.search("x = { $name ->\n [a] b\n *[c] d }")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_without_names_and_filled_in_is_what_is_said(language: str) -> None:
    dice = Random(language)
    for slug, kind in GAMES.items():
        game = kind.new()
        names = ("Ana", "Zoë \U0001f642")
        match = Match.begin(Agreement(game, (Chair(names[0], False), Chair(names[1], True))))
        speakers = [Speaker(Words(language), match.agreement, seat) for seat in (None, ANA, BEN)]
        while match.turn is not None and len(match.commands) < 40:
            state, rules = match.record.sitting.state, match.record.game
            if match.agreement.chair(match.turn).masked:
                rules = rules.kind.patient(rules)
            move = rules.move_text(dice.choice(rules.legal_moves(state)))
            match, events = match.submit(Play(match.turn, move))
            for speaker in speakers:
                heard = heard_by(events, match.agreement, speaker.listener)
                said = speaker.nameless().utterance(heard, match.turn)
                assert speaker.named(said) == speaker.utterance(heard, match.turn), slug
                assert not any(name in said for name in names), slug
