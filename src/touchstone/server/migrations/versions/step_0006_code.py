"""A number that invites to a table and can be said aloud; only a hash of it is stored."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that exist have no number: their links go on inviting."""
    op.add_column("tables", sa.Column("code", sa.String(64)))
    op.create_index("tables_by_code", "tables", ["code"])


def downgrade() -> None:
    """Forgets the numbers."""
    op.drop_index("tables_by_code", "tables")
    op.drop_column("tables", "code")
