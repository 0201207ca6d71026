"""Brings a database up to date, on the connection it is given."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """Take every step from the version that is there to the newest."""
    config = Config()
    config.set_main_option("script_location", "kille.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
