"""Beside every text and name that somebody else wrote stands a way to report it."""

import pytest

from tests.factories import PASSWORD, a_member
from tests.tournaments.arrangements import a_hall
from tests.tournaments.league.office import Office
from tests.web.arrangements import a_started_game
from tests.web.visitor import Visitor


@pytest.fixture(scope="module")
def author(api):
    return a_member(api)


@pytest.fixture(scope="module")
def member(api):
    return a_member(api)


@pytest.fixture
def known(stack, member):
    visitor = Visitor(stack)
    visitor.log_in(member.pseudo, PASSWORD)
    return visitor


def reports_on(visitor, path: str) -> list[str]:
    page = visitor.get(path)
    assert page.status == 200, path
    return [link for link in page.links if link.startswith("/report?")]


def is_taken(visitor, address: str) -> bool:
    return "Un administrateur regardera." in visitor.fill(address, "/report", reason="Non").text


def test_names_of_events_and_tournaments(known, visitor, api, author):
    hall = a_hall(api, author)
    pages = {
        f"/events/{hall.event}": f"kind=event&subject={hall.event}",
        f"/tournaments/{hall.tournament}": f"kind=tournament&subject={hall.tournament}",
    }
    for path, asked in pages.items():
        [address] = reports_on(known, path)
        assert address.startswith(f"/report?{asked}&next=")
        assert is_taken(known, address)
        assert reports_on(visitor, path) == []


def test_the_name_of_a_diplomacy_game_and_what_is_declared_in_it(known, api, author, member):
    game = a_started_game(api, author, member)
    sent = {"pseudo": author.pseudo, "role_id": 0, "content": "des mots grossiers"}
    path = f"/game-declarations/{game}"
    assert api.post("games", path, token=author.token, json=sent).status_code == 201
    found = reports_on(known, f"/diplomacy/{game}?thread=press")
    kinds = {address.partition("kind=")[2].partition("&")[0]: address for address in found}
    assert {"game", "declaration"} <= set(kinds)
    assert is_taken(known, kinds["game"])
    assert is_taken(known, kinds["declaration"])


def test_messages_comments_and_offers_of_go(known, api, author, member):
    sent = {"pseudo": member.pseudo, "size": 9, "handicap_type": "black"}
    invited = api.post("games", "/go-invitations", token=author.token, json=sent).json()
    path = f"/go-invitations/{invited['game_id']}"
    [game] = api.post("games", path, token=member.token).json()["game_ids"]
    path, said = f"/go-messages/{game}", {"text": "grossier"}
    assert api.post("games", path, token=author.token, json=said).status_code == 201
    move = {"move_number": 0, "move": "dd", "message": "<c>grossier</c>"}
    played = api.post("games", f"/go-moves/{game}", token=author.token, json=move)
    assert played.status_code == 201, played.text
    offer = {"size": 9, "comment": "venez, les nuls"}
    assert api.post("games", "/go-offers", token=author.token, json=offer).status_code == 201
    for path, kind in (
        (f"/go/{game}", "go-message"),
        (f"/go/{game}", "go-comment"),
        ("/go/offers", "go-offer"),
    ):
        found = reports_on(known, path)
        address = next(each for each in found if f"kind={kind}&" in each)
        assert is_taken(known, address)


def test_names_of_leagues_teams_and_players(known, visitor, api, author):
    office = Office(api, {"founder": author, "scorer": a_member(api)})
    league = f"/leagues/{office.league}"
    pages = {
        league: f"kind=league&subject={office.league}",
        f"{league}/teams/{office.teams[0]}": f"kind=league-team&subject={office.teams[0]}",
        f"{league}/players/{office.players[0]}": f"kind=league-player&subject={office.players[0]}",
    }
    for path, asked in pages.items():
        found = reports_on(known, path)
        address = next(each for each in found if each.startswith(f"/report?{asked}&next="))
        assert is_taken(known, address)
        assert reports_on(visitor, path) == []
