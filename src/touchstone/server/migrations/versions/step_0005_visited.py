"""When somebody was last at a table, so that old ones can be forgotten."""

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that exist count as visited now: none is forgotten on the day of the update."""
    now = sa.text(str(int(time())))
    op.add_column("tables", sa.Column("visited", sa.BigInteger, nullable=False, server_default=now))
    op.create_index("tables_by_visit", "tables", ["visited"])


def downgrade() -> None:
    """Forgets it."""
    op.drop_index("tables_by_visit", "tables")
    op.drop_column("tables", "visited")
