"""The files of deploy/ for nginx and Caddy, really run: TLS outside, Touchstone behind it.

They need the proxy itself and run with `make soak`, which installs both.
"""

import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from helpers.serving import PATIENCE, Process, eventually, sqlite
from helpers.soaking import in_soak
from websockets import Origin
from websockets.sync.client import connect

DEPLOY = Path(__file__).parents[2] / "deploy"
SITE = "games.example"

pytestmark = in_soak


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as found:
        return int(found.getsockname()[1])


@dataclass(frozen=True)
class Certificate:
    """A certificate that only this test believes."""

    certificate: Path
    key: Path


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    folder = tmp_path_factory.mktemp("tls")
    made = Certificate(folder / "site.pem", folder / "site.key")
    subprocess.run(
        shlex.split(
            "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "
            f"-subj /CN={SITE} -addext subjectAltName=DNS:{SITE} "
            f"-keyout {made.key} -out {made.certificate}"
        ),
        check=True,
        capture_output=True,
    )
    return made


@contextmanager
def nginx(folder: Path, certificate: Certificate, upstream: int, port: int) -> Iterator[None]:
    """nginx with the example, but for names of files and ports."""
    example = (DEPLOY / "nginx.conf").read_text()
    for before, after in {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "listen 80": f"listen 127.0.0.1:{free_port()}",
        "127.0.0.1:8000": f"127.0.0.1:{upstream}",
        f"/etc/ssl/{SITE}.pem": str(certificate.certificate),
        f"/etc/ssl/{SITE}.key": str(certificate.key),
    }.items():
        assert before in example
        example = example.replace(before, after)
    temporary = "\n".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ {temporary}\n{example} }}\n"
    )
    program = ["nginx", "-c", str(file), "-e", "stderr"]
    subprocess.run([*program, "-t"], check=True, capture_output=True)
    with running(program):
        yield


@contextmanager
def caddy(folder: Path, certificate: Certificate, upstream: int, port: int) -> Iterator[None]:
    """Caddy with the example, and a certificate of ours instead of one from the net."""
    example = (DEPLOY / "Caddyfile").read_text()
    tls = f"{{$SITE}} {{\n\ttls {certificate.certificate} {certificate.key}"
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + example.replace("{$SITE} {", tls, 1))
    environment = {
        **os.environ,
        "SITE": f"https://{SITE}:{port}",
        "UPSTREAM": f"127.0.0.1:{upstream}",
        "HOME": str(folder),
    }
    program = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
    with running(program, environment):
        yield


@contextmanager
def running(program: list[str], environment: dict[str, str] | None = None) -> Iterator[None]:
    process = subprocess.Popen(program, env=environment, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


PROXIES = {"nginx": nginx, "caddy": caddy}


@pytest.mark.parametrize("proxy", PROXIES)
def test_behind_a_proxy_with_tls(proxy: str, tmp_path: Path, certificate: Certificate) -> None:
    assert shutil.which(proxy), f"{proxy} is not installed; make soak does that"
    port = free_port()
    public = f"https://{SITE}:{port}"
    trust = ssl.create_default_context(cafile=str(certificate.certificate))
    with (
        Process("--store", sqlite(tmp_path), "--public-url", public) as server,
        PROXIES[proxy](tmp_path, certificate, server.port, port),
        httpx.Client(
            base_url=f"https://127.0.0.1:{port}",
            headers={"Host": f"{SITE}:{port}"},
            verify=trust,
            timeout=PATIENCE,
        ) as browser,
    ):

        def ask(method: str, path: str, **more: Any) -> httpx.Response:
            return browser.request(method, path, extensions={"sni_hostname": SITE}, **more)

        def answers() -> bool:
            try:
                return ask("GET", "/health").status_code == 200
            except httpx.TransportError:
                return False

        eventually(answers)
        assert ask("GET", "/").headers["strict-transport-security"]
        own, strange = {"Origin": public}, {"Origin": "https://elsewhere.example"}
        form = ask("POST", "/play/four-senses", headers=own, data={"level": "1"})
        assert form.status_code == 303, form.text
        cookie = form.headers["set-cookie"]
        assert "Secure" in cookie
        assert "HttpOnly" in cookie
        table = form.headers["location"].rsplit("/", 1)[1]
        refused = ask("POST", "/play/four-senses", headers=strange)
        assert refused.json()["code"] == "origin/refused"
        chosen = {"who1": "here", "who2": "link", "name1": "Ana", "name2": "Ben"}
        links = ask("POST", "/new/four-senses", headers=own, data=chosen).text
        assert f'"{public}/join/' in links
        assert f"http://{SITE}" not in links
        # Figures are for the operator, and a proxy on the same machine is none.
        assert ask("GET", "/metrics").status_code == 404
        value = re.match(r"[^;]+", cookie)
        assert value is not None
        with (
            socket.create_connection(("127.0.0.1", port)) as plain,
            connect(
                f"wss://{SITE}:{port}/socket",
                sock=plain,
                ssl=trust,
                server_hostname=SITE,
                origin=Origin(public),
                additional_headers={"Cookie": value[0]},
            ) as wire,
        ):
            wire.send(f'{{"type":"hello","table":"{table}"}}')
            assert '"seat":1' in str(wire.recv(PATIENCE))
