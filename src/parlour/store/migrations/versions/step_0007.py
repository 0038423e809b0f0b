"""Reviews of finished matches, and the mistakes that they found."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("moves", sa.BigInteger, nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
        sa.Column("accounts", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name="fk_reviews_table"),
    )
    op.create_index("ix_reviews_guest", "reviews", ["guest"])
    op.create_table(
        "review_steps",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("move", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", "move", name="pk_review_steps"),
        sa.ForeignKeyConstraint(["table"], ["reviews.table"], name="fk_review_steps_table"),
    )
    op.create_table(
        "mistakes",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("move", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("corrected", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", "table", "move", name="pk_mistakes"),
        sa.ForeignKeyConstraint(["table"], ["reviews.table"], name="fk_mistakes_table"),
    )
    op.create_index("ix_mistakes_table", "mistakes", ["table"])
