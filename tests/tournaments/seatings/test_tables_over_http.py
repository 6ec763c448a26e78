"""A tournament at tables from roll call to final standing, over HTTP."""

import pytest

from services.tournaments.rules.seats.settings import POWERS
from services.tournaments.seatings.actions.seat_rounds import seat_waiting_rounds
from tests.tournaments.arrangements import a_hall

CODE = "sesame"
START = dict.fromkeys(POWERS, 3) | {"Russia": 4}
DRAWN = {
    "Austria": 0,
    "England": 8,
    "France": 13,
    "Germany": 3,
    "Italy": 2,
    "Russia": 0,
    "Turkey": 8,
}


def tables_of(service, organiser, **settings):
    return a_hall(
        service,
        organiser,
        event={"update_password": CODE},
        system="tables",
        planned_rounds=3,
        registration_open=True,
        settings=settings,
    )


@pytest.fixture
def hall(service, join):
    return tables_of(service, join())


def seat(hall, rounds=1, **order):
    job = hall.done(
        "POST", f"/table-rounds/{hall.tournament}", json={"rounds": rounds, "steps": 500, **order}
    )
    seat_waiting_rounds()
    return hall.done("GET", f"/seating-jobs/{job['id']}")


def change(hall, number, status):
    hall.done("PUT", f"/table-rounds/{hall.tournament}/{number}", json={"status": status})


def round_of(hall, number=1, **sent):
    return hall.done("GET", f"/table-rounds/{hall.tournament}/{number}", **sent)


def play(hall, table, years, **sent):
    for number, centres in enumerate(years):
        body = {"year": 1901 + number, "centres": centres, "version": table["version"] + number}
        hall.done("PUT", f"/table-years/{table['id']}", json=body, **sent)


def end(hall, table):
    now = hall.done("GET", f"/seated-tables/{table['id']}")
    body = {"finished": True, "version": now["version"]}
    hall.done("PUT", f"/table-ends/{table['id']}", json=body)


def test_fifteen_players_from_the_roll_call_to_the_standing(hall):
    ids = hall.register(15)
    job = seat(hall)
    assert (job["status"], job["progress"]) == ("done", 100)
    draft = round_of(hall)
    assert [len(table["seats"]) for table in draft["tables"]] == [7, 7]
    assert len(draft["sitting_out"]) == 1
    assert hall.ask("GET", f"/table-rounds/{hall.tournament}/1", token="").status_code == 404
    change(hall, 1, "published")
    assert hall.ask("PUT", f"/table-rounds/{hall.tournament}/1", json={"status": "closed"}).json()[
        "tables"
    ] == [1, 2]
    for table in round_of(hall)["tables"]:
        play(hall, table, [START, DRAWN])
        end(hall, table)
    change(hall, 1, "closed")
    standing = hall.done("GET", f"/table-standings/{hall.tournament}")
    assert {line["registration_id"] for line in standing["lines"]} == set(ids)
    assert [line["total"] for line in standing["lines"][:3]] == ["1690/31", "1690/31", "640/31"]
    assert standing["lines"][0]["rank"] == standing["lines"][1]["rank"] == 1
    assert {best["role"] for best in standing["best_of_roles"]} == set(POWERS)


def test_all_rounds_at_once_give_everybody_different_powers(hall):
    hall.register(14)
    assert seat(hall, rounds=3)["status"] == "done"
    had = [
        (seat["registration_id"], seat["role"])
        for number in (1, 2, 3)
        for table in round_of(hall, number)["tables"]
        for seat in table["seats"]
    ]
    assert len(set(had)) == len(had) == 42
    [told] = round_of(hall)["explanation"]
    assert told["repeats"] >= told["fewest_repeats"] == 54
    assert told["cost_of_roles"] == 0
    assert told["repeated_meetings"]


def test_the_same_seed_seats_the_same_and_a_latecomer_gets_a_seat(hall):
    hall.register(14)
    seat(hall, seed=4)
    first = round_of(hall)
    seat(hall, seed=4)
    assert [t["seats"] for t in round_of(hall)["tables"]] == [t["seats"] for t in first["tables"]]
    change(hall, 1, "published")
    late = hall.done("POST", f"/tournament-registrations/{hall.tournament}", json={"name": "Late"})[
        "id"
    ]
    seat(hall, rounds=2)
    sat_out = {row["registration_id"] for n in (2, 3) for row in round_of(hall, n)["sitting_out"]}
    assert len(sat_out) == 2
    seated = {s["registration_id"] for t in round_of(hall, 2)["tables"] for s in t["seats"]}
    assert late in seated | sat_out


def test_who_drops_out_is_replaced_and_two_change_places(hall):
    hall.register(15)
    seat(hall)
    change(hall, 1, "published")
    shown = round_of(hall)
    [spare] = [row["registration_id"] for row in shown["sitting_out"]]
    table, other = shown["tables"]
    gone = table["seats"][2]
    body = {"role": gone["role"], "registration_id": spare, "version": table["version"]}
    hall.done("PUT", f"/table-players/{table['id']}", json=body)
    assert hall.ask("PUT", f"/table-players/{table['id']}", json=body).status_code == 409
    shown = round_of(hall)
    assert [row["registration_id"] for row in shown["sitting_out"]] == [gone["registration_id"]]
    body = {
        "role": "Italy",
        "registration_id": other["seats"][0]["registration_id"],
        "version": shown["tables"][0]["version"],
    }
    was = next(s for s in shown["tables"][0]["seats"] if s["role"] == "Italy")
    hall.done("PUT", f"/table-players/{table['id']}", json=body)
    second = round_of(hall)["tables"][1]
    assert second["seats"][0]["registration_id"] == was["registration_id"]


def test_wishes_are_followed_and_checked(hall, join):
    ids = hall.register(7)
    path = f"/seat-wishes/{ids[3]}"
    assert hall.ask("PUT", path, json={"roles": ["Narnia"]}).status_code == 400
    assert hall.ask("PUT", path, json={}, token=join().token).status_code == 403
    hall.done("PUT", path, json={"roles": ["Turkey", "Italy"]})
    assert hall.done("GET", path)["roles"] == ["Turkey", "Italy"]
    seat(hall)
    seats = {s["role"]: s["registration_id"] for s in round_of(hall)["tables"][0]["seats"]}
    assert seats["Turkey"] == ids[3]


def playing_table(hall, count=7):
    hall.register(count)
    seat(hall)
    change(hall, 1, "published")
    return round_of(hall)["tables"][0]


@pytest.mark.parametrize(
    ("year", "centres", "words"),
    [
        (1902, START, "The next year is 1901"),
        (1901, START | {"France": 20}, "The map has 34"),
        (1901, {"France": 3}, "Every power"),
        (1901, START | {"France": 2}, "there were 22, now 21"),
    ],
)
def test_centres_that_cannot_be_are_refused(hall, year, centres, words):
    table = playing_table(hall)
    body = {"year": year, "centres": centres, "version": table["version"]}
    answer = hall.ask("PUT", f"/table-years/{table['id']}", json=body)
    assert answer.status_code == 400
    assert words in answer.json()["msg"]


def test_a_year_corrected_after_a_vote_opens_the_game_again(service, join):
    hall = tables_of(service, join(), scoring="CARN")
    table = playing_table(hall)
    play(hall, table, [START, DRAWN])
    alive = [role for role, count in DRAWN.items() if count]
    for number, role in enumerate(alive):
        body = {"role": role, "proposal": ["France"], "version": table["version"] + 2 + number}
        hall.done("PUT", f"/table-votes/{table['id']}", json=body)
    version = hall.done("GET", f"/seated-tables/{table['id']}")["version"]
    corrected = DRAWN | {"France": 12, "Turkey": 9}
    body = {"year": 1902, "centres": corrected, "version": version}
    hall.done("PUT", f"/table-years/{table['id']}", json=body)
    seen = hall.done("GET", f"/seated-tables/{table['id']}")
    assert (seen["finished"], seen["conceded_to"], seen["votes"]) == (False, "", [])
    assert {seat["role"]: seat["centres"] for seat in seen["seats"]} == corrected


def test_a_table_on_the_platform_takes_nothing_by_hand(service, join):
    hall = tables_of(service, join(), game="diplomacy")
    for _ in range(7):
        path = f"/tournament-registrations/{hall.tournament}"
        hall.done("POST", path, token=join().token)
    seat(hall)
    change(hall, 1, "published")
    [table] = round_of(hall)["tables"]
    assert hall.done("GET", f"/seated-tables/{table['id']}")["on_platform"]
    year = {"year": 1901, "centres": START, "version": table["version"]}
    end_of_game = {"finished": True, "version": table["version"]}
    assert hall.ask("PUT", f"/table-years/{table['id']}", json=year).status_code == 409
    assert hall.ask("PUT", f"/table-ends/{table['id']}", json=end_of_game).status_code == 409
    hall.done("PUT", f"/table-games/{table['id']}", json={"act": "detach"})
    hall.done("PUT", f"/table-years/{table['id']}", json=year)


def test_a_path_tells_where_a_player_sat_and_with_whom(hall):
    ids = hall.register(8)
    seat(hall, rounds=2)
    change(hall, 1, "published")
    [table] = round_of(hall)["tables"]
    play(hall, table, [START])
    [resting] = round_of(hall)["sitting_out"]
    seated = table["seats"][0]
    found = hall.done("GET", f"/table-paths/{seated['registration_id']}", token="")
    [only] = found["rounds"]
    assert (only["round"], only["role"], found["sat_out"]) == (1, seated["role"], [])
    assert {each["registration_id"] for each in only["table"]["seats"]} < set(ids)
    other = hall.done("GET", f"/table-paths/{resting['registration_id']}", token="")
    assert (other["rounds"], other["sat_out"]) == ([], [1])
    assert hall.ask("GET", "/table-paths/999999").status_code == 404


def test_the_table_enters_by_the_code_and_nobody_else_does(hall, join):
    table = playing_table(hall)
    path = f"/table-years/{table['id']}"
    body = {"year": 1901, "centres": START, "version": table["version"]}
    assert hall.ask("PUT", path, json=body, token=join().token).status_code == 403
    hall.done("PUT", path, json=body, token="", headers={"EventCode": CODE})
    assert hall.ask("PUT", path, json=body).status_code == 409


def test_a_voted_draw_is_shared_and_ends_the_game(service, join):
    hall = tables_of(service, join(), scoring="DRAW")
    table = playing_table(hall)
    play(hall, table, [START, DRAWN])
    alive = [role for role, count in DRAWN.items() if count]
    version = table["version"] + 2
    for number, role in enumerate(alive):
        answer = hall.done(
            "PUT",
            f"/table-votes/{table['id']}",
            json={"role": role, "proposal": ["France", "Turkey"], "version": version + number},
        )
    assert answer["msg"] == "The game is over"
    seats = hall.done("GET", f"/seated-tables/{table['id']}")["seats"]
    assert {s["role"]: s["points"] for s in seats if s["points"] != "0"} == {
        "France": "50",
        "Turkey": "50",
    }


def test_a_conceded_game_counts_as_a_solo(service, join):
    hall = tables_of(service, join(), scoring="CARN")
    table = playing_table(hall)
    play(hall, table, [START, DRAWN])
    alive = [role for role, count in DRAWN.items() if count]
    for number, role in enumerate(alive):
        body = {"role": role, "proposal": ["France"], "version": table["version"] + 2 + number}
        hall.done("PUT", f"/table-votes/{table['id']}", json=body)
    seen = hall.done("GET", f"/seated-tables/{table['id']}")
    assert (seen["finished"], seen["conceded_to"]) == (True, "France")
    assert {s["points"] for s in seen["seats"]} == {"28034", "0"}


def test_a_solo_ends_the_game_and_is_live_before_the_round_closes(service, join):
    hall = tables_of(service, join(), scoring="CDIP")
    table = playing_table(hall)
    play(hall, table, [START])
    path = f"/table-standings/{hall.tournament}"
    assert all(line["games"] == 0 for line in hall.done("GET", path)["lines"])
    assert hall.done("GET", path, params={"live": 1})["lines"][0]["games"] == 1
    solo = START | {"France": 18, "Russia": 0}
    body = {"year": 1902, "centres": solo, "version": table["version"] + 1}
    hall.done("PUT", f"/table-years/{table['id']}", json=body)
    assert hall.done("GET", path)["lines"][0]["total"] == "73"


def test_four_winds_count_points(service, join):
    winds = ["East", "South", "West", "North"]
    hall = tables_of(service, join(), roles=winds, scoring="points", counted="average")
    table = playing_table(hall, 4)
    body = {
        "points": {"East": "32.5", "South": "-1/2", "West": "0", "North": "-32"},
        "version": table["version"],
    }
    hall.done("PUT", f"/table-points/{table['id']}", json=body)
    lines = hall.done("GET", f"/table-standings/{hall.tournament}")["lines"]
    assert [line["total"] for line in lines] == ["65/2", "0", "-1/2", "-32"]


def test_tables_are_not_paired_and_pairs_are_not_seated(hall, service, join):
    hall.register(7)
    answer = hall.ask("POST", f"/tournament-rounds/{hall.tournament}", json={})
    assert answer.status_code == 422
    assert "/table-rounds" in answer.json()["msg"]
    swiss = a_hall(service, join())
    assert swiss.ask("POST", f"/table-rounds/{swiss.tournament}", json={}).status_code == 409


@pytest.mark.parametrize("what", ["standings", "crosstables"])
def test_who_asks_for_a_standing_of_boards_is_told_where_that_of_tables_is(hall, what):
    answer = hall.get(f"/tournament-{what}/{hall.tournament}")
    assert answer.status_code == 409
    assert "/table-standings" in answer.json()["msg"]
