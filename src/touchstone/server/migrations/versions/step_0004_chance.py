"""A secret number for each table, from which follows what is laid out at random."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that exist keep what was laid out for them."""
    op.add_column("tables", sa.Column("chance", sa.BigInteger))


def downgrade() -> None:
    """Forgets the number."""
    op.drop_column("tables", "chance")
