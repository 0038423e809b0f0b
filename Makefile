# `make` lists the targets. Everything is set up in .venv and build/; nothing is installed elsewhere.
PYTHON ?= python3
GAME ?= villains
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.json')
PIP := $(BIN)/pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.PHONY: help play test check test-plain test-compiled bench docs golden format lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/.done ## watch a match in the terminal, move by move: make play GAME=digdig
	@mkdir -p build
	@$(BIN)/parlour simulate $(GAME) --games 1 --bots heuristic --seed $$(date +%s) --out build/demo.jsonl > /dev/null
	@$(BIN)/parlour replay build/demo.jsonl

test: check test-compiled test-plain ## all checks, the suite compiled and uncompiled: what CI runs

check: $(VENV)/.done ## lint, types, import contracts, generated files
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.rulebook --check

test-compiled: $(COMPILED)/.done ## the whole suite on the compiled engine
	PYTHONPATH=$(COMPILED) PARLOUR_EXPECT=compiled $(BIN)/pytest -n auto

test-plain: $(VENV)/.done ## the whole suite on the uncompiled engine, with fewer random matches
	PARLOUR_EXPECT=plain $(BIN)/pytest -n auto

bench: $(COMPILED)/.done build/openspiel/.done ## measure against OpenSpiel in the same run; writes bench/results.json
	PYTHONPATH=$(COMPILED) $(BIN)/python -m bench --peer build/openspiel/bin/python

docs: $(VENV)/.done ## write the generated pages: rules, clauses and their tests
	$(BIN)/python -m tools.rulebook

golden: $(VENV)/.done ## write the golden playthroughs anew, after a change of rules that was meant
	$(BIN)/python -m tools.golden

format: $(VENV)/.done ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: $(VENV)/.done ## resolve the dependencies anew into requirements.lock
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
	  --no-emit-index-url --no-annotate --extra dev --extra dask --extra postgresql --extra redis pyproject.toml -o requirements.lock

clean: ## remove everything that was built
	rm -rf $(VENV) build dist src/*.egg-info

$(VENV)/.done: requirements.lock pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "make: Python 3.11 or newer is needed; set PYTHON=…" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements.lock
	PARLOUR_COMPILE=0 $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# The compiled package beside the editable one: PYTHONPATH chooses.
$(COMPILED)/.done: $(VENV)/.done $(SOURCES)
	@echo "compiling the engine and the games (a minute or two) …"
	rm -rf $(COMPILED) build/lib* build/bdist* build/temp*
	PARLOUR_COMPILE=1 $(PIP) install --no-deps --no-build-isolation --target $(COMPILED) .
	@touch $@

build/openspiel/.done: bench/openspiel.lock
	$(PYTHON) -m venv build/openspiel
	build/openspiel/bin/pip --disable-pip-version-check --quiet install --require-hashes -r bench/openspiel.lock
	@touch $@
