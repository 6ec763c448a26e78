"""Whom web speaks for: the address and the program of its visitor, in a header that web signs.

It changes whom limits count and what one's own sessions show, and gives no right. So a header that
is forged, damaged or too old is no fault: the call counts for the address it comes from.
"""

import hashlib
import ipaddress
import secrets
from dataclasses import dataclass
from datetime import timedelta
from functools import cache, cached_property

import jwt

from shared import clock
from shared.config import settings
from shared.secret import read_or_create

HEADER = "Visitor"
AUDIENCE = "visitor"
LIFETIME = timedelta(seconds=60)
LONGEST_ADDRESS, LONGEST_AGENT = 64, 200


@dataclass(frozen=True)
class Visitor:
    address: str
    agent: str = ""

    @cached_property
    def network(self) -> str:
        """What limits count as one place: who has one IPv6 address has a /64 of them."""
        try:
            address = ipaddress.ip_address(self.address)
        except ValueError:
            return self.address
        if isinstance(address, ipaddress.IPv6Address) and not address.ipv4_mapped:
            return str(ipaddress.ip_network((int(address), 64), strict=False))
        return str(getattr(address, "ipv4_mapped", None) or address)

    @cached_property
    def device(self) -> str:
        """Tells one program at one place from the others there."""
        return hashlib.sha256(f"{self.network}\n{self.agent}".encode()).hexdigest()[:32]


def sign_visitor(visitor: Visitor) -> str:
    """What web sends in the header, good for a minute."""
    return jwt.encode(
        {
            "aud": AUDIENCE,
            "address": visitor.address[:LONGEST_ADDRESS],
            "agent": visitor.agent[:LONGEST_AGENT],
            "exp": clock.now() + LIFETIME,
        },
        _secret(),
        algorithm="HS256",
    )


def read_visitor(signed: str) -> Visitor | None:
    """None when web did not sign it, or more than a minute ago."""
    try:
        said = jwt.decode(
            signed,
            _secret(),
            algorithms=["HS256"],
            audience=AUDIENCE,
            # Our own clock judges the time.
            options={"require": ["exp", "aud"], "verify_exp": False},
        )
        address, agent, expires = said["address"], said["agent"], int(said["exp"])
    except (jwt.PyJWTError, KeyError, TypeError, ValueError):
        return None
    if not isinstance(address, str) or not isinstance(agent, str) or expires <= clock.timestamp():
        return None
    return Visitor(address[:LONGEST_ADDRESS], agent[:LONGEST_AGENT])


@cache
def _secret() -> str:
    return settings().visitor_secret or read_or_create(
        settings().visitor_secret_file, lambda: secrets.token_urlsafe(48)
    )
