"""Which tables guests have put away."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("is_put_away", sa.Boolean, nullable=False, server_default=sa.false()))
