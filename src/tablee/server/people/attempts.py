"""Wrong passwords: whoever guesses is slowed down, and never the owner with them."""

from collections import OrderedDict

from tablee.server.protection.limits import Limits, Rate
from tablee.server.protection.payers import Payer

#: Passwords tried for one name from one address.
ATTEMPT = Rate("password", 10, 0.05)
#: Passwords tried for one name from all addresses at which nobody has signed in to it.
STRANGERS_ATTEMPT = Rate("password of strangers", 200, 0.5)
#: Addresses that are remembered.
MOST_KNOWN = 10_000


class PasswordAttempts:
    """Counts passwords that are tried, by name and address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        #: Names and the addresses at which somebody has signed in to them, by last use.
        self._known: OrderedDict[str, None] = OrderedDict()

    def spend(self, name_key: str, payer: Payer) -> None:
        """A password is tried; raises `ApiError` if there were too many."""
        here = _here(name_key, payer)
        self._limits.pay({here: 1.0}, ATTEMPT)
        if here not in self._known:
            self._limits.pay({name_key: 1.0}, STRANGERS_ATTEMPT)

    def succeeded(self, name_key: str, payer: Payer) -> None:
        """The password was right: what was tried before it is forgiven."""
        here = _here(name_key, payer)
        self._limits.forgive(here, ATTEMPT)
        self._known[here] = None
        self._known.move_to_end(here)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


def _here(name_key: str, payer: Payer) -> str:
    return f"{payer.address} {name_key}"
