"""One page of every kind, as each kind of reader sees it: what it costs, and what it never runs."""

import pytest

from tests.factories import PASSWORD
from tests.web.test_pages import MOST_CALLS, calls_of
from tests.web.visitor import Visitor
from tests.web.world import a_world


@pytest.fixture(scope="module")
def world(api):
    return a_world(api)


@pytest.fixture(params=["owner", "rival", "administrator", "stranger"])
def reader(request, stack, world) -> Visitor:
    """Who gave everything its hostile name, his rival, somebody who may see more, or less."""
    account = {
        "owner": (world.owner.pseudo, PASSWORD),
        "rival": (world.rival.pseudo, PASSWORD),
        "administrator": ("admin", stack.admin_password),
    }.get(request.param)
    visitor = Visitor(stack)
    if account:
        visitor.log_in(*account)
    return visitor


def test_a_page_asks_few_times_and_no_name_becomes_a_tag(reader, world):
    asked, broken, forged = {}, [], []
    for address in world.pages().values():
        page = reader.get(address)
        if page.status >= 500:
            broken.append(address)
        calls = calls_of(page) if "Server-Timing" in page.response.headers else 0
        if calls > MOST_CALLS:
            asked[address] = calls
        if not page.response.headers["Content-Type"].startswith(("text/html", "image/svg")):
            continue
        has_handlers = any({"onx", "onerror"} & set(given) for _tag, given in page.tags)
        if has_handlers or "<script>hacked" in page.response.text:
            forged.append(address)
    assert (asked, broken, forged) == ({}, [], [])
