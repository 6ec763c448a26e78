"""Reports a federation takes: ranks, head, points of any worth, and what a second reader reads."""

import pytest
from caissify_pairings.trf import parse_trf

from tests.factories import a_member
from tests.tournaments.arrangements import a_hall

HEAD = {
    "city": "Brest",
    "federation": "FRA",
    "chief_arbiter": "Petit, Jean",
    "deputy_arbiters": ["Grand, Léa", "Roux, Max"],
    "time_control_initial_time": 5400,
    "time_control_increment": 30,
    "first_day": "2026-07-02",
    "last_day": "2026-07-04",
    "tie_breaks": ["PTS", "BH", "SB"],
}


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture(scope="module")
def played(api, organiser):
    """Nine players, two rounds: a forfeit, a draw, a bye."""
    hall = a_hall(api, organiser, planned_rounds=5, **HEAD)
    hall.register(9)
    hall.play(1, lambda board: {1: 3, 2: 2, 3: 6, 4: 1}[board["board"]])
    hall.play(2, lambda board: {1: 2, 2: 1, 3: 3, 4: 3}[board["board"]])
    return hall


def file(hall, form):
    return hall.done("GET", f"/tournament-files/{hall.tournament}", params={"format": form})[
        "content"
    ]


def records(text, code):
    return [line[4:].strip() for line in text.splitlines() if line.startswith(code)]


def imported(hall, text, **more):
    body = {"format": "trf", "content": text, **more}
    return hall.ask("POST", f"/tournament-imports/{hall.tournament}", json=body)


@pytest.mark.parametrize("form", ["trf16", "trf26"])
def test_ranks_and_points_are_those_of_the_standing(played, form):
    lines = {line["start_number"]: line for line in played.standing()["lines"]}
    for record in (r for r in file(played, form).splitlines() if r.startswith("001")):
        own = lines[int(record[4:8])]
        assert (float(record[80:84]), int(record[85:89])) == (
            float(own["values"][0]),
            own["rank"],
        )


def test_a_second_reader_reads_the_same_points_and_games(played):
    scores = {line["start_number"]: float(line["values"][0]) for line in played.standing()["lines"]}
    read = parse_trf(file(played, "trf16"))["players"]
    assert {each["starting_number"]: each["score"] for each in read} == scores
    for each in read:
        for number, told in each["results"].items():
            if told.get("opponent"):
                other = next(o for o in read if o["starting_number"] == told["opponent"])
                assert other["results"][number]["opponent"] == each["starting_number"]


@pytest.mark.parametrize("form", ["trf16", "trf26"])
def test_the_head_is_written_from_what_is_stored(played, form):
    text = file(played, form)
    assert records(text, "022") == ["Brest"]
    assert records(text, "032") == ["FRA"]
    assert records(text, "042") == ["2026/07/02"]
    assert records(text, "052") == ["2026/07/04"]
    assert records(text, "092") == ["Individual: Swiss-System"]
    assert records(text, "102") == ["Petit, Jean"]
    assert records(text, "112") == ["Grand, Léa", "Roux, Max"]
    assert records(text, "122") == ["90 min/game + 30 sec increment/move"]
    assert len(records(text, "132")[0].split()) == 2
    assert records(text, "202") == (["PTS,BH,SB"] if form == "trf26" else [])


@pytest.mark.parametrize("form", ["trf16", "trf26"])
def test_a_report_comes_back_as_it_left(api, organiser, played, form):
    text = file(played, form)
    copy = a_hall(api, organiser, name="Main tournament", tie_breaks=HEAD["tie_breaks"])
    assert imported(copy, text).json()["bent"] == []
    assert file(copy, form) == text
    for number in (1, 2):
        boards = [
            [side(board) for board in each.round(number)["boards"]] for each in (played, copy)
        ]
        assert boards[0] == boards[1], "the boards of the hall"


def side(board):
    return board["white"]["name"], board["black"]["name"], board["result"]


def test_three_points_for_a_win_can_be_imported_ranked_and_paired(api, organiser, played):
    hall = a_hall(api, organiser, planned_rounds=5, settings={"win": 3, "draw": 1})
    hall.register(5)
    hall.play(1, lambda board: {1: 3, 2: 2}[board["board"]])
    copy = a_hall(api, organiser)
    for form in ("trf16", "trf26"):
        copy = a_hall(api, organiser)
        assert imported(copy, file(hall, form)).status_code == 200
        points = [line["values"][0] for line in copy.standing()["lines"]]
        assert sorted(map(float, points)) == [0, 1, 1, 3, 3]
        assert len(copy.pair()["pairs"]) == 2


@pytest.mark.parametrize(
    "settings",
    [{"win": 0}, {"draw": 2}, {"pairing_bye": 2}, {"win": "x"}, {"win": 99}, {"loss": "1/3"}],
)
def test_points_that_make_no_sense_are_refused(api, organiser, settings):
    hall = a_hall(api, organiser)
    sent = {"settings": settings}
    assert hall.ask("PUT", f"/tournaments/{hall.tournament}", json=sent).status_code == 400


def test_a_report_that_contradicts_itself_is_taken_on_the_arbiters_word(api, organiser, played):
    lines = file(played, "trf16").splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("001"))
    lines[at] = lines[at][:80] + " 9.0" + lines[at][84:]
    copy = a_hall(api, organiser)
    refused = imported(copy, "\n".join(lines))
    assert (refused.status_code, f"line {at + 1}:" in refused.json()["msg"]) == (400, True)
    taken = imported(copy, "\n".join(lines), bend=True)
    assert taken.status_code == 200
    assert taken.json()["bent"][0].endswith("points count")


def test_games_that_are_not_rated_stay_so(api, organiser, played):
    text = file(played, "trf16").replace("w 1", "w W").replace("b 0", "b L")
    assert " W" in text
    copy = a_hall(api, organiser, tie_breaks=HEAD["tie_breaks"])
    assert imported(copy, text).status_code == 200
    assert file(copy, "trf16").replace("012 Main tournament", "") == text.replace(
        "012 Main tournament", ""
    )


def test_teams_are_written_with_their_ranks_and_points(api, organiser):
    hall = a_hall(api, organiser, system="team_swiss", planned_rounds=2, settings={"boards": 2})
    players = hall.register(8)
    teams = [
        {"number": n + 1, "name": f"Team {n + 1}", "players": players[2 * n : 2 * n + 2]}
        for n in range(4)
    ]
    hall.done("PUT", f"/tournament-teams/{hall.tournament}", json={"teams": teams})
    hall.play(1, lambda board: 1)
    lines = {line["start_number"]: line for line in hall.standing()["lines"]}
    found = [line for line in file(hall, "trf26").splitlines() if line.startswith("310")]
    assert len(found) == 4
    for record in found:
        own = lines[int(record[4:7])]
        match_points, game_points, rank = record[54:72].split()
        assert (float(match_points), float(game_points)) == tuple(map(float, own["values"][:2]))
        assert int(rank) == own["rank"]


def test_players_go_out_and_come_in_as_csv_with_address_and_telephone(api, organiser):
    hall = a_hall(api, organiser)
    hall.register(2, email="anne@example.org", phone="+33 1 02 03")
    text = file(hall, "csv")
    assert "anne@example.org" in text
    everybody = hall.get(f"/tournament-files/{hall.tournament}", params={"format": "csv"}).json()
    assert "anne@example.org" not in everybody["content"]
    copy = a_hall(api, organiser)
    sent = {"format": "csv", "content": text}
    assert copy.done("POST", f"/tournament-imports/{copy.tournament}", json=sent)["players"] == 2
    path = f"/tournament-registrations/{copy.tournament}"
    first = copy.done("GET", path)["registrations"][0]
    assert (first["email"], first["phone"]) == ("anne@example.org", "+33 1 02 03")
    assert file(copy, "csv") == text


def test_pairings_and_standings_are_tables(played):
    head, *pairings = file(played, "pairings_csv").splitlines()
    assert head == "round,board,white,white_rating,black,black_rating,result"
    assert len(pairings) == 10, "eight boards and two byes"
    head, *lines = file(played, "standings_csv").splitlines()
    assert head.startswith("rank,number,name,")
    assert head.endswith("PTS,BH,SB")
    names = [line["name"] for line in played.standing()["lines"]]
    assert [line.split(",")[2] for line in lines] == names


def test_pairing_programs_get_it_without_days_and_further_deputies(played):
    whole, plain = (file(played, form).splitlines() for form in ("trf16", "trfx"))
    assert [line for line in whole if line not in plain] == [
        "112 Roux, Max",
        next(line for line in whole if line.startswith("132")),
    ]
    assert [line for line in plain if line not in whole] == []
