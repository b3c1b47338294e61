"""Home, new tables, links, open tables, help, rules, records: what people find there."""

import json
import re
from pathlib import Path

from helpers.browser import OPEN, PageMaker, accessible, said, sit_down, unfold, until
from helpers.serving import Running

import touchstone.web
from touchstone.games import GAMES
from touchstone.views.wire.api import NewClock, NewSeat
from touchstone.views.words import Words
from touchstone.web.client import CLIENT_WORDS, KEYS
from touchstone.web.page_words import HOME_WORDS, INVITE_WORDS, PUZZLE_WORDS, PUZZLES_WORDS
from touchstone.web.site import TERMINAL_ONLY

WEB = Path(str(touchstone.web.__file__)).parent
MODULES = {file.name: file.read_text(encoding="utf-8") for file in (WEB / "static").glob("*.js")}
STAIRS = (
    "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, h, -, -; "
    "row1 f, h+f, h+df, -; turn 1; stage explore"
)


def test_every_key_of_the_table_does_something_and_nothing_else_does() -> None:
    done: list[str] = []
    for name in ("keys.js", "controls.js"):
        actions = re.search(r"const actions = \(\w+\) => \(\{(.*?)\n\}\);", MODULES[name], re.S)
        assert actions is not None, name
        done += re.findall(r'^  "?([a-z-]+)"?:', actions[1], re.M)
    assert sorted(done) == sorted(key.action for key in KEYS)
    used = [name for key in KEYS for name in key.keys]
    assert len(used) == len(set(used))


SAID = r'"((?:web|board|greeting|typed)-[a-z-]+)"'


def test_the_modules_use_exactly_the_words_they_are_given() -> None:
    used = {name for text in MODULES.values() for name in re.findall(SAID, text)}
    assert used == {*CLIENT_WORDS, *HOME_WORDS, *INVITE_WORDS, *PUZZLES_WORDS, *PUZZLE_WORDS}


def test_no_sentence_stands_in_a_module() -> None:
    for name, text in MODULES.items():
        code = re.sub(r"//.*|/\*.*?\*/", "", text, flags=re.S)
        assert not re.search(r'"[A-Z][a-z]+ [a-z]+ [a-z]+', code), name


def test_home_says_for_how_many_each_game_is(new_page: PageMaker) -> None:
    page = new_page()
    page.goto("/")
    shown = page.locator(".game > div > p > .quiet").all_inner_texts()
    assert shown == ["2 to 3 players", "2 to 3 players", "1 to 4 players"]


def test_one_child_builds_alone(server: Running, new_page: PageMaker) -> None:
    page = new_page()
    page.goto("/new/tactori")
    page.select_option("#who2", "nobody")
    page.select_option("#set-variant", "free")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/table/**")
    until(page, "document.querySelectorAll('#players li').length === 1")


def test_from_the_link_to_the_first_move_in_two_clicks(new_page: PageMaker) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role(
        "button", name=re.compile("Play now against the computer.*Four Senses")
    ).click()
    page.wait_for_url("**/table/**")
    until(page, "document.body.dataset.asked !== undefined")
    page.locator("[data-move='h a1']").click()
    until(page, "window.said.includes('You place a piece with a hole on a1.')")


def test_a_table_with_a_link_and_a_friend_who_follows_it(new_page: PageMaker) -> None:
    mine, theirs = new_page("en"), new_page("fr")
    mine.goto("/new/four-senses")
    mine.select_option("#who2", "link")
    mine.fill("#name1", "Ana")
    mine.fill("#name2", "Ben")
    mine.select_option("#eyes2", "open")
    mine.get_by_role("button", name="Set up the table").click()
    mine.wait_for_url("**/invite/**")
    link = mine.locator("#link").input_value()
    mine.get_by_role("link", name="Go to the table").click()
    until(mine, "document.body.dataset.asked !== undefined")
    theirs.goto("/")
    theirs.fill("#join-code", link)
    theirs.locator("#join-code").press("Enter")
    theirs.wait_for_url("**/join/**")
    assert theirs.locator("#name").input_value() == "Ben"
    theirs.locator("main button.act").click()
    theirs.wait_for_url("**/table/**")
    until(theirs, "document.querySelectorAll('#players li').length === 2")
    mine.locator("[data-move='f a1']").click()
    until(theirs, "window.said.some(text => text.startsWith('Ana'))")
    assert theirs.locator("[data-cell=a1]").get_attribute("aria-label") != "a1"
    assert mine.locator("[data-cell=a1]").get_attribute("aria-label") == "a1"


def test_two_people_with_open_eyes_share_a_device_also_after_a_reload(
    new_page: PageMaker,
) -> None:
    page = new_page()
    page.goto("/new/four-senses")
    for seat, name in (("1", "Ana"), ("2", "Ben")):
        page.select_option(f"#who{seat}", "here")
        page.fill(f"#name{seat}", name)
        page.select_option(f"#eyes{seat}", "open")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/table/**")
    until(page, "document.body.dataset.asked !== undefined")
    page.locator("[data-move='f a1']").click()
    until(page, "Boolean(document.querySelector('[data-ends]'))")
    page.locator("[data-ends]").click()
    bens = "document.querySelector('#players').textContent.includes('Ben (you)')"
    until(page, bens)
    page.reload()
    until(page, bens)
    until(page, "Boolean(document.querySelector('#choices [data-move]'))")
    page.locator("#choices [data-move]").first.click()
    until(page, "window.said.some(text => text.startsWith('You place'))")


def test_an_open_table_is_listed_and_a_stranger_sits_down(
    server: Running, new_page: PageMaker
) -> None:
    clock = NewClock(seconds=300)
    server.seat_up("four-senses", OPEN, NewSeat(masked=False), open=True, clock=clock)
    page = new_page()
    page.goto("/")
    entry = page.locator(".tables li").first
    assert "Everybody plays with open eyes. Time for each player: 5 minutes." in entry.inner_text()
    entry.get_by_role("link", name=re.compile("Sit down.*Four Senses")).click()
    page.fill("#name", "Zoe")
    page.locator("main button.act").click()
    page.wait_for_url("**/table/**")
    until(page, "document.querySelector('#players').textContent.includes('Zoe (you)')")


def test_the_language_is_the_browsers_and_can_be_changed_everywhere(new_page: PageMaker) -> None:
    page = new_page("nl-BE")
    for address in ("/", "/help", "/rules/four-senses", "/new/four-senses"):
        page.goto(address)
        assert page.locator("html").get_attribute("lang") == "nl"
    page.locator("details.menu summary").click()
    page.get_by_role("link", name="Italiano").click()
    page.wait_for_url("**/new/four-senses")
    assert page.locator("html").get_attribute("lang") == "it"
    page.goto("/")
    assert page.get_by_role("heading", level=1).inner_text() == Words("it").say("web-slogan")


def test_a_form_that_is_refused_says_why(new_page: PageMaker) -> None:
    page = new_page(allowed_errors=("422",))
    page.goto("/new/four-senses")
    unfold(page)
    page.locator("#name1").fill('Ana "A" <b>')
    page.locator("#who1").select_option("link")
    page.locator("#set-claims").select_option("referee")
    page.locator("#clock").select_option("10")
    page.get_by_role("checkbox").check()
    page.evaluate("document.querySelector('#who2').innerHTML = '<option value=nobody>x</option>'")
    page.get_by_role("button", name="Set up the table").click()
    page.locator("[role=alert]").wait_for()
    assert page.locator("[role=alert]").inner_text() == "Four Senses needs 2 to 3 players."
    # What was chosen is still there.
    assert page.locator("#name1").input_value() == 'Ana "A" <b>'
    assert page.locator("#who1").input_value() == "link"
    assert page.locator("#set-claims").input_value() == "referee"
    assert page.locator("#clock").input_value() == "10"
    assert page.get_by_role("checkbox").is_checked()


def test_help_shows_every_key_and_every_word(new_page: PageMaker) -> None:
    page = new_page("de")
    page.goto("/help")
    shown = page.locator("main").inner_text()
    words = Words("de")
    for key in KEYS:
        assert key.words(words) in shown
    for token, forms in words.of(GAMES["four-senses"]).spoken.items():
        # What only the terminal understands is not told here.
        assert (", ".join(forms) in shown) is (token not in TERMINAL_ONLY), token


def test_keys_have_the_names_that_stand_on_the_keyboards_of_a_country(
    server: Running, new_page: PageMaker
) -> None:
    page, words = new_page("fr"), Words("fr")
    page.goto("/help")
    shown = page.locator("main kbd").all_inner_texts()
    keys = ("home", "end", "enter", "space", "escape")
    assert {words.say(f"web-keyname-{key}") for key in keys} <= set(shown)
    assert not {"Home", "End", "Enter", "Space", "Esc"} & set(shown)
    sit_down(page, server.seat_up("4eyes-plus", OPEN, OPEN))
    page.locator("[data-cell=c3]").click()
    until(page, "document.body.dataset.asked === 'c3 c3'")
    assert page.locator("#acts kbd").all_inner_texts() == [words.say("web-keyname-escape")]


def test_nothing_is_read_that_is_only_drawn_and_sliders_show_their_value(
    new_page: PageMaker,
) -> None:
    page = new_page()
    page.goto("/")
    names = [node["name"] for node in accessible(page)]
    assert "Language: English" in names
    assert not [name for name in names if "▾" in name]
    page.locator("#open-settings").click()
    volume = page.locator("#set-volume")
    volume.fill("30")
    assert page.locator("output[for=set-volume]").inner_text() == "30 %"


def test_a_finished_game_is_walked_through_step_by_step(
    server: Running, new_page: PageMaker
) -> None:
    seated = server.seat_up("four-senses", OPEN, OPEN, position=STAIRS)
    server.play(seated.table, 1, "f d4")
    server.play(seated.table, 1, "done")
    server.play(seated.table, 2, "claim a1-c1")
    page = new_page()
    sit_down(page, seated)
    page.get_by_role("link", name="Look at the record").click()
    page.wait_for_url("**/record/**")
    until(page, "Boolean(document.querySelector('#surface svg'))")
    label = page.locator("[data-cell=d4]")
    assert label.get_attribute("aria-label") == "d4: ceramic, empty"
    page.get_by_role("button", name="One step forward").click()
    until(page, "document.querySelector('#step').textContent === 'Step 1 of 2'")
    assert label.get_attribute("aria-label") == "d4: level 1, flat"
    page.get_by_role("button", name="To the end").click()
    until(page, "document.querySelector('#step').textContent === 'Step 2 of 2'")
    assert "Stairs: a1, b1, c1." in page.locator("#words-now").inner_text()
    assert page.locator("#surface .won-number").count() == 3
    until(page, "window.said.length === 2")
    assert said(page)[0] == "Step 1 of 2. Player 1 places a flat piece on d4."


LISTEN = """
() => {
  window.notes = [];
  class Param {
    set value(to) { this.now = to; this.owner?.(to); }
    setValueAtTime() {} linearRampToValueAtTime() {} exponentialRampToValueAtTime() {}
  }
  const node = () => ({ connect: (to) => to });
  window.AudioContext = class {
    currentTime = 0; state = "running"; destination = {};
    createGain() { return { ...node(), gain: new Param() }; }
    createStereoPanner() {
      const pan = new Param();
      pan.owner = (to) => window.notes.push(["pan", to]);
      return { ...node(), pan };
    }
    createOscillator() {
      const frequency = new Param();
      frequency.owner = (to) => window.notes.push(["pitch", to]);
      return { ...node(), frequency, start() {}, stop() {} };
    }
  };
}
"""


def test_pitch_is_the_height_and_side_is_the_column(new_page: PageMaker) -> None:
    page = new_page()
    page.goto("/")
    page.evaluate(LISTEN)
    notes = page.evaluate(
        """async () => {
          const { feel } = await import("/static/sounds.js");
          for (const height of [1, 2, 3]) feel({ height, surface: "flat" }, height, 4);
          return window.notes;
        }"""
    )
    pitches = [value for kind, value in notes if kind == "pitch"]
    sides = [value for kind, value in notes if kind == "pan"]
    assert pitches == sorted(pitches)
    assert len(set(pitches)) == 3
    assert sides == sorted(sides)


def test_speech_is_off_until_it_is_asked_for(new_page: PageMaker) -> None:
    page = new_page("de")
    page.goto("/")
    page.evaluate(
        """() => {
          window.spoken = [];
          speechSynthesis.speak = (one) => window.spoken.push([one.text, one.lang, one.rate]);
        }"""
    )
    speak = """async (text) => { (await import("/static/speech.js")).speak(text); }"""
    page.evaluate(speak, "eins")
    page.get_by_role("button", name="Einstellungen").click()
    page.locator("input[name=speech]").check()
    page.locator("input[name=rate]").fill("150")
    page.keyboard.press("Escape")
    page.locator("#settings").wait_for(state="hidden")
    page.evaluate(speak, "zwei")
    spoken = page.evaluate("window.spoken")
    assert ["eins", "de", 1] not in spoken
    assert spoken[-1] == ["zwei", "de", 1.5]
    kept = json.loads(page.evaluate("localStorage.getItem('touchstone-preferences')"))
    assert kept["speech"] is True


def test_the_buttons_of_all_games_are_level_and_say_which_game(new_page: PageMaker) -> None:
    page = new_page(width=1280, height=800)
    page.goto("/")
    buttons = page.locator(".game button.act")
    assert len(set(buttons.evaluate_all("all => all.map(one => one.offsetTop)"))) == 1
    page.get_by_role("button", name="Play now against the computer (Tactori)").wait_for()
