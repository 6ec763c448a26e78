"""Names of members and games: which are acceptable, when two count as the same."""

import unicodedata


def comparable(name: str) -> str:
    """Without case and accents: É and e are one letter when asking whether a name is taken."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def is_printable(name: str) -> bool:
    """Fit to be shown, logged and put into an address: no line breaks, slashes or outer spaces."""
    return name.isprintable() and name == name.strip() and "/" not in name and bool(name)


def comparable_address(address: str) -> str:
    """E-mail addresses count as the same whatever their case."""
    return unicodedata.normalize("NFC", address).lower()
