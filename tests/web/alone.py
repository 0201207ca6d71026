"""A server in its own process, to be killed, with short pauses: python tests/web/alone.py PORT DATABASE."""

import sys
from pathlib import Path

import uvicorn
from msgspec.structs import replace

from kille.server.app import app_for, configured, service_for
from kille.tables.clock import Pace

if __name__ == "__main__":
    port, database = int(sys.argv[1]), Path(sys.argv[2])
    service = replace(service_for(database), pace=Pace(beat=0.1, rest=0.2, away=20, allowance=0))
    config = configured(app_for(service), service)
    config.port = port
    uvicorn.Server(config).run()
