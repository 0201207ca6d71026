"""Run by Alembic for each upgrade."""

from alembic import context

from kille.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
