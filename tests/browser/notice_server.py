"""A server that tells people of their turn at once, also those who are here.

Push services may be on this machine. It serves a copy of the client, which `TABLEE_STATIC` names.
"""

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import tests.server.cheap_passwords  # noqa: F401
from tablee.core.catalogue import register
from tablee.server.__main__ import main
from tablee.server.notices import notifier, plan
from tablee.server.routes import pages
from tablee.server.settings import Settings
from tablee.server.tables import awaiting
from tests.contract.toy.game import LanternsGame

register(LanternsGame.id, lambda _changes: LanternsGame())
for module in (plan, awaiting):
    module.__dict__.update(DELAY=0.0, RECENT=0.0)
notifier.INTERVAL = 0.1
pages.STATIC = Path(os.environ["TABLEE_STATIC"])


from_environment = Settings.from_environment


def lenient(*given: Any, **more: Any) -> Settings:
    """The settings of the environment, and one that no variable sets."""
    return replace(from_environment(*given, **more), allows_local_push=True)


Settings.from_environment = staticmethod(lenient)  # type: ignore[method-assign]

if __name__ == "__main__":
    main()
