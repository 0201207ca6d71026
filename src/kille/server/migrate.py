"""Brings a database up to date, on the connection it is given."""

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect


class Foreign(Exception):
    """The database is not one that we can bring up to date; the message says why."""


def upgrade(connection: Connection) -> None:
    """Take every step from the version that is there to the newest; Foreign if it is none of ours."""
    config = Config()
    config.set_main_option("script_location", "kille.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    version = MigrationContext.configure(connection).get_current_revision()
    if version is None and inspect(connection).get_table_names():
        raise Foreign("it is a database of something else")
    if version is not None and version not in known:
        raise Foreign("it was written by a newer Kille: update this one")
    command.upgrade(config, "head")
