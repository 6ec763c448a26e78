"""A league as one file in the tables of the M-League schema, and nothing else."""

import csv
import io
import sqlite3
import zipfile

import pytest
from sqlalchemy import text

from tests.tournaments.league.office import Office
from tests.tournaments.league.test_formats import a_log

SEED = {
    *("season", "team", "player", "player_team", "game", "kyoku", "game_player_result"),
    *("kyoku_player_result", "team_season_result", "event", "dora_indicator_event"),
    *("haipai_event", "agari_event", "yaku_event", "ryuyoku_event", "ryukyoku_player_event"),
    *("reach_event", "discard_event", "draw_event", "chi_event", "pon_event", "an_kan_event"),
    *("dai_kan_event", "sho_kan_event", "yaku_name", "player_state", "foul_play"),
}
MORE = {"ryukyoku_event", "player_tenpai_state"}


@pytest.fixture(scope="module")
def played(api, league_members):
    """Two leagues with a game each; the first is asked for."""
    offices = [Office(api, league_members) for _ in range(2)]
    for office in offices:
        game = office.game()
        office.ok("PUT", f"/league-imports/{game}", "scorer", form="mjai", log=a_log("mjai", 1))
    office = offices[0]
    path = f"/league-penalties/{office.season}"
    office.ok("POST", path, team_id=office.teams[0], points=1, reason="遅刻")
    return office


@pytest.fixture(scope="module")
def opened(played, tmp_path_factory):
    answer = played.call("GET", f"/league-files/{played.league}", "stranger")
    assert answer.headers["Content-Type"] == "application/vnd.sqlite3"
    path = tmp_path_factory.mktemp("file") / "league.sqlite"
    path.write_bytes(answer.content)
    connection = sqlite3.connect(path)
    yield connection, answer.content
    connection.close()


def test_the_file_has_the_tables_of_the_schema_and_no_other(opened):
    connection, _ = opened
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    assert {row[0] for row in found} == SEED | MORE


def test_the_file_has_one_league_and_nobody_of_the_staff(opened, played):
    connection, content = opened
    assert [row[0] for row in connection.execute("SELECT id FROM team ORDER BY id")] == played.teams
    assert connection.execute("SELECT COUNT(*) FROM game").fetchone() == (1,)
    for member in played.members.values():
        assert member.pseudo.encode() not in content
    columns = {
        column[1]
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        for column in connection.execute(f"PRAGMA table_info({name})")
    }
    assert not columns & {"member_id", "made_by", "given_by", "pseudo", "league_id"}


def test_questions_in_sql_have_the_answers_of_the_service(opened, played):
    connection, _ = opened
    counts = played.ok("GET", f"/league-statistics/{played.league}")["players"]
    wins = dict(
        connection.execute(
            "SELECT actor_player_id, COUNT(*) FROM agari_event GROUP BY 1"
        ).fetchall()
    )
    assert sum(wins.values())
    assert all(wins.get(row["player_id"], 0) == row["counts"]["wins"] for row in counts)
    totals = connection.execute(
        "SELECT team_id, total_points_with_carryover FROM team_season_result"
    )
    assert dict(totals.fetchall()) == played.totals()


def test_the_same_as_csv(opened, played):
    connection, _ = opened
    answer = played.call("GET", f"/league-files/{played.league}", "stranger", form="csv")
    archive = zipfile.ZipFile(io.BytesIO(answer.content))
    assert set(archive.namelist()) == {f"{name}.csv" for name in SEED | MORE}
    for name in ("event", "player_state", "agari_event", "player"):
        lines = list(csv.reader(io.StringIO(archive.read(f"{name}.csv").decode())))
        stored = connection.execute(f"SELECT * FROM {name}")
        assert lines[0] == [column[0] for column in stored.description]
        assert len(lines) - 1 == len(stored.fetchall())


def test_every_view_says_of_which_league_its_rows_are(played, database):
    with database.connect() as connection:
        for name in sorted(SEED | MORE):
            if name != "yaku_name":
                query = text(f"SELECT COUNT(*) FROM {name} WHERE league_id = :league")
                connection.execute(query, {"league": played.league}).scalar_one()


def test_members_only(played):
    assert played.status("GET", f"/league-files/{played.league}", None) == 401
    assert played.status("GET", "/league-files/999999", "stranger") == 404
