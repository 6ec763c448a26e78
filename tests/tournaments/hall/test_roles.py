"""Roles with one kind of work do that and nothing else; a deputy leaves tournaments as they are."""

import pytest

from services.tournaments.hall.domain.rights import Role, Work, is_at_least
from tests.factories import a_member
from tests.tournaments.arrangements import a_hall


@pytest.mark.parametrize("role", Role)
def test_who_may_more_may_all_that_those_below_may(role):
    for needed in (Role.SPECTATOR, Role.CLERK, Role.ARBITER, Role.ORGANISER):
        if is_at_least(role, needed):
            assert is_at_least(Role.ORGANISER, needed)
    assert is_at_least(role, Role.SPECTATOR)
    assert not is_at_least(None, Role.SPECTATOR)


def test_one_kind_of_work_is_not_another():
    trusted = {
        role: {work for work in Work if is_at_least(role, Role.ORGANISER, work)}
        for role in (Role.RESULTS, Role.CHECK_IN, Role.SCREENS, Role.PAIRING)
    }
    assert trusted == {
        Role.RESULTS: {Work.RESULTS},
        Role.CHECK_IN: {Work.CHECK_IN},
        Role.SCREENS: {Work.SCREENS},
        Role.PAIRING: {Work.PAIRING},
    }


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


def helper(api, hall, role):
    somebody = a_member(api)
    sent = {"pseudo": somebody.pseudo, "role": role}
    hall.done("POST", f"/event-staff/{hall.event}", json=sent)
    return somebody.token


def works_of(hall, token, entry):
    """Which kinds of work somebody is not refused who tries them all."""
    hall.done("PUT", f"/tournament-check-ins/{hall.tournament}", json={"open": True})
    tries = {
        "screens": ("POST", f"/halls/{hall.event}", {}),
        "check_in": ("PUT", f"/registration-check-ins/{entry}", {"checked_in": True}),
        "paid": ("PUT", f"/registration-payments/{entry}", {"paid": 100}),
        "pairing": ("POST", f"/tournament-rounds/{hall.tournament}", {"dry_run": True}),
        "settings": ("PUT", f"/tournaments/{hall.tournament}", {"name": "Open"}),
    }
    return {
        name
        for name, (verb, path, sent) in tries.items()
        if hall.ask(verb, path, token=token, json=sent).status_code != 403
    }


@pytest.mark.parametrize(
    ("role", "allowed"),
    [
        ("results", set()),
        ("check_in", {"check_in", "paid"}),
        ("screens", {"screens"}),
        ("clerk", {"check_in", "paid"}),
        ("pairing", {"check_in", "paid", "pairing"}),
        ("deputy", {"screens", "check_in", "paid", "pairing"}),
        ("arbiter", {"screens", "check_in", "paid", "pairing", "settings"}),
    ],
)
def test_every_role_does_its_work_and_no_other(api, organiser, role, allowed):
    hall = a_hall(api, organiser)
    entry = hall.register(4)[0]
    assert works_of(hall, helper(api, hall, role), entry) == allowed


def test_who_is_there_for_results_enters_them(api, organiser):
    hall = a_hall(api, organiser)
    hall.register(4)
    hall.pair()
    hall.publish(1)
    token = helper(api, hall, "results")
    assert hall.enter(1, 1, 3, token=token).ok
    assert hall.enter(1, 2, 6, token=token).status_code == 403
    assert hall.enter(1, 2, 3, token=helper(api, hall, "check_in")).status_code == 403
