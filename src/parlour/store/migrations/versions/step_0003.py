"""Short codes for tables that wait for players."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("given", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_codes"),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name="fk_codes_table"),
    )
    op.create_index("ix_codes_table", "codes", ["table"], unique=True)
