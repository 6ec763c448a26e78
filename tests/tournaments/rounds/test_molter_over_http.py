"""Teams by Molter over HTTP, from forming them to the points of each team."""

import pytest

from tests.factories import a_member
from tests.tournaments.arrangements import a_hall


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


def a_hall_of_teams(api, organiser, teams, size, **more):
    hall = a_hall(api, organiser, system="molter", **more)
    players = hall.register(teams * size)
    sheets = [{"name": f"Team {t}", "players": players[t::teams]} for t in range(teams)]
    hall.done("PUT", f"/tournament-teams/{hall.tournament}", json={"teams": sheets})
    return hall, players


def test_three_teams_of_two_play_four_rounds(api, organiser):
    hall, players = a_hall_of_teams(api, organiser, 3, 2, planned_rounds=4)
    shown = hall.pair(dry_run=True, explain=True)
    assert shown["explanation"] == [{"table": "Molter 3 x 2, everybody", "round": 1, "of": 4}]
    met = set()
    for number in range(1, 5):
        hall.play(number)
        boards = hall.round(number)["boards"]
        assert len(boards) == 3
        met |= {
            frozenset((b["white"]["registration_id"], b["black"]["registration_id"]))
            for b in boards
        }
    assert len(met) == 12
    assert not any(players.index(one) % 3 == players.index(two) % 3 for one, two in met)
    standing = hall.standing()
    assert standing["columns"] == ["PTS", "WIN", "SB"]
    # White won every game, and everybody had White twice.
    assert standing["remarks"] == [f"team {number}: 4 points" for number in (1, 2, 3)]
    crosstable = hall.get(f"/tournament-crosstables/{hall.tournament}").json()
    assert all(len(row["cells"]) == 4 for row in crosstable["rows"])
    after = hall.ask("POST", f"/tournament-rounds/{hall.tournament}", json={})
    assert after.status_code == 409


def test_of_a_longer_table_only_the_planned_rounds_are_played(api, organiser):
    hall, _ = a_hall_of_teams(api, organiser, 2, 2, planned_rounds=1)
    hall.play(1)
    after = hall.ask("POST", f"/tournament-rounds/{hall.tournament}", json={})
    assert after.status_code == 409


def test_the_short_table_ends_when_every_team_was_met(api, organiser):
    chosen = {"settings": {"meet": "every_team"}, "planned_rounds": 5}
    hall, players = a_hall_of_teams(api, organiser, 3, 2, **chosen)
    hall.play(1)
    hall.play(2)
    after = hall.ask("POST", f"/tournament-rounds/{hall.tournament}", json={})
    assert (after.status_code, after.json()["msg"]) == (
        422,
        "3 teams of 2 play 2 rounds; all are paired",
    )
    late = hall.ask("POST", f"/tournament-registrations/{hall.tournament}", json={"name": "Late"})
    assert late.status_code == 409
    by_hand = hall.done(
        "PUT", f"/round-pairings/{hall.tournament}/3", json={"pairs": [players[:2]], "accept": True}
    )
    assert len(by_hand["boards"]) == 1


def test_unequal_teams_fixed_pairs_and_wrong_settings_are_refused(api, organiser):
    hall, players = a_hall_of_teams(api, organiser, 2, 2)
    path = f"/tournament-rounds/{hall.tournament}"
    fixed = hall.ask("POST", path, json={"fixed": [players[:2]]})
    assert fixed.status_code == 400
    hall.register(1, best=2000, birth="1990")
    unequal = hall.ask("POST", path, json={})
    assert unequal.status_code == 422
    assert "same number of players" in unequal.json()["msg"]
    wrong = hall.ask("PUT", f"/tournaments/{hall.tournament}", json={"settings": {"meet": 3}})
    assert (wrong.status_code, wrong.json()["msg"]) == (400, "meet must be everybody or every_team")


def test_an_absent_player_keeps_his_place_and_loses_by_forfeit(api, organiser):
    hall, players = a_hall_of_teams(api, organiser, 2, 2)
    hall.done("PUT", f"/registration-skipped-rounds/{players[0]}", json={"round": 1, "score": 0})
    hall.pair()
    forfeits = [board for board in hall.round(1)["boards"] if board["result"]]
    assert [board["result"] for board in forfeits] in ([4], [6])
    loser = "white" if forfeits[0]["result"] == 4 else "black"
    assert forfeits[0][loser]["registration_id"] == players[0]
