# Two commands matter: `make play` and `make test`. Both set everything up by themselves;
# they need Python 3.11 or newer, make and a package index.

PYTHON ?= python3
BIN := .venv/bin
CLIENT := src/tablee/server/static/index.html
SOURCES := $(shell find web/src web/public web/*.json web/*.ts web/*.js web/index.html -type f)

.PHONY: play test quick format bench golden docs types compiled pure clean

play: $(CLIENT)
	@$(BIN)/tablee

test: $(CLIENT)
	@scripts/chromium
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@if command -v npm >/dev/null; then cd web && npm run --silent check && npm test --silent; \
		else echo 'No npm here: the tests of the client alone are left out'; fi
	$(BIN)/pytest -n auto --dist worksteal

# While working: the linters and one game's tests, without servers and browsers.
GAME ?= reworld
quick: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n auto --dist worksteal tests/games/$(GAME) tests/core tests/kit tests/driver \
		tests/test_rooms.py tests/contract tests/games/test_golden.py --game $(GAME)

format: .venv/ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/ready
	$(BIN)/pip install --quiet --constraint constraints.txt --editable '.[bench]'
	$(BIN)/python bench/versus_catanatron.py
	$(BIN)/python bench/steps.py
	-$(BIN)/python bench/outside.py  # these two need recorded games
	-$(BIN)/python -m bench.federations
	$(BIN)/python bench/workers.py
	$(BIN)/python bench/endless.py
	$(BIN)/python bench/load.py
	$(BIN)/python -m bench.chaos

golden: .venv/ready
	$(BIN)/python scripts/golden.py $(GAMES)

# The compiled build of this checkout, two minutes of a C compiler. Once a source of it changes, the
# pure sources run again (src/tablee/build.py) until the next `make compiled`.
compiled: .venv/ready
	TABLEE_COMPILED=1 $(BIN)/python -m pip install --quiet --no-deps --editable .
	@$(BIN)/tablee --version

pure:
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	rm -f src/tablee/compiled.json

docs: .venv/ready
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo 'site/index.html'

types: .venv/ready
	TABLEE_PURE=1 $(BIN)/python scripts/typescript.py

# Installing the package builds the client into it (hatch_build.py).
$(CLIENT): .venv/ready $(SOURCES)
	@$(BIN)/python -m pip install --quiet --no-deps --editable .
	@if test -f $@; then touch $@; else echo 'The browser client was not built: the server runs without it'; fi

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Tablée needs Python 3.11 or newer; set PYTHON=/path/to/it'; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[test]'
	@touch $@

clean: pure
	rm -rf .venv build dist
