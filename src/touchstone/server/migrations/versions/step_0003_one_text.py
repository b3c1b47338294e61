"""One text for a command: a move is its own notation, and an offer is called one."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_commands = sa.table("commands", sa.column("text", sa.Text))
_CHANGED = (("play ", ""), ("propose ", "offer "))
"""How a text began before, and how it begins now."""
_NO_MOVES = ("touch ", "offer ", "replace ", "abandon ", "helper ")
_BARE = ("resign", "accept", "decline", "return", "time-up")


def upgrade() -> None:
    """Rewrites every command that is stored."""
    for before, after in _CHANGED:
        _rewrite(_commands.c.text.like(f"{before}%"), len(before), after)


def downgrade() -> None:
    """Rewrites them back: what begins with no other word is a move."""
    text = _commands.c.text
    is_move = sa.and_(text.not_in(_BARE), *(text.not_like(f"{word}%") for word in _NO_MOVES))
    _rewrite(is_move, 0, "play ")
    _rewrite(text.like("offer %"), len("offer "), "propose ")


def _rewrite(which: sa.ColumnElement[bool], skipped: int, start: str) -> None:
    rest = sa.func.substr(_commands.c.text, skipped + 1)
    changed = sa.literal(start, sa.Text).concat(rest)
    op.execute(_commands.update().where(which).values(text=changed))
