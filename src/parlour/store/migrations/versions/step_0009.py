"""Finished matches that people look at together, and what they note there."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_studies"),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name="fk_studies_table"),
    )
    op.create_table(
        "notes",
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("note", name="pk_notes"),
        sa.ForeignKeyConstraint(["table"], ["studies.table"], name="fk_notes_table"),
    )
    op.create_index("ix_notes_table", "notes", ["table"])
    op.create_index("ix_notes_guest", "notes", ["guest"])
