"""Takes pictures of every page, theme and game, to be looked at by a person.

PYTHONPATH=tests .venv/bin/python scripts/screenshots.py writes them all to build/pictures; with
--docs it refreshes the few that docs/pictures has, with --web the icon and the preview that the
pages themselves name.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from helpers.browser import FLAGS, HEADLESS, MASKED, OPEN, sit_down, until
from helpers.serving import QUICK, Running, Seated, serving, sqlite
from playwright.sync_api import Browser, Page, sync_playwright

from touchstone.games import GAMES
from touchstone.views.wire.api import NewClock

ROOT = Path(__file__).parents[1]
SIZES = {
    "phone": (390, 844, 1.0),
    "half": (960, 1000, 0.75),
    "desktop": (1280, 800, 0.75),
    "wide": (1920, 1080, 0.5),
    "200": (640, 400, 1.0),
    "400": (320, 256, 1.5),
}
"""Width, height, and how much smaller the picture is kept; the last two are a desktop zoomed in."""
THEMES = ("wood", "dark", "contrast")
WON = (
    "four-senses; row4 -, h+dh, -, f+f; row3 dh, -, h, f; row2 -, f+f, h, -; "
    "row1 f, h+f, h+df, h; turn 1; stage explore"
)


REVIEWED = ("f a1", "dh d4", "f b1", "h b2", "f c1", "h c4", "df d1", "h a3", "h c3", "df b4")
"""A game in which a line stands for some turns that nobody notices."""
BUILT = ("place red b2", "place blue b2", "place green d2", "place green d3")
HELPED = OPEN.model_copy(update={"helper": True})


def played(server: Running, slug: str, moves: int, **settings: str) -> Seated:
    """A table in the middle of a game, seat 1 to move; with clocks."""
    clock = NewClock(seconds=600)
    for seed in range(1, 50):
        dice = Random(seed)
        seated = server.seat_up(slug, OPEN, OPEN, settings=settings, clock=clock)
        for _ in range(moves + 8):
            match = server.match(seated.table)
            if match.outcome or (len(match.record.moves) >= moves and match.turn == 1):
                break
            game, state = match.record.game, match.record.sitting.state
            legal = [game.move_text(move) for move in game.legal_moves(state)]
            quiet = [text for text in legal if not text.startswith("claim")]
            sticks = [text for text in quiet if text.startswith("lay")]
            server.play(seated.table, int(match.turn or 1), dice.choice(sticks or quiet))
        if server.match(seated.table).outcome is None:
            return seated
    raise SystemExit(f"{slug}: every game ended too early")


def views(server: Running) -> dict[str, Callable[[Page], None]]:
    """Every page by name."""

    def at(address: str) -> Callable[[Page], None]:
        return lambda page: page.goto(address) and None

    def table(seated: Seated, cell: str) -> Callable[[Page], None]:
        def show(page: Page) -> None:
            sit_down(page, seated)
            page.locator(f"[data-cell={cell}]").focus()
            until(page, "want => document.activeElement.dataset.cell === want", cell)
            page.wait_for_timeout(400)  # what can be done there is asked for and shown

        return show

    def learn(page: Page) -> None:
        page.goto("/learn/tactori/2")
        for number, text in enumerate(BUILT, start=1):
            page.fill("#command", text)
            page.press("#command", "Enter")
            until(page, "want => document.body.dataset.done === want", str(number))
        page.locator("[data-cell=d2]").focus()
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(400)

    def review(page: Page) -> None:
        page.goto(f"/review/{reviewed.table}")
        until(page, "document.body.dataset.reviewed !== undefined")
        page.get_by_role("button", name="To the next mistake").click()
        page.wait_for_timeout(400)

    reviewed = server.seat_up("four-senses", OPEN, OPEN)
    for number, text in enumerate(REVIEWED):
        server.play(reviewed.table, number % 2 + 1, text)
        server.play(reviewed.table, number % 2 + 1, "done")
    server.play(reviewed.table, 1, "claim a1-d1")
    won = server.seat_up("four-senses", OPEN, OPEN, position=WON)
    server.play(won.table, 1, "claim a1-c1")
    hidden = server.seat_up("four-senses", MASKED, MASKED)
    helped = server.seat_up("four-senses", HELPED, MASKED, position=WON)
    found = {
        "home": at("/"),
        "help": at("/help"),
        "new-table": at("/new/four-senses"),
        "record": at(f"/record/{won.table}"),
        "course": at("/learn/tactori"),
        "lesson": learn,
        "review": review,
        "four-senses-won": table(won, "b3"),
        "four-senses-masked": table(hidden, "b3"),
        "four-senses-helper": table(helped, "b1"),
        "four-senses-open": table(played(server, "four-senses", 16), "b3"),
    }
    others = {"4eyes-plus": (9, "d4", {}), "tactori": (14, "c3", {})}
    for slug, (moves, cell, settings) in others.items():
        if slug in GAMES:
            found[slug] = table(played(server, slug, moves, **settings), cell)
    if "tactori" in GAMES:
        wide = played(server, "tactori", 30, variant="rectangles")
        found["tactori-wide"] = table(wide, "e5")
        found["tactori-above"] = from_above(table(wide, "e5"))
    return found | {f"rules-{slug}": at(f"/rules/{slug}") for slug in GAMES}


def from_above(show: Callable[[Page], None]) -> Callable[[Page], None]:
    """The same with the switch to the view from above."""

    def look(page: Page) -> None:
        show(page)
        page.locator("#above").click()
        until(page, "document.getElementById('above').getAttribute('aria-pressed') === 'true'")

    return look


def take(browser: Browser, server: Running, folder: Path, wanted: Callable[[str], bool]) -> None:
    """Writes the wanted ones of all pages in all themes and sizes to the folder."""
    for name, show in views(server).items():
        for size, (width, height, scale) in SIZES.items():
            themes = [theme for theme in THEMES if wanted(f"{name}-{theme}-{size}")]
            if not themes:
                continue
            context = browser.new_context(
                base_url=server.url,
                viewport={"width": width, "height": height},
                locale="en",
                reduced_motion="reduce",
                device_scale_factor=scale,
            )
            page = context.new_page()
            show(page)
            for theme in themes:
                page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
                page.wait_for_timeout(250)
                page.screenshot(
                    path=folder / f"{name}-{theme}-{size}.jpg",
                    type="jpeg",
                    quality=55,
                    clip={"x": 0, "y": 0, "width": width, "height": height},
                    full_page=True,
                )
            context.close()


def take_own(browser: Browser, server: Running) -> None:
    """The icon of the installed page, and what other sites show of a link to it."""
    web = ROOT / "src" / "touchstone" / "web"
    page = browser.new_page(viewport={"width": 512, "height": 512})
    mark = (web / "templates" / "mark.svg").read_text(encoding="utf-8")
    page.set_content(
        "<style>body { margin: 0; height: 512px; display: grid; place-items: center; "
        f"background: #faf5ee; }} svg {{ width: 400px; }}</style>{mark}"
    )
    page.screenshot(path=web / "static" / "icon-512.png")
    page.set_viewport_size({"width": 1200, "height": 630})
    page.goto(server.url)
    page.evaluate("document.documentElement.dataset.theme = 'wood'")
    page.wait_for_timeout(250)
    page.screenshot(path=web / "static" / "preview.jpg", type="jpeg", quality=55)
    page.close()


def main() -> None:
    """Takes all pictures, or refreshes those that the documentation shows."""
    options = ArgumentParser(description=__doc__)
    options.add_argument("--docs", action="store_true", help="refresh the files in docs/pictures")
    options.add_argument("--web", action="store_true", help="refresh icon-512.png and preview.jpg")
    options.add_argument("--folder", type=Path, default=ROOT / "build" / "pictures")
    chosen = options.parse_args()
    folder = ROOT / "docs" / "pictures" if chosen.docs else chosen.folder
    shown = {path.stem for path in folder.glob("*.jpg")} if chosen.docs else None
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as store,
        serving(replace(QUICK, store=sqlite(Path(store)))) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=HEADLESS, args=FLAGS)
        if chosen.web:
            take_own(browser, server)
        else:
            take(browser, server, folder, lambda name: shown is None or name in shown)
        browser.close()


if __name__ == "__main__":
    main()
