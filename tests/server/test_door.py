"""The door: public addresses, proxies, origins, cookies, figures, and heads without a body."""

import re
from collections.abc import Callable
from dataclasses import replace

import httpx
import pytest
from helpers.client import Client
from helpers.raw import HANDSHAKE, exchange, raw, request
from helpers.serving import PATIENCE, Running, serving
from websockets.exceptions import InvalidStatus

from touchstone.server.asgi import neighbourhood
from touchstone.server.public import PublicUrl
from touchstone.server.settings import Settings

TWO = {"game": "four-senses", "seats": [{}, {}]}
PUBLIC = "https://games.example/touchstone/"
LINK = r'(?:href|src|action)="([^"#][^"]*)"'
CAUTION = ("content-security-policy", "x-content-type-options", "referrer-policy")


@pytest.fixture
def public(settings: Settings) -> Settings:
    return replace(settings, public_url=PUBLIC)


def _limited(settings: Settings, **limits: float) -> Settings:
    return replace(settings, limits=replace(settings.limits, **limits))  # type: ignore[arg-type]


# A public address --------------------------------------------------------------------------------


def test_behind_a_proxy_links_cookies_and_forms_are_those_of_the_public_address(
    public: Settings,
) -> None:
    chosen = {"who1": "here", "who2": "link", "name1": "Ana", "name2": "Ben"}
    with serving(public) as server:
        # So asks nginx unless it is told otherwise: with its own host, and without a word on TLS.
        answer = server.post(
            "/touchstone/new/four-senses", data=chosen, headers={"origin": "https://games.example"}
        )
        assert answer.status_code == 303
        assert answer.headers["location"].startswith("/touchstone/invite/")
        cookie = answer.headers["set-cookie"]
        invitation = server.get(
            answer.headers["location"], headers={"cookie": cookie.partition(";")[0]}
        )
        assert re.findall(r'"(https?://[^/"]+/[a-z]+/(?:join|table))/', invitation.text) == [
            "https://games.example/touchstone/join",
            "https://games.example/touchstone/table",
        ]
        assert "Secure" in cookie
        assert "Path=/touchstone/;" in cookie
        assert "max-age=" in answer.headers["strict-transport-security"]
        for strange in ("http://games.example", server.url, "https://evil.example"):
            refused = server.post("/touchstone/join", headers={"origin": strange})
            assert refused.json()["code"] == "origin/refused"
            with pytest.raises(InvalidStatus):
                Client(server.url.replace("http", "ws") + "/touchstone/socket", Origin=strange)


def test_below_a_path_everything_leads_to_that_path_and_nothing_is_beside_it(
    public: Settings,
) -> None:
    with serving(public) as server:
        made = server.post("/touchstone/api/tables", json=TWO).json()
        assert made["watch_link"] == f"/touchstone/table/{made['table']}"
        pages = ["/touchstone/", "/touchstone/help", "/touchstone/rules/tactori"]
        pages += ["/touchstone/new/4eyes-plus", made["watch_link"], made["open_link"]]
        found: set[tuple[str, str]] = set()
        for page in pages:
            shown = server.get(page)
            assert shown.status_code == 200, page
            found |= {(page, link) for link in re.findall(LINK, shown.text)}
        for page, link in found:
            assert link.startswith("/touchstone/"), (page, link)
        for link in {link for _, link in found}:
            assert server.get(link).status_code not in (404, 500), link
        assert server.get("/touchstone").headers["location"] == PUBLIC
        assert server.get("/touchstone/rules").headers["location"].startswith("/touchstone/rules/")
        back = server.get("/touchstone/language/de?back=/help")
        assert back.headers["location"] == "/touchstone/help"
        for beside in ("/", "/help", "/health", "/touchstonehelp", "/socket", "/static/page.js"):
            answer = server.get(beside)
            assert (answer.status_code, answer.json()["code"]) == (404, "http/not-found")
        url = server.url.replace("http", "ws")
        with pytest.raises(InvalidStatus):
            Client(url + "/socket")
        pasted = server.post("/touchstone/join", data={"code": PUBLIC + "join/abc/def#x"})
        assert pasted.headers["location"] == "/touchstone/join/abc/def"
        with Client(url + "/touchstone/socket", Origin="https://games.example") as ana:
            secret = made["seats"][0]["secret"]
            assert ana.hello(made["table"], secret=secret)["table"]["seat"] == 1


@pytest.mark.parametrize(
    ("text", "origin", "base"),
    [
        ("https://games.example", "https://games.example", ""),
        ("https://Games.Example:443/", "https://games.example", ""),
        ("http://[::1]:8000/a/b/", "http://[::1]:8000", "/a/b"),
    ],
)
def test_public_addresses_are_read(text: str, origin: str, base: str) -> None:
    read = PublicUrl.read(text)
    assert (read.origin, read.base) == (origin, base)


@pytest.mark.parametrize(
    "text",
    [
        *("", "games.example", "ftp://x", "https://", "https://[", "https://a b", "https://a/?b"),
        *("https://a/../b", "https://me@a", "https://a/ö", "https://a:port"),
    ],
)
def test_what_is_no_public_address_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        PublicUrl.read(text)


# Proxies and addresses ---------------------------------------------------------------------------


def _times(server: Running, headers: Callable[[int], list[tuple[str, str]]]) -> list[int]:
    return [
        server.get("/api/games", headers=httpx.Headers(headers(number))).status_code
        for number in range(4)
    ]


def test_only_a_trusted_proxy_says_for_whom_it_asks(settings: Settings) -> None:
    few = _limited(settings, requests_per_second=0.001, request_burst=2)
    with serving(few) as server:
        claimed = _times(server, lambda number: [("x-forwarded-for", f"1.2.3.{number}")])
        assert claimed == [200, 200, 429, 429]
    with serving(replace(few, trusted_proxies=("127.0.0.1",))) as server:
        named = _times(server, lambda number: [("x-forwarded-for", f"1.2.3.{number}")])
        assert named == [200] * 4
        # A client's own line, and the line that the proxy adds: the proxy's counts.
        added = _times(
            server,
            lambda number: [("x-forwarded-for", f"9.9.9.{number}"), ("x-forwarded-for", "5.5.5.5")],
        )
        assert added == [200, 200, 429, 429]
        one_network = _times(server, lambda number: [("x-forwarded-for", f"2001:db8::{number}")])
        assert one_network == [200, 200, 429, 429]
        nonsense = _times(server, lambda number: [("x-forwarded-for", f"[{number}" + "x" * 999)])
        assert nonsense == [200, 200, 429, 429]


def test_a_trusted_proxy_says_whether_the_browser_speaks_tls(settings: Settings) -> None:
    said = {"x-forwarded-proto": "https"}
    with serving(replace(settings, trusted_proxies=("127.0.0.1",))) as server:
        answer = server.post("/play/four-senses", headers=said)
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers
        assert "Secure" not in server.post("/play/four-senses").headers["set-cookie"]
    with serving(settings) as server:
        answer = server.post("/play/four-senses", headers=said)
        assert "Secure" not in answer.headers["set-cookie"]
        assert "strict-transport-security" not in answer.headers


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("1.2.3.4", "1.2.3.5", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:1.2.3.4", "1.2.3.4", True),
        ("::ffff:1.2.3.4", "::ffff:1.2.3.5", False),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_who_has_a_network_counts_once(one: str, other: str, alike: bool) -> None:
    found = [neighbourhood({"client": (address, 1)}) for address in (one, other)]
    assert (found[0] == found[1]) == alike


# Origins and cookies -----------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://[", "null", "", "://", "http://", "\xff", "file://"])
def test_a_strange_origin_is_refused_not_a_fault(server: Running, origin: str) -> None:
    for host in (server.url.removeprefix("http://"), ""):
        post = [
            ("Host", host),
            ("Origin", origin),
            ("Content-Length", "0"),
            ("Connection", "close"),
        ]
        answer = exchange(server, request("POST", "/join", post))
        assert answer.startswith(b"HTTP/1.1 403")
        assert b"origin/refused" in answer
        assert b"content-security-policy" in answer
        opening = [("Host", host), ("Origin", origin), *HANDSHAKE]
        assert exchange(server, request("GET", "/socket", opening)).startswith(b"HTTP/1.1 403")


def test_two_origins_are_not_better_than_one(server: Running) -> None:
    origins = [("Origin", server.url), ("Origin", "https://evil.example")]
    host = [("Host", server.url.removeprefix("http://")), ("Connection", "close")]
    answer = exchange(server, request("POST", "/join", [*host, *origins]))
    assert answer.startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize("odd", ['a={"b":1}', "x=\xe9", "a b=c", "=", ";;", 'q="unfinished'])
def test_odd_cookies_do_not_hide_the_seat(server: Running, odd: str) -> None:
    made = server.create(**TWO)
    mine = f"touchstone-{made['table']}={made['seats'][1]['secret']}"
    cookies = [("Cookie", f"{odd}; {mine}; {odd}")]
    for lines in (cookies, [("Cookie", odd), ("Cookie", mine)]):
        with raw(server) as page:
            page.send(request("GET", made["open_link"], [("Host", page.host), *lines]))
            assert page.read_head().startswith(b"HTTP/1.1 303")
    with Client(server.socket_url, Cookie=f"{odd}; {mine}".encode().decode("latin-1")) as ben:
        assert ben.hello(made["table"])["table"]["seat"] == 2


# What changes nothing ----------------------------------------------------------------------------


def test_looking_at_a_link_takes_no_seat_and_a_name_can_be_chosen(server: Running) -> None:
    made = server.create(game="four-senses", seats=[{"name": "Ana", "reserved": True}, {}])
    for _ in range(3):
        preview = server.get(made["open_link"])
        assert preview.status_code == 200
        assert "set-cookie" not in preview.headers
        assert "Take this seat" in preview.text
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as browser:
        refused = browser.post(made["open_link"], data={"name": "\u2800\u3164"})
        assert refused.status_code == 422
        assert "This name cannot be seen" in refused.text
        assert browser.post(made["open_link"], data={"name": "ana"}).status_code == 303
        assert browser.post(made["open_link"], data={"name": "Eve"}).status_code == 303
    with Client.at(server.socket_url, made, 1) as ana:
        assert [player["name"] for player in ana.welcome["players"]] == ["Ana", "ana (2)"]
    full = server.get(made["open_link"], headers={"accept": "text/html"})
    assert full.status_code == 409
    assert "Every seat of this table is taken." in full.text


def test_heads_are_answered_like_pages_without_the_page(server: Running) -> None:
    made = server.create(**TWO)
    paths = ["/", "/health", "/help", "/robots.txt", "/static/page.css", "/api/games"]
    for path in [*paths, made["watch_link"], made["open_link"]]:
        head, page = (
            httpx.request(method, server.url + path, timeout=PATIENCE) for method in ("HEAD", "GET")
        )
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == page.headers["content-length"]
        assert all(name in head.headers for name in CAUTION)
    assert httpx.head(server.url + "/nowhere").status_code == 404


def test_search_engines_are_asked_to_leave_tables_alone(server: Running, public: Settings) -> None:
    made = server.create(**TWO)
    rules = server.get("/robots.txt").text.splitlines()
    assert rules[0] == "User-agent: *"
    assert {"Disallow: /table/", "Disallow: /join/", "Disallow: /record/"} <= set(rules)
    for link in (made["watch_link"], made["open_link"]):
        assert server.get(link).headers["x-robots-tag"] == "noindex"
    assert "x-robots-tag" not in server.get("/").headers
    with serving(public) as other:
        assert "Disallow: /touchstone/table/" in other.get("/touchstone/robots.txt").text


def test_files_are_kept_for_ever_under_the_name_of_their_version(server: Running) -> None:
    page = server.get("/").text
    (style,) = re.findall(r'href="(/static/[0-9a-f]+/page.css)"', page)
    kept = server.get(style)
    assert "immutable" in kept.headers["cache-control"]
    tag = kept.headers["etag"]
    for asked in (tag, f"W/{tag}", f'"x", {tag}'):
        assert server.get(style, headers={"if-none-match": asked}).status_code == 304
    for other in ("/static/page.css", "/static/0123456789ab/page.css"):
        answer = server.get(other)
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.content == kept.content


# Figures -----------------------------------------------------------------------------------------


def test_figures_are_for_the_operator_alone(settings: Settings, public: Settings) -> None:
    with serving(settings) as server:
        assert server.get("/metrics").status_code == 200
        for header in ("x-forwarded-for", "forwarded", "via", "x-real-ip"):
            passed_on = server.get("/metrics", headers={header: "127.0.0.1"})
            assert (passed_on.status_code, passed_on.json()["code"]) == (404, "http/not-found")
    # Behind a proxy on the same machine everybody comes from this machine.
    with serving(public) as server:
        assert server.get("/touchstone/metrics").status_code == 404
    with serving(replace(public, metrics_token="open sesame")) as server:
        for given in ("", "Bearer", "Bearer wrong", "Bearer \xff", "open sesame"):
            headers = {"authorization": given.encode("latin-1")}
            assert server.get("/touchstone/metrics", headers=headers).status_code == 404
        known = {"authorization": "Bearer open sesame", "x-forwarded-for": "1.2.3.4"}
        assert "touchstone_rooms" in server.get("/touchstone/metrics", headers=known).text


# Whatever comes ----------------------------------------------------------------------------------


async def _broken(table: str) -> None:
    raise RuntimeError(table)


def test_refusals_and_faults_carry_the_headers_of_caution(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.server.hub, "stored", _broken)
    answers = [
        (server.get("/join/x/y"), 500, "server/fault"),
        (server.get("/nowhere"), 404, "http/not-found"),
        (server.post("/health"), 405, "http/method"),
        (server.post("/join", headers={"origin": "http://["}), 403, "origin/refused"),
        (server.get("/", headers={"host": "["}), 422, "http/invalid"),
    ]
    for answer, status, code in answers:
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert all(name in answer.headers for name in CAUTION)
