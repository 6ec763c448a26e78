"""Names as tournaments write them: only where a member agreed, with his federation."""

import pytest

from services.players.domain.countries import CODES
from services.players.domain.federations import OTHERWISE, federation_of, name_at_tournaments
from tests.factories import a_member


@pytest.mark.parametrize(
    ("country", "federation"), [("FRA", "FRA"), ("DEU", "GER"), ("CHE", "SUI"), ("NLD", "NED")]
)
def test_a_country_has_the_federation_fide_knows(country, federation):
    assert federation_of(country) == federation


def test_only_countries_that_differ_are_listed():
    assert all(country != federation for country, federation in OTHERWISE.items())
    assert set(OTHERWISE) - CODES == set()


@pytest.mark.parametrize(
    ("family", "first", "name"),
    [("Zając", "Piotr", "Zając, Piotr"), (" Pelé ", "", "Pelé"), ("", "Ana", "")],
)
def test_names_are_written_family_first(family, first, name):
    assert name_at_tournaments(family, first) == name


def test_only_tournaments_learn_the_name_and_only_after_agreement(api):
    member = a_member(api, family_name="Zając", first_name="Piotr", country="DEU")
    path = f"/tournament-names/{member.player_id}"
    ask = {"by_service": "tournaments"}
    assert api.get("players", path, **ask).json() == {"name": "", "federation": "GER"}
    assert api.get("players", path, by_service="games").status_code == 403
    assert api.get("players", path, token=member.token).status_code in (401, 403)
    answer = api.put("players", path, json={"real_name": True}, **ask)
    assert answer.json() == {"name": "Zając, Piotr", "federation": "GER"}
    own = api.get("players", f"/players/{member.pseudo}", token=member.token).json()
    assert own["real_name"] is True
