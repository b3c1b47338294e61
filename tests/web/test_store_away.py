"""While the server can store nothing, a page keeps what was sent and asks ever more rarely."""

from dataclasses import replace
from pathlib import Path

from helpers.browser import MASKED, PageMaker, until, until_said
from helpers.serving import QUICK, serving, sqlite

NOTE_WAITS = """
() => {
  const real = window.setTimeout;
  window.waits = [];
  window.setTimeout = (work, wait, ...rest) => {
    window.waits.push(wait);
    return real(work, wait, ...rest);
  };
}
"""


def test_a_page_waits_longer_each_time_and_what_was_sent_arrives(
    new_page: PageMaker, tmp_path: Path
) -> None:
    """The folder of the store is renamed: everybody is welcomed, and no command is taken."""
    store, away = tmp_path / "store", tmp_path / "away"
    store.mkdir()
    with serving(replace(QUICK, store=sqlite(store))) as server:
        page = new_page()
        page.goto(server.url + server.seat_up("four-senses", MASKED, MASKED).link(1))
        until(page, "document.body.dataset.asked !== undefined")
        page.evaluate(NOTE_WAITS)
        store.rename(away)
        page.keyboard.press("ArrowRight")
        until(page, "[300, 600, 1200, 2400].every(wait => window.waits.includes(wait))")
        away.rename(store)
        until_said(page, ["b1: ceramic, empty."])
        page.close()  # before the server ends: it would look for it
