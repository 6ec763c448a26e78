"""What a member has played in tournaments and leagues, for everybody to see."""

from datetime import date, timedelta

import pytest

from tests.factories import a_member
from tests.tournaments.arrangements import a_hall
from tests.tournaments.league.office import Office


@pytest.fixture(scope="module")
def office(api):
    return Office(api, {"founder": a_member(api), "scorer": a_member(api)})


@pytest.fixture(scope="module")
def member(api, office):
    """Plays for the first team."""
    member = a_member(api)
    path = f"/league-player/{office.players[0]}"
    office.ok("PUT", path, pseudo=member.pseudo)
    return member


def history_of(api, member):
    answer = api.get("tournaments", f"/player-histories/{member.player_id}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def agenda_of(api, member, lang="fr"):
    answer = api.get("players", "/agenda", token=member.token, params={"lang": lang})
    return [one for one in answer.json()["items"] if one["game"] == "mahjong"]


def test_a_member_without_a_game_has_an_empty_history(api):
    assert history_of(api, a_member(api)) == {"tournaments": [], "leagues": []}


def test_public_tournaments_are_told_and_private_ones_are_not(api):
    player = a_member(api)
    for public in (True, False):
        hall = a_hall(api, a_member(api), event={"public": public})
        sent = {"pseudo": player.pseudo}
        hall.done("POST", f"/tournament-registrations/{hall.tournament}", json=sent)
    [told] = history_of(api, player)["tournaments"]
    assert told["name"] == "Main tournament"


def test_statistics_of_a_league_are_told_of_the_member_who_plays_in_it(api, office, member):
    [told] = history_of(api, member)["leagues"]
    assert (told["league_id"], told["team"], told["counts"]) == (office.league, "Team A", {})
    game = office.game()
    office.scores(game, [40_000, 30_000, 20_000, 10_000])
    [told] = history_of(api, member)["leagues"]
    assert told["counts"]["games"] == 1
    assert told["rates"]["average_rank"]["value"] == 1


def test_the_next_games_of_ones_team_wait_until_somebody_else_is_lined_up(api, office, member):
    season = office.stage("regular", year=date.today().year + 1)
    day = date.today() + timedelta(days=3)
    teams = {"date": day.isoformat(), "match_number": 1, "team_ids": office.teams}
    game = office.ok("POST", f"/league-games/{season}", **teams)["id"]
    [waiting] = agenda_of(api, member)
    assert waiting["detail"] == "Votre équipe joue pour Team A contre Team B, Team C, Team D"
    assert waiting["deadline"].startswith(day.isoformat())
    office.ok("PUT", f"/league-line-ups/{game}", by="scorer", player_ids=office.players)
    [waiting] = agenda_of(api, member, "en")
    assert waiting["detail"].startswith("You play for Team A against")
    other = office.player(office.teams[0], "控え")
    lined_up = [other, *office.players[1:]]
    office.ok("PUT", f"/league-line-ups/{game}", by="scorer", player_ids=lined_up)
    assert agenda_of(api, member) == []
