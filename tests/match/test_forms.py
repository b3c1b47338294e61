"""What somebody who may not see the board can try: every form of move, whatever the board."""

import pytest

from touchstone.core.values import FIRST
from touchstone.games import GAMES, new_game
from touchstone.match.forms import cells_of, filled, form_of, forms, orders_of, starts_of


def test_four_senses_has_four_pieces_a_claim_and_two_words() -> None:
    assert forms(new_game("four-senses")) == (
        *("f *", "h *", "df *", "dh *"),
        "claim *-*",
        *("done", "pass"),
    )


@pytest.mark.parametrize("slug", GAMES)
def test_every_legal_move_of_the_beginning_has_a_known_form(slug: str) -> None:
    game = GAMES[slug].new(2)
    for move in game.legal_moves(game.initial(FIRST)):
        text = game.move_text(move)
        assert form_of(text) in forms(game)
        assert filled(form_of(text), cells_of(text)) == text


def test_a_line_may_be_chosen_from_either_end_and_a_move_may_not() -> None:
    assert orders_of("claim a1-d1") == (("a1", "d1"), ("d1", "a1"))
    assert orders_of("b2 a2") == (("b2", "a2"),)
    assert orders_of("done") == ((),)


def test_a_tile_is_taken_up_at_either_half_and_marked_at_its_owners() -> None:
    move = "b2 a2 to e1 e2"
    assert orders_of(move) == (("b2", "a2", "e1", "e2"), ("a2", "b2", "e1", "e2"))
    assert starts_of(move) == ("b2",)
    assert starts_of("claim a1-d1") == ("a1", "d1")
