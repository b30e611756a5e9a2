"""Keys of notices: those of this server, and what browsers give us; all on the curve P-256.

What they need is imported with the first one: most servers start without.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePublicKey

#: Bytes of a private key, of a public key, and of a browser's secret.
PRIVATE, PUBLIC, SECRET = 32, 65, 16


class BadKey(ValueError):
    """A key that nothing can be signed or encrypted with."""


def new_key() -> str:
    """A key that signs messages to push services."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - see above

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(PRIVATE, "big"))


def is_key(text: str) -> bool:
    """Whether it looks like what `new_key` made."""
    try:
        return len(decoded(text)) == PRIVATE
    except ValueError:
        return False


def public_bytes(key: "EllipticCurvePublicKey") -> bytes:
    """The public key as it travels."""
    from cryptography.hazmat.primitives.serialization import (  # noqa: PLC0415 - see above
        Encoding,
        PublicFormat,
    )

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def browser_key(p256dh: str) -> bytes:
    """The public key of a browser; raises `ValueError`."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - see above

    point = decoded(p256dh)
    if len(point) != PUBLIC:
        raise BadKey(p256dh)
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    return point


def browser_secret(auth: str) -> bytes:
    """The secret of a browser; raises `ValueError`."""
    secret = decoded(auth)
    if len(secret) != SECRET:
        raise BadKey(auth)
    return secret


def encoded(data: bytes) -> str:
    """In base64url, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """What `encoded` was given; raises `ValueError`."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
