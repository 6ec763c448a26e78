"""Names that were given up rest, if their owner ever did anything; here for ninety days."""

import pytest
from sqlalchemy import text

from tests.factories import a_member, a_pseudo
from tests.games.diplomacy.scheduled.databases import look_into
from tests.games.diplomacy.table import Crowd, Table
from tests.tournaments.arrangements import an_event

NINETY_DAYS = 90 * 24 * 3600


def register(api, pseudo, **more):
    profile = {"country": "FRA", "time_zone": "UTC + 1", "password": "right horse battery"}
    sent = {"pseudo": pseudo, "email": f"{a_pseudo()}@example.org", **profile, **more}
    return api.post("players", "/players", data=sent)


def play(api, member):
    """Create a game and remove it from the list of those that run."""
    table = Table(api, Crowd(member, (), member))
    assert table.change(current_state=2).status_code == 200


@pytest.mark.parametrize("act", [play, an_event, None], ids=["master", "organiser", "nothing"])
def test_the_name_of_who_left_traces_rests(scheduled_api, move_clock, act):
    api, member = scheduled_api, a_member(scheduled_api)
    if act:
        act(api, member)
    assert api.delete("players", f"/players/{member.pseudo}", token=member.token).status_code == 200
    answer = register(api, member.pseudo.upper())
    if act is None:
        assert answer.status_code == 201, answer.text
        return
    assert answer.status_code == 400
    assert answer.json()["msg"] == f"Player {member.pseudo.upper()} already exists"
    move_clock(NINETY_DAYS + 60)
    assert register(api, member.pseudo).status_code == 201


def test_who_was_renamed_may_take_his_name_back(scheduled_api):
    api, member, new_name = scheduled_api, a_member(scheduled_api), a_pseudo()
    an_event(api, member)

    def rename(old, new):
        sent = {"pseudo": old, "new_pseudo": new}
        return api.post("players", "/renames", token=api.admin_token(), data=sent).status_code

    assert rename(member.pseudo, new_name) == 201
    assert register(api, member.pseudo).status_code == 400
    assert rename(a_member(api).pseudo, member.pseudo) == 400
    assert rename(new_name, member.pseudo) == 201


def test_of_a_name_that_rests_only_a_hash_is_kept(scheduled_api, scheduled_stack):
    api, member = scheduled_api, a_member(scheduled_api)
    an_event(api, member)
    assert api.delete("players", f"/players/{member.pseudo}", token=member.token).status_code == 200
    environment, usual = scheduled_stack.environment, f"sqlite:///{scheduled_stack.data}/players.db"
    with look_into(environment.get("PLAYERS_DATABASE_URL", usual)) as session:
        kept = session.execute(text("SELECT * FROM resting_names")).all()
    assert kept
    assert member.pseudo not in str(kept)
