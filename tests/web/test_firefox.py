"""The first game of each game in Firefox, too."""

from pathlib import Path
from random import Random

import pytest
from helpers.browser import OPEN
from helpers.firefox import Fox, firefox
from helpers.serving import Running, awaited
from helpers.soaking import in_soak

from touchstone.games import GAMES
from touchstone.match.forms import cells_of

pytestmark = in_soak
SETTINGS = {"four-senses": {"claims": "referee"}, "4eyes-plus": {"size": "5"}, "tactori": {}}
MINE = "document.getElementById('table')?.classList.contains('yours') ?? false"


LEFT, UP, RIGHT, DOWN = "\ue012", "\ue013", "\ue014", "\ue015"


async def _go(fox: Fox, cell: str) -> None:
    """Walks to a cell with the arrow keys."""
    here = await fox.evaluate("document.querySelector('.cell.here').dataset.cell")
    await fox.evaluate("document.querySelector('.cell.here').focus()")
    across, up = ord(cell[0]) - ord(here[0]), int(cell[1:]) - int(here[1:])
    for key, steps in (
        (RIGHT if across > 0 else LEFT, abs(across)),
        (UP if up > 0 else DOWN, abs(up)),
    ):
        for _ in range(steps):
            await fox.press(key)


async def _move(fox: Fox, text: str) -> None:
    """Walks to the places of a move one after the other, then clicks on its sentence."""
    cells = cells_of(text)
    for place, cell in enumerate(cells, start=1):
        await _go(fox, cell)
        await fox.until(f"document.body.dataset.asked === '{' '.join(cells[:place])}'")
        if place < len(cells):
            await fox.press("c")
    await fox.until(f"""document.querySelector('[data-move="{text}"]') !== null""")
    await fox.click(f'[data-move="{text}"]')


async def _play(server: Running, slug: str, profile: Path) -> str:
    seated = server.seat_up(slug, OPEN, OPEN, settings=SETTINGS[slug])
    dice = Random(5)
    async with firefox(profile) as fox:
        await fox.go(seated.link(1) if "://" in seated.link(1) else server.url + seated.link(1))
        while (match := server.match(seated.table)).outcome is None:
            game, state = match.record.game, match.record.sitting.state
            text = game.move_text(dice.choice(game.legal_moves(state)))
            if match.turn == 1:
                await fox.until(MINE)
                await _move(fox, text)
                server.wait_for_move(seated.table, len(match.record.moves))
            else:
                server.play(seated.table, int(match.turn or 2), text)
        await fox.until("!document.getElementById('play-again').hidden")
        return str(await fox.evaluate("document.getElementById('status').textContent"))


@pytest.mark.parametrize("slug", GAMES)
def test_the_first_game_in_firefox(server: Running, tmp_path: Path, slug: str) -> None:
    assert awaited(_play(server, slug, tmp_path))
