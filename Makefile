# Two commands do everything on a fresh machine: `make play` and `make test`.
# What they install goes into .venv, once; a change of the pins installs again.

PYTHON ?= python3
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play terminal browser test check soak nightly bench clean

help:
	@echo "make play     open the page and play (installs into .venv the first time)"
	@echo "make terminal play in the terminal"
	@echo "make test     install what the tests need, then lint, type-check and test"
	@echo "make nightly  a hundred thousand random games through the referee's contract"
	@echo "make bench    measure the kernels (games a second, time to solve) and the server (moves a second)"
	@echo "make soak     every page in every language and theme in a real browser; the server killed a"
	@echo "              thousand times, sent a million hostile messages, played at for an hour"
	@echo "make clean    remove .venv and every cache"

.venv/.play: pyproject.toml requirements/play.txt scripts/install
	@PYTHON="$(PYTHON)" scripts/install play

.venv/.test: .venv/.play requirements/test.txt
	@PYTHON="$(PYTHON)" scripts/install test

play: .venv/.play
	@$(BIN)/touchstone serve --browser

terminal: .venv/.play
	@$(BIN)/touchstone play

browser:
	@scripts/install-browser

check: .venv/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/codespell src tests docs examples README.md CHANGELOG.md CONTRIBUTING.md
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	@scripts/check-modules

# The rules are covered to the last branch by their own tests. Nothing else is measured: tracing
# the bots, the server and the page makes them several times slower and promises nothing.
RULES := tests/core tests/games tests/match tests/testing tests/test_perft.py \
	src/touchstone/core src/touchstone/games
PYTEST := $(BIN)/pytest -q -n 2 --dist worksteal

test: check browser
	$(BIN)/coverage erase
	$(PYTEST) --cov --cov-report= $(RULES)
	$(BIN)/coverage report --fail-under=100
	$(PYTEST) $(RULES:%=--ignore=%)

nightly: .venv/.test
	$(BIN)/python scripts/random_games.py

bench: .venv/.test
	$(BIN)/python benchmarks/playouts.py --svg benchmarks/playouts.svg
	$(BIN)/python benchmarks/four_senses_live.py
	$(BIN)/python benchmarks/server_load.py

soak: .venv/.test browser
	@scripts/install-proxies
	TOUCHSTONE_SOAK=1 $(PYTEST) tests/web tests/server/test_proxies.py
	$(BIN)/python tests/helpers/killing.py --kills 1000
	$(BIN)/python tests/helpers/hostile.py --messages 1000000
	$(BIN)/python tests/helpers/lasting.py --minutes 60 --tables 200

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.*
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
