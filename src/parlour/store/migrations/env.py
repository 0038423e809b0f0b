"""What Alembic runs to migrate: on the connection that it is given, in the transaction that is open there."""

from alembic import context

from parlour.store.migrate import VERSION_TABLE
from parlour.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, version_table=VERSION_TABLE
)
with context.begin_transaction():
    context.run_migrations()
