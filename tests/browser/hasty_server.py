"""A server process on which every table is soon closed if nothing happens."""

import tests.server.cheap_passwords  # noqa: F401
from tablee.server.__main__ import main
from tablee.server.tables import expiry

expiry.OPEN = expiry.ALONE = 0.8 * expiry.DAY
expiry.PLAYING = 2 * expiry.DAY

if __name__ == "__main__":
    main()
