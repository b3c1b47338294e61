# Two commands do everything on a fresh machine: `make play` and `make test`.
# What they install goes into .venv, once; a change of the pins installs again.

PYTHON ?= python3
BIN := .venv/bin

# Some machines forbid Python to keep what it has compiled. The tests start hundreds of processes,
# each of which would read every source anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal system warm test check rules docs soak nightly bench clean

help:
	@echo "make play     open the page and play (installs into .venv the first time)"
	@echo "make terminal play in the terminal"
	@echo "make test     install what the tests need, then lint, type-check and test"
	@echo "make docs     build the docs as a site, with a reference of the library, into site/"
	@echo "make nightly  a hundred thousand random games through the referee's contract"
	@echo "make bench    measure the kernels (games a second, time to solve) and the server (moves a second)"
	@echo "make soak     every page in every language and theme in a real browser, then over a slow line;"
	@echo "              the server killed a thousand times, sent a million hostile messages, played at"
	@echo "              for an hour"
	@echo "make clean    remove .venv and every cache"

# play.py does the work, for those without make too: it looks itself whether anything is to be done.
FIND_PYTHON = command -v "$(PYTHON)" >/dev/null 2>&1 || { echo "touchstone: '$(PYTHON)' was not found. \
Install Python 3.11 or newer, or name one: make PYTHON=/path/to/python3" >&2; exit 1; }

.venv/.play: pyproject.toml requirements/play.txt play.py
	@$(FIND_PYTHON); "$(PYTHON)" play.py install play && touch $@

.venv/.test: .venv/.play requirements/test.txt
	@$(FIND_PYTHON); "$(PYTHON)" play.py install test && touch $@

play:
	@$(FIND_PYTHON); "$(PYTHON)" play.py

terminal:
	@$(FIND_PYTHON); "$(PYTHON)" play.py terminal

system:
	@scripts/install-system test

# Two workers that need the same kernel at once would both compile it, and wait. What compiles them
# is what plays: it need not wait until all that the tests need is there.
warm: .venv/.play
	@$(BIN)/touchstone warm >/dev/null

check: .venv/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/codespell src tests docs examples *.md play.py
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	@scripts/check-modules

# The rules are covered to the last branch by their own tests. Nothing else is measured: tracing
# the bots, the server and the page makes them several times slower and promises nothing.
# So neither are the random games of tests/test_contract.py.
RULES := tests/core tests/games tests/match tests/testing tests/test_perft.py \
	src/touchstone/core src/touchstone/games
# Tests of the rules wait for nothing: a worker for each core. Of the others many wait for a browser
# or a server: three times the cores of a small machine.
PYTEST := $(BIN)/pytest -q --dist worksteal
MANY := -n 6

rules: .venv/.test
	$(BIN)/coverage erase
	$(PYTEST) -n auto --cov --cov-report= $(RULES)
	$(BIN)/coverage report --fail-under=100

# What needs no kernel, browser or server goes side by side with what gets them ready.
test:
	@$(MAKE) --no-print-directory --jobs=4 check system warm rules
	$(PYTEST) $(MANY) $(RULES:%=--ignore=%)

docs: .venv/.test
	$(BIN)/python scripts/build_docs.py
	@echo "The docs are at site/index.html"

nightly: .venv/.test
	$(BIN)/python scripts/random_games.py

bench: .venv/.test
	$(BIN)/python benchmarks/playouts.py --svg benchmarks/playouts.svg
	$(BIN)/python benchmarks/four_senses_live.py
	$(BIN)/python benchmarks/server_load.py

soak: .venv/.test system
	@scripts/install-system soak
	@"$(PYTHON)" play.py install soak
	TOUCHSTONE_SOAK=1 $(PYTEST) $(MANY)
	TOUCHSTONE_SLOW=0.1 $(PYTEST) $(MANY) tests/web
	$(BIN)/python tests/helpers/killing.py --kills 1000
	$(BIN)/python tests/helpers/hostile.py --messages 1000000
	$(BIN)/python tests/helpers/lasting.py --minutes 60 --tables 200

clean:
	rm -rf .venv build site .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.*
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
