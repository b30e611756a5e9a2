"""A push service on this machine, and the browsers that it serves: they alone read what comes."""

import asyncio
import json
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hmac import HMAC

from tablee.server.notices.keys import encoded, public_bytes


@dataclass
class Delivery:
    """What a server has sent."""

    path: str
    headers: dict[str, str]
    body: bytes


class BrowserKeys:
    """What a browser keeps for itself of a subscription."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes at"

    @property
    def p256dh(self) -> str:
        return encoded(public_bytes(self._private.public_key()))

    @property
    def auth(self) -> str:
        return encoded(self._auth)

    def subscription(self, endpoint: str) -> dict[str, str]:
        """What a page tells the server."""
        return {"endpoint": endpoint, "p256dh": self.p256dh, "auth": self.auth}

    def read(self, body: bytes) -> Any:
        """The message, decrypted as RFC 8291 and RFC 8188 say; one record is all there is."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._private.exchange(ec.ECDH(), public)
        mine = public_bytes(self._private.public_key())
        key = _hkdf(self._auth, shared, b"WebPush: info\x00" + mine + theirs, 32)
        content_key = _hkdf(salt, key, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _hkdf(salt, key, b"Content-Encoding: nonce\x00", 12)
        opened = AESGCM(content_key).decrypt(nonce, sealed, None)
        return json.loads(opened.rstrip(b"\x00").removesuffix(b"\x02"))


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, as long as one hash at most."""
    return _hmac(_hmac(salt, secret), info + b"\x01")[:length]


def _hmac(key: bytes, data: bytes) -> bytes:
    mac = HMAC(key, hashes.SHA256())
    mac.update(data)
    return mac.finalize()


def signed_claims(delivery: Delivery) -> tuple[dict[str, Any], str]:
    """What the sender has signed (RFC 8292), once its signature is checked; and its public key."""
    scheme, _, rest = delivery.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    token, _, signature = parts["t"].rpartition(".")
    point, raw = _decoded(parts["k"]), _decoded(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    from cryptography.hazmat.primitives.asymmetric.utils import (  # noqa: PLC0415
        encode_dss_signature,
    )

    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(encode_dss_signature(*numbers), token.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(_decoded(token.split(".")[1])), parts["k"]


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class PushService:
    """Takes what servers send; answers with `status`."""

    address: str = ""
    status: int = 201
    got: list[Delivery] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        request, *lines = head.strip().split("\r\n")
        headers = {
            name.lower(): value.strip() for name, _, value in (li.partition(":") for li in lines)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append(Delivery(request.split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} So\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """One that runs here."""
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    service.address = f"http://127.0.0.1:{port}"
    async with server:
        yield service
