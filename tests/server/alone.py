"""A server in a process of its own, to be killed: python tests/server/alone.py DOOR DATABASE."""

import socket
import sys
from pathlib import Path

import uvicorn
from msgspec.structs import replace

from kille.server.app import app_for, configured, service_for
from kille.tables.clock import Pace

if __name__ == "__main__":
    door, database = socket.socket(fileno=int(sys.argv[1])), Path(sys.argv[2])
    service = replace(service_for(database), pace=Pace(beat=0, rest=0, away=600, allowance=0))
    uvicorn.Server(configured(app_for(service), service)).run(sockets=[door])
