"""Every page opens for everybody without an error, and no link of it leads nowhere."""

import re

import pytest

from tests.factories import PASSWORD, a_member
from tests.web.addresses import PATHS
from tests.web.arrangements import a_started_game, a_waiting_game, an_event, an_invitation
from tests.web.browser.windows import log_in
from tests.web.visitor import Visitor

FOR_OTHERS = 403  # pages of administrators, and of members with a profile


@pytest.fixture(scope="module")
def member(api):
    master, member = a_member(api), a_member(api)
    a_started_game(api, master, member)
    an_invitation(api, master, member)
    a_waiting_game(api, master)
    an_event(api, master)
    return member


@pytest.fixture(params=["visitor", "member", "administrator"])
def account(request, stack, member) -> tuple[str, str]:
    """Pseudo and password; a visitor has none."""
    return {
        "visitor": ("", ""),
        "member": (member.pseudo, PASSWORD),
        "administrator": ("admin", stack.admin_password),
    }[request.param]


def kind_of(address: str) -> str:
    """One of many that are alike: /players/Zoe is as good as /players/Tom."""
    return re.sub(r"(?<=[/=])[^/?&=]*\d[^/?&=]*", "n", address.partition("#")[0])


def test_every_page_opens_without_an_error(windows, stack, account):
    page = windows.open()
    missing: list[str] = []
    page.on("response", lambda answer: is_refused(answer) and missing.append(answer.url))
    if account[0]:
        log_in(page, *account)
    found = {}
    for path in PATHS:
        missing.clear()
        status = page.goto(path).status
        if status >= 400:
            assert status == FOR_OTHERS, path
            missing.remove(page.url)
        assert missing == [], path
        links = page.locator("a[href^='/']")
        hrefs = links.evaluate_all("all => all.map(link => link.pathname + link.search)")
        found |= {kind_of(href): href for href in hrefs}
    assert len(found) > 15
    assert broken_links(stack, account, list(found.values())) == []


def is_refused(answer) -> bool:
    """Tickets for what happens are for players only; pages do without."""
    return answer.status >= 400 and not answer.url.endswith("/stream-tickets")


def broken_links(stack, account, addresses: list[str]) -> list[str]:
    visitor = Visitor(stack)
    if account[0]:
        visitor.log_in(*account)
    statuses = {each: visitor.get(each).status for each in addresses}
    return [each for each, status in statuses.items() if status >= 400 and status != FOR_OTHERS]
