#!/bin/sh
# Puts uv, of the version given, into .tools: any Python >= 3.8 that can make an environment will carry it.
set -e
if python=$(sh "$(dirname "$0")/find_python.sh" any); then
    "$python" -m venv --clear .tools
    .tools/bin/python -m pip install --quiet --disable-pip-version-check --no-input "uv==$1"
elif uv=$(command -v uv); then
    mkdir -p .tools/bin
    ln -sf "$uv" .tools/bin/uv
else
    echo "Kille needs a Python that can make environments (3.12 or newer is best), and found none." >&2
    echo "Debian, Ubuntu: sudo apt install python3-venv    Fedora: sudo dnf install python3    macOS: brew install python" >&2
    exit 1
fi
