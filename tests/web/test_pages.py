"""Pages of the games, events and members: what they show, and what it costs."""

import re

import pytest

from tests.factories import PASSWORD, a_member
from tests.tournaments.league.office import Office
from tests.waiting import PATIENCE_SECONDS
from tests.web.arrangements import (
    a_started_game,
    a_waiting_game,
    an_event,
    an_invitation,
)
from tests.web.visitor import Visitor

MOST_CALLS = 6
PAGES = (
    "/",
    "/agenda",
    "/diplomacy",
    "/diplomacy?state=looking",
    "/go",
    "/events",
    "/leagues",
    "/players",
    "/players?q=m1",
    "/account",
    "/account/password",
    "/account/sessions",
    "/account/tokens",
    "/account/leaving",
    "/confirmations",
    "/rescues",
)


@pytest.fixture(scope="module")
def member(api):
    master, member = a_member(api), a_member(api)
    for _ in range(2):
        a_started_game(api, master, member)
    for _ in range(3):
        an_invitation(api, a_member(api), member)
    return member


@pytest.fixture(scope="module")
def known(stack, member):
    visitor = Visitor(stack)
    visitor.log_in(member.pseudo, PASSWORD)
    return visitor


def calls_of(page) -> int:
    return int(re.search(r'desc="(\d+) calls"', page.response.headers["Server-Timing"])[1])


def test_the_first_page_shows_what_is_going_on(visitor, api):
    organiser = a_member(api)
    name = a_waiting_game(api, organiser)
    an_event(api, organiser, "Open du grand large", stop="2099-01-01T09:00:00Z")  # shown first
    page = visitor.get("/")
    assert name in page.text
    assert "0 / 7" in page.text
    assert "Open du grand large" in page.text
    assert "Créer un compte" in page.text


def test_the_agenda_of_a_member_is_on_his_first_page_and_counted_in_titles(known):
    page = known.get("/agenda")
    assert page.title.startswith("(5) Agenda")
    assert page.text.count("ordres à donner") == 2
    assert page.text.count("Invitation de") == 3
    assert "Printemps 1901, mouvements" in known.get("/").text
    assert known.get("/players").title.startswith("(5) ")
    assert "Invitation" not in known.get("/agenda?game=diplomacy").text


def test_calendar_and_feed_are_read_without_a_login(known, visitor):
    page = known.send("/agenda/addresses")
    addresses = [link for link in page.links if "/agendas/" in link]
    assert len(addresses) == 2
    for address in addresses:
        response = visitor.session.get(address, timeout=PATIENCE_SECONDS)
        assert response.status_code == 200
        assert "Printemps 1901" in response.text
    assert visitor.get("/agendas/guessed.ics").status == 404


@pytest.mark.parametrize("path", PAGES)
def test_a_page_asks_few_times_and_never_once_per_row(known, path):
    page = known.get(path)
    assert page.status == 200
    assert calls_of(page) <= MOST_CALLS


def test_the_page_of_a_member_asks_few_times(known, member):
    page = known.get(f"/players/{member.pseudo}")
    assert page.status == 200
    assert calls_of(page) <= MOST_CALLS
    assert page.text.count("partie ") >= 2
    assert "membre depuis le" in page.text


def test_the_page_of_a_member_shows_go_and_league(known, member, api):
    office = Office(api, {"founder": a_member(api), "scorer": a_member(api)})
    office.ok("PUT", f"/league-player/{office.players[0]}", pseudo=member.pseudo)
    office.scores(office.game(), [40_000, 30_000, 20_000, 10_000])
    inviting = a_member(api)
    sent = {"pseudo": member.pseudo, "size": 9}
    invited = api.post("games", "/go-invitations", token=inviting.token, json=sent).json()
    path = f"/go-invitations/{invited['game_id']}"
    [game] = api.post("games", path, token=member.token).json()["game_ids"]
    page = known.get(f"/players/{member.pseudo}")
    assert {f"/go/{game}", f"/leagues/{office.league}"} <= set(page.links)
    assert "Parties jouées 1" in page.text
    assert "Rang moyen 1" in page.text
    path = f"/go-resignations/{game}"
    resigned = api.post("games", path, token=member.token, json={"move_number": 0})
    assert resigned.status_code == 201, resigned.text
    page = known.get(f"/players/{member.pseudo}")
    assert page.text.index("Parties terminées") < page.text.index(inviting.pseudo)
    assert calls_of(page) <= MOST_CALLS


def test_members_are_found_by_a_part_of_their_name(visitor, member):
    page = visitor.get(f"/players?q={member.pseudo[1:].upper()}")
    assert f"/players/{member.pseudo}" in page.links
    assert "Personne ne porte ce pseudo." in visitor.get("/players?q=zzzzzzzz").text


def test_an_unknown_member_is_told_in_words(visitor):
    page = visitor.get("/players/nobody-at-all")
    assert page.status == 404
    assert "Personne ne porte ce pseudo." in page.text


def test_every_link_of_the_pages_leads_somewhere(known):
    seen, queue = set(), list(PAGES)
    while queue:
        path = queue.pop().split("#")[0]
        if path in seen or not path.startswith("/") or len(seen) > 80:
            continue
        seen.add(path)
        page = known.get(path)
        assert page.status == 200, path
        queue += [] if path.startswith("/account/data") else page.links
    assert len(seen) > 25


def test_the_curve_of_a_member_is_a_drawing_of_this_site(visitor, member):
    curves = f"/players/{member.pseudo}/curves"
    response = visitor.get(f"{curves}/diplomacy.svg?variant=standard").response
    assert response.headers["Content-Type"].startswith("image/svg+xml")
    assert visitor.get(f"{curves}/chess.svg").status == 404


@pytest.mark.parametrize("path", ["/diplomacy/999999", "/events/nowhere", "/leagues/99999"])
def test_what_is_not_there_is_not_found(visitor, path):
    assert visitor.get(path).status == 404
