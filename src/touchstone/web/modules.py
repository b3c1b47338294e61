"""Which modules a page's script imports, so that the browser fetches all of them at once.

Without that it learns of a module only when it has read the one before, and every step of the way
costs a journey over the line.
"""

import re
from functools import cache
from importlib.resources import files

_IMPORT = re.compile(r'^import (?:.* from )?"\./([a-z_-]+\.js)";$', re.M)


@cache
def modules_of(script: str) -> tuple[str, ...]:
    """Every module that a script needs, itself left out, the nearest ones first.

    >>> modules_of("table.js")[:3]
    ('announcer.js', 'aside.js', 'board.js')
    """
    found = {script: None}
    waiting = [script]
    while waiting:
        text = (files("touchstone.web") / "static" / waiting.pop(0)).read_text(encoding="utf-8")
        fresh = [name for name in _IMPORT.findall(text) if name not in found]
        found |= dict.fromkeys(fresh)
        waiting += dict.fromkeys(fresh)
    return tuple(found)[1:]
