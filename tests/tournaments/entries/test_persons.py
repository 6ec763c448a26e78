"""A person exists once per event, in any of its tournaments."""

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from shared.migrations import configuration
from tests.statements import questions, statements
from tests.tournaments.arrangements import a_hall

pytestmark = pytest.mark.slow


@pytest.fixture
def hall(service, join):
    return a_hall(service, join(), registration_open=True)


@pytest.fixture
def second(hall):
    """Another tournament of the same event."""
    sent = {"uniq_id": "blitz", "name": "Blitz", "registration_open": True}
    return hall.done("POST", f"/event-tournaments/{hall.event}", json=sent)["id"]


def enter(hall, tournament, **sent):
    """A guest, or a member himself."""
    himself = sent.pop("himself", None)
    token = (himself or hall.organiser).token
    if himself:
        sent["pseudo"] = himself.pseudo
    return hall.done("POST", f"/tournament-registrations/{tournament}", token=token, json=sent)


def persons(hall, **asked):
    token = asked.pop("token", hall.organiser.token)
    return hall.done("GET", f"/event-persons/{hall.event}", token=token, params=asked)


def test_a_member_in_two_tournaments_is_one_person(hall, second, join):
    member = join()
    first = enter(hall, hall.tournament, himself=member, name="Lasker, Emanuel", club="Berlin")
    other = enter(hall, second, himself=member)
    assert first["person_id"] == other["person_id"]
    assert (other["name"], other["club"]) == ("Lasker, Emanuel", "Berlin")
    (person,) = persons(hall)["persons"]
    assert person["pseudo"] == member.pseudo
    assert [entry["tournament_id"] for entry in person["entries"]] == [hall.tournament, second]


def test_a_guest_of_the_same_name_and_birthday_is_the_same_person(hall, second):
    first = enter(hall, hall.tournament, name="Steinitz, Wilhelm", birth="1836-05-14")
    same = enter(hall, second, name="STEINITZ, Wilhelm", birth="1836-05-14")
    other = enter(hall, second, name="Steinitz, Wilhelm", birth="1900")
    assert first["person_id"] == same["person_id"] != other["person_id"]


def test_a_member_does_not_become_the_guest_whose_name_he_gives(hall, second, join):
    guest = enter(hall, hall.tournament, name="Zukertort", phone="0102")
    member = enter(hall, second, himself=join(), name="Zukertort")
    assert member["person_id"] != guest["person_id"]
    assert member["phone"] == ""


def test_somebody_known_enters_another_tournament_by_his_number(hall, second, join):
    guest = enter(hall, hall.tournament, name="Anderssen", club="Breslau", rating=2600)
    entry = enter(hall, second, person_id=guest["person_id"], rating=2500)
    assert (entry["name"], entry["club"], entry["rating"]) == ("Anderssen", "Breslau", 2500)
    elsewhere = a_hall(hall.api, hall.organiser)
    path = f"/tournament-registrations/{elsewhere.tournament}"
    assert hall.ask("POST", path, json={"person_id": guest["person_id"]}).status_code == 400
    again = {"person_id": guest["person_id"]}
    assert hall.ask("POST", f"/tournament-registrations/{second}", json=again).status_code == 409


@pytest.mark.parametrize("way", ["registrations", "persons"])
def test_a_change_of_a_person_shows_in_all_his_tournaments(hall, second, way):
    first = enter(hall, hall.tournament, name="Morphy", rating=2700)
    enter(hall, second, name="Morphy", rating=2600)
    number = first["id"] if way == "registrations" else first["person_id"]
    hall.done("PUT", f"/{way}/{number}", json={"name": "Morphy, Paul", "club": "New Orleans"})
    for tournament, rating in ((hall.tournament, 2700), (second, 2600)):
        (row,) = hall.done("GET", f"/tournament-registrations/{tournament}")["registrations"]
        assert (row["name"], row["club"], row["rating"]) == ("Morphy, Paul", "New Orleans", rating)


def test_nobody_is_renamed_to_somebody_else(hall, second):
    enter(hall, hall.tournament, name="Blackburne")
    bird = enter(hall, second, name="Bird")
    for path in (f"/persons/{bird['person_id']}", f"/registrations/{bird['id']}"):
        assert hall.ask("PUT", path, json={"name": "blackburne"}).status_code == 409
    assert hall.ask("PUT", f"/persons/{bird['person_id']}", json={"name": ""}).status_code == 400


def test_who_registers_himself_adds_only_what_nobody_has_said(hall, second, join):
    member = join()
    sent = {"pseudo": member.pseudo, "name": "Tarrasch, Siegbert"}
    hall.done("POST", f"/event-persons/{hall.event}", json=sent)
    entry = enter(hall, second, himself=member, name="The Great", club="Nürnberg")
    assert (entry["name"], entry["club"]) == ("Tarrasch, Siegbert", "Nürnberg")


def test_a_person_without_a_tournament_can_be_removed(hall):
    path = f"/event-persons/{hall.event}"
    alone = hall.done("POST", path, json={"name": "Pillsbury"})["id"]
    assert hall.ask("POST", path, json={"name": "pillsbury"}).status_code == 409
    assert hall.ask("POST", path, json={}).status_code == 400
    playing = enter(hall, hall.tournament, name="Janowski")["person_id"]
    assert hall.done("DELETE", f"/persons/{alone}")
    assert hall.ask("DELETE", f"/persons/{playing}").status_code == 409
    assert hall.ask("DELETE", f"/persons/{alone}").status_code == 404


def test_one_check_in_counts_in_all_tournaments_that_are_open(hall, second, join):
    member = join()
    for tournament in (hall.tournament, second):
        enter(hall, tournament, himself=member)
    (person,) = persons(hall)["persons"]
    path = f"/person-check-ins/{person['id']}"
    present = {"token": member.token, "json": {"checked_in": True}}
    assert hall.ask("PUT", path, **present).status_code == 409
    hall.done("PUT", f"/tournament-check-ins/{second}", json={"open": True})
    (changed,) = hall.done("PUT", path, **present)["registrations"]
    here = {e["registration_id"]: e["checked_in"] for e in persons(hall)["persons"][0]["entries"]}
    assert [each for each, checked_in in here.items() if checked_in] == [changed]
    assert len(hall.done("PUT", path, json={"checked_in": True})["registrations"]) == 2
    assert persons(hall)["persons"][0]["checked_in"]
    stranger = {"token": join().token, "json": {"checked_in": False}}
    assert hall.ask("PUT", path, **stranger).status_code == 403


def test_the_desk_sees_who_is_missing_and_what_is_owed(hall, second, join):
    enter(hall, hall.tournament, name="Marshall", fee=3000, paid=1000)
    both = enter(hall, second, name="Marshall", fee=500)
    enter(hall, second, name="Lásker", fee=500)
    hall.done("PUT", f"/person-check-ins/{both['person_id']}", json={"checked_in": True})
    clerk = join()
    appointed = {"pseudo": clerk.pseudo, "role": "clerk"}
    hall.done("POST", f"/event-staff/{hall.event}", json=appointed)
    paid = {"token": clerk.token, "json": {"paid": 500}}
    seen = hall.done("PUT", f"/registration-payments/{both['id']}", **paid)
    assert seen == {"fee": 500, "paid": 500}
    told = persons(hall, token=clerk.token, absent=True)
    assert [person["name"] for person in told["persons"]] == ["Lásker"]
    assert told["totals"] == {
        "persons": 2,
        "playing": 2,
        "checked_in": 1,
        "owed": 4000,
        "paid": 1500,
    }
    assert [p["name"] for p in persons(hall, search="LAS")["persons"]] == ["Lásker"]
    public = persons(hall, token="")
    assert public["totals"]["owed"] is None
    assert {person["email"] for person in public["persons"]} == {None}
    assert {person["owed"] for person in public["persons"]} == {None}


def test_persons_of_other_events_are_found_by_some_only(hall, service, join):
    other = a_hall(service, join())
    sent = {"name": "Rubinstein, Akiba", "birth": "1880-12-01", "email": "a@r.org", "rating": 2640}
    enter(other, other.tournament, **sent)
    service.register("admin", 100_000)

    def found(token):
        asked = {"name": "rubinST"}
        return hall.done("GET", "/known-persons", token=token, params=asked)["persons"]

    assert found(hall.organiser.token) == []
    for token in (other.organiser.token, "admin"):
        (seen,) = found(token)
        assert (seen["name"], seen["birth_year"], seen["event"]) == (
            "Rubinstein, Akiba",
            "1880",
            other.event,
        )
        assert [each["rating"] for each in seen["ratings"]] == [2640]
        assert "a@r.org" not in str(seen)
    named = {"token": "admin", "json": {"pseudo": hall.organiser.pseudo}}
    hall.done("POST", "/trusted-organisers", **named)
    assert len(found(hall.organiser.token)) == 1
    listed = hall.done("GET", "/trusted-organisers", token="admin")["organisers"]
    assert hall.organiser.pseudo in [each["pseudo"] for each in listed]
    hall.done("DELETE", f"/trusted-organisers/{hall.organiser.player_id}", token="admin")
    assert found(hall.organiser.token) == []
    assert hall.ask("GET", "/trusted-organisers").status_code == 403


def test_a_second_file_leaves_no_persons_of_the_first(hall):
    path = f"/tournament-imports/{hall.tournament}"
    for names in (("One", "Two"), ("Two", "Three")):
        content = "name,rating\n" + "".join(f"{name},2000\n" for name in names)
        hall.done("POST", path, json={"format": "csv", "content": content})
    assert {person["name"] for person in persons(hall)["persons"]} == {"Two", "Three"}


@pytest.mark.parametrize("count", [3, 30])
def test_a_list_of_persons_takes_as_many_statements_whatever_its_length(hall, count):
    hall.register(count)
    with statements() as seen:
        assert len(persons(hall)["persons"]) == count
    assert len(questions(seen)) <= 5, questions(seen)


EVENT = (
    "INSERT INTO tournament_events (id, uniq_id, name, start, stop, public, record_illegal_moves,"
    " allow_results_deletion_on_input_screens, last_update)"
    " VALUES ({0}, 'e{0}', 'E', '2026-01-01', '2026-01-02', true, 0, false, '2026-01-01')"
)
TOURNAMENT = (
    "INSERT INTO tournaments (id, event_id, uniq_id, name, last_update, system, planned_rounds,"
    " settings, tie_breaks, initial_colour, acceleration, acceleration_limits, registration_open,"
    " check_in_open, unknown_records, unknown_members, version)"
    " VALUES ({0}, {1}, 't{0}', 'T', '2026-01-01', 'swiss', 5, '{{}}', '', 'w', '', '', false,"
    " false, '', '{{}}', 1)"
)
ENTRY = (
    "INSERT INTO tournament_registrations (id, tournament_id, player_id, name, comparable_name,"
    " birth, rating, rating_type, title, sex, federation, federation_id, club, category, email,"
    " phone, fee, paid, status, checked_in, first_round, registered_at, unknown_columns)"
    " VALUES ({}, {}, {}, '{}', '{}', '{}', 2000, '', '', '', '', '', '{}', '', '{}', '', 0, 0,"
    " 'registered', false, 1, '2026-01-01', '{{}}')"
)


def test_who_was_registered_before_becomes_a_person(tmp_path):
    url = f"sqlite:///{tmp_path}/tournaments.db"
    plain = configuration("tournaments", url)
    command.upgrade(plain, "tournaments_0006")
    engine = create_engine(url)
    entries = [
        (1, 1, 7, "Zed", "zed", "", "Old club", "z@z.org"),
        (2, 2, 7, "Zed Q", "zed q", "", "", ""),
        (3, 1, "NULL", "Guest", "guest", "1990", "", ""),
        (4, 2, "NULL", "GUEST", "guest", "1990", "New club", ""),
        (5, 2, "NULL", "Guest", "guest", "", "", ""),
        (6, 3, 7, "Zed", "zed", "", "", ""),
    ]
    with engine.begin() as connection:
        for number in (1, 2):
            connection.execute(text(EVENT.format(number)))
        for number, event in ((1, 1), (2, 1), (3, 2)):
            connection.execute(text(TOURNAMENT.format(number, event)))
        for entry in entries:
            connection.execute(text(ENTRY.format(*entry)))
    command.upgrade(plain, "tournaments_0007")
    joined = text(
        "SELECT entry.id, person.id, person.event_id, person.player_id, person.name, person.club,"
        " person.email FROM tournament_registrations entry"
        " JOIN event_persons person ON person.id = entry.person_id ORDER BY entry.id"
    )
    with engine.connect() as connection:
        rows = connection.execute(joined).all()
    person_of = {row[0]: row[1] for row in rows}
    assert len(rows) == len(entries)
    assert person_of[1] == person_of[2]
    assert person_of[3] == person_of[4]
    assert len(set(person_of.values())) == 4
    assert tuple(rows[0])[2:] == (1, 7, "Zed Q", "Old club", "z@z.org")
    assert tuple(rows[3])[2:] == (1, None, "GUEST", "New club", "")
    command.downgrade(plain, "tournaments_0006")
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM tournament_registrations")) == 6
