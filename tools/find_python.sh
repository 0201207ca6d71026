#!/bin/sh
# Prints the path of a Python from 3.12 to 3.14; with "any", of any Python >= 3.8 (enough to carry uv).
# Looks on PATH, then among the versions that pyenv keeps. Exit status 1 and no output: there is none.
wanted="3, 12"
[ "$1" = any ] && wanted="3, 8"

# The path is asked of Python itself: what is on PATH may be a pyenv shim that stands for no installed version.
# A Python without ensurepip (Debian without python3-venv) cannot make the environment that uv is put into.
probe="import sys; ok = sys.version_info >= ($wanted) and sys.version_info < (3, 15)"
[ "$1" = any ] && probe="$probe
import ensurepip, venv"
probe="$probe
print(sys.executable) if ok else sys.exit(1)"

for candidate in python3.14 python3.13 python3.12 python3 python \
    "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.1[2-4]*/bin/python3 \
    $([ "$1" = any ] && echo "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.*/bin/python3); do
    command -v "$candidate" >/dev/null 2>&1 || continue
    "$candidate" -c "$probe" 2>/dev/null && exit 0
done
exit 1
