"""Whole games over HTTP: imported, exported, corrected, recomputed, and broken ones refused."""

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from tests.api import Api
from tests.conftest import SOAK
from tests.tournaments.league.test_formats import NAMES, a_log, a_replay
from tests.tournaments.league.test_properties import damage

FORMS = ["mjai", "tenhou6", "mjlog", "json"]


def import_log(office, game, form="mjai", seed=1, **more):
    log = a_log(form, seed)
    return office.call("PUT", f"/league-imports/{game}", "scorer", form=form, log=log, **more)


def export_log(office, game, form):
    return office.ok("GET", f"/league-exports/{game}", by=None, form=form)["log"]


@pytest.mark.parametrize("form", FORMS)
def test_a_game_is_imported_and_exported_alike(office, form):
    game = office.game()
    answer = import_log(office, game, form)
    assert answer.status_code == 201, answer.text
    assert [row["score"] for row in answer.json()["results"]] == [
        placing.score for placing in a_replay(1).placings
    ]
    log = export_log(office, game, "mjai")
    other = office.game()
    office.ok("PUT", f"/league-imports/{other}", form="mjai", log=log)
    assert export_log(office, other, "json") == export_log(office, game, "json")


def test_recomputing_a_season_gives_the_stored_tables(fresh_office, database):
    office = fresh_office
    game = office.game()
    import_log(office, game, seed=5)
    office.scores(office.game(), [26100, 39500, 24000, 10400])
    path = f"/league-consistency/{office.season}"
    assert office.ok("GET", path) == {"checked": 2, "disagreements": [], "next_after": None}
    assert office.ok("GET", path, limit=1)["next_after"] == 1
    with database.begin() as connection:
        connection.execute(
            text(f"UPDATE league_events SET fu = 20 WHERE fu > 20 AND hand_id / 100 = {game}")
        )
        connection.execute(text(f"UPDATE league_game_facts SET wins = 9 WHERE game_id = {game}"))
    told = office.ok("GET", path)["disagreements"]
    assert told == [{"game_id": game, "tables": ["league_events", "league_game_facts"]}]
    assert office.status("PUT", path, "scorer") == 403
    assert office.ok("PUT", path)["disagreements"] == told
    assert office.ok("GET", path)["disagreements"] == []


def test_only_staff_may_import_and_only_with_a_line_up(office):
    path = f"/league-imports/{office.game()}"
    assert office.status("PUT", path, "stranger", form="mjai", log="") == 403
    assert office.status("PUT", path, None, form="mjai", log="") == 401
    assert import_log(office, office.schedule()).status_code == 409
    assert import_log(office, 2**31 - 1).status_code == 404


def test_a_second_import_needs_a_reason_and_replaces_the_first(office):
    game = office.game()
    import_log(office, game)
    assert import_log(office, game, seed=5).status_code == 409
    assert import_log(office, game, seed=5, reason="wrong file").status_code == 201
    assert len(office.ok("GET", f"/league-game-hands/{game}")["hands"]) == len(a_replay(5).hands)


def test_a_log_that_seats_the_players_of_the_line_up_otherwise_is_refused(office):
    game = office.game()
    lines = [json.loads(line) for line in a_log("mjai", 1).splitlines()]
    lines[0]["names"] = ["選手1", "選手0", "選手2", "選手3"]
    log = "\n".join(map(json.dumps, lines))
    answer = office.call("PUT", f"/league-imports/{game}", "scorer", form="mjai", log=log)
    assert (answer.status_code, answer.json()["msg"].startswith("seat 0")) == (422, True)


def test_the_seats_bear_the_names_of_the_players(office):
    game = office.game()
    import_log(office, game)
    names = [f"選手{seat}" for seat in range(4)]
    assert json.loads(export_log(office, game, "json"))["names"] == names
    assert NAMES[0] not in export_log(office, game, "mjai")


def _cut_short(lines):
    return lines[: len(lines) // 2]


def _impossible_tile(lines):
    return [*lines[:2], {**lines[2], "pai": "9z"}, *lines[3:]]


def _fifth_copy(lines):
    return [lines[0], {**lines[1], "tehais": [["1m"] * 13] * 4}, *lines[2:]]


def _wrong_start_score(lines):
    return [lines[0], {**lines[1], "scores": [1, 2, 3, 4]}, *lines[2:]]


def _wrong_payment(lines):
    place = next(n for n, line in enumerate(lines) if line["type"] in ("hora", "ryukyoku"))
    first, *others = lines[place]["deltas"]
    return [*lines[:place], {**lines[place], "deltas": [first + 100, *others]}, *lines[place + 1 :]]


@pytest.mark.parametrize(
    ("damage", "status", "code", "place"),
    [
        (_cut_short, 422, "HandNotOver", "before"),
        (_impossible_tile, 400, "UnreadableLog", "line 3"),
        (_fifth_copy, 422, "TooManyCopies", "hand 1, event 1"),
        (_wrong_start_score, 422, "Contradicted", "hand 1"),
        (_wrong_payment, 422, "Contradicted", "hand 1, event {last}"),
        (lambda lines: [], 400, "UnreadableLog", "no hand"),
    ],
    ids=["truncated", "impossible tile", "fifth copy", "wrong score", "wrong payment", "empty"],
)
def test_a_broken_log_is_refused_with_its_place_and_nothing_is_stored(
    office, damage, status, code, place
):
    game = office.game()
    lines = [json.loads(line) for line in a_log("mjai", 1).splitlines()]
    log = "\n".join(map(json.dumps, damage(lines)))
    answer = office.call("PUT", f"/league-imports/{game}", "scorer", form="mjai", log=log)
    told, place = answer.json(), place.format(last=len(a_replay(1).hands[0].events))
    assert (answer.status_code, told["code"], place in told["msg"]) == (status, code, True), told
    assert office.ok("GET", f"/league-game/{game}")["entry"] is None
    assert office.ok("GET", f"/league-game-hands/{game}")["hands"] == []


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b'{"form": "mjai", "log": "' + b"x" * (20 << 20) + b'"}', 413),
        (b'{"form": "mjai", "log": "\xff\xfe"}', 400),
        ('{"form": "mjai", "log": "'.encode("utf-16") + b'"}', 400),
        (b'{"form": "mjai", "log": "' + b"x" * (3 << 20) + b'"}', 400),
        (b'{"form": "mjai", "log": "\\ud800"}', 400),
    ],
    ids=["20 MiB", "not UTF-8", "UTF-16", "longer than any game", "half a letter"],
)
def test_nonsense_is_refused_and_nothing_is_stored(office, body, status):
    game = office.game()
    headers = {"Content-Type": "application/json"}
    # On a connection of its own: the service may close it when it has refused so much.
    alone = Api(office.api.stack)
    scorer = office.members["scorer"]
    answer = alone.put(
        "tournaments", f"/league-imports/{game}", token=scorer.token, headers=headers, data=body
    )
    assert (answer.status_code, bool(answer.json()["msg"])) == (status, True)
    assert office.ok("GET", f"/league-game/{game}")["entry"] is None


def test_a_record_taken_away_leaves_a_trace(office):
    game = office.game()
    import_log(office, game)
    assert office.status("DELETE", f"/league-records/{game}", "scorer", reason="x") == 403
    office.ok("DELETE", f"/league-records/{game}", reason="another table")
    assert office.ok("GET", f"/league-game-hands/{game}")["hands"] == []
    assert office.ok("GET", f"/league-game/{game}")["results"] == []
    office.scores(game, [25000, 25000, 25000, 25000])


@pytest.fixture(scope="module")
def one_game(office):
    return office.game()


@pytest.mark.parametrize("form", FORMS)
@given(st.integers(0, 2**32))
@settings(max_examples=100 if SOAK else 4, suppress_health_check=list(HealthCheck))
def test_a_damaged_log_never_crashes_the_service(office, one_game, form, seed):
    before = office.ok("GET", f"/league-game/{one_game}")["version"]
    log = damage(a_log(form, 1), random.Random(seed))
    answer = office.call(
        "PUT", f"/league-imports/{one_game}", "scorer", form=form, log=log, reason="again"
    )
    assert answer.status_code in (201, 400, 422), answer.text
    stored = office.ok("GET", f"/league-game/{one_game}")["version"]
    assert stored == before + (answer.status_code == 201)
