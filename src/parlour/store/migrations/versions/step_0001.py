"""The log, the summaries, keys and presence."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_entries"),
    )
    op.create_table(
        "tables",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("waits_for", sa.Text, nullable=False),
        sa.Column("guests", sa.LargeBinary, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_tables"),
    )
    is_open_to_all = sa.text("is_public AND phase IN ('lobby', 'playing')")
    op.create_index(
        "ix_tables_public", "tables", ["updated"], sqlite_where=is_open_to_all, postgresql_where=is_open_to_all
    )
    waits_for_bot = sa.text("waits_for = 'bot'")
    op.create_index(
        "ix_tables_stalled", "tables", ["updated"], sqlite_where=waits_for_bot, postgresql_where=waits_for_bot
    )
    op.create_table(
        "guests",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", "table", name="pk_guests"),
        sa.ForeignKeyConstraint(["table"], ["tables.table"], name="fk_guests_table"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "workers",
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("worker", name="pk_workers"),
    )
    op.create_table(
        "connections",
        sa.Column("connection", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("worker", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("connection", name="pk_connections"),
        sa.ForeignKeyConstraint(["worker"], ["workers.worker"], name="fk_connections_worker"),
    )
    op.create_index("ix_connections_table", "connections", ["table"])
    op.create_index("ix_connections_worker", "connections", ["worker"])
    op.create_table(
        "sightings",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "guest", name="pk_sightings"),
    )
    op.create_index("ix_sightings_seen", "sightings", ["seen"])
