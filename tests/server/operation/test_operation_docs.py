"""What an operator reads is complete: every setting, every metric."""

from pathlib import Path

import pytest
from prometheus_client import REGISTRY

import tablee.server.operation.metrics  # noqa: F401 - registers them
from tablee.server.setting_readers import READERS

DOCS = Path(__file__).parents[3] / "docs"


@pytest.mark.parametrize("name", READERS)
def test_every_setting_is_documented(name: str) -> None:
    assert f"`TABLEE_{name.upper()}`" in (DOCS / "server.md").read_text("utf-8")


def test_every_metric_is_documented() -> None:
    page = (DOCS / "deployment.md").read_text("utf-8")
    names = [family.name for family in REGISTRY.collect() if family.name.startswith("tablee_")]

    assert len(names) > 10
    assert [name for name in names if name not in page] == []
