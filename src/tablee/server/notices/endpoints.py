"""Push services: addresses that strangers give us, and what may be sent there."""

import asyncio
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from ipaddress import IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM, gaierror, getaddrinfo
from urllib.parse import SplitResult, urlsplit

import h11

#: Seconds for a message, from finding the address to the answer.
PATIENCE = 10.0
#: Bytes of an answer's head; its body is not read.
LARGEST_HEAD = 16384
LONGEST = 1000
#: IPv6 addresses that stand for IPv4 addresses.
_NAT64 = IPv6Network("64:ff9b::/96")


class BadEndpoint(ValueError):
    """An address that nothing is sent to."""


class Endpoints:
    """Sends to push services, over HTTPS and to nobody in our own networks."""

    def __init__(self, *, allows_local: bool = False) -> None:
        #: For tests: this machine may be a push service, without encryption.
        self._allows_local = allows_local
        self._lookups = ThreadPoolExecutor(4, "push-lookup")

    def close(self) -> None:
        """No address is looked up any more."""
        self._lookups.shutdown(wait=False, cancel_futures=True)

    def split(self, endpoint: str) -> SplitResult:
        """The parts of an address; raises `BadEndpoint` for one that no push service has."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            raise BadEndpoint(endpoint) from None
        is_plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if not is_plain or len(endpoint) > LONGEST or not parts.hostname:
            raise BadEndpoint(endpoint)
        if parts.username is not None or parts.fragment:
            raise BadEndpoint(endpoint)
        is_usual = parts.scheme == "https" and port in (None, 443)
        if not is_usual and not (self._allows_local and parts.scheme in ("http", "https")):
            raise BadEndpoint(endpoint)
        return parts

    async def check(self, endpoint: str) -> None:
        """Raises `BadEndpoint` if nothing may be sent there; whoever is not found now may be later.

        It is looked up again for every message: a name may lead elsewhere by then.
        """
        parts = self.split(endpoint)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._address_of(parts)
        except (TimeoutError, gaierror):
            return

    async def _address_of(self, parts: SplitResult) -> tuple[str, int]:
        host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(
                self._lookups, lambda: getaddrinfo(host, port, type=SOCK_STREAM)
            )
        except UnicodeError:  # no name is written like that
            raise BadEndpoint(host) from None
        addresses = [str(address[0]) for *_, address in found]
        # One that leads to both is up to something.
        if not addresses or not (self._allows_local or all(map(is_public, addresses))):
            raise BadEndpoint(host)
        return addresses[0], port

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer; raises `OSError`, `TimeoutError` or `ValueError`.

        The connection goes to the address that was checked, and follows nobody elsewhere.
        """
        parts = self.split(endpoint)
        async with asyncio.timeout(PATIENCE):
            address, port = await self._address_of(parts)
            is_tls = parts.scheme == "https"
            reader, writer = await asyncio.open_connection(
                address,
                port,
                ssl=self._tls if is_tls else None,
                server_hostname=parts.hostname if is_tls else None,
            )
            try:
                return await self._exchange(reader, writer, parts, headers, body)
            finally:
                writer.transport.abort()

    async def _exchange(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        parts: SplitResult,
        headers: dict[str, str],
        body: bytes,
    ) -> int:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        fields = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close"}
        try:
            connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_HEAD)
            request = h11.Request(
                method="POST", target=target, headers=list((fields | headers).items())
            )
            for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(connection.send(event) or b"")
            await writer.drain()
            while True:
                answer = connection.next_event()
                if answer is h11.NEED_DATA:
                    connection.receive_data(await reader.read(4096))
                elif isinstance(answer, h11.Response):
                    return answer.status_code
        except h11.ProtocolError as error:
            raise ValueError(str(error)) from None

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        return ssl.create_default_context()


def is_public(address: str) -> bool:
    """Whether it is an address on the Internet: of no network, machine or tunnel of our own."""
    known = ip_address(address.partition("%")[0])
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped is not None:
            return is_public(str(known.ipv4_mapped))
        if known.sixtofour is not None or known.teredo is not None or known in _NAT64:
            return False
    return known.is_global and not known.is_multicast
