"""What receivers check: that a delivery comes from us, unchanged and just now.

The scheme is that of the Standard Webhooks, so that receivers find it in their libraries.
"""

import base64
import hashlib
import hmac

PREFIX = "whsec_"


def secret_of(random_bytes: bytes) -> str:
    return PREFIX + base64.b64encode(random_bytes).decode()


def signature(secret: str, delivery: str, timestamp: int, body: str) -> str:
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = f"{delivery}.{timestamp}.{body}".encode()
    return "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
