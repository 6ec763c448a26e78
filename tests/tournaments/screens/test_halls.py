"""Screens over HTTP: set up, ordered, copied, removed; what they show and to whom."""

import pytest

from tests.statements import questions, statements
from tests.tournaments.arrangements import a_hall
from tests.tournaments.screens.conftest import make, shown, start

pytestmark = pytest.mark.slow


def lines(contents, number=0):
    return [line for column in contents["sets"][number]["columns"] for line in column]


def test_three_clicks_make_a_working_hall(hall):
    made = hall.done("POST", f"/halls/{hall.event}")["made"]
    assert made == ["rounds", "boards", "names", "input", "standings", "results", "hall"]
    assert hall.done("POST", f"/halls/{hall.event}")["made"] == []
    seen = hall.done("GET", f"/halls/{hall.event}")
    assert seen["warnings"] == []
    names = {screen["uniq_id"]: screen["type"] for screen in seen["screens"]}
    assert names == {
        "boards:001": "boards",
        "names:001": "players",
        "input:001": "input",
        "standings": "ranking",
        "results": "results",
    }
    turns = hall.done("GET", f"/rotator-contents/{hall.event}/hall", token="")
    assert turns["screens"] == ["standings", "results", "boards:001", "names:001"]
    assert turns["delay"] == 15
    for screen in names:
        contents = shown(hall, screen)
        assert contents["timer"]["hours"][0]["round"] == 1
        assert contents["warnings"] == []


def test_before_the_first_round_players_stand_where_boards_will_be(hall):
    make(hall, "screens", uniq_id="door", type="boards", public=True, columns=3)
    contents = shown(hall, "door")
    assert (contents["sets"][0]["shows"], contents["sets"][0]["round"]) == ("check_in", 0)
    assert [len(column) for column in contents["sets"][0]["columns"]] == [3, 3, 2]
    start(hall)
    contents = shown(hall, "door")
    assert contents["sets"][0]["shows"] == "boards"
    assert [line["table"] for line in lines(contents)] == [1, 2, 3, 4]
    assert contents["sets"][0]["playing"] is True


def test_points_before_the_round_stay_while_results_arrive(hall):
    make(hall, "screens", uniq_id="door", type="boards", public=True)
    hall.play(1)
    hall.pair()
    hall.publish(2)
    before = [line["white"]["points"] for line in lines(shown(hall, "door"))]
    hall.enter(2, 1, 3)
    after = shown(hall, "door")
    assert [line["white"]["points"] for line in lines(after)] == before == [1, 1, 0, 0]
    assert [line["result"] for line in lines(after)] == [3, 0, 0, 0]


def test_points_lent_are_shown_beside_those_won(service, join):
    hall = a_hall(service, join(), acceleration="haley", acceleration_limits=[2350])
    hall.register(8)
    start(hall)
    make(hall, "screens", uniq_id="door", type="boards", public=True)
    first = lines(shown(hall, "door"))[0]
    assert (first["white"]["points"], first["white"]["virtual_points"]) == (0, 1)


def test_the_current_round_is_the_first_that_misses_a_result(hall):
    make(hall, "screens", uniq_id="door", type="boards", public=True)
    hall.play(1)
    assert (shown(hall, "door")["sets"][0]["round"], shown(hall, "door")["sets"][0]["playing"]) == (
        1,
        False,
    )
    hall.pair()
    assert shown(hall, "door")["sets"][0]["round"] == 1
    hall.publish(2)
    assert shown(hall, "door")["sets"][0]["round"] == 2


def test_players_by_name_know_where_to_sit(hall):
    make(hall, "screens", uniq_id="names", type="players", public=True)
    hall.register(1, best=1000, name="Late, Comer")
    first = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"][0]
    bye = {"round": 1, "score": 0}
    hall.done("PUT", f"/registration-skipped-rounds/{first['id']}", json=bye)
    start(hall)
    found = lines(shown(hall, "names"))
    assert [line["name"] for line in found][:2] == ["Late, Comer", "Player 001"]
    assert found[0]["seat"]["opponent"]["name"] == "Player 005"
    assert found[1]["seat"] is None
    assert found[1]["absence"]
    screen = hall.done("GET", f"/halls/{hall.event}")["setup"]["screens"][0]["id"]
    hall.done("PUT", f"/screens/{screen}", json={"players_show_unpaired": False})
    assert "Player 001" not in [line["name"] for line in lines(shown(hall, "names"))]


def test_sets_choose_boards_by_place_or_by_number(hall):
    screen = make(hall, "screens", uniq_id="door", type="boards", public=True)["id"]
    (only,) = hall.done("GET", f"/halls/{hall.event}")["setup"]["sets"]
    path = f"/screen-sets/{screen}/{only['id']}"
    start(hall)
    hall.done("PUT", path, json={"first": 2, "last": 3})
    contents = shown(hall, "door", params={"lang": "fr"})
    assert [line["table"] for line in lines(contents)] == [2, 3]
    assert contents["sets"][0]["title"] == "Éch. 2 à 3"
    hall.done("PUT", path, json={"fixed_boards_str": "1,4,x", "name": "%t: %f-%l"})
    contents = shown(hall, "door", token=hall.organiser.token)
    assert [line["table"] for line in lines(contents)] == [1, 4]
    assert contents["sets"][0]["title"] == "Main tournament: 2-3"
    assert any("x is no number" in why for why in contents["warnings"])
    white = lines(contents)[1]["white"]["registration_id"]
    hall.done("PUT", f"/registrations/{white}", json={"fixed_table": 99})
    hall.done("PUT", path, json={"fixed_boards_str": ""})
    assert [line["table"] for line in lines(shown(hall, "door"))] == [99]


def test_several_tournaments_on_one_screen_in_an_order(hall):
    sent = {"uniq_id": "blitz", "name": "Blitz"}
    other = hall.done("POST", f"/event-tournaments/{hall.event}", json=sent)["id"]
    screen = make(hall, "screens", uniq_id="door", type="players", public=True)["id"]
    added = hall.done("POST", f"/screen-sets/{screen}", json={"tournament_id": other})
    first = hall.done("GET", f"/halls/{hall.event}")["setup"]["sets"][0]
    hall.done("PUT", f"/screen-sets/{screen}", json={"ids": [added["id"], first["id"]]})
    named = [each["tournament"] for each in shown(hall, "door")["sets"]]
    assert named == ["Blitz", "Main tournament"]
    wrong = {"ids": [added["id"]]}
    assert hall.ask("PUT", f"/screen-sets/{screen}", json=wrong).status_code == 400
    hall.done("DELETE", f"/screen-sets/{screen}/{added['id']}")
    assert len(shown(hall, "door")["sets"]) == 1


def test_last_results_newest_first_over_the_whole_event(hall):
    make(hall, "screens", uniq_id="last", type="results", public=True, results_limit=2, columns=3)
    start(hall)
    for board, result in ((1, 3), (2, 2), (3, 1)):
        hall.enter(1, board, result)
    columns = shown(hall, "last")["results"]
    found = [line for column in columns for line in column]
    assert [(line["board"], line["result"]) for line in found] == [(3, 1), (2, 2)]
    hall.enter(1, 3, 2, body={"version": 2})
    found = [line for column in shown(hall, "last")["results"] for line in column]
    assert [(line["board"], line["result"]) for line in found] == [(3, 2), (2, 2)]


@pytest.mark.parametrize("kind", ["ranking", "crosstable"])
def test_standings_on_a_screen(hall, kind):
    make(hall, "screens", uniq_id="table", type=kind, public=True, columns=2)
    hall.play(1)
    contents = shown(hall, "table")
    assert len(lines(contents)) == 8
    assert contents["sets"][0]["headings"][0] == "PTS"
    assert lines(contents)[0]["values"][0] in ("1", "1.0")
    assert bool(lines(contents)[0]["cells"]) == (kind == "crosstable")


def test_a_family_follows_the_number_of_boards(hall):
    wish = {"uniq_id": "f", "type": "boards", "tournament_id": hall.tournament, "number": 2}
    family = make(hall, "families", public=True, menu="@family", **wish)["id"]
    assert [len(lines(shown(hall, f"f:00{n}"))) for n in (1, 2)] == [4, 4]
    start(hall)
    contents = shown(hall, "f:002", params={"lang": "en"})
    assert [line["table"] for line in lines(contents)] == [3, 4]
    labels = [(link["label"], link["selected"]) for link in contents["menu"]]
    assert labels == [("Boards 1-2", False), ("Boards 3-4", True)]
    hall.done("PUT", f"/families/{family}", json={"range": "2-2"})
    assert hall.get(f"/screen-contents/{hall.event}/f:001").status_code == 404
    hall.done("PUT", f"/families/{family}", json={"first": 9})
    warnings = hall.done("GET", f"/halls/{hall.event}")["warnings"]
    assert any("begins with 9" in why for why in warnings)
    both = {"parts": 2}
    assert hall.ask("PUT", f"/families/{family}", json=both).status_code == 400
    bad = {**wish, "uniq_id": "g", "type": "results"}
    assert hall.ask("POST", f"/event-families/{hall.event}", json=bad).status_code == 400


def test_menus_link_by_type_pattern_and_name(hall):
    for name in ("a1", "a2"):
        make(hall, "screens", uniq_id=name, type="players", public=True, menu_text=f"%t {name}")
    make(hall, "screens", uniq_id="last", type="results", public=True)
    make(hall, "screens", uniq_id="hidden", type="results", public=True, menu_link=False)
    make(hall, "screens", uniq_id="m", type="image", public=True, menu="a*,@results,nobody,m")
    contents = shown(hall, "m", token=hall.organiser.token)
    assert [link["screen"] for link in contents["menu"]] == ["a1", "a2", "last"]
    assert contents["menu"][0]["label"] == "Main tournament a1"
    assert any("nobody" in why for why in contents["warnings"])


def test_what_is_private_is_for_arbiters(hall, join):
    make(hall, "screens", uniq_id="secret", type="players")
    screen = hall.done("GET", f"/halls/{hall.event}")["setup"]["screens"][0]["id"]
    make(hall, "rotators", uniq_id="turn", public=True, screen_ids=[screen])
    make(hall, "rotators", uniq_id="own", screen_ids=[screen])
    path = f"/screen-contents/{hall.event}/secret"
    assert hall.get(path).status_code == 403
    assert hall.ask("GET", path).status_code == 200
    seen = hall.done("GET", f"/halls/{hall.event}", token=join().token)
    assert (seen["screens"], seen["setup"]) == ([], None)
    assert [each["uniq_id"] for each in seen["rotators"]] == ["turn"]
    turns = hall.done("GET", f"/rotator-contents/{hall.event}/turn", token="")
    assert (turns["screens"], turns["warnings"]) == ([], [])
    assert hall.get(f"/rotator-contents/{hall.event}/own").status_code == 403
    warnings = hall.done("GET", f"/halls/{hall.event}")["warnings"]
    assert any("secret is private" in why for why in warnings)


def test_copies_have_the_next_free_name(hall):
    screen = make(hall, "screens", uniq_id="door", type="boards")["id"]
    names = [hall.done("POST", f"/screen-copies/{screen}")["uniq_id"] for _ in range(2)]
    assert names == ["door-clone", "door-clone2"]
    setup = hall.done("GET", f"/halls/{hall.event}")["setup"]
    assert len(setup["sets"]) == 3
    rotator = make(hall, "rotators", uniq_id="turn", screen_ids=[screen], delay=5)["id"]
    assert hall.done("POST", f"/rotator-copies/{rotator}")["delay"] == 5
    wish = {"uniq_id": "f", "type": "input", "tournament_id": hall.tournament, "parts": 2}
    family = make(hall, "families", **wish)["id"]
    assert hall.done("POST", f"/family-copies/{family}")["uniq_id"] == "f-clone"
    for path in (f"/screens/{screen}", f"/rotators/{rotator}", f"/families/{family}"):
        hall.done("DELETE", path)
        assert hall.ask("DELETE", path).status_code == 404


def test_only_things_of_the_event_can_be_named(hall, service, join):
    other = a_hall(service, join())
    timer = make(other, "timers", uniq_id="t")["id"]
    screen = {"uniq_id": "s", "type": "results"}
    for wrong in (
        {**screen, "timer_id": timer},
        {**screen, "results_tournament_ids": [other.tournament]},
    ):
        assert hall.ask("POST", f"/event-screens/{hall.event}", json=wrong).status_code == 400
    family = {"uniq_id": "f", "type": "boards", "tournament_id": other.tournament}
    assert hall.ask("POST", f"/event-families/{hall.event}", json=family).status_code == 400
    assert hall.ask("PUT", f"/timers/{timer}", json={}).status_code == 403
    make(hall, "screens", **screen)
    again = hall.ask("POST", f"/event-screens/{hall.event}", json=screen)
    assert again.status_code == 409


def test_unchanged_contents_are_not_sent_again(hall):
    make(hall, "screens", uniq_id="door", type="boards", public=True)
    path = f"/screen-contents/{hall.event}/door"
    tag = hall.get(path).headers["ETag"]
    assert hall.get(path, headers={"If-None-Match": tag}).status_code == 304
    start(hall)
    assert hall.get(path, headers={"If-None-Match": tag}).status_code == 200


@pytest.mark.parametrize("players", [8, 40])
def test_a_screen_takes_as_many_statements_however_many_play(hall, players):
    hall.register(players - 8, best=1500, birth="1990")
    hall.done("POST", f"/halls/{hall.event}")
    start(hall)
    for screen in ("boards:001", "names:001", "input:001", "standings", "results"):
        with statements() as seen:
            shown(hall, screen)
        assert len(questions(seen)) <= 30, (screen, questions(seen))
        with statements() as again:
            shown(hall, screen)
        assert len(questions(again)) <= 4, (screen, questions(again))
