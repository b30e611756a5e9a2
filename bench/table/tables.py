"""Markdown tables, a row as soon as it is known."""


def heading(*names: str) -> None:
    row(*names)
    row(*("---" for _ in names))


def row(*cells: object) -> None:
    print("|", " | ".join(str(cell).replace("|", "\\|") for cell in cells), "|", flush=True)
