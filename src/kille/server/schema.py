"""The tables of the database as they are now; migrations/ has the way there."""

from sqlalchemy import Column, Float, Integer, LargeBinary, MetaData, Table, Text, UniqueConstraint

metadata = MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s"}
)

entries = Table(
    "entries",
    metadata,
    Column("table", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("id", Text),
    Column("body", Text, nullable=False),
    UniqueConstraint("table", "id"),
)
"""Every line of every table's log."""

keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Secrets of the server."""
