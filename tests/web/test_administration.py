"""The pages of administrators, who alone may open them."""

import pytest

from tests.factories import PASSWORD, a_member, a_pseudo, eventually
from tests.web.arrangements import a_waiting_game, an_event
from tests.web.test_pages import MOST_CALLS, calls_of
from tests.web.visitor import Visitor

PAGES = (
    "/admin/members",
    "/admin/reports",
    "/admin/outbox",
    "/admin/audit",
    "/admin/failing-games",
    "/admin/keys",
)


@pytest.fixture(scope="module")
def boss(stack):
    visitor = Visitor(stack)
    visitor.log_in("admin", stack.admin_password)
    return visitor


@pytest.fixture
def member(api):
    return a_member(api, first_name="Ondine", family_name="Quatremains")


@pytest.mark.parametrize("path", PAGES)
def test_only_administrators_open_their_pages(visitor, boss, member, path):
    assert visitor.get(path).response.url.endswith(f"/login?next={path}")
    visitor.log_in(member.pseudo, PASSWORD)
    assert visitor.get(path).status == 403
    page = boss.get(path)
    assert page.status == 200
    assert calls_of(page) <= MOST_CALLS


def test_only_administrators_act(visitor, api, member):
    visitor.log_in(member.pseudo, PASSWORD)
    other = a_member(api)
    assert visitor.send(f"/admin/members/{other.pseudo}/block").status == 403
    assert api.login(other.pseudo, PASSWORD)


@pytest.mark.parametrize("part", ["pseudo", "email", "name"])
def test_members_are_found_by_pseudo_address_and_name(boss, member, part):
    text = {
        "pseudo": member.pseudo,
        "email": f"{member.pseudo}@EXAMPLE",
        "name": "quatremains",
    }[part]
    page = boss.get(f"/admin/members?q={text}")
    assert member.pseudo in page.text
    assert "à confirmer" in page.text


def test_a_member_is_blocked_and_let_in_again(boss, api, member):
    path = f"/admin/members/{member.pseudo}"
    page = boss.fill(path, f"{path}/block")
    assert f"« {member.pseudo} » est bloqué." in page.text
    sent = {"user_name": member.pseudo, "password": PASSWORD}
    assert api.post("users", "/login", json=sent).status_code == 403
    page = boss.fill(path, f"{path}/unblock")
    assert "peut de nouveau se connecter" in page.text
    assert api.login(member.pseudo, PASSWORD)


def test_a_member_is_renamed(boss, api, member):
    path, new = f"/admin/members/{member.pseudo}", a_pseudo()
    other = a_member(api)
    page = boss.fill(path, f"{path}/rename", new_pseudo=other.pseudo)
    assert "Ce pseudo est déjà pris." in page.text
    page = boss.fill(path, f"{path}/rename", new_pseudo=new)
    assert f"s’appelle désormais « {new} »" in page.text
    assert api.login(new, PASSWORD)


def test_an_administrator_is_named_and_dismissed(boss, member):
    path = f"/admin/members/{member.pseudo}"
    assert "est administrateur." in boss.fill(path, f"{path}/promote").text
    assert "n’est plus administrateur." in boss.fill(path, f"{path}/dismiss").text


def test_an_administrator_acts_in_the_name_of_a_member_and_stops(stack, visitor, member):
    boss = Visitor(stack)
    boss.log_in("admin", stack.admin_password)
    path = f"/admin/members/{member.pseudo}"
    page = boss.fill(path, f"{path}/usurpation")
    assert f"Vous agissez au nom de {member.pseudo}." in page.text
    assert boss.get("/admin/members").status == 403
    typed = {"old_password": "x", "password": "yyy", "again": "yyy"}
    assert boss.fill("/account/password", **typed).status == 400
    page = boss.send("/usurpation/end")
    assert page.response.url.endswith("/admin/members")
    assert "Vous agissez" not in page.text
    visitor.log_in(member.pseudo, PASSWORD)
    assert "admin" in visitor.get("/account/sessions").text


def test_the_journal_tells_what_happened_to_an_account(boss, visitor, member):
    visitor.fill("/login", pseudo=member.pseudo, password="wrong")
    page = boss.get(f"/admin/audit?q={member.pseudo}")
    assert "mauvais mot de passe" in page.text
    assert "127.0.0.1" in page.text


def test_mails_are_listed_by_their_state(boss, member):
    eventually(lambda: f"{member.pseudo}@example.org" in boss.get("/admin/outbox?state=kept").text)
    assert boss.get("/admin/outbox?state=nonsense").status == 404


def test_signing_with_a_new_key_logs_nobody_out(boss, api, member):
    page = boss.fill("/admin/keys")
    assert "nouvelle clé" in page.text
    assert api.get("users", "/verify", token=member.token).status_code == 200


def test_a_reported_name_is_looked_at_and_closed(boss, visitor, api, member):
    offending = a_member(api)
    visitor.log_in(member.pseudo, PASSWORD)
    own_page = f"/players/{offending.pseudo}"
    path = f"/report?kind=pseudo&subject={offending.pseudo}&next={own_page}"
    assert path in visitor.get(own_page).links
    assert visitor.fill(path, "/report", reason="").status == 400
    page = visitor.fill(path, "/report", reason="C’est grossier")
    assert "Un administrateur regardera." in page.text
    assert page.response.url.endswith(own_page)
    page = boss.get("/admin/reports")
    assert f"{offending.pseudo} C’est grossier" in page.text
    assert f"/admin/members/{offending.pseudo}" in page.links
    assert own_page in page.links
    action = next(
        form.action for form in page.forms if form.action.startswith("/admin/reports/players/")
    )
    boss.send(action, {"outcome": "Averti"})
    assert "Averti" in boss.get("/admin/reports?closed=1").text
    assert boss.send(action, {"outcome": "encore"}).status == 409
    number = action.rpartition("/")[2]
    said = boss.get("/admin/audit?q=admin").text
    assert f"signalement clos 127.0.0.1 subject players {number}" in said
    assert "signalements lus" in said


def test_texts_of_all_services_are_reported_and_on_one_page(boss, visitor, api, member):
    author = a_member(api)
    game_id = api.get("games", f"/game-identifiers/{a_waiting_game(api, author)}").json()
    offered = {"size": 9, "comment": "venez, bande de nuls"}
    offer = api.post("games", "/go-offers", token=author.token, json=offered).json()["offer_id"]
    event = an_event(api, author, "Tournoi grossier")
    visitor.log_in(member.pseudo, PASSWORD)
    for asked in (
        f"kind=pseudo&subject={author.pseudo}",
        f"kind=game&game_id={game_id}",
        f"kind=go-offer&number={offer}",
        f"kind=event&subject={event}",
    ):
        page = visitor.fill(f"/report?{asked}", "/report", reason=f"Signalé par {member.pseudo}")
        assert "Un administrateur regardera." in page.text
    page = boss.get("/admin/reports")
    assert page.text.count(f"Signalé par {member.pseudo}") == 4
    assert {f"/diplomacy/{game_id}", f"/events/{event}"} <= set(page.links)
    assert "Tournoi grossier" in page.text
    assert "venez, bande de nuls" in page.text
    assert calls_of(page) <= MOST_CALLS


def test_what_cannot_be_reported_is_told(visitor, member):
    asked = visitor.get("/report?kind=pseudo&subject=x").response.url
    assert asked.endswith("/login?next=/report%3Fkind%3Dpseudo%26subject%3Dx")
    visitor.log_in(member.pseudo, PASSWORD)
    assert visitor.get("/report?kind=nonsense").status == 404
    assert visitor.fill("/report?kind=game&game_id=99999", "/report", reason="?").status == 400


def test_an_account_without_a_profile_is_told_so_on_its_own_pages(boss):
    for path in ("/players/admin", "/account"):
        page = boss.get(path)
        assert page.status == 200
        assert "Ce compte ne sert qu’à administrer" in page.text


def test_an_account_without_a_profile_has_an_empty_agenda(boss):
    assert "Rien ne vous attend" in boss.get("/agenda").text


def test_there_is_a_place_for_games_that_fail(boss):
    assert "Toutes les parties avancent" in boss.get("/admin/failing-games").text


def test_somebody_who_is_just_leaving_is_listed_too(boss, api, member):
    path = f"/accounts/{member.pseudo}"
    assert api.call("DELETE", "users", path, by_service="players").status_code == 200
    page = boss.get(f"/admin/members?q={member.pseudo}")
    assert page.status == 200
    assert "sans compte" in page.text
