"""The guide of a room: `guide.toml` has its set-up and its remarks, the texts have their words."""

import tomllib
from importlib import resources

from tablee.core.guide import Guide, Remark

FILE = "guide.toml"


def read_guide(package: str) -> Guide | None:
    """The guide of a room; `None` where it has none."""
    file = resources.files(package) / FILE
    if not file.is_file():
        return None
    given = tomllib.loads(file.read_text("utf-8"))
    remarks = tuple(
        Remark(f"guide-{name}", said["rule"], tuple(said["questions"]), said.get("event", ""))
        for name, said in given["remarks"].items()
    )
    table = given["table"]
    return Guide(
        table["seats"], table["seat"], table["bot"], table["seed"], table["options"], remarks
    )
