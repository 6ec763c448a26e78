"""Events and tournaments: what everybody reads, and what a member does with his own entry."""

import pytest

from shared import clock
from tests.factories import PASSWORD, a_member
from tests.tournaments.arrangements import a_hall
from tests.web.test_pages import MOST_CALLS, calls_of
from tests.web.tournament_arrangements import a_tournament
from tests.web.visitor import Visitor


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture(scope="module")
def swiss(api, organiser):
    hall = a_tournament(api, organiser, rounds=2)
    hall.pair()
    hall.publish(3)
    return hall


@pytest.fixture(scope="module")
def keizer(api, organiser):
    return a_tournament(api, organiser, rounds=2, system="keizer")


@pytest.fixture
def member(api):
    return a_member(api)


@pytest.fixture
def known(stack, member):
    visitor = Visitor(stack)
    visitor.log_in(member.pseudo, PASSWORD)
    return visitor


PARTS = (
    "",
    "/rounds/1",
    "/rounds/1/reasons",
    "/standings",
    "/tie-breaks",
    "/crosstable",
    "/players",
)


@pytest.mark.parametrize("part", PARTS)
def test_a_page_asks_few_times(known, swiss, keizer, part):
    for hall in (swiss, keizer):
        page = known.get(f"/tournaments/{hall.tournament}{part}")
        assert page.status == 200
        assert calls_of(page) <= MOST_CALLS


def test_events_stand_under_now_coming_and_past(visitor, api, organiser):
    last = "2098-01-01T09:00:00Z"  # latest first: before those of other tests
    yesterday = {"name": "Open d’hier", "stop": clock.now().isoformat()}
    tomorrow = {"name": "Open de demain", "start": "2089-01-01T09:00:00Z", "stop": last}
    for event in (yesterday, tomorrow, {"name": "Open du jour", "stop": last}):
        a_hall(api, organiser, event={"start": "2020-01-01T09:00:00Z", **event})
    names = {"past": "Open d’hier", "coming": "Open de demain", "current": "Open du jour"}
    for chosen, there in names.items():
        text = visitor.get(f"/events?list={chosen}").text
        assert [name for name in names.values() if name in text] == [there]
    assert visitor.get("/events?list=other").status == 404


def test_an_event_leads_to_its_tournaments(visitor, swiss):
    page = visitor.get(f"/events/{swiss.event}")
    assert f"/tournaments/{swiss.tournament}" in page.links
    assert "système suisse" in page.text


def test_pairings_show_names_points_and_results(visitor, swiss):
    path = f"/tournaments/{swiss.tournament}"
    page = visitor.get(path)
    assert "ronde 3 en cours" in page.text
    assert "0 résultats sur 3" in page.text
    assert "Agnieszka Wiśniewska-Kowalczyk" in page.text
    first = visitor.get(f"{path}/rounds/1")
    assert first.text.count("½–½") == 1
    assert visitor.get(f"{path}/rounds/9").status == 404
    found = visitor.get(f"{path}/rounds/1?q=zając")
    assert "Piotr Zając" in found.text
    assert found.text.count("–") < first.text.count("–")


def test_the_standing_tells_points_and_what_its_columns_mean(visitor, swiss):
    path = f"/tournaments/{swiss.tournament}"
    page = visitor.get(f"{path}/standings")
    assert "Après la ronde 2." in page.text
    assert all(column in page.text for column in ("Pts", "Bu.", "S.B.", "Gains"))
    assert "la somme des points de tous les adversaires" in visitor.get(f"{path}/tie-breaks").text
    by_name = visitor.get(f"{path}/standings?sort=name").text
    assert by_name.index("Maximilien de La") < by_name.index("Piotr Zając")
    assert "Après la ronde 1." in visitor.get(f"{path}/standings?round=1").text


def test_the_record_of_a_player_lists_opponents_and_explains_tie_breaks(visitor, swiss):
    line = swiss.standing()["lines"][0]
    page = visitor.get(f"/tournaments/{swiss.tournament}/players/{line['registration_id']}")
    assert "Rang 1 sur 6" in page.text
    path = f"/tournaments/{swiss.tournament}/players/"
    opponents = [link for link in page.links if link.startswith(path)]
    assert len(opponents) == 2
    buchholz = dict(zip(swiss.standing()["columns"], line["values"], strict=True))["BH"]
    shown = buchholz.removesuffix(".0").replace(".5", "½")
    assert f"Bu. {shown} =" in page.text
    assert visitor.get(f"/tournaments/{swiss.tournament}/players/999999").status == 404


def test_a_keizer_total_is_explained_term_by_term(visitor, keizer):
    line = keizer.standing()["lines"][0]
    path = f"/tournaments/{keizer.tournament}"
    standing = visitor.get(f"{path}/standings").text
    assert all(column in standing for column in ("Total", "Valeur", "Pts"))
    page = visitor.get(f"{path}/players/{line['registration_id']}")
    asked = {"registration_id": line["registration_id"]}
    told = keizer.get(f"/tournament-explanations/{keizer.tournament}", params=asked).json()
    assert page.text.count("contre ") == sum(1 for term in told["terms"] if term["opponent"])
    assert "sa propre valeur" in page.text
    assert f"valeur {line['values'][1]}" in page.text


def test_reasons_of_pairings_are_words(visitor, swiss, keizer):
    page = visitor.get(f"/tournaments/{swiss.tournament}/rounds/2/reasons")
    assert "Joueurs à 1 pt" in page.text
    assert "couleur" in page.text
    assert "rangs 1 et" in visitor.get(f"/tournaments/{keizer.tournament}/rounds/2/reasons").text


def test_a_crosstable_names_opponents_by_place_and_colour(visitor, swiss):
    page = visitor.get(f"/tournaments/{swiss.tournament}/crosstable")
    assert "+ " in page.text
    assert page.text.count("●") == page.text.count("○")


def test_a_member_registers_announces_a_bye_and_withdraws(known, api, organiser, member):
    hall = a_tournament(api, organiser, registration_open=True)
    path = f"/tournaments/{hall.tournament}"
    page = known.fill(f"{path}/entry", rating="1650", club="Lyon 64")
    assert "Vous êtes inscrit." in page.text
    assert member.pseudo in known.get(f"{path}/players").text
    page = known.send(f"{path}/entry/byes", {"round": "2", "act": "skip"})
    assert "Vous ne jouez pas la ronde 2." in page.text
    assert "annoncée comme non jouée" in page.text
    page = known.send(f"{path}/entry/byes", {"round": "2", "act": "play"})
    assert "Vous jouez finalement la ronde 2." in page.text
    page = known.fill(f"{path}/entry/leaving")
    assert "Vous vous êtes retiré" in page.text
    assert "Retirés" in known.get(f"{path}/players").text


def test_what_is_wrong_with_an_entry_stands_beside_its_field(known, api, organiser):
    hall = a_tournament(api, organiser, registration_open=True)
    page = known.fill(f"/tournaments/{hall.tournament}/entry", rating="9999", club="Lyon 64")
    assert page.status == 400
    assert page.form(f"/tournaments/{hall.tournament}/entry").fields["club"] == "Lyon 64"
    assert "rating-e" in page.response.text


def test_who_is_not_logged_in_is_asked_to_before_he_registers(visitor, swiss):
    assert "next=" in visitor.get(f"/tournaments/{swiss.tournament}/entry").response.url


def test_hostile_names_are_only_names(visitor, api, organiser):
    hall = a_tournament(api, organiser)
    path = f"/tournament-registrations/{hall.tournament}"
    hall.done("POST", path, json={"name": "<script>alert(1)</script>, <b>x</b>"})
    hall.play(1)
    for part in ("", "/standings", "/crosstable", "/players", "/rounds/1/reasons"):
        source = visitor.get(f"/tournaments/{hall.tournament}{part}").response.text
        assert "<script>alert" not in source
        assert "<b>x</b>" not in source


def test_a_member_chooses_on_the_page_under_which_name_he_plays(stack, api, organiser):
    member = a_member(api, family_name="Steinitz", first_name="Wilhelm")
    hall = a_tournament(api, organiser, registration_open=True)
    visitor = Visitor(stack)
    visitor.log_in(member.pseudo, PASSWORD)
    path = f"/tournaments/{hall.tournament}/entry"
    assert "Wilhelm Steinitz" in visitor.get(path).text
    assert "Vous êtes inscrit" in visitor.fill(path, real_name="1").text
    listed = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"]
    assert listed[-1]["name"] == "Steinitz, Wilhelm"
    assert 'name="real_name" value="1" checked' in visitor.get("/account").response.text


def test_a_name_is_found_on_a_screen_of_the_hall(visitor, swiss):
    path = f"/events/{swiss.event}/hall/players?t={swiss.tournament}"
    assert "Zając" in visitor.get(path).text
    found = visitor.get(f"{path}&q=nguyen").text
    assert "Nguyen" in found
    assert "Marchand" not in found.replace("contre Inès Marchand-Dubreuil", "")


def test_sums_of_tie_breaks_are_told_term_by_term(visitor, api, organiser):
    hall = a_tournament(api, organiser, rounds=3, tie_breaks=["PTS", "BH", "PS", "WIN", "ARO"])
    line = hall.standing()["lines"][0]
    path = f"/tournaments/{hall.tournament}/players/{line['registration_id']}"
    told = visitor.get(path).text
    assert told.count(" + ") >= 6
    assert ") / 3" in told
