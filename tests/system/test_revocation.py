"""A token that was revoked in users is refused by every other service soon after."""

import pytest

from tests.factories import a_member, a_pseudo, eventually

AFTER = {
    "a new password": lambda api, member, admin: api.put(
        "players",
        f"/players/{member.pseudo}",
        token=member.token,
        data={"pseudo": member.pseudo, "password": "another one"},
    ),
    "a block": lambda api, member, admin: api.put("users", f"/blocks/{member.pseudo}", token=admin),
    "a logout": lambda api, member, admin: api.post("users", "/logout", token=member.token),
    "a removal": lambda api, member, admin: api.delete(
        "players", f"/players/{member.pseudo}", token=member.token
    ),
}


def statuses(api, member) -> set[int]:
    """What each service says to the token, asked often enough to meet both workers."""
    answers = []
    for _ in range(4):
        answers += [
            api.get("players", f"/players/{member.pseudo}", token=member.token),
            api.post(
                "games",
                "/games",
                token=member.token,
                data={"name": a_pseudo(), "variant": "no_such", "pseudo": member.pseudo},
            ),
            api.get("emails", "/outbox", token=member.token),
        ]
    return {answer.status_code for answer in answers}


@pytest.mark.parametrize("reason", AFTER)
def test_it_is_useless_everywhere(api, admin, reason):
    member = a_member(api)
    assert statuses(api, member) == {200, 403, 404}
    assert AFTER[reason](api, member, admin).status_code == 200
    eventually(lambda: statuses(api, member) == {400, 401})
