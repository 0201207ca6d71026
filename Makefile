# make play    build everything and open a table in the browser        make test    run every test
# make check   format, lint, types, layers, generated files            make bench   compare speed with other libraries
# make policies reckon what the bot equilibrium plays   make pictures draw the charts of "Is it just luck?"
# make ranking how strong the bots of each game are
# Needs make and a Python; everything else is fetched from PyPI and npm into this folder.
# ARGS="…" is passed on: make play ARGS="--port 8080", make test-python ARGS="-k hussar".

UV_VERSION := 0.13.9
# This project's pins decide, not the configuration of whoever runs make.
export UV_NO_CONFIG := 1
UV  := .tools/bin/uv
BIN := .venv/bin
WEB := $(shell find web -mindepth 1 -name node_modules -prune -o -print) $(wildcard src/kille/text/*/*.ftl)
INSTALL := $(UV) pip install --quiet --python .venv
WORKERS ?= 2

.PHONY: play test test-python test-web test-browser check check-python check-web check-generated format generate cards bench bench-simulator ranking policies pictures requirements dev clean

play: .venv/.play .venv/.web
	$(BIN)/kille serve --open $(ARGS)

test: test-python test-web test-browser

test-python: dev
	$(BIN)/pytest tests --ignore=tests/web -n $(WORKERS) $(ARGS)

test-web: .venv/.dev
	$(BIN)/python tools/client.py npm run test

# A pytest run of its own: Playwright leaves an event loop running in its process.
test-browser: dev
	$(BIN)/pytest tests/web -n $(WORKERS) $(ARGS)

check: check-python check-web check-generated

check-python: .venv/.dev .venv/.kille
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/basedpyright
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry src
	$(BIN)/python tools/dead_code.py
	$(BIN)/python tools/catalogues.py

check-web: .venv/.dev
	$(BIN)/python tools/client.py npm run check

# What a program writes is committed, and is what the program writes today.
check-generated: .venv/.dev .venv/.kille
	cd tools && ../$(BIN)/python -m cards --check
	$(BIN)/python tools/generate.py --check

format: .venv/.dev
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format

# What is committed but written by a program: the browser's message types, and the cards.
generate: .venv/.dev .venv/.kille
	$(BIN)/python tools/generate.py

cards: .venv/.dev
	cd tools && ../$(BIN)/python -m cards

bench: .venv-bench/.ready
	.venv-bench/bin/python bench/engine.py $(ARGS)

bench-simulator: .venv/.dev .venv/.kille
	$(BIN)/python bench/simulator.py $(ARGS)

policies: .venv/.dev .venv/.kille
	$(BIN)/python tools/policies.py

pictures: .venv/.dev .venv/.kille
	$(BIN)/python tools/pictures.py

ranking: .venv/.dev .venv/.kille
	$(BIN)/python bench/ranking.py $(ARGS)

# ---- environments: each stamp is newer than what it was made from

dev: .venv/.dev .venv/.web

.tools/bin/uv:
	@sh tools/get_uv.sh $(UV_VERSION)

.venv/bin/python: | .tools/bin/uv
	@sh tools/make_venv.sh .venv

.venv/.play: requirements/play.txt | .venv/bin/python
	$(INSTALL) --require-hashes -r $<
	@touch $@

.venv/.dev: requirements/dev.txt | .venv/bin/python
	$(INSTALL) --require-hashes -r $<
	@touch $@ .venv/.play

EDITABLE := $(INSTALL) --no-deps --reinstall-package kille --build-constraints requirements/build.txt --editable .

# The package itself, editable; and the browser client, which the same build makes if its sources have changed.
.venv/.kille: pyproject.toml hatch_build.py requirements/build.txt | .venv/bin/python
	KILLE_SKIP_WEB=1 $(EDITABLE)
	@touch $@

.venv/.web: tools/client.py $(WEB) .venv/.kille
	$(EDITABLE)
	@touch $@

.venv-bench/.ready: requirements/bench.txt | .tools/bin/uv
	@[ -x .venv-bench/bin/python ] || sh tools/make_venv.sh .venv-bench
	$(UV) pip install --quiet --python .venv-bench --require-hashes -r $<
	KILLE_SKIP_WEB=1 $(UV) pip install --quiet --python .venv-bench --no-deps --editable .
	@touch $@

# ---- pins: no index, no path, no host; the same file on every platform

COMPILE := $(UV) pip compile --quiet --universal --python-version 3.12 --generate-hashes --no-header --no-annotate \
	--no-emit-index-url --no-emit-find-links $(UPGRADE)

requirements: | .tools/bin/uv
	$(COMPILE) pyproject.toml --extra server --extra terminal -o requirements/play.txt
	$(COMPILE) pyproject.toml --all-extras --group test --group check -o requirements/dev.txt
	$(COMPILE) pyproject.toml --group bench -o requirements/bench.txt
	$(COMPILE) --group build -o requirements/build.txt

clean:
	rm -rf .venv .venv-bench .tools .cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache \
		src/kille/web web/node_modules tests/web/browser/node_modules
