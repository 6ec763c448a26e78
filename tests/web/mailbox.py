"""What a member finds in his mailbox, on a stack whose mails stay where they are."""

import re

from tests.api import Api
from tests.factories import eventually


def mail_to(api: Api, admin: str, address: str, count: int = 1, about: str = "") -> str:
    """The newest text that has these words, once there are so many of them."""
    found: list[str] = []

    def is_there() -> bool:
        answer = api.get("emails", "/outbox", token=admin, params={"address": address})
        bodies = [mail["body"] or "" for mail in answer.json()["mails"]]
        found[:] = [body for body in bodies if body and about in body]
        return len(found) >= count

    eventually(is_there)
    return found[0]


def link_in(text: str) -> str:
    """The path of the link."""
    return re.search(r"https?://[^/\s]+(/\S+)", text)[1]


def code_in(text: str) -> str:
    return text.splitlines()[1]
