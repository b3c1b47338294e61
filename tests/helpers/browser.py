"""Chromium for the tests: sitting down at a table, what was said, what a screen reader gets."""

import shutil
from collections.abc import Callable
from time import monotonic
from typing import Any

from helpers.serving import PATIENCE, Seated
from playwright.sync_api import Error, Page

from touchstone.views.wire.api import NewSeat

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
"""The browser with its windows, as Orca needs it."""
HEADLESS = shutil.which("chromium-headless-shell") or CHROMIUM
"""The same without any window: it draws the same page with half of the work."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

SPY = """
window.said = [];
document.addEventListener("DOMContentLoaded", () => {
  const region = document.getElementById("live");
  if (!region) return;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) window.said.push(node.textContent);
    }
  }).observe(region, { childList: true });
  document.addEventListener("focusin", ({ target }) => {
    if (target.dataset.felt) window.said.push(target.getAttribute("aria-label"));
  });
});
"""
"""Writes down what a screen reader gets, in the moment in which it gets it: every line of the live
region, and what a masked player felt, where it is the name of the cell to which the focus comes."""

INTERACTIVE = {
    "button",
    "checkbox",
    "combobox",
    "gridcell",
    "link",
    "menuitem",
    "option",
    "radio",
    "slider",
    "spinbutton",
    "textbox",
}

OPEN = NewSeat(masked=False, reserved=True)
MASKED = NewSeat(masked=True, reserved=True)

Node = dict[str, Any]
PageMaker = Callable[..., Page]
"""Opens a page in a browser of its own: language, width, height."""


def until(page: Page, question: str, fact: Any = None) -> None:
    """Waits until a question about the page is answered with yes.

    (Playwright's own waiting evaluates strings, which the page's security policy forbids.)
    """
    end = monotonic() + PATIENCE
    while (answer := _answer(page, question, fact)) is not True:
        assert monotonic() < end, f"not true in time: {question} {fact or ''}: {answer}"
        page.wait_for_timeout(15)


def _answer(page: Page, question: str, fact: Any) -> object:
    """Whether it is so; or why nobody can say, as while one page gives way to the next."""
    try:
        return bool(page.evaluate(question, fact))
    except Error as error:
        return error


def sit_down(page: Page, seated: Seated, seat: int = 1) -> None:
    """Opens the link of a seat and waits until the board is there."""
    page.goto(seated.link(seat))
    until(page, "document.body.dataset.asked !== undefined")


def set_up(page: Page, slug: str, **chosen: str) -> None:
    """Makes a table with the form, with these choices by field, and waits for the board."""
    page.goto(f"/new/{slug}")
    unfold(page)
    for field, value in chosen.items():
        page.select_option(f"#{field}", value)
    page.locator("main button.act").click()
    page.wait_for_url("**/table/**")
    until(page, "document.body.dataset.asked !== undefined")


def unfold(page: Page) -> None:
    """Opens what is folded."""
    page.evaluate("document.querySelectorAll('main details').forEach(one => { one.open = true; })")


def said(page: Page) -> list[str]:
    """The transcript of the live region."""
    found: list[str] = page.evaluate("window.said")
    return found


def accessible(page: Page) -> list[Node]:
    """The nodes of Chromium's accessibility tree that are not ignored: role, name, focus."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        {
            "role": node["role"]["value"],
            "name": node.get("name", {}).get("value", ""),
            "properties": {
                item["name"]: item["value"].get("value") for item in node.get("properties", ())
            },
        }
        for node in nodes
        if not node["ignored"]
    ]


def named(nodes: list[Node], role: str) -> list[str]:
    """The names of all nodes of a role, in order."""
    return [node["name"] for node in nodes if node["role"] == role]


def is_part(some: list[str], of: list[str]) -> bool:
    """Whether all of `some` occur in `of`, in this order."""
    rest = iter(of)
    return all(one in rest for one in some)


def until_said(page: Page, told: list[str]) -> None:
    """Waits until the live region has said all of this, in this order."""
    end = monotonic() + PATIENCE
    while not is_part(told, said(page)):
        assert monotonic() < end, f"told {told}, said {said(page)}"
        page.wait_for_timeout(50)
