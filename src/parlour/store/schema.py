"""The tables of the database as they are now. The migrations lead here; a test compares the two."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, LargeBinary, MetaData, Table, Text, false, text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

IS_OPEN_TO_ALL = text("is_public AND phase IN ('lobby', 'playing')")
"""Written out, with no parameters: an index over some of the rows serves only who asks in its own words."""
WAITS_FOR_BOT = text("waits_for = 'bot'")
IS_BRANCH = text("source IS NOT NULL")

entries = Table(
    "entries",
    metadata,
    Column("table", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""The log. Its primary key is why two workers never both add line n."""

tables = Table(
    "tables",
    metadata,
    Column("table", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("waits_for", Text, nullable=False),
    Column("guests", LargeBinary, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("source", Text),
    Index("ix_tables_source", "source", sqlite_where=IS_BRANCH, postgresql_where=IS_BRANCH),
    Index("ix_tables_public", "updated", sqlite_where=IS_OPEN_TO_ALL, postgresql_where=IS_OPEN_TO_ALL),
    Index("ix_tables_stalled", "updated", sqlite_where=WAITS_FOR_BOT, postgresql_where=WAITS_FOR_BOT),
)
"""The summaries, with the seq of the line that each was written with."""

guests = Table(
    "guests",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.table"), primary_key=True),
    Column("is_put_away", Boolean, nullable=False, server_default=false()),
)
"""Who has, or had, a seat where: to find the tables of a guest, but for those that they have put away."""

people = Table(
    "people",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("epoch", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("is_banned", Boolean, nullable=False, server_default=false()),
)
"""Guests who have said something of themselves, or signed other devices out, or are banned."""

spent = Table(
    "spent",
    metadata,
    Column("token", Text, primary_key=True),
    Column("expires", BigInteger, nullable=False, index=True),
)
"""Tokens that may be used once and have been, until they would be too old anyway."""

codes = Table(
    "codes",
    metadata,
    Column("code", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.table"), nullable=False, index=True, unique=True),
    Column("given", BigInteger, nullable=False),
)
"""Short codes of tables, with when each was last asked for. One holds only while its table waits for players."""

keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

workers = Table(
    "workers",
    metadata,
    Column("worker", Text, primary_key=True),
    Column("beat", BigInteger, nullable=False),
)
"""When each worker last said that it is alive."""

connections = Table(
    "connections",
    metadata,
    Column("connection", Text, primary_key=True),
    Column("table", Text, nullable=False, index=True),
    Column("guest", Text, nullable=False),
    Column("worker", Text, ForeignKey("workers.worker"), nullable=False, index=True),
    Column("is_screen", Boolean, nullable=False, server_default=false()),
)
"""The open connections, those of dead workers included until they are swept."""

sightings = Table(
    "sightings",
    metadata,
    Column("table", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("seen", BigInteger, nullable=False, index=True),
)
"""When a guest was last seen at a table, by connections that are closed."""

reviews = Table(
    "reviews",
    metadata,
    Column("table", Text, ForeignKey("tables.table"), primary_key=True),
    Column("guest", Text, nullable=False, index=True),
    Column("worker", Text, nullable=False),
    Column("moves", BigInteger, nullable=False),
    Column("about", LargeBinary, nullable=False),
    Column("accounts", LargeBinary, nullable=False),
)
"""Reviews of finished matches: who asked for each, which worker is at it, and what the whole comes to; empty before."""

review_steps = Table(
    "review_steps",
    metadata,
    Column("table", Text, ForeignKey("reviews.table"), primary_key=True),
    Column("move", BigInteger, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)
"""What reviews have found out so far, move by move."""

mistakes = Table(
    "mistakes",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("table", Text, ForeignKey("reviews.table"), primary_key=True),
    Column("move", BigInteger, primary_key=True, autoincrement=False),
    Column("corrected", BigInteger, nullable=False),
    Index("ix_mistakes_table", "table"),
)
"""Where guests erred, as reviews found, and when each of it was put right; 0 before."""

studies = Table(
    "studies",
    metadata,
    Column("table", Text, ForeignKey("tables.table"), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""Finished matches that people look at together: who leads, and where. `seq` goes up with every change."""

notes = Table(
    "notes",
    metadata,
    Column("note", Text, primary_key=True),
    Column("table", Text, ForeignKey("studies.table"), nullable=False, index=True),
    Column("guest", Text, nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""What somebody noted at a moment of such a match."""
