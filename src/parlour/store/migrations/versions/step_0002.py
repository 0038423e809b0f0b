"""What guests are called, how often each has signed other devices out, and links to devices that were used."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_people"),
    )
    op.create_table(
        "spent",
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_spent"),
    )
    op.create_index("ix_spent_expires", "spent", ["expires"])
