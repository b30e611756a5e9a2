"""`python -m tests.browser.toy_server`: the server with a game more that has no board of its own."""

from tablee.core.catalogue import register
from tablee.server.__main__ import main
from tests.contract.toy.game import LanternsGame

# Also in the processes in which bots run: they import this module as well.
register(LanternsGame.id, lambda _changes: LanternsGame())

if __name__ == "__main__":
    main()
