# Two commands matter: `make play` and `make test`. Both set everything up by themselves;
# they need Python 3.11 or newer, make and a package index.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test format bench golden clean

play: .venv/ready
	@$(BIN)/tablee

test: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n auto

format: .venv/ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/ready
	$(BIN)/pip install --quiet --constraint constraints.txt --editable '.[bench]'
	$(BIN)/python bench/versus_catanatron.py
	$(BIN)/python bench/workers.py
	$(BIN)/python bench/endless.py

golden: .venv/ready
	$(BIN)/python scripts/golden.py

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Tablée needs Python 3.11 or newer; set PYTHON=/path/to/it'; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[test]'
	@touch $@

clean:
	rm -rf .venv build dist
