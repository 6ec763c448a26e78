"""Which addresses of the network a member may make this machine call."""

import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit

LONGEST_URL = 500
PORTS = {"http": 80, "https": 443}
INTERNET = ipaddress.ip_network("2000::/3")
# A gateway between the two internets: what counts is the IPv4 address at the end.
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class WrongAddress(ValueError):
    """This is not an address a webhook can have"""


@dataclass(frozen=True)
class Address:
    """A web address in its parts."""

    secure: bool
    host: str
    port: int
    path: str

    def is_named_in(self, hosts: tuple[str, ...]) -> bool:
        return self.host in hosts or f"{self.host}:{self.port}" in hosts


def read_address(url: str) -> Address:
    """http or https, a host, no password in it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise WrongAddress from None
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise WrongAddress(f"An address has at most {LONGEST_URL} plain characters")
    if parts.scheme not in PORTS or not parts.hostname or "\\" in url:
        raise WrongAddress("An address begins with https:// or http:// and a host")
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise WrongAddress("An address holds no user, no password and no #")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Address(parts.scheme == "https", parts.hostname, port or PORTS[parts.scheme], path)


def is_public(text: str) -> bool:
    """Whether an IP address belongs to the internet, not to this machine or its network."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
        return address in INTERNET and address.is_global and address.teredo is None
    return address.is_global and not address.is_multicast
