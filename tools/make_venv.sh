#!/bin/sh
# Makes the environment given, with a Python >= 3.12 of this machine, else with one that uv fetches.
set -e
if python=$(sh "$(dirname "$0")/find_python.sh"); then
    exec .tools/bin/uv venv --quiet --allow-existing --python "$python" "$1"
fi
echo "No Python 3.12 or newer on PATH or in pyenv; fetching one."
if ! .tools/bin/uv venv --quiet --allow-existing --managed-python --python 3.13 "$1"; then
    echo "Kille needs Python 3.12 or newer. There is none here, and none could be fetched." >&2
    echo "Install one (a recent Debian or Ubuntu: sudo apt install python3 python3-venv; pyenv install 3.13;" >&2
    echo "macOS: brew install python) so that python3.12, python3.13, python3.14 or python3 is on PATH; then run make again." >&2
    exit 1
fi
