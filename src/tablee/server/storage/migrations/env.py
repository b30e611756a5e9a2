"""Runs migrations on the connection that `revisions.migrate` opened."""

from alembic import context

from tablee.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    # `engine` begins the transaction itself, on SQLite too: all steps are made or none.
    transactional_ddl=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
