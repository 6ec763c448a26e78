"""A league on the running platform: real members, real tokens, a game from schedule to table."""

from datetime import date

from tests.factories import a_member
from tests.tournaments.league.test_formats import played, written

YEAR = 2031


def test_a_season_from_its_foundation_to_its_table(api):
    founder, scorer, stranger = a_member(api), a_member(api), a_member(api)

    def sent(verb, path, by=founder, **values):
        return api.call(verb, "tournaments", path, token=by.token, json=values)

    league = sent("POST", "/leagues", name=f"Ligue {founder.pseudo}").json()["id"]
    appointed = sent("POST", f"/league-staff/{league}", pseudo=scorer.pseudo, role="scorer")
    assert appointed.status_code == 201
    season = sent("POST", f"/league-seasons/{league}", year=YEAR, season="regular").json()["id"]
    teams, players = [], []
    for name in "ABCD":
        team = sent("POST", f"/league-teams/{league}", name=name, joined_season_year=YEAR).json()
        player = sent("POST", f"/league-players/{league}", name=name, name_furigana="あ",
                      joined_season_year=YEAR).json()  # fmt: skip
        joined = sent("POST", f"/league-memberships/{league}", player_id=player["id"],
                      team_id=team["id"], joined_season_year=YEAR)  # fmt: skip
        assert joined.status_code == 201
        teams.append(team["id"])
        players.append(player["id"])
    game = sent("POST", f"/league-games/{season}", date=date(YEAR, 9, 1).isoformat(),
                match_number=1, team_ids=teams).json()["id"]  # fmt: skip
    assert sent("PUT", f"/league-line-ups/{game}", scorer, player_ids=players).status_code == 200
    log = {"form": "mjai", "log": written("mjai", 1)}
    assert sent("PUT", f"/league-imports/{game}", stranger, **log).status_code == 403
    assert sent("PUT", f"/league-imports/{game}", scorer, **log).status_code == 201
    table = api.get("tournaments", f"/league-standings/{league}", params={"year": YEAR}).json()
    told = {row["team_id"]: row["total_points_with_carryover"]
            for row in table["stages"][0]["standings"]}  # fmt: skip
    assert told == {
        team: float(placing.points) for team, placing in zip(teams, played(1).placings, strict=True)
    }
    linked = sent("PUT", f"/league-player/{players[0]}", pseudo=stranger.pseudo).json()
    assert linked["member_id"] == stranger.player_id
    checked = api.get("tournaments", f"/league-consistency/{season}").json()
    assert checked == {"disagreements": []}
