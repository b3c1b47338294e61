"""Writes src/touchstone/__init__.pyi: the types of `import touchstone as ts`, game by game.

`ts.game("…")` is typed by the slug that it is given: the settings of that game with their values,
its positions and its moves. All of it follows from the catalogue, so it is written and not kept by
hand; `--check` fails where it is not as it would be written.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any, get_type_hints

import touchstone
from touchstone.core.game import GameKind
from touchstone.core.settings import Setting
from touchstone.games import GAMES, GROUP

FILE = Path(touchstone.__file__).with_suffix(".pyi")
HEAD = '"""Written by scripts/write_face.py; the code is in `__init__.py` and `face`."""\n'
ANY_OTHER = """@overload
def game(slug: str, players: int = 2, **settings: str | int) -> State[Any, Any]: ...
"""


def text() -> str:
    """The whole file, before it is formatted."""
    house = [kind for kind in GAMES.values() if kind.package.startswith(f"{GROUP}.")]
    imports = [
        "from typing import Any, Final, Literal, overload",
        *(f"from touchstone.{module} import {name} as {name}" for name, module in _offered()),
        "from touchstone.face.playing import match as match",
        *(line for kind in house for line in _imports(kind)),
    ]
    games = [_overload(kind) for kind in house]
    names = f"__all__ = {sorted(touchstone.__all__, key=_as_ruff_sorts)!r}"
    return "\n".join([HEAD, *imports, "__version__: Final[str]", names, *games, ANY_OTHER])


def _as_ruff_sorts(name: str) -> tuple[bool, str]:
    return not name.istitle() and name.islower(), name


def _offered() -> list[tuple[str, str]]:
    return [(n, m) for n, m in touchstone._OFFERED.items() if n != "game"]


def _imports(kind: GameKind) -> list[str]:
    state, alias = _state(kind), _alias(kind)
    return [
        f"from {state.__module__} import {state.__name__} as _{alias}State",
        # A union has no name of its own: it is called Move beside the positions.
        f"from {state.__module__} import Move as _{alias}Move",
    ]


def _alias(kind: GameKind) -> str:
    return "".join(part.title() for part in kind.package.rsplit(".", 1)[-1].split("_"))


def _state(kind: GameKind) -> Any:
    """The type of positions, as the rules name it."""
    rules = get_type_hints(kind.build)["return"]
    return get_type_hints(rules.play)["state"]


def _overload(kind: GameKind) -> str:
    settings = ", ".join(f"{one.name}: {_values(one)} = ..." for one in kind.options)
    returned = f"State[_{_alias(kind)}State, _{_alias(kind)}Move]"
    slug = f'slug: Literal["{kind.slug}"], players: int = 2'
    return f"@overload\ndef game({slug}, *, {settings}) -> {returned}: ..."


def _values(setting: Setting) -> str:
    if setting.values:
        return f"Literal[{', '.join(map(repr, setting.values))}]"
    return "int | str"


def formatted(source: str) -> str:
    """As ruff would have it."""
    for command in (["check", "--select", "I", "--fix-only"], ["format"]):
        ruff = [
            sys.executable,
            "-m",
            "ruff",
            *command,
            "--quiet",
            "--stdin-filename",
            str(FILE),
            "-",
        ]
        done = subprocess.run(ruff, input=source, capture_output=True, text=True, check=True)
        source = done.stdout
    return source


if __name__ == "__main__":
    wanted = formatted(text())
    if "--check" in sys.argv:
        if FILE.read_text(encoding="utf-8") != wanted:
            sys.exit("touchstone: __init__.pyi is out of date; run scripts/write_face.py")
    else:
        FILE.write_text(wanted, encoding="utf-8")
