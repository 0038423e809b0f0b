"""Which connections are screens that all look at."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("connections", sa.Column("is_screen", sa.Boolean, nullable=False, server_default=sa.false()))
