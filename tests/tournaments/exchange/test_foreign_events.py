"""Events of Papi-web and Sharly Chess: what is read, what is refused, what is made of it."""

import io
import json
import os
from pathlib import Path

import pytest

from services.tournaments.exchange.domain.foreign_events import Remarks, UnreadableEvent
from services.tournaments.exchange.domain.jet import AccessFile, UnreadableAccessFile
from services.tournaments.exchange.domain.papi_files import papi_tournament, read_papi
from services.tournaments.exchange.domain.papi_web_events import read_papi_web
from services.tournaments.exchange.domain.sharly_events import read_sharly
from services.tournaments.exchange.domain.sqlite_files import UnreadableDatabase
from services.tournaments.rules.results import Absence, Result
from tests.tournaments.exchange.foreign_files import (
    PLAYERS,
    papi_file,
    papi_web_file,
    sharly_file,
)

IMPORTS = "/event-file-imports"
SAMPLES = Path(os.environ.get("IMPORT_SAMPLES", "nowhere"))
sampled = pytest.mark.skipif(not SAMPLES.is_dir(), reason="IMPORT_SAMPLES names no folder")


def papi(players=PLAYERS, **info):
    remarks = Remarks()
    found = papi_tournament(read_papi(papi_file(players, **info)), "amical.papi", remarks, {})
    return found, remarks


def test_a_papi_file_tells_its_players_by_rating():
    found, remarks = papi()
    competition = found.content.competition
    assert [(each.number, each.name) for each in competition.entrants] == [
        (1, "BECK, Zoé"),
        (2, "ŁUCJA, Zoé"),
        (3, "ARON, Zoé"),
    ]
    beck = competition.entrants[0]
    assert (beck.title, beck.sex, beck.birth) == ("WIM", "w", "1990-05-03")
    assert beck.federation_id == "99"
    details = found.content.details[3]
    assert (details["fee"], details["checked_in"], details["papi_player_id"]) == (2000, True, 2)
    assert json.loads(details["unknown_columns"]) == {"NrFFE": "A00002"}
    assert competition.header.tie_breaks == ("PTS", "BH/C1")
    assert [each.reason for each in remarks.found] == ["There is no tie-break Kashdan here"]


def test_the_rounds_of_a_papi_file_are_games_byes_and_absences():
    first, second, third = papi()[0].content.competition.rounds
    game = first.games[0]
    assert (game.white, game.black, game.result) == (3, 1, Result.WHITE_WINS)
    assert dict(first.absences) == {2: Absence.ZERO_BYE}
    assert second.games[0].result is Result.DRAW
    assert dict(second.absences) == {3: Absence.PAIRING_BYE}
    assert (third.games, dict(third.absences)) == ((), {3: Absence.HALF_BYE})


def with_cell(ref, number, cell):
    changed = [(each[0], *each[1:3], list(each[3])) for each in PLAYERS]
    next(each for each in changed if each[0] == ref)[3][number - 1] = cell
    return changed


@pytest.mark.parametrize(
    ("ref", "cell", "problem"),
    [
        (3, ("N", 2, 3), "players 2 and 3 disagree on the result"),
        (3, ("N", 4, 1), "player 2 plays nobody who plays him"),
        (4, ("N", 2, 0), "player 4 plays nobody who plays him"),
        (2, ("B", 77, 3), "player 2 plays nobody who plays him"),
    ],
)
def test_two_players_of_a_papi_file_must_agree(ref, cell, problem):
    with pytest.raises(UnreadableEvent, match=problem):
        papi(with_cell(ref, 1, cell))


def test_an_access_file_of_another_kind_is_refused():
    whole = papi_file()
    for content, problem in (
        (b"not a database", "not an Access file"),
        (whole[:0x14] + b"\0" + whole[0x15:], "Jet 4"),
        (whole[: 3 * 4096], "no table JOUEUR|does not say|ends too early"),
    ):
        with pytest.raises(UnreadableAccessFile, match=problem):
            AccessFile(content).rows("JOUEUR", {"Ref"})


def test_a_damaged_papi_file_is_refused_and_never_stumbles():
    whole = papi_file()
    for place in range(2 * 4096, len(whole), 97):
        damaged = whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :]
        try:
            papi_tournament(read_papi(damaged), "amical.papi", Remarks(), {})
        except ValueError as wrong:
            assert type(wrong).__module__.startswith("services."), wrong  # noqa: PT017


def test_the_papi_file_wins_over_the_log_of_results():
    event = read_papi_web(papi_web_file(), {"Amical.PAPI": papi_file()}, "amical")
    told = {(each.table, each.source_id): each for each in event.remarks}
    assert told["result", "3"].reason == "The .papi file says: draw"
    assert ("result", "2") not in told
    assert event.tournaments[0].moments == {(1, 3, 1): 1687000002.0}
    assert event.tournaments[0].content.skipped == {1: {3: 0.5}}
    assert told["illegal_move", "2"].kind == "skipped"
    assert told["chessevent", "4"].kind == "skipped"


def test_an_older_or_foreign_sharly_file_is_refused():
    older = sharly_file("UPDATE metadata SET migration = 'm060_something'")
    with pytest.raises(UnreadableEvent, match="open it there in a present version"):
        read_sharly(older, "amical")
    with pytest.raises(UnreadableEvent, match="teams"):
        read_sharly(sharly_file("UPDATE info SET event_type = 'TEAM'"), "amical")
    with pytest.raises(UnreadableDatabase, match="tables are missing"):
        read_sharly(papi_web_file(), "amical")
    with pytest.raises(UnreadableEvent, match="disagree"):
        read_sharly(sharly_file("UPDATE pairing SET result = 3 WHERE player_id = 3"), "amical")


def test_a_sharly_file_tells_points_boards_and_unrated_games():
    tournament = read_sharly(sharly_file(), "amical").tournaments[0]
    competition = tournament.content.competition
    assert competition.settings == {"win": "3", "draw": "1", "pairing_bye": "3"}
    first, second, third = competition.rounds
    assert [(game.white, game.board) for game in first.games] == [(4, 1), (1, 2)]
    assert not second.games[0].rated
    assert dict(second.absences) == {4: Absence.PAIRING_BYE, 3: Absence.HALF_BYE}
    assert dict(third.absences) == {3: Absence.ZERO_BYE}
    assert tournament.cards == ((1, 3, None),)
    assert competition.entrants[0].rating == 1999


def bring(service, member, content, papi=(), **sent):
    data = {"file": (io.BytesIO(content), sent.pop("named", "amical.db"))}
    data["papi"] = [(io.BytesIO(each), name) for name, each in papi]
    return service.post("tournaments", IMPORTS, token=member.token, params=sent, data=data)


def answer_to(service, member, path):
    found = service.get("tournaments", path, token=member.token)
    assert found.ok, found.text
    return found.json()


def test_an_event_of_papi_web_comes_with_its_hall_and_history(service, join):
    member = join()
    order = {"uniq_id": f"papi-{member.pseudo}", "kind": "papi_web", "instance": "club"}
    files = [("amical.papi", papi_file())]
    tried = bring(service, member, papi_web_file(), files, **order, dry_run=1).json()
    assert tried["dry_run"]
    missing = service.get("tournaments", f"/events/{order['uniq_id']}", token=member.token)
    assert missing.status_code == 404
    made = bring(service, member, papi_web_file(), files, **order).json()
    assert made["tables"] == tried["tables"]
    assert made["remarks"] == tried["remarks"]
    counts = {each["table"]: (each["read"], each["made"]) for each in made["tables"]}
    assert counts["tournament"] == (1, 1)
    assert (counts["player"][1], counts["screen"], counts["rotator"]) == (3, (3, 2), (1, 1))
    number = made["tournament_ids"][0]
    seen = answer_to(service, member, f"/tournaments/{number}")
    assert (seen["planned_rounds"], seen["city"], seen["ffe_id"]) == (3, "Rennes", 57000)
    assert (seen["tie_breaks"], seen["ffe_password"]) == (["PTS", "BH/C1"], None)
    lines = answer_to(service, member, f"/tournament-standings/{number}")["lines"]
    assert [(each["name"], each["values"][0]) for each in lines] == [
        ("ARON, Zoé", "2.0"),
        ("BECK, Zoé", "0.5"),
        ("ŁUCJA, Zoé", "0.5"),
    ]
    cards = answer_to(service, member, f"/tournament-rounds/{number}/1")["boards"][0]
    assert cards["black"]["illegal_moves"] == 1
    entries = answer_to(service, member, f"/tournament-registrations/{number}")["registrations"]
    assert {each["email"] for each in entries} == {"a@b.example"}
    hall = answer_to(service, member, f"/halls/{order['uniq_id']}")
    shown = {each["uniq_id"] for each in hall["screens"]}
    assert ({"saisie", "mur"} <= shown, "odd" in shown) == (True, False)


def test_the_same_file_again_changes_nothing_and_another_is_told(service, join):
    member = join()
    order = {"uniq_id": f"again-{member.pseudo}", "kind": "sharly"}
    first = bring(service, member, sharly_file(), **order).json()
    again = bring(service, member, sharly_file(), **order).json()
    assert (again["unchanged"], again["uniq_id"]) == (True, first["uniq_id"])
    changed = sharly_file("UPDATE player SET paid = 12.5")
    other = bring(service, member, changed, **order).json()
    assert (other["unchanged"], other["differs"], other["tournament_ids"]) == (False, True, [])
    second = {**order, "uniq_id": f"second-{member.pseudo}"}
    assert bring(service, member, changed, **second, again=1).json()["tournament_ids"]
    stranger = join()
    own = {**order, "uniq_id": f"own-{stranger.pseudo}"}
    assert not bring(service, stranger, sharly_file(), **own).json()["unchanged"]


def test_an_event_of_sharly_is_played_on(service, join):
    member = join()
    order = {"uniq_id": f"sharly-{member.pseudo}", "kind": "sharly"}
    number = bring(service, member, sharly_file(), **order).json()["tournament_ids"][0]
    lines = answer_to(service, member, f"/tournament-standings/{number}")["lines"]
    points = {each["name"].split(",")[0]: each["values"][0] for each in lines}
    assert points == {"BRUNO": "4.0", "DAVID": "4.0", "ALYX": "3.0", "CHARLINE": "1.0"}
    path = f"/tournament-rounds/{number}"
    paired = service.post("tournaments", path, token=member.token, json={})
    assert paired.status_code == 201, paired.text
    assert len(paired.json()["pairs"]) == 1


def test_passwords_of_other_services_are_kept_on_demand_alone(service, join):
    member = join()
    order = {"uniq_id": f"secrets-{member.pseudo}", "kind": "papi_web", "passwords": 1}
    files = [("amical.papi", papi_file())]
    made = bring(service, member, papi_web_file(), files, **order).json()
    seen = answer_to(service, member, f"/tournaments/{made['tournament_ids'][0]}")
    assert seen["ffe_password"] == "ABCD******"
    assert seen["chessevent_id"] is not None


def test_what_is_no_file_of_an_event_is_refused_in_a_sentence(service, join):
    member = join()
    order = {"uniq_id": f"wrong-{member.pseudo}", "kind": "papi_web"}
    for content, beside in (
        (b"not a database", ()),
        (sharly_file(), ()),
        (papi_web_file(), [("amical.papi", b"not an Access file")]),
        (papi_web_file("UPDATE info SET start = 'soon'"), ()),
    ):
        answer = bring(service, member, content, beside, **order)
        assert answer.status_code == 400, answer.text
        assert len(answer.json()["msg"]) > 20
    missing = service.get("tournaments", f"/events/{order['uniq_id']}", token=member.token)
    assert missing.status_code == 404


@sampled
def test_the_samples_say_what_their_programs_say():
    expected = json.loads((SAMPLES / "expected.json").read_text())
    told = expected["papi-web-2.4.0"]["papi_file"]["players"]
    file = read_papi((SAMPLES / "papi-web-2.4.0/papi/amical.papi").read_bytes())
    assert sorted(file.players) == [each["ref"] for each in told]
    for each in told:
        row = file.players[each["ref"]]
        assert (row["Nom"], row["Prenom"]) == (each["last_name"], each["first_name"])
        assert row["NrFFE"] == each["licence"]
        assert row["NeLe"].date().isoformat() == each["born"]
    content = (SAMPLES / "papi-web-2.4.0/events/amical-2023.db").read_bytes()
    beside = {"amical.papi": (SAMPLES / "papi-web-2.4.0/papi/amical.papi").read_bytes()}
    event = read_papi_web(content, beside, "amical-2023")
    assert len(event.tournaments[0].content.competition.rounds[0].games) == 10
    sharly = read_sharly((SAMPLES / "sharly/amical_vecteurs.sce").read_bytes(), "amical")
    rounds = sharly.tournaments[0].content.competition.rounds
    assert [len(each.games) for each in rounds] == [8, 7, 7, 7, 7, 8, 8, 8, 8]
