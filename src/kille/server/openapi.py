"""The description of the HTTP routes. Its types are msgspec's own, which knows its structs exactly."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kille.server import api
from kille.server.messages import Table
from kille.tables.log import Setup

TYPES = (api.Offered, api.OpenedTable, api.ListedTable, api.Problem, Table, Setup)


class Described(JsonRenderPlugin):
    """The description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The framework's description of the routes, with our types."""
        _, types = msgspec.json.schema_components(TYPES, ref_template="#/components/schemas/{name}")
        components = {**openapi_schema.get("components", {}), "schemas": types}
        return msgspec.json.encode({**openapi_schema, "components": components})


DESCRIPTION = OpenAPIConfig(
    title="Kille",
    version="1",
    description="The lobby of a house where Kille is played. Tables speak over their WebSockets.",
    path="/api/schema",
    render_plugins=[Described(path="/")],
)
