"""What a secretary comes across: early memberships, official identifiers, charts, single hands."""

import json
from itertools import pairwise

from services.tournaments.league.domain.yaku import BY_KEY
from tests.tournaments.league.office import YEAR
from tests.tournaments.league.test_formats import a_log

IN_ENGLISH = {"Accept-Language": "en"}
ENGLISH = {"立直": "Riichi", "断么九": "All Simples", "門前清自摸和": "Fully Concealed Hand"}


def test_nobody_belongs_to_a_team_before_it_or_he_joined(fresh_office):
    office = fresh_office
    path = f"/league-memberships/{office.league}"
    new = office.ok(
        "POST",
        f"/league-players/{office.league}",
        name="新人",
        name_furigana="しんじん",
        joined_season_year=YEAR + 1,
    )["id"]
    sent = {"player_id": new, "team_id": office.teams[0]}
    assert office.status("POST", path, **sent, joined_season_year=YEAR) == 400
    office.ok("POST", path, **sent, joined_season_year=YEAR + 1)
    late = {"joined_season_year": YEAR + 2}
    assert office.status("PUT", f"/league-player/{new}", **late) == 400
    assert office.status("PUT", f"/league-team/{office.teams[0]}", **late) == 400


def test_a_game_is_found_by_its_official_identifier(office):
    official = f"L{office.league:03}_S014_0012_02A"
    made = office.ok(
        "POST",
        f"/league-games/{office.season}",
        date=f"{YEAR}-12-24",
        match_number=2,
        team_ids=office.teams,
        m_league_game_id=official,
    )
    assert office.ok("GET", f"/league-official-games/{official}")["id"] == made["id"]
    assert office.status("GET", "/league-official-games/L999") == 404


def test_charts_name_the_hands_and_say_when_they_are_empty(fresh_office):
    office = fresh_office
    game = office.game()
    scores, curves = f"/league-score-charts/{game}", f"/league-curves/{office.season}"
    assert "Aucune main n'est enregistrée" in office.call("GET", scores).text
    assert "No hand is recorded" in office.call("GET", scores, headers=IN_ENGLISH).text
    assert "Aucune partie n'est terminée" in office.call("GET", curves).text
    assert "No game is finished" in office.call("GET", curves, headers=IN_ENGLISH).text
    office.ok("PUT", f"/league-imports/{game}", "scorer", form="mjai", log=a_log("mjai", 1))
    for headers, names in (({}, ("Est 1", "Sud 4")), (IN_ENGLISH, ("East 1", "South 4"))):
        chart = office.call("GET", scores, headers=headers).text
        assert all(f">{name}<" in chart for name in names)
    assert f">Saison régulière {YEAR}<" in office.call("GET", curves).text


def test_single_hands_are_imported_into_a_running_game(office):
    lines = a_log("mjai", 1).splitlines()
    begins = [place for place, line in enumerate(lines) if '"start_kyoku"' in line]
    begins.append(len(lines) - 1)
    hands = ["\n".join(lines[first:last]) for first, last in pairwise(begins)]
    game = office.game()
    path = f"/league-imports/{game}"
    assert office.status("POST", path, "scorer", form="mjai", log=hands[1]) == 422
    for number, hand in enumerate(hands, start=1):
        progress = office.ok("POST", path, "scorer", form="mjai", log=hand)
        assert progress["hands"] == number
    assert progress["finished"]
    whole = office.game()
    office.ok("PUT", f"/league-imports/{whole}", "scorer", form="mjai", log=a_log("mjai", 1))
    one, other = (office.ok("GET", f"/league-exports/{each}")["log"] for each in (game, whole))
    assert one == other
    assert office.status("POST", path, "scorer", form="mjai", log=hands[0]) == 422


def test_a_log_of_tenhou_with_english_names_is_read(office):
    text = a_log("tenhou6", 1)
    game = json.loads(text)
    for hand in game["log"]:
        result = hand[16]
        result[0] = {"和了": "Agari", "流局": "Ryuukyoku"}.get(result[0], result[0])
        for details in result[2::2]:
            for place, written in enumerate(details[3:], start=3):
                for japanese, english in ENGLISH.items():
                    written = written.replace(f"{japanese}(", f"{english}(")
                details[place] = written.replace("飜", " Han").replace("符", "Fu")
    assert BY_KEY["riichi"].name in ENGLISH
    played = office.game()
    office.ok("PUT", f"/league-imports/{played}", "scorer", form="tenhou6", log=json.dumps(game))
