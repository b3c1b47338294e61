"""The whole page below a path of a site that has other pages too."""

import re
import socket
from dataclasses import replace
from pathlib import Path

from helpers.browser import PageMaker, until
from helpers.serving import QUICK, serving, sqlite

BASE = "/some/games"


def test_a_table_is_set_up_played_and_read_below_a_path(
    new_page: PageMaker, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    site = f"http://127.0.0.1:{port}{BASE}"
    settings = replace(QUICK, store=sqlite(tmp_path), public_url=site)
    with serving(settings, port=port):
        mine, theirs = new_page(), new_page()
        mine.goto(f"{site}/")
        mine.get_by_role("link", name=re.compile("New table.*Four Senses")).click()
        mine.select_option("#who2", "link")
        mine.select_option("#eyes2", "open")
        mine.get_by_role("button", name="Set up the table").click()
        mine.wait_for_url("**/invite/**")
        link = mine.locator("#link").input_value()
        assert link.startswith(f"{site}/join/")
        mine.get_by_role("link", name="Go to the table").click()
        until(mine, "document.body.dataset.asked !== undefined")
        theirs.goto(link)
        theirs.locator("main button.act").click()
        theirs.wait_for_url(f"{site}/table/**")
        until(theirs, "document.body.dataset.asked !== undefined")
        mine.locator("[data-move='f a1']").click()
        until(theirs, "window.said.some(text => text.startsWith('Player 1 places'))")
        theirs.evaluate("document.querySelector('#leave').open = true")
        theirs.locator("#resign").click()
        theirs.locator("#confirm button[value=yes]").click()
        theirs.get_by_role("link", name="Look at the record").click()
        theirs.wait_for_url(f"{site}/record/**")
        theirs.get_by_role("button", name="One step forward").click()
        until(theirs, "document.querySelector('#step').textContent === 'Step 1 of 1'")
        kept = {
            (cookie["name"].split("-")[0], cookie["path"]) for cookie in theirs.context.cookies()
        }
        assert kept == {("theme", f"{BASE}/"), ("touchstone", f"{BASE}/")}
        mine.close()  # or it looks for the server that ends now


def test_an_open_link_asks_for_a_name_first(new_page: PageMaker, tmp_path: Path) -> None:
    with serving(replace(QUICK, store=sqlite(tmp_path))) as server:
        made = server.create(game="four-senses", seats=[{"name": "Ana", "reserved": True}, {}])
        page = new_page("de")
        page.goto(server.url + made["open_link"])
        page.get_by_label("Name").fill("Ben")
        page.get_by_role("button", name="Diesen Platz nehmen").click()
        page.wait_for_url("**/table/**")
        until(page, "document.querySelector('#players').textContent.includes('Ben')")
        page.close()  # or it looks for the server that ends now
