"""A closed stage stays as it is until an organiser reopens it with a reason."""

from sqlalchemy import text

from tests.tournaments.league.office import YEAR, Office

FIRST = [26100, 39500, 24000, 10400]


def _season(office: Office) -> tuple[int, int]:
    """A year whose regular stage is closed with all four teams going on; a game of it."""
    office.ok("PUT", f"/league-stages/{office.season}", qualifying=4)
    game = office.game()
    office.scores(game, FIRST)
    final = office.stage("final")
    office.close(office.season)
    return game, final


def test_nobody_writes_into_a_closed_stage(fresh_office):
    office = fresh_office
    path = f"/league-penalties/{office.season}"
    penalty = office.ok("POST", path, team_id=office.teams[0], points=1, reason="遅刻")["id"]
    planned = office.game()
    game, _ = _season(office)
    before = office.totals()
    day = {"date": f"{YEAR}-12-31", "match_number": 1, "team_ids": office.teams}
    for verb, address, by, sent in (
        ("PUT", f"/league-game-scores/{game}", "scorer", {"scores": FIRST[::-1], "reason": "x"}),
        ("PUT", f"/league-game-scores/{planned}", "scorer", {"scores": FIRST}),
        ("PUT", f"/league-line-ups/{planned}", "scorer", {"player_ids": office.players}),
        ("PUT", f"/league-imports/{planned}", "scorer", {"form": "mjai", "log": "{}"}),
        ("POST", f"/league-events/{planned}", "scorer", {"events": [{"type": "draw"}]}),
        ("DELETE", f"/league-records/{game}", "founder", {"reason": "x"}),
        ("DELETE", f"/league-game/{planned}", "founder", {}),
        ("POST", f"/league-games/{office.season}", "founder", day),
        ("POST", path, "founder", {"team_id": office.teams[0], "reason": "赤カード"}),
        ("DELETE", f"/league-penalty/{penalty}", "founder", {"reason": "x"}),
        ("PUT", f"/league-stages/{office.season}", "founder", {"qualifying": 1}),
        ("PUT", f"/league-stages/{office.season}", "founder", {"finished": True}),
    ):
        assert office.status(verb, address, by, **sent) == 409, (verb, address)
    assert office.totals() == before


def test_a_stage_is_reopened_with_a_reason_and_the_trace_tells_it(fresh_office):
    office = fresh_office
    game, _ = _season(office)
    address = f"/league-stages/{office.season}"
    assert office.status("PUT", address, finished=False) == 400
    assert office.status("PUT", address, "scorer", finished=False, reason="誤り") == 403
    office.reopen(office.season, "誤り")
    assert office.status("PUT", address, finished=False, reason="誤り") == 409
    office.scores(game, FIRST[::-1], reason="席が逆")
    office.close(office.season)
    traced = office.ok("GET", f"/league-stage-changes/{office.season}")["changes"]
    assert [change["change"] for change in traced] == ["closed", "reopened", "closed"]
    assert traced[1]["reason"] == "誤り"
    assert traced[1]["made_by"] == office.members["founder"].pseudo


def test_later_stages_are_reopened_before_earlier_ones(fresh_office):
    office = fresh_office
    _, final = _season(office)
    office.scores(office.game(final), FIRST)
    office.close(final)
    address = f"/league-stages/{office.season}"
    assert office.status("PUT", address, finished=False, reason="誤り") == 409
    office.reopen(final)
    office.reopen(office.season)
    assert office.status("PUT", f"/league-stages/{final}", finished=True) == 409


def test_a_later_stage_without_games_is_reopened_too(fresh_office):
    office = fresh_office
    _, final = _season(office)
    office.close(final)
    office.reopen(office.season)
    stages = office.ok("GET", f"/league-seasons/{office.league}")["seasons"]
    assert [stage["finished"] for stage in stages] == [False, False]


def test_only_teams_that_have_qualified_are_scheduled_in_a_later_stage(fresh_office):
    office = fresh_office
    more = office.team("Team E")
    final = office.stage("final")
    game = {"date": f"{YEAR}-12-30", "match_number": 1}
    address = f"/league-games/{final}"
    office.scores(office.game(), FIRST)
    assert office.status("POST", address, **game, team_ids=office.teams) == 409
    office.ok("PUT", f"/league-stages/{office.season}", qualifying=4, finished=True)
    refused = office.call("POST", address, **game, team_ids=[more, *office.teams[1:]])
    assert refused.status_code == 400
    assert "Team E" in refused.json()["msg"]
    office.ok("POST", address, **game, team_ids=office.teams)


def test_a_stage_is_not_closed_while_a_game_is_running_or_the_one_before_is_open(fresh_office):
    office = fresh_office
    final = office.stage("final")
    assert office.status("PUT", f"/league-stages/{final}", finished=True) == 409
    game = office.game()
    deal = [{"type": "haipai", "actor": 0, "hand": "147m258p369s1122z"}]
    office.ok("POST", f"/league-events/{game}", "scorer", events=deal)
    assert office.status("PUT", f"/league-stages/{office.season}", finished=True) == 409


def test_no_stage_is_put_before_one_that_has_games(fresh_office):
    office = fresh_office
    _, final = _season(office)
    office.game(final)
    path = f"/league-seasons/{office.league}"
    assert office.status("POST", path, year=YEAR, season="semifinal") == 409


def test_a_stage_closed_before_tables_were_fixed_still_tells_who_goes_on(fresh_office, database):
    office = fresh_office
    _, final = _season(office)
    with database.begin() as connection:
        fixed = text("DELETE FROM league_stage_standings WHERE season_id = :stage")
        assert connection.execute(fixed, {"stage": office.season}).rowcount == len(office.teams)
    office.schedule(final)
    assert len(office.totals()) == len(office.teams)
