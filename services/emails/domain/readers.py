"""Who may be written to."""

# Anyone can cause these at anyone's address, so they are limited; and they are all that the
# address of a member gets until he has confirmed it.
TO_ANY_ADDRESS = frozenset({"confirmation", "rescue"})


def may_write(template: str, confirmed: bool) -> bool:
    return confirmed or template in TO_ANY_ADDRESS
