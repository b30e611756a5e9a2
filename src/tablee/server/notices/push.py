"""Web Push: messages that only a browser can read (RFC 8291), signed by this server (RFC 8292)."""

import logging
import time
from functools import cached_property
from typing import Any

from msgspec import json

from tablee.server.notices.endpoints import Endpoints
from tablee.server.notices.keys import browser_key, browser_secret, encoded, public_bytes
from tablee.server.storage.notices import Subscription

log = logging.getLogger(__name__)

#: Seconds for which a signature holds, and for which a push service keeps what it cannot deliver.
SIGNED_FOR = 12 * 3600
KEPT_FOR = 24 * 3600
#: Answers of push services that know the browser no more.
GONE = (404, 410)


class Push:
    """Sends messages to browsers. What it needs for that is imported with the first one."""

    def __init__(self, key: str, contact: str, endpoints: Endpoints) -> None:
        self._key = key
        self._contact = contact
        self._endpoints = endpoints

    @cached_property
    def public_key(self) -> str:
        """What browsers know this server by."""
        return encoded(public_bytes(self._vapid().public_key))

    def _vapid(self) -> Any:  # noqa: ANN401 - py_vapid has no types
        from py_vapid import Vapid02  # noqa: PLC0415 - see the class

        return Vapid02.from_raw(self._key.encode())

    async def send(self, browser: Subscription, message: dict[str, object]) -> bool:
        """Whether there is still such a browser; what cannot be delivered is logged."""
        try:
            body = encrypted(json.encode(message), browser.p256dh, browser.auth)
            status = await self._endpoints.post(browser.endpoint, self._headers(browser), body)
        except (OSError, ValueError) as error:
            # Where to is nobody's to read.
            log.warning("a notice could not be pushed: %s", type(error).__name__)
            return True
        if status not in GONE and not 200 <= status < 300:
            log.warning("a notice was not taken by a push service: %d", status)
        return status not in GONE

    def _headers(self, browser: Subscription) -> dict[str, str]:
        parts = self._endpoints.split(browser.endpoint)
        signed = self._vapid().sign(
            {
                "aud": f"{parts.scheme}://{parts.netloc}",
                "exp": int(time.time()) + SIGNED_FOR,
                "sub": self._contact,
            }
        )
        return {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            # A browser that was away gets the last one only.
            "Topic": "turn",
            "Urgency": "normal",
            "Authorization": str(signed["Authorization"]),
        }

    async def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Raises `ValueError` if nothing can or may be sent to such a browser."""
        browser_key(p256dh)
        browser_secret(auth)
        await self._endpoints.check(endpoint)

    def close(self) -> None:
        """Nothing is sent any more."""
        self._endpoints.close()


def encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    """The message for the browser that has these keys; raises `ValueError`."""
    import http_ece  # noqa: PLC0415 - see `Push`
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    body: bytes = http_ece.encrypt(
        message,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=browser_key(p256dh),
        auth_secret=browser_secret(auth),
        version="aes128gcm",
    )
    return body
