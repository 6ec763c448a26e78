"""Figures that are looked up when metrics are read, and who may read them."""

import hmac
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from shared.config import settings

LOOPBACK = {"127.0.0.1", "::1"}
# Beside X-Forwarded-…: what proxies tell of themselves and of whom they speak for.
MARKS_OF_PROXIES = {
    "cf-connecting-ip",
    "client-ip",
    "fastly-client-ip",
    "fly-client-ip",
    "forwarded",
    "true-client-ip",
    "via",
    "x-client-ip",
    "x-cluster-client-ip",
    "x-envoy-external-address",
    "x-original-forwarded-for",
    "x-original-host",
    "x-proxyuser-ip",
    "x-real-ip",
}


@dataclass(frozen=True)
class Figure:
    """Something as it stands now."""

    name: str
    description: str
    value: float
    labels: Mapping[str, str] = field(default_factory=dict)


Ask = Callable[[], Iterable[Figure]]


def is_insider(address: str | None, headers: Iterable[tuple[str, str]]) -> bool:
    """This machine itself, or whoever knows the token.

    A proxy on this machine is not the machine: it speaks for others, and mostly says so.
    """
    sent = {name.lower(): value for name, value in headers}
    token = sent.get("authorization", "").removeprefix("Bearer ").encode()
    expected = settings().metrics_token.encode()
    if expected and hmac.compare_digest(token, expected):
        return True
    return address in LOOPBACK and not _is_passed_on(sent)


def _is_passed_on(sent: Mapping[str, str]) -> bool:
    """A proxy that says nothing of itself mostly hands on the name of the site it serves."""
    marked = any(name in MARKS_OF_PROXIES or name.startswith("x-forwarded") for name in sent)
    host = re.sub(r":\d+$", "", sent.get("host", "")).strip("[]").lower()
    return marked or host not in LOOPBACK | {"localhost"}
