"""Files in and out: reports of the federation, CSV, JSON, keizer.db."""

import sqlite3
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from services.tournaments.exchange.domain.csv_files import (
    UnreadablePlayers,
    players_csv,
    read_players,
)
from services.tournaments.exchange.domain.json_files import (
    UnreadableTournament,
    read_tournament,
    tournament_json,
)
from services.tournaments.exchange.domain.keizer_database import read_keizer_database
from services.tournaments.exchange.domain.keizer_writing import keizer_database
from services.tournaments.exchange.domain.sqlite_files import UnreadableDatabase
from services.tournaments.exchange.domain.trf_reading import UnreadableReport, read_trf
from services.tournaments.rules.competitions import Competition, Entrant, Game, Round
from services.tournaments.rules.keizer.ranking import Keizer
from services.tournaments.rules.keizer.settings import keizer_settings
from services.tournaments.rules.reports import ReportHeader
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.trf import Ranks, trf16, trf26
from tests.tournaments.rules.keizer_examples import NAMES, SEVILLA

OPEN = Competition(
    entrants=(
        Entrant(1, "Durand, Anne", 2210, "WFM", "w", "FRA", federation_id="601234"),
        Entrant(2, "Müller, Jörg", 2100, "FM", "m", "GER", birth="1980-05-01"),
        Entrant(3, "Li, Wei", 0),
        Entrant(4, "Rossi, Ugo", 1800),
        Entrant(5, "Silva, Rui", 1700),
    ),
    rounds=(
        Round(
            1,
            (Game(1, 3, Result.WHITE_WINS, 1), Game(4, 2, Result.DOUBLE_FORFEIT, 2)),
            ((5, Absence.PAIRING_BYE),),
        ),
        Round(
            2,
            (
                Game(2, 1, Result.DRAW, 1, rated=False),
                Game(3, 5, Result.BLACK_WINS_BY_FORFEIT, 2),
            ),
            ((4, Absence.HALF_BYE),),
        ),
    ),
    planned_rounds=5,
    name="Open of the Harbour",
    start_date="2026-05-01",
    initial_colour="b",
    forbidden=frozenset({frozenset((1, 4))}),
    unknown_records=("XXY kept as it is",),
    header=ReportHeader(
        city="Marseille",
        federation="FRA",
        end_date="2026-05-03",
        kind="Individual: Swiss-System",
        chief_arbiter="Petit, Jean",
        deputy_arbiters=("Grand, Léa", "Roux, Max"),
        rate_of_play="90 min/game + 30 sec increment/move",
        dates=((1, "2026-05-01"), (2, "2026-05-02")),
    ),
)


@pytest.mark.parametrize("write", [trf16, trf26])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_a_report_survives_a_round_trip(write, line_end):
    read = read_trf(write(OPEN).replace("\n", line_end))
    assert read == OPEN
    assert write(read) == write(OPEN)


def test_the_player_record_has_the_columns_of_the_federation():
    record = next(line for line in trf26(OPEN).splitlines() if line.startswith("001    1"))
    assert record[9:10] == "w"
    assert record[10:13] == "WFM"
    assert record[14:47].rstrip() == "Durand, Anne"
    assert record[48:52] == "2210"
    assert record[53:56] == "FRA"
    assert record[57:68].strip() == "601234"
    assert record[80:84] == " 1.5"
    assert record[91:99] == "   3 w 1"
    assert record[101:109] == "   2 b D"


def test_dates_stand_above_their_rounds_and_every_deputy_has_a_record():
    records = trf16(OPEN).splitlines()
    days = next(record for record in records if record.startswith("132"))
    assert (days[91:99], days[101:109]) == ("26/05/01", "26/05/02")
    assert [each for each in records if each.startswith("112")] == [
        "112 Grand, Léa",
        "112 Roux, Max",
    ]


def test_ranks_are_those_of_the_standing():
    ranks = Ranks({1: 2, 2: 3, 3: 5, 4: 4, 5: 1})
    for write in (trf16, lambda *given: trf26(given[0], ranks=given[1])):
        players = [line for line in write(OPEN, ranks).splitlines() if line.startswith("001")]
        assert [int(line[85:89]) for line in players] == [2, 3, 5, 4, 1]


def test_points_lent_are_told_in_both_reports():
    field = replace(OPEN, acceleration="baku", rounds=OPEN.rounds[:1])
    assert "XXA    1   1.0" in trf16(field)
    assert "250" in trf26(field)


@pytest.mark.parametrize("write", [trf16, trf26])
def test_what_a_game_is_worth_survives_a_round_trip(write):
    worth = {"win": "3", "draw": "1", "loss": "0", "forfeit": "0", "pairing_bye": "1"}
    field = replace(OPEN, settings=worth)
    read = read_trf(write(field))
    assert read.settings == worth
    assert read.scores() == field.scores() == {1: 4, 2: 1, 3: 0, 4: 1, 5: 4}


def test_byes_announced_for_rounds_to_come_are_read_and_written():
    text = trf26(OPEN) + "240 H   3    2    4\n"
    read = read_trf(text)
    assert read.rounds[2].absences == ((2, Absence.HALF_BYE), (4, Absence.HALF_BYE))
    assert trf26(read) == text


def test_players_absent_from_the_round_to_be_paired_are_read():
    ahead = read_trf(trf16(OPEN) + "XXZ 2 4\n").rounds[2]
    assert ahead.absences == ((2, Absence.ZERO_BYE), (4, Absence.ZERO_BYE))


@pytest.mark.parametrize("text", ["", "hello", "001 abcd"])
def test_other_texts_are_not_reports(text):
    with pytest.raises(UnreadableReport):
        read_trf(text)


@settings(max_examples=20)
@given(some.text(max_size=200))
def test_reading_any_text_either_works_or_says_why(text):
    with suppress(UnreadableReport):
        assert read_trf("001    1      Somebody\n" + text).entrants


def test_csv_keeps_columns_it_does_not_know():
    entrants, extra = read_players("name;rating;school\nDurand, Anne;2210;Lycée Thiers\nLi;;\n")
    assert [(each.number, each.name, each.rating) for each in entrants] == [
        (1, "Durand, Anne", 2210),
        (2, "Li", 0),
    ]
    again = players_csv(entrants, extra)
    assert read_players(again) == (entrants, extra)


def test_csv_never_writes_a_formula():
    entrants, extra = [Entrant(1, "=1+1")], {1: {"school": "@SUM(1)"}}
    written = players_csv(entrants, extra)
    assert ("'=1+1" in written, "'@SUM" in written) == (True, True)
    assert read_players(written) == (entrants, extra)


@pytest.mark.parametrize("text", ["", "rating\n5", "name,rating\nAnne,high"])
def test_other_texts_are_not_lists_of_players(text):
    with pytest.raises(UnreadablePlayers):
        read_players(text)


def test_json_keeps_keys_it_does_not_know():
    content = {**tournament_json(OPEN), "sponsor": "the baker"}
    competition, unknown = read_tournament(content)
    assert competition == OPEN
    assert tournament_json(competition, unknown) == content
    with pytest.raises(UnreadableTournament):
        read_tournament({"format": "something else"})


def keizer_file(*statements):
    """A small file of the published shape holding the Sevilla example, and whatever is added."""
    connection = sqlite3.connect(":memory:")
    connection.executescript(
        """CREATE TABLE player (name TEXT NOT NULL, category TEXT, rating INT NOT NULL);
        CREATE TABLE tournament (description TEXT NOT NULL, status SMALL INT NOT NULL);
        CREATE TABLE ranking (tournament_id, player_id, round_number, score);
        CREATE TABLE round (round_number, tournament_id, white, black, result, last_updated);
        INSERT INTO tournament VALUES ('Sevilla', 'OPEN'), ('Another', 'OPEN');"""
    )
    written = {Result.WHITE_WINS: "1-0", Result.DRAW: "½-½", Result.BLACK_WINS: "0-1"}
    for number, name in enumerate(NAMES, start=1):
        connection.execute("INSERT INTO player VALUES (?, NULL, 0)", (name,))
        connection.execute("INSERT INTO ranking VALUES (1, ?, 1, ?)", (number, 51 - number))
    for played in SEVILLA.rounds:
        for game in played.games:
            row = (played.number, game.white, game.black, written[game.result])
            connection.execute("INSERT INTO round VALUES (?, 1, ?, ?, ?, NULL)", row)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    return connection.serialize()


def ranked(content):
    competition = read_keizer_database(content).competition
    ranking = Keizer(competition, keizer_settings(competition.settings)).ranking()
    return {competition.entrant(line.number).name: line.total for line in ranking.lines}


def test_a_keizer_file_gives_the_published_ranking():
    found = ranked(keizer_file())
    assert found["Harrison"] == 141
    assert list(found)[:4] == ["Harrison", "Brown", "Johnson", "Butcher"]


def test_another_tournament_in_the_same_file_changes_nothing():
    assert ranked(keizer_file("INSERT INTO round VALUES (1, 2, 2, 1, '1-0', NULL)")) == ranked(
        keizer_file()
    )


def test_results_nobody_knows_are_kept_apart_and_reported():
    content = keizer_file("INSERT INTO round VALUES (3, 1, 6, 10, 'adjourned', NULL)")
    read = read_keizer_database(content)
    assert read.unknown_results == ("round 3: adjourned",)
    assert read.competition.rounds[2].games[0].result is Result.NONE


def test_forfeits_of_a_keizer_file_score_on_demand_only():
    content = keizer_file("INSERT INTO round VALUES (3, 1, 6, 10, '+/-', NULL)")
    assert read_keizer_database(content).unknown_results == ("round 3: +/-",)
    scored = read_keizer_database(content, 1, True)
    assert scored.unknown_results == ()
    assert scored.competition.rounds[2].games[0].result is Result.WHITE_WINS_BY_FORFEIT


def test_games_without_a_round_are_kept_apart():
    content = keizer_file("INSERT INTO round VALUES (NULL, 1, 1, 2, '1-0', '2026-01-02')")
    read = read_keizer_database(content)
    assert read.without_round == ((None, 1, 2, "1-0", "2026-01-02"),)
    assert len(read.competition.rounds) == 2


def test_a_rating_that_is_a_text_is_said_in_a_sentence():
    content = keizer_file("UPDATE player SET rating = 'strong' WHERE name = 'Brown'")
    with pytest.raises(UnreadableDatabase, match="the rating of Brown is not a number: strong"):
        read_keizer_database(content)


def test_a_keizer_file_that_we_write_reads_the_same():
    read = read_keizer_database(
        keizer_file("INSERT INTO round VALUES (3, 1, 6, 10, 'adjourned', '2026-02-03')")
    )
    kept = {"unknown_results": read.unknown, "games_without_round": [(None, 1, 2, "1-0", None)]}
    values = {1: {number: Fraction(51 - number) for number in range(1, 11)}}
    written = keizer_database(read.competition, values, {(3, 1): "2026-02-03"}, kept)
    again = read_keizer_database(written)
    assert again.competition == read.competition
    assert again.competition.settings == read.competition.settings
    assert (again.unknown, again.updated) == (read.unknown, read.updated)
    assert again.without_round == ((None, 1, 2, "1-0", None),)


def test_a_player_seated_twice_is_refused():
    with pytest.raises(UnreadableDatabase, match="seats a player twice"):
        read_keizer_database(keizer_file("INSERT INTO round VALUES (1, 1, 1, 3, '1-0', NULL)"))


@pytest.mark.parametrize("content", [b"", b"not a database", b"SQLite format 3\x00" * 10])
def test_other_files_are_not_keizer_files(content):
    with pytest.raises(UnreadableDatabase):
        read_keizer_database(content)


def test_points_of_other_programs_are_read_and_written_in_both_their_ways():
    report = trf16(replace(OPEN, settings={"win": 3, "draw": 1, "pairing_bye": 3}))
    assert "XXS W=3.0 D=1.0 WL=0.0 BL=0.0 ZPB=0.0 FL=0.0 PAB=3.0" in report.splitlines()
    for other in ("BB", "XXS"):
        kept = "\n".join(line for line in report.splitlines() if not line.startswith(other))
        settings = read_trf(kept).settings
        assert {Fraction(settings[name]) for name in ("win", "pairing_bye")} == {3}
        assert Fraction(settings["draw"]) == 1


@pytest.mark.parametrize(
    "text",
    [
        "name;rating;club;birth;federation_id\nDurand, Zoé;1800;Rooks;2001;601234\n",
        "Nom;Prénom;Elo;Club;Date de naissance;Code FIDE\nDurand;Zoé;1800;Rooks;2001;601234\n",
        'NOM,ELO,CLUB,Né le,FIDE\n"Durand, Zoé",1800,Rooks,2001,601234\n',
        "Surname\tFirst name\tElo\tClub\tBirth\tFIDE\nDurand\tZoé\t1800\tRooks\t2001\t601234\n",
    ],
)
def test_headings_of_lists_are_known_in_two_languages(text):
    [player], extra = read_players(text)
    assert (player.name, player.rating, player.club) == ("Durand, Zoé", 1800, "Rooks")
    assert (player.birth, player.federation_id, extra) == ("2001", "601234", {})


def test_days_and_sexes_are_read_as_french_lists_write_them():
    [player], _ = read_players("Nom;Né le;Sexe\nDurand, Zoé;3/4/2001;F\n")
    assert (player.birth, player.sex) == ("2001-04-03", "w")
    [other], _ = read_players("name,birth,sex\nX,2001-04-03,m\n")
    assert (other.birth, other.sex) == ("2001-04-03", "m")
