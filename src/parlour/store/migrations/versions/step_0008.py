"""From which table a branch goes on."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

IS_BRANCH = sa.text("source IS NOT NULL")


def upgrade() -> None:
    op.add_column("tables", sa.Column("source", sa.Text))
    op.create_index("ix_tables_source", "tables", ["source"], sqlite_where=IS_BRANCH, postgresql_where=IS_BRANCH)
