"""Schedule, line-ups and appearances over HTTP."""

from tests.tournaments.league.office import YEAR

SCORES = [26100, 39500, 24000, 10400]


def test_a_game_needs_four_teams_of_the_league(office):
    path = f"/league-games/{office.season}"
    sent = {"date": "2024-10-01", "match_number": 1}
    twice = [office.teams[0], *office.teams[:3]]
    assert office.status("POST", path, **sent, team_ids=twice) == 400
    assert office.status("POST", path, **sent, team_ids=[1, 2, 3, 999999]) == 400


def test_a_line_up_has_one_player_of_each_scheduled_team(office):
    game = office.schedule()
    mate = office.player(office.teams[0], "控え")
    path = f"/league-line-ups/{game}"
    wrong = [office.players[0], mate, *office.players[2:]]
    answer = office.call("PUT", path, "scorer", player_ids=wrong)
    assert (answer.status_code, "same team" in answer.json()["msg"]) == (400, True)
    seats = office.ok("PUT", path, "scorer", player_ids=[mate, *office.players[1:]])["seats"]
    assert [seat["player_id"] for seat in seats] == [mate, *office.players[1:]]
    assert office.status("PUT", path, "stranger", player_ids=office.players) == 403


def test_a_round_number_follows_the_last(fresh_office):
    office = fresh_office
    first, second = office.schedule(), office.schedule()
    rounds = office.ok("GET", f"/league-games/{office.season}")["games"]
    assert [(row["id"], row["round_number"]) for row in rounds] == [(first, 1), (second, 2)]
    office.ok("DELETE", f"/league-game/{second}")
    assert office.status("GET", f"/league-game/{second}") == 404


def test_a_match_of_a_day_exists_once(office):
    path = f"/league-games/{office.season}"
    sent = {"date": "2034-12-24", "match_number": 1, "team_ids": office.teams}
    office.ok("POST", path, **sent)
    assert office.status("POST", path, **sent) == 409
    office.ok("POST", path, **sent | {"match_number": 2})


def test_games_are_found_by_team_and_player(fresh_office):
    office = fresh_office
    other = office.team("Team E")
    lined_up, planned = office.game(), office.schedule()
    path = f"/league-games/{office.season}"

    def found(**wanted):
        return [row["id"] for row in office.ok("GET", path, **wanted)["games"]]

    assert found(player_id=office.players[0]) == [lined_up]
    assert found(team_id=office.teams[0]) == [lined_up, planned]
    assert found(team_id=other) == found(finished=True) == []


def test_a_player_plays_no_more_games_than_the_stage_allows(fresh_office):
    office = fresh_office
    limits = {"least_games_per_player": 2, "most_games_per_player": 1, "games_per_team": 3}
    office.ok("PUT", f"/league-stages/{office.season}", **limits)
    first, second = office.game(), office.schedule()
    office.ok("PUT", f"/league-line-ups/{first}", player_ids=office.players)  # the same game
    path = f"/league-line-ups/{second}"
    refused = office.call("PUT", path, player_ids=office.players)
    assert refused.status_code == 409
    assert "選手0" in refused.json()["msg"]
    mates = [office.player(team, f"控え{team}") for team in office.teams]
    office.ok("PUT", path, player_ids=mates)


def test_appearances_are_counted_against_the_plan(fresh_office):
    office = fresh_office
    limits = {"least_games_per_player": 3, "most_games_per_player": 4, "games_per_team": 3}
    office.ok("PUT", f"/league-stages/{office.season}", **limits)
    mate = office.player(office.teams[0], "控え")
    office.scores(office.game(), SCORES)
    office.game()
    told = office.ok("GET", f"/league-appearances/{office.season}", by=None)
    rows = {row["player_id"]: row for row in told["players"]}
    regular, reserve = rows[office.players[0]], rows[mate]
    assert (regular["games"], regular["finished"], regular["missing"], regular["left"]) == (
        2,
        1,
        1,
        2,
    )
    assert (reserve["games"], reserve["missing"], reserve["left"]) == (0, 3, 4)
    assert told["teams"][0] == {"team_id": office.teams[0], "games": 2, "missing": 1}
    assert office.status("GET", "/league-appearances/999999") == 404


def test_scores_alone_give_ranks_and_points(office):
    results = office.scores(office.game(), SCORES)["results"]
    assert [(row["rank"], row["points"]) for row in results] == [
        (2, 6.1),
        (1, 59.5),
        (3, -16.0),
        (4, -49.6),
    ]


def test_scores_must_add_up_and_are_corrected_only_with_a_reason(office):
    game = office.game()
    path = f"/league-game-scores/{game}"
    assert office.status("PUT", path, "scorer", scores=[26100, 39500, 24000, 10300]) == 422
    office.scores(game, SCORES)
    again = [26100, 39500, 23000, 11400]
    assert office.status("PUT", path, "scorer", scores=again) == 409
    office.scores(game, again, reason="wrong sheet")
    corrections = office.ok("GET", f"/league-corrections/{game}")["corrections"]
    assert [(row["reason"], row["made_by"]) for row in corrections] == [
        ("wrong sheet", office.members["scorer"].pseudo)
    ]


def test_a_year_without_games_has_empty_tables(office):
    judged = office.ok("GET", f"/league-standings/{office.league}", year=YEAR + 50)
    assert (judged["stages"], judged["champions"]) == ([], [])
