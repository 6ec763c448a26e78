"""Which passwords are acceptable. Any length and any letters above the minimum."""

import unicodedata
from collections.abc import Collection

SHORTEST = {"demo": 3, "strict": 8}
SITE_NAME = "entente"


def normal_form(password: str) -> str:
    """The same letters typed on another keyboard must be the same password."""
    return unicodedata.normalize("NFKC", password)


def objection(password: str, user_name: str, policy: str, common: Collection[str]) -> str | None:
    """Why this password is refused, None if it is not."""
    shortest = SHORTEST[policy]
    if len(normal_form(password)) < shortest:
        return f"The password must have at least {shortest} characters"
    if policy == "strict":
        plain = password.casefold()
        if plain in common:
            return "This password is one of those everybody tries first"
        if plain in (user_name.casefold(), SITE_NAME):
            return "The password must not be the name of the account or of the site"
    return None
