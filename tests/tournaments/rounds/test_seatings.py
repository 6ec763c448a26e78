"""Tables of seven over HTTP."""

from tests.factories import a_member

POWERS = ["A", "E", "F", "G", "I", "R", "T"]


def test_two_rounds_of_fifteen_players(api):
    token = a_member(api).token
    body = {"players": list(range(1, 16)), "roles": POWERS}
    first = api.post("tournaments", "/table-seatings", token=token, json=body).json()
    assert first["sitting_out"] == [15]
    second = api.post(
        "tournaments", "/table-seatings", token=token, json={**body, "earlier": first["tables"]}
    ).json()
    before = {(role, who) for table in first["tables"] for role, who in table.items()}
    assert not before & {(role, who) for table in second["tables"] for role, who in table.items()}


def test_orders_that_make_no_sense_are_refused(api):
    token = a_member(api).token
    few = {"players": [1, 2], "roles": POWERS}
    assert api.post("tournaments", "/table-seatings", token=token, json=few).status_code == 422
    twice = {"players": [1] * 7, "roles": POWERS}
    assert api.post("tournaments", "/table-seatings", token=token, json=twice).status_code == 400
    assert api.post("tournaments", "/table-seatings", json=few).status_code == 401
