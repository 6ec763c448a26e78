"""Documents: every one as a page to print and as PDF, for whom it is meant."""

import re

import pytest

from tests.factories import PASSWORD, a_member
from tests.web.tournament_arrangements import a_tournament, enter
from tests.web.visitor import Visitor
from web.pages.documents.pdf import as_pdf
from web.pages.documents.sheets import Card, Column, Document, Table
from web.pages.documents.views import KINDS

PAGE = re.compile(rb"/Type /Page\b(?!s)")


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture(scope="module")
def hall(api, organiser):
    found = a_tournament(api, organiser)
    enter(found, "Oddone, Paid", fee=2500, paid=1000)
    for number in (1, 2):
        found.play(number)
    groups = [{"name": "Général", "amounts": [30000, 20000], "sharing": "hort"}]
    found.done("PUT", f"/tournament-prizes/{found.tournament}", json={"groups": groups})
    return found


@pytest.fixture
def arbiter(stack, organiser):
    found = Visitor(stack)
    found.log_in(organiser.pseudo, PASSWORD)
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_every_document_is_a_page_and_a_pdf(arbiter, hall, kind):
    path = f"/tournaments/{hall.tournament}/documents"
    assert f"{path}/{kind}" in arbiter.get(path).links
    page = arbiter.get(f"{path}/{kind}")
    assert page.status == 200
    assert "Open principal" in page.text
    answer = arbiter.get(f"{path}/{kind}/pdf").response
    assert answer.headers["Content-Type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF-")
    assert len(PAGE.findall(answer.content)) == 1


def test_lists_say_who_plays_whom_and_who_owes_what(arbiter, hall):
    path = f"/tournaments/{hall.tournament}/documents"
    first = arbiter.get(f"{path}/pairings?round=1").text
    assert "ronde 1" in first
    assert "Zając, Piotr" in first
    owed = arbiter.get(f"{path}/check-in").text
    assert "25,00 €" in owed
    assert "15,00 €" in owed
    assert "275,00 €" in arbiter.get(f"{path}/prizes").text
    slips = arbiter.get(f"{path}/slips")
    assert any(f"board={hall.tournament}-1" in link for link in slips.links)
    assert arbiter.get(f"{path}/pairings?round=9").status == 404
    assert arbiter.get(f"{path}/poems").status == 404


def test_what_people_owe_is_for_arbiters(stack, hall):
    path = f"/tournaments/{hall.tournament}/documents"
    visitor = Visitor(stack)
    assert visitor.get(f"{path}/standings/pdf").status == 200
    for kind in ("check-in", "receipts", "receipts/pdf", "slips", "place-cards"):
        assert visitor.get(f"{path}/{kind}").status == 403


def test_long_lists_go_on_on_further_pages_and_names_of_any_script_are_written():
    table = Table(
        (Column("Name", wide=True),), [[f"高橋 & <{n}> Wiśniewska 김"] for n in range(90)]
    )
    assert len(PAGE.findall(as_pdf(Document("List", "Open", [table]), "now"))) > 1
    cards = [Card("A name that is far too long for one card " * 3, address="https://e.org/")] * 9
    assert len(PAGE.findall(as_pdf(Document("Cards", "Open", cards=cards), "now"))) == 2
