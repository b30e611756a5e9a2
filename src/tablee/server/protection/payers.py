"""Who pays for what is asked: an address, and a person."""

from dataclasses import dataclass
from functools import cached_property
from ipaddress import IPv6Address, IPv6Network, ip_address


def address_group(address: str) -> str:
    """Who shares a budget: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(IPv6Network((known, 64), strict=False).network_address)
    return str(known)


@dataclass(frozen=True)
class Payer:
    """Who pays: an address group, and a person who is signed in."""

    address: str
    person: str | None = None

    @cached_property
    def buckets(self) -> tuple[str, ...]:
        """The names of the buckets that pay: the address's, then the person's."""
        own = () if self.person is None else (f"by {self.person}",)
        return (f"at {self.address}", *own)

    @staticmethod
    def at(address: str, person: str | None = None) -> "Payer":
        """Whoever asks from an IP address."""
        return Payer(address_group(address), person)
