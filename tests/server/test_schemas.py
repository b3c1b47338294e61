"""The shapes of messages, as they are published in docs/."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest
from pydantic import ValidationError

from touchstone.server import refusals
from touchstone.views.wire.incoming import FROM_CLIENT
from touchstone.views.words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]


def _exporter() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "export_schemas", ROOT / "scripts" / "export_schemas.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_published_schemas_are_those_of_the_code() -> None:
    for path, text in _exporter().texts().items():
        assert path.read_text(encoding="utf-8") == text, "run scripts/export_schemas.py"


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hello", "table": "t", "admin": True},
        {"type": "ask", "id": "1", "cells": [], "x": 1},
        {"type": "command", "id": "1", "text": "resign", "seat": 2},
        {"type": "command", "id": "", "text": "resign"},
        {"type": "command", "id": "1", "text": "x" * 201},
        {"type": "command", "id": "1", "text": "done", "seen": 3},
    ],
)
def test_unknown_fields_and_unbounded_ones_are_refused(message: object) -> None:
    with pytest.raises(ValidationError):
        FROM_CLIENT.validate_python(message)


def test_every_code_of_the_server_has_a_sentence_in_every_language() -> None:
    source = Path(refusals.__file__).parent
    used = {
        code
        for file in source.rglob("*.py")
        for code in re.findall(r'Refusal\(\s*"([a-z]+/[a-z-]+)"', file.read_text(encoding="utf-8"))
    } | {"http/not-found", "http/method"}
    assert len(used) > 20
    ids = {f"server-{code.replace('/', '-')}" for code in used}
    for language in LANGUAGES:
        words = Words(language)
        assert [name for name in ids if name not in words] == []
    spare = {"server-came", "server-left", "server-back", "server-replaceable"}
    english = (ROOT / "src/touchstone/views/locales/en/server.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(server-[a-z-]+) =", english, re.MULTILINE)) == ids | spare
