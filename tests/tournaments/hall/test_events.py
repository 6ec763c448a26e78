"""Events, staff, registration, check-in: who may do what."""

import pytest

from tests.factories import a_member
from tests.tournaments.arrangements import a_hall, an_event


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture(scope="module")
def stranger(api):
    return a_member(api)


def test_a_private_event_is_for_its_staff(api, organiser, stranger):
    uniq_id = an_event(api, organiser, public=False)
    path = f"/events/{uniq_id}"
    assert api.get("tournaments", path).status_code == 403
    assert api.get("tournaments", path, token=stranger.token).status_code == 403
    assert api.get("tournaments", path, token=organiser.token).status_code == 200

    def listed(**sent):
        lists = api.get("tournaments", "/events", params={"limit": 2000}, **sent).json()
        return [event["uniq_id"] for events in lists.values() for event in events]

    assert uniq_id not in listed()
    assert uniq_id in listed(token=organiser.token)


def test_what_the_hall_was_shown_is_hidden_as_soon_as_the_event_is_private(api, organiser):
    hall = a_hall(api, organiser)
    hall.register(4)
    hall.pair()
    hall.publish(1)
    shown = [f"/tournament-rounds/{hall.tournament}/1", f"/tournament-standings/{hall.tournament}"]
    for path in shown * 2:
        assert api.get("tournaments", path).status_code == 200
    hall.done("PUT", f"/events/{hall.event}", json={"public": False})
    for path in shown:
        assert api.get("tournaments", path).status_code == 403
    assert [hall.ask("GET", path).status_code for path in shown] == [200, 200]


def test_events_are_current_coming_or_past(api, organiser):
    tabs = {
        "past": ("2020-01-01T00:00:00Z", "2020-01-02T00:00:00Z"),
        "current": ("2020-01-01T00:00:00Z", "2099-01-02T00:00:00Z"),
        "coming": ("2098-01-01T00:00:00Z", "2098-01-02T00:00:00Z"),
    }
    made = {
        tab: an_event(api, organiser, start=start, stop=stop) for tab, (start, stop) in tabs.items()
    }
    lists = api.get("tournaments", "/events", params={"limit": 2000}).json()
    for tab, uniq_id in made.items():
        assert uniq_id in [event["uniq_id"] for event in lists[tab]]


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"uniq_id": "with/slash"}, 400),
        ({"uniq_id": "with:colon"}, 400),
        ({"name": ""}, 400),
        ({"stop": "2026-01-01T00:00:00Z"}, 400),
        ({"start": "2026-07-01T09:00:00"}, 400),
        ({"background_color": "blue"}, 400),
        ({"timer_delays": {"4": 1}}, 400),
        ({"timer_delays": {"1": -1}}, 400),
        ({"timer_delays": {"1": 181}}, 400),
    ],
)
def test_events_that_make_no_sense_are_refused(api, organiser, changed, status):
    body = {
        "uniq_id": "sense",
        "name": "Sense",
        "start": "2026-07-01T09:00:00Z",
        "stop": "2026-07-09T20:00:00Z",
        **changed,
    }
    answer = api.post("tournaments", "/events", token=organiser.token, json=body)
    assert answer.status_code == status


def test_a_uniq_id_is_taken_once(api, organiser):
    uniq_id = an_event(api, organiser)
    body = {
        "uniq_id": uniq_id,
        "name": "Again",
        "start": "2026-07-01T09:00:00Z",
        "stop": "2026-07-09T20:00:00Z",
    }
    answer = api.post("tournaments", "/events", token=organiser.token, json=body)
    assert answer.status_code == 409


def test_no_event_is_called_what_looks_like_another(api, organiser):
    """Neither in addresses nor, where everybody sees it, by the name that is shown."""
    name = f"Coupe {organiser.pseudo}"
    uniq_id = an_event(api, organiser, name=name)
    body = {
        "uniq_id": f"{uniq_id}-other",
        "name": name,  # the very same is somebody's own business, as ever
        "start": "2026-07-01T09:00:00Z",
        "stop": "2026-07-09T20:00:00Z",
        "public": True,
    }
    cyrillic = name.replace("o", "\u043e", 1)

    def create(**changed):
        sent = {"token": organiser.token, "json": body | changed}
        return api.post("tournaments", "/events", **sent)

    refused = create(name=cyrillic)
    assert (refused.status_code, refused.json()["msg"]) == (
        409,
        f"{cyrillic} looks like the event {name}",
    )
    for sign, other in (("m", "\u217f"), ("-", "\u2010")):
        refused = create(uniq_id=uniq_id.replace(sign, other, 1))
        assert refused.status_code == 409
    assert create(name=cyrillic, public=False).status_code == 201
    path = f"/events/{body['uniq_id']}"
    for changes in ({"public": True}, {"public": True, "name": cyrillic}):
        sent = {"token": organiser.token, "json": changes}
        assert api.call("PUT", "tournaments", path, **sent).status_code == 409
    sent = {"token": organiser.token, "json": {"public": True, "name": name}}
    assert api.call("PUT", "tournaments", path, **sent).status_code == 200


def test_roles_open_doors_one_after_the_other(api, organiser, stranger):
    hall = a_hall(api, organiser)
    staff = f"/event-staff/{hall.event}"
    new_player = {"json": {"name": "Somebody"}, "token": stranger.token}
    registrations = f"/tournament-registrations/{hall.tournament}"
    assert hall.ask("POST", registrations, **new_player).status_code == 403
    hall.done("POST", staff, json={"pseudo": stranger.pseudo, "role": "arbiter"})
    assert hall.ask("POST", registrations, **new_player).status_code == 201
    appointed = hall.ask(
        "POST", staff, token=stranger.token, json={"pseudo": stranger.pseudo, "role": "organiser"}
    )
    assert appointed.status_code == 403
    assert [m["role"] for m in hall.done("GET", staff)["staff"]].count("organiser") == 1
    last = hall.ask("DELETE", f"{staff}/{organiser.player_id}")
    assert last.status_code == 409
    hall.done("DELETE", f"{staff}/{stranger.player_id}", token=stranger.token)
    assert hall.ask("POST", registrations, **new_player).status_code == 403


def test_connections_never_show_their_password(api, organiser):
    hall = a_hall(api, organiser)
    path = f"/event-connections/{hall.event}"
    body = {"uniq_id": "site", "user_id": "me", "password": "hush", "platform_event_id": "E1"}
    assert "hush" not in hall.ask("POST", path, json=body).text
    assert hall.ask("POST", path, json=body).status_code == 409
    connection = hall.done("GET", path)["connections"][0]
    hall.done("PUT", f"/tournaments/{hall.tournament}", json={"chessevent_id": connection["id"]})
    hall.done("DELETE", f"{path}/site")
    assert hall.done("GET", f"/tournaments/{hall.tournament}")["chessevent_id"] is None


def test_every_field_of_a_tournament_comes_back(api, organiser):
    given = {
        "path": "papi",
        "filename": "main",
        "ffe_id": 4711,
        "ffe_password": "ABCDEFGHIJ",
        "time_control_initial_time": 300,
        "time_control_increment": 2,
        "time_control_handicap_penalty_step": 50,
        "time_control_handicap_penalty_value": 30,
        "time_control_handicap_min_time": 60,
        "chessevent_tournament_name": "Main",
        "record_illegal_moves": 3,
        "system": "keizer",
        "planned_rounds": 9,
        "settings": {"bye": "1/2"},
        "tie_breaks": ["PTS", "BH/C1"],
        "unrated_rating": 1400,
        "initial_colour": "b",
        "acceleration": "baku",
        "acceleration_limits": [2000],
        "capacity": 64,
        "registration_open": True,
    }
    hall = a_hall(api, organiser, **given)
    seen = hall.done("GET", f"/tournaments/{hall.tournament}")
    assert {name: seen[name] for name in given} == {**given, "ffe_password": "ABCD******"}


def test_the_spelling_of_the_papi_web_description_is_taken_too(api, organiser):
    spelt = {"time_control_handical_penalty_step": 50, "time_control_handical_penalty_value": 30}
    hall = a_hall(api, organiser, **spelt)
    seen = hall.done("GET", f"/tournaments/{hall.tournament}")
    assert {name.replace("handical", "handicap"): value for name, value in spelt.items()} == {
        name: seen[name] for name in seen if "handicap_penalty" in name
    }


@pytest.mark.parametrize(
    "wrong",
    [
        {"system": "keizer", "settings": {"luck": 1}},
        {"system": "keizer", "settings": {"bye": "many"}},
        {"system": "keizer", "settings": {"bye": "1e999999999"}},
        {"system": "keizer", "settings": {"ratio_first_last": 1}},
        {"system": "keizer", "settings": {"rounds_between_meetings": 2000000000}},
        {"system": "team_swiss", "settings": {"win": "1e999999999"}},
        {"system": "swiss", "settings": {"apart": {"club": ["soft"]}}},
        {"system": "swiss", "settings": {"bye": 1}},
        {"system": "swiss", "settings": {"pairing_bye": "2/3"}},
        {"system": "swiss", "settings": {"max_byes": -1}},
        {"system": "knockout", "settings": {"games_per_match": 0}},
        {"system": "round_robin", "settings": {"lots": "luck"}},
        {"system": "double_round_robin", "settings": {"lots_by": "hair"}},
        {"tie_breaks": ["LUCK"]},
        {"acceleration": "rocket"},
        {"time_control_initial_time": 0},
        {"ffe_password": "short"},
        {"planned_rounds": 0},
    ],
)
def test_settings_that_make_no_sense_are_refused(api, organiser, wrong):
    uniq_id = an_event(api, organiser)
    body = {"uniq_id": "main", "name": "Main", **wrong}
    answer = api.post(
        "tournaments", f"/event-tournaments/{uniq_id}", token=organiser.token, json=body
    )
    assert answer.status_code == 400, answer.text


def test_a_member_registers_waits_and_moves_up(api, organiser):
    hall = a_hall(api, organiser, capacity=2, registration_open=True)
    path = f"/tournament-registrations/{hall.tournament}"
    members = [a_member(api) for _ in range(3)]
    entries = [hall.done("POST", path, token=each.token, json={}) for each in members]
    assert [entry["status"] for entry in entries] == ["registered", "registered", "waiting"]
    assert hall.ask("POST", path, token=members[0].token, json={}).status_code == 409
    withdrawal = f"/registrations/{entries[0]['id']}"
    assert hall.ask("DELETE", withdrawal, token=members[1].token).status_code == 403
    assert hall.done("DELETE", withdrawal, token=members[0].token)["status"] == "withdrawn"
    listed = {entry["id"]: entry["status"] for entry in hall.done("GET", path)["registrations"]}
    assert listed[entries[2]["id"]] == "registered"
    back = hall.done("POST", path, token=members[0].token, json={})
    assert (back["id"], back["status"]) == (entries[0]["id"], "waiting")


def test_registration_by_members_must_be_open(api, organiser, stranger):
    hall = a_hall(api, organiser)
    answer = hall.ask(
        "POST", f"/tournament-registrations/{hall.tournament}", token=stranger.token, json={}
    )
    assert answer.status_code == 403


def test_a_member_who_sends_no_name_has_his_own(api, organiser, stranger):
    hall = a_hall(api, organiser, registration_open=True)
    path = f"/tournament-registrations/{hall.tournament}"
    entry = hall.done("POST", path, token=stranger.token, json={"name": None, "rating": 1500})
    assert entry["name"] == stranger.pseudo


def test_a_tournament_without_players_has_an_empty_standing(api, organiser):
    hall = a_hall(api, organiser)
    assert hall.standing(live=True)["lines"] == []
    crosstable = hall.get(f"/tournament-crosstables/{hall.tournament}", params={"format": "svg"})
    assert crosstable.text.startswith("<svg")


def test_a_player_registered_twice_is_told(api, organiser):
    hall = a_hall(api, organiser)
    path = f"/tournament-registrations/{hall.tournament}"
    hall.done("POST", path, json={"name": "Müller, Jörg"})
    assert hall.ask("POST", path, json={"name": "MULLER, JORG"}).status_code == 409
    other = hall.done("POST", path, json={"name": "Müller, Jörg", "birth": "1980"})["id"]
    refused = hall.ask("PUT", f"/registrations/{other}", json={"birth": ""})
    assert (refused.status_code, "already registered" in refused.json()["msg"]) == (409, True)
    assert hall.done("PUT", f"/registrations/{other}", json={"rating": 1900})["rating"] == 1900


def test_contact_and_money_are_for_the_staff(api, organiser):
    hall = a_hall(api, organiser)
    hall.register(1, email="a@example.org", phone="0102030405", fee=2000, birth="1990-01-01")
    path = f"/tournament-registrations/{hall.tournament}"
    assert hall.done("GET", path)["registrations"][0]["email"] == "a@example.org"
    seen = hall.get(path).json()["registrations"][0]
    assert {seen[name] for name in ("email", "phone", "fee", "birth")} == {None}


def test_players_come_in_pages(api, organiser):
    hall = a_hall(api, organiser)
    ids = hall.register(5)
    path = f"/tournament-registrations/{hall.tournament}"
    first = hall.get(path, params={"limit": 3}).json()
    assert [row["id"] for row in first["registrations"]] == ids[:3]
    rest = hall.get(path, params={"limit": 3, "after": ids[2]}).json()
    assert [row["id"] for row in rest["registrations"]] == ids[3:]
    assert rest["registered"] == 5


def test_check_in_chooses_who_is_paired_and_keeps_byes(api, organiser):
    hall = a_hall(api, organiser, event={"update_password": "door"})
    ids = hall.register(5)
    code = {"EventCode": "door"}
    hall.done("PUT", f"/registration-skipped-rounds/{ids[0]}", json={"round": 1, "score": 1})
    sent = {"json": {"checked_in": True}, "token": None, "headers": code}
    closed = hall.ask("PUT", f"/registration-check-ins/{ids[1]}", **sent)
    assert closed.status_code == 409
    hall.done("PUT", f"/tournament-check-ins/{hall.tournament}", json={"open": True})
    for registration in ids[:4]:
        hall.done("PUT", f"/registration-check-ins/{registration}", **sent)
    hall.done("PUT", f"/registration-check-ins/{ids[3]}", json={"checked_in": False})
    pairing = hall.pair()
    assert sorted(pairing["pairs"][0]) == [ids[1], ids[2]]
    hall.publish(1)
    out = {row["registration_id"]: row["absence"] for row in hall.round(1)["sitting_out"]}
    assert out == {ids[0]: "full_bye", ids[3]: "zero_bye", ids[4]: "zero_bye"}


def test_byes_that_score_are_limited(api, organiser):
    limits = {"max_byes": 1, "last_rounds_without_byes": 2}
    hall = a_hall(api, organiser, planned_rounds=5, settings=limits)
    path = f"/registration-skipped-rounds/{hall.register(1)[0]}"

    def announced(number, score):
        return hall.ask("PUT", path, json={"round": number, "score": score}).status_code

    assert [announced(4, 0.5), announced(4, 0), announced(1, 0.5)] == [409, 200, 200]
    assert [announced(1, 1), announced(2, 0.5)] == [200, 409]


def test_forbidden_pairs_do_not_meet(api, organiser):
    hall = a_hall(api, organiser)
    one, two, three, four = hall.register(4)
    path = f"/tournament-forbidden-pairs/{hall.tournament}"
    hall.done("PUT", path, json={"pairs": [[three, one]]})
    assert hall.done("GET", path)["pairs"] == [[one, three]]
    met = {frozenset(pair) for pair in hall.pair()["pairs"]}
    assert frozenset((one, three)) not in met
    assert hall.ask("PUT", path, json={"pairs": [[one, one]]}).status_code == 400
    assert hall.ask("PUT", path, json={"pairs": [[two, 99999]]}).status_code == 400
    assert four


def test_boards_show_fixed_tables_and_handicap_clocks(api, organiser):
    hall = a_hall(
        api,
        organiser,
        time_control_initial_time=300,
        time_control_increment=2,
        time_control_handicap_penalty_step=50,
        time_control_handicap_penalty_value=30,
        time_control_handicap_min_time=60,
    )
    strong, weak = hall.register(1)[0], hall.register(1, best=2060, birth="1990")[0]
    hall.done("PUT", f"/registrations/{weak}", json={"fixed_table": 7})
    hall.pair()
    hall.publish(1)
    board = hall.round(1)["boards"][0]
    assert board["table"] == 7
    sides = {board[side]["registration_id"]: board[side] for side in ("white", "black")}
    assert sides[strong]["clock"] == "2' + 2\"/cp"
    assert sides[weak]["clock_seconds"] == 300


def test_the_system_cannot_change_once_the_first_round_is_paired(api, organiser):
    hall = a_hall(api, organiser)
    hall.register(2)
    hall.pair()
    path = f"/tournaments/{hall.tournament}"
    assert hall.ask("PUT", path, json={"system": "keizer"}).status_code == 409
    assert hall.done("PUT", path, json={"planned_rounds": 9})["planned_rounds"] == 9
    hall.done("DELETE", path)
    assert hall.get(path).status_code == 404
