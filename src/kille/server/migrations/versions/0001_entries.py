"""The logs of the tables, and the server's keys."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make both."""
    op.create_table(
        "entries",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("id", sa.Text()),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_entries"),
        sa.UniqueConstraint("table", "id", name="uq_entries_table_id"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
