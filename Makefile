# keepwright: everything a clone can do. `make help` lists it.

PYTHON  ?= python3
SECONDS ?= 60
JOBS    ?= 2

VENV := .venv
BIN  := $(VENV)/bin
PIP  := $(BIN)/python -m pip --disable-pip-version-check

# The installed package is rebuilt when the content of what it is made of changes.
PARTS   := src rules pyproject.toml hatch_build.py README.md LICENSE
CONTENT := $(shell find $(PARTS) -type f ! -path '*/__pycache__/*' | LC_ALL=C sort | xargs cksum | cksum | cut -d' ' -f1)
BUILT   := $(VENV)/.built-$(CONTENT)$(if $(KEEPWRIGHT_PURE),-pure)

INTERPRETED := PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 KEEPWRIGHT_FORM=interpreted
BOTH_FORMS  := $(wildcard tests/engine tests/games tests/contract)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup play serve test check format lint types bench fuzz load docs wheel locks clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(BUILT) $(VENV)/.dev ## create .venv with keepwright and all tools

play: $(BUILT) ## play Caylus in the terminal against bots
	@$(BIN)/keepwright play caylus

serve: $(BUILT) ## serve tables for people, at port 8303
	@$(BIN)/keepwright serve

test: setup ## run all tests: compiled, then what has two forms interpreted as well
	$(BIN)/python -m pytest -n $(JOBS)
	$(INTERPRETED) $(BIN)/python -m pytest -n $(JOBS) $(BOTH_FORMS) README.md docs/library.md docs/records.md \
		src/keepwright \
		--doctest-modules --doctest-glob=README.md --doctest-glob=library.md --doctest-glob=records.md

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
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "Open site/index.html."

wheel: $(VENV)/.dev ## build source archive and wheel into dist/
	$(BIN)/python -m build --no-isolation --outdir dist

locks: $(VENV)/.python ## renew requirements/*.txt from the *.in files (with Python 3.11)
	$(PYTHON) -m venv $(VENV)/locks
	$(VENV)/locks/bin/python -m pip --disable-pip-version-check install --quiet pip-tools
	cd requirements && for name in runtime build dev bench load; do \
		CUSTOM_COMPILE_COMMAND="make locks" ../$(VENV)/locks/bin/pip-compile --quiet --upgrade \
			--generate-hashes --allow-unsafe --strip-extras --no-emit-index-url \
			--no-emit-find-links --no-emit-trusted-host --output-file $$name.txt $$name.in \
			|| exit 1; \
	done

clean: ## remove all that was made
	rm -rf $(VENV) site dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
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

$(VENV)/.bench: requirements/bench.txt $(VENV)/.build
	$(PIP) install --quiet --require-hashes -r $<
	@touch $@

$(VENV)/.load: requirements/load.txt $(VENV)/.dev
	$(PIP) install --quiet --require-hashes -r $<
	@touch $@

$(BUILT): $(VENV)/.build
	@echo "Building keepwright (about a minute where it is compiled) …"
	$(PIP) install --quiet --no-deps --no-build-isolation .
	@rm -f $(VENV)/.built-*
	@touch $@
	@$(BIN)/keepwright --version
