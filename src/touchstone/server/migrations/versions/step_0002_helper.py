"""A helper for open eyes, seat by seat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that exist have no helper at any seat."""
    column = sa.Column("helper", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", column)


def downgrade() -> None:
    """Forgets who had a helper."""
    op.drop_column("seats", "helper")
