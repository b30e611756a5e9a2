"""A server process that knows the toy of the contract besides the games, and so do its workers."""

import tests.server.cheap_passwords  # noqa: F401
from tablee.core.catalogue import register
from tablee.server.__main__ import main
from tests.contract.toy.game import LanternsGame

register(LanternsGame.id, lambda _changes: LanternsGame())

if __name__ == "__main__":
    main()
