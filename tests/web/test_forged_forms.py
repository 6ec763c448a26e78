"""Every form that changes something, sent as another site would send it: nothing happens."""

import pytest

from tests.factories import PASSWORD
from tests.waiting import PATIENCE_SECONDS
from tests.web.visitor import FORM_FIELD, Visitor
from tests.web.world import a_world
from web.routes import ROUTES

FORMS = [route for route, page in ROUTES.items() if page.submit and not page.without_form_token]
ELSEWHERE = "https://evil.example"


@pytest.fixture(scope="module")
def world(api):
    return a_world(api)


@pytest.fixture(scope="module")
def accounts(stack, world) -> list[Visitor]:
    """A member who may do much, and an administrator."""
    found = [Visitor(stack), Visitor(stack)]
    found[0].log_in(world.owner.pseudo, PASSWORD)
    found[1].log_in("admin", stack.admin_password)
    return found


def send(visitor: Visitor, path: str, **how) -> int:
    return visitor.session.post(
        visitor.url + path, timeout=PATIENCE_SECONDS, allow_redirects=False, **how
    ).status_code


def test_there_are_many_forms():
    assert len(FORMS) > 80


def test_without_our_token_every_form_is_refused(accounts, world):
    for visitor in accounts:
        statuses = {route: send(visitor, world.address(route)) for route in FORMS}
        assert {route for route, status in statuses.items() if status != 403} == set()


def test_from_another_site_every_form_is_refused_even_with_a_token(accounts, world):
    for visitor in accounts:
        form = {FORM_FIELD: visitor.form_token()}
        for origin in (ELSEWHERE, "null"):
            how = {"data": form, "headers": {"Origin": origin}}
            statuses = {route: send(visitor, world.address(route), **how) for route in FORMS}
            assert {route for route, status in statuses.items() if status != 403} == set()


def test_nothing_happened_meanwhile(accounts, world, api):
    """The forms that are refused above would each have changed something here."""
    before = state(world, api)
    for visitor in accounts:
        cookie = visitor.cookie
        for route in FORMS:
            send(visitor, world.address(route), headers={"Origin": ELSEWHERE})
        assert visitor.cookie == cookie
        assert api.get("users", "/verify", token=cookie).status_code == 200
    assert state(world, api) == before


def state(world, api) -> list[str]:
    """What can be read of all that the forms are about."""
    token = world.owner.token
    return [
        api.get(service, path, token=token).text
        for service, path in (
            ("games", f"/game-overviews/{world.game}"),
            ("games", f"/go-games/{world.go_game}"),
            ("games", "/go-offers"),
            ("games", f"/go-messages/{world.go_game}"),
            ("tournaments", f"/events/{world.event}"),
            ("tournaments", f"/event-tournaments/{world.event}"),
            ("tournaments", f"/tournament-registrations/{world.tournament}"),
            ("tournaments", f"/league-game/{world.league_game}"),
            ("tournaments", f"/league-teams/{world.league}"),
            ("users", "/sessions"),
        )
    ]
