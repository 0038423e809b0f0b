# `make` lists the targets. Everything is set up in .venv and build/; nothing is installed elsewhere.
PYTHON ?= python3
NPM ?= npm
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
WEB := src/parlour/server/web
WEB_SOURCES := $(shell find web/src web/public web/worker web/index.html web/offline.html web/vite.config.ts -type f)
# Python reads every module anew in each process that may not keep what it has read: some machines say so for all. Ours stays in build/.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache
# Asked when it is needed: a first run installs one where it can.
HAS_BROWSER = $(or $(CHROMIUM),$(shell command -v chromium || command -v chromium-browser || command -v google-chrome))
# Two tests for each core, where half of the time goes by with waiting for servers.
WAITING = $(shell echo $$((2 * $$(getconf _NPROCESSORS_ONLN))))
# What is left out plays many matches, starts servers or very many processes, or compiles.
QUICK := --ignore-glob='*/test_conformance.py' --ignore-glob='*/test_redeal.py' --ignore-glob='*/test_heuristic.py' --ignore-glob='*/test_blunders.py' \
  --ignore=tests/server --ignore=tests/store --ignore=tests/lab --ignore=tests/research --ignore=tests/cli/test_arena.py --ignore=tests/engine/test_kit.py \
  --ignore=tests/games/test_leaks.py --ignore=tests/table/test_any_commands.py --ignore=tests/table/test_leaks.py --ignore=tests/test_build.py --ignore=tests/test_dist.py --ignore=tests/test_image.py \
  --ignore=tests/test_outside_games.py --ignore=tests/test_anywhere.py --ignore=tests/cli/test_newgame.py --ignore=tests/cli/test_languages.py

.DEFAULT_GOAL := help
.PHONY: help play test quick check check-web test-plain test-compiled e2e bench research leaks honesty ladder load docs golden screenshots format lock dist sizes first-start image-steps clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# One core sets up Python while the other builds the web client. ARGS are those of `parlour serve`.
play: ## open the card table in your browser, for you, your friends and bots
	@$(MAKE) --silent --no-print-directory --jobs=2 $(VENV)/.play $(WEB)/index.html
	@$(BIN)/python -m tools.play --open $(ARGS)

test: ready ## all checks and every test: what CI runs
	@echo "the tests on the compiled engine, those in the browser and those on the plain engine, two at a time: about a quarter of an hour on two cores"
	$(MAKE) --jobs=2 test-compiled e2e test-plain

# One core compiles while the other checks. What the client is tested with comes first: npm fills a folder once at a time.
.PHONY: ready
ready: $(VENV)/.done web/node_modules/.done
	$(MAKE) --jobs=2 --output-sync=target $(COMPILED)/.web build/debian.done check-web check

quick: $(VENV)/.done ## lint, types, import contracts and the fast tests, uncompiled, while you work: under two minutes
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto --quiet $(QUICK)

check: $(VENV)/.done ## lint, types, import contracts, generated files
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.rulebook --check
	$(BIN)/python -m tools.protocol --check
	$(BIN)/python -m tools.webtypes --check
	$(BIN)/python -m tools.words
	$(BIN)/python -m tools.fixtures --check
	$(BIN)/python -m tools.observations --check

check-web: web/node_modules/.done ## lint, types and unit tests of the web client
	cd web && $(NPM) run --silent lint && $(NPM) run --silent check && $(NPM) run --silent test

test-compiled: $(COMPILED)/.done build/debian.done build/games_sim_test.py ## the whole suite on the compiled engine
	PYTHONPATH=$(COMPILED) PARLOUR_EXPECT=compiled $(BIN)/pytest -n $(WAITING) --durations=25

test-plain: $(VENV)/.done ## engine, games, bots and tables uncompiled, with fewer random matches (what is left out is never compiled)
	PARLOUR_EXPECT=plain $(BIN)/pytest -n auto --ignore=tests/test_dist.py --ignore=tests/test_image.py --ignore=tests/test_setting_up.py --ignore=tests/server --ignore=tests/store --ignore=tests/lab --ignore=tests/cli/test_arena.py --ignore=tests/cli/test_newgame.py --ignore=tests/engine/test_kit.py --ignore=tests/review/test_honesty.py \
	  --ignore=tests/research/test_interfaces.py --ignore=tests/research/test_leaks.py --ignore=tests/research/test_openspiel.py

e2e: web/node_modules/.done $(COMPILED)/.web build/debian.done ## the web client in a real browser against the real server
	@if [ -n "$(HAS_BROWSER)" ]; then \
	  cd web && PYTHONPATH=../$(COMPILED) PARLOUR_PYTHON=../$(BIN)/python $(NPM) run --silent e2e; \
	else \
	  echo "WARNING: the web client was not tested in a browser: install the Debian package chromium" >&2; \
	fi

screenshots: web/node_modules/.done $(COMPILED)/.web build/debian.done ## write docs/screenshots anew
	$(BIN)/python -m tools.debian pngquant
	cd web && PYTHONPATH=../$(COMPILED) PARLOUR_PYTHON=../$(BIN)/python $(NPM) run --silent screenshots

load: $(COMPILED)/.done build/debian.done ## 500 tables with a move a second each, on SQLite and PostgreSQL; ARGS=--help says what else
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m tools.load $(ARGS)

ifdef BEFORE
EARLIER := build/before/$(or $(shell git rev-parse --verify --quiet '$(BEFORE)^{commit}'),$(error make: BEFORE=$(BEFORE) is no commit of this repository))
bench: $(COMPILED)/.done $(EARLIER)/.done
	$(BIN)/python -m bench.before $(EARLIER) --compiled $(COMPILED)
else
bench: $(COMPILED)/.done build/openspiel/.done build/rlcard/.done build/pgx/.done ## measure against OpenSpiel, RLCard, PettingZoo and Pgx in the same run; writes bench/results.json; BEFORE=revision: against that one
	PYTHONPATH=$(COMPILED) $(BIN)/python -m bench --peer build/openspiel/bin/python --rlcard build/rlcard/bin/python --pgx build/pgx/bin/python
endif

research: $(COMPILED)/.done build/games_sim_test.py ## the proof that observations tell no secret, at 10,000 positions a game, and the peers' own tests at full length
	PYTHONPATH=$(COMPILED) PARLOUR_RESEARCH=full $(BIN)/pytest -n auto tests/research

leaks: build/openspiel/.done build/rlcard/.done ## whether the observations of OpenSpiel's and RLCard's card games tell what is hidden (docs/research-leaks.md)
	build/openspiel/bin/python bench/leaks.py openspiel
	build/rlcard/bin/python bench/leaks.py rlcard

honesty: $(COMPILED)/.done ## whether reviews are honest, in each game and with each number of players: an hour of an idle core, goes on where it was stopped; writes bench/honesty.json
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m tools.honesty

ladder: $(COMPILED)/.done ## how strong each level is in each game and with each number of players: many hours, goes on where it was stopped
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m tools.ladder

docs: $(VENV)/.done ## write the generated files: rules, clauses and their tests, the protocol's schema, the web client's types and fixtures
	$(BIN)/python -m tools.rulebook
	$(BIN)/python -m tools.protocol
	$(BIN)/python -m tools.webtypes
	$(BIN)/python -m tools.fixtures
	$(BIN)/python -m tools.observations

golden: $(VENV)/.done ## write the golden playthroughs anew, after a change of rules that was meant
	$(BIN)/python -m tools.golden

format: $(VENV)/.done ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

LOCK = $(BIN)/uv pip compile --quiet $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-header \
  --no-emit-index-url --no-annotate pyproject.toml
# Litestar asks for a maker of sample data, which it uses for the examples in a schema alone: ours has none.
SPARING = --no-emit-package polyfactory --no-emit-package faker

lock: UPGRADE = --upgrade
lock: $(VENV)/.done locks ## resolve the dependencies anew

.PHONY: locks
locks: ## write the lock files after a change of pyproject.toml; versions stay
	$(LOCK) --extra dev -o requirements.lock
	echo setuptools | $(LOCK) - --constraint requirements.lock --extra table $(SPARING) -o requirements-play.lock
	$(LOCK) --constraint requirements.lock --extra postgresql --extra redis $(SPARING) -o requirements-image.lock
	$(LOCK) --constraint requirements.lock --extra compile -o requirements-compile.lock

dist: $(COMPILED)/.web ## a source distribution, a compiled wheel and a pure one, with the web client inside
	$(BIN)/python -m tools.dist

sizes: dist ## the base install and its import beside those of OpenSpiel and PettingZoo, in the same run
	$(BIN)/python -m tools.sizes

first-start: $(VENV)/.done ## how long `make play` takes in a fresh clone with empty caches
	$(BIN)/python -m tools.first_start

image-steps: $(VENV)/.done ## the steps of the Containerfile without a container engine: as root, with debootstrap
	$(BIN)/python -m tools.debian debootstrap
	$(BIN)/python -m tools.image

clean: ## remove everything that was built
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules $(WEB)

$(VENV)/.play: requirements-play.lock pyproject.toml setup.py
	@$(PYTHON) tools/environment.py $(VENV) requirements-play.lock
	@touch $@

# All that tests and tools need.
$(VENV)/.done: requirements.lock pyproject.toml setup.py
	@$(PYTHON) tools/environment.py $(VENV) requirements.lock
	@touch $(VENV)/.play $@

# The compiled modules with links to everything else: PYTHONPATH chooses. It knows itself whether anything is to be done.
$(COMPILED)/.done: $(VENV)/.done FORCE
	@$(BIN)/python -m tools.compiled

build/before/%/.done: | $(VENV)/.done
	@echo "compiling the revision $* (a minute or two) …"
	rm -rf $(@D)
	mkdir -p $(@D)/tree
	git archive $* | tar -x -C $(@D)/tree
	PARLOUR_COMPILE=1 $(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --target $(@D)/compiled $(@D)/tree
	@touch $@

$(COMPILED)/.web: $(COMPILED)/.done $(WEB)/index.html
	@touch $@

.PHONY: FORCE
FORCE:

$(WEB)/index.html: web/package.json web/package-lock.json $(WEB_SOURCES)
	@$(PYTHON) tools/webclient.py $(NPM)

web/node_modules/.done: web/package.json web/package-lock.json
	@command -v $(NPM) > /dev/null || { echo "make: Node 20 with npm is needed for the web client" >&2; exit 1; }
	@echo "fetching what the web client is built and tested with …"
	cd web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 $(NPM) ci --loglevel=error --no-audit --no-fund
	@touch $@

# What the tests need besides Python and Node; where it cannot be installed it is said what is missing.
build/debian.done: $(VENV)/.done tools/debian.py
	@mkdir -p build
	$(BIN)/python -m tools.debian postgresql redis-server chromium nginx openssl caddy
	@touch $@

build/games_sim_test.py: requirements.lock tools/simtest.py $(VENV)/.done
	$(BIN)/python -m tools.simtest $@

build/rlcard/.done: bench/rlcard.lock
	$(PYTHON) -m venv build/rlcard
	build/rlcard/bin/pip --disable-pip-version-check --quiet install --require-hashes -r bench/rlcard.lock
	@touch $@

build/pgx/.done: bench/pgx.lock
	$(PYTHON) -m venv build/pgx
	build/pgx/bin/pip --disable-pip-version-check --quiet install --require-hashes -r bench/pgx.lock
	@touch $@

build/openspiel/.done: bench/openspiel.lock
	$(PYTHON) -m venv build/openspiel
	build/openspiel/bin/pip --disable-pip-version-check --quiet install --require-hashes -r bench/openspiel.lock
	@touch $@
