"""The code of an event: wrong ones count, and nobody in the hall uses up another's tries."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from services.tournaments.hall.access import WRONG_CODES
from tests.factories import a_member
from tests.tournaments.arrangements import an_event

CODE = "door"


@pytest.fixture
def event(api):
    organiser = a_member(api)
    return an_event(api, organiser, public=False, update_password=CODE), organiser


def look(api, event, code, address="192.0.2.10", agent="Tablet", token=None):
    headers = api.stack.visitor(address, agent) | {"EventCode": code}
    return api.get("tournaments", f"/events/{event}", headers=headers, token=token).status_code


def use_up(api, event, **who):
    assert {look(api, event, f"guess {n}", **who) for n in range(WRONG_CODES)} == {403}
    assert look(api, event, "guess", **who) == 429


def test_all_workers_together_compare_no_more_codes_than_allowed(api, event):
    name, _ = event
    with ThreadPoolExecutor(16) as pool:
        statuses = list(pool.map(lambda n: look(api, name, f"guess {n}"), range(60)))
    assert set(statuses) == {403, 429}
    assert statuses.count(403) == WRONG_CODES
    assert look(api, name, CODE) == 429


def test_right_codes_cost_nothing(api, event):
    assert {look(api, event[0], CODE) for _ in range(WRONG_CODES + 5)} == {200}


def test_a_device_that_gave_the_right_code_has_its_own_budget(api, event):
    name, _ = event
    assert look(api, name, CODE, agent="Tablet of the arbiter") == 200
    use_up(api, name, agent="Telephone")
    assert look(api, name, CODE, agent="Another telephone") == 429
    assert look(api, name, CODE, agent="Tablet of the arbiter") == 200
    use_up(api, name, agent="Tablet of the arbiter")
    assert look(api, name, CODE, agent="Tablet of the arbiter") == 429


def test_it_is_still_known_when_it_comes_back_every_day(api, event, clock):
    name, _ = event
    for day in range(3):
        clock(day * 20 * 3600)
        assert look(api, name, CODE) == 200
    use_up(api, name, agent="Telephone")
    assert look(api, name, CODE) == 200


def test_a_new_code_makes_strangers_of_all(api, event):
    name, organiser = event
    assert look(api, name, CODE) == 200
    changed = {"update_password": "window"}
    path = f"/events/{name}"
    assert api.put("tournaments", path, token=organiser.token, json=changed).status_code == 200
    use_up(api, name, agent="Telephone")
    assert look(api, name, "window") == 429


def test_a_member_has_one_budget_wherever_he_is(api, event):
    name, _ = event
    member = a_member(api)
    statuses = [
        look(api, name, f"guess {n}", address=f"198.51.100.{n}", token=member.token)
        for n in range(WRONG_CODES + 1)
    ]
    assert statuses == [403] * WRONG_CODES + [429]


def test_after_a_while_one_may_try_again(api, event, clock):
    name, _ = event
    use_up(api, name)
    clock(601)
    assert look(api, name, CODE) == 200
