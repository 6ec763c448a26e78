"""Tables of several seats on the screens of a hall: the board call, by name, live standings."""

import csv
import io
import json

import pytest

from services.tournaments.rules.seats.settings import POWERS
from services.tournaments.seatings.actions.seat_rounds import seat_waiting_rounds
from tests.tournaments.arrangements import a_hall
from tests.tournaments.screens.conftest import make, shown
from tests.tournaments.screens.test_halls import lines

pytestmark = pytest.mark.slow


@pytest.fixture
def tables(service, join):
    """Two tables of seven, seated as a draft, and three screens."""
    settings = {"scoring": "SQUA"}
    found = a_hall(service, join(), system="tables", planned_rounds=1, settings=settings)
    found.register(15)
    for name, kind in (("call", "boards"), ("names", "players"), ("standings", "ranking")):
        make(found, "screens", uniq_id=name, type=kind, public=True)
    found.done("POST", f"/table-rounds/{found.tournament}", json={"steps": 100})
    seat_waiting_rounds()
    return found


def publish(tables):
    path = f"/table-rounds/{tables.tournament}/1"
    tables.done("PUT", path, json={"status": "published"})
    return tables.done("GET", path)["tables"]


def test_the_board_call_says_who_sits_where_with_which_power(tables):
    assert shown(tables, "call")["sets"][0]["shows"] == "check_in"
    seated = publish(tables)
    contents = shown(tables, "call")
    assert contents["sets"][0]["shows"] == "tables"
    assert contents["sets"][0]["playing"] is True
    called = [(seat["table"], seat["role"], seat["registration_id"]) for seat in lines(contents)]
    assert called == [
        (table["number"], seat["role"], seat["registration_id"])
        for table in seated
        for seat in table["seats"]
    ]
    names = [seat["name"] for seat in lines(shown(tables, "names"))]
    assert names == sorted(names)
    assert len(names) == 14


def test_a_screen_may_show_a_part_of_the_tables(tables):
    publish(tables)
    family = {"uniq_id": "part", "type": "boards", "public": True, "number": 1, "columns": 1}
    make(tables, "families", tournament_id=tables.tournament, **family)
    parts = [{seat["table"] for seat in lines(shown(tables, f"part:00{n}"))} for n in (1, 2)]
    assert parts == [{1}, {2}]


def test_standings_are_live(tables):
    table = publish(tables)[0]
    centres = dict.fromkeys(POWERS, 3) | {"Russia": 4}
    body = {"year": 1901, "centres": centres, "version": table["version"]}
    tables.done("PUT", f"/table-years/{table['id']}", json=body)
    contents = shown(tables, "standings")
    first = lines(contents)[0]
    russia = next(seat for seat in table["seats"] if seat["role"] == "Russia")
    assert (first["rank"], first["registration_id"]) == (1, russia["registration_id"])
    assert first["values"] == ["160/7"]  # 100 · 16 / (16 + 6 · 9)
    assert contents["sets"][0]["headings"] == ["PTS"]


def test_tables_and_their_standing_are_written_as_files(tables):
    table = publish(tables)[0]
    centres = dict.fromkeys(POWERS, 3) | {"Russia": 4}
    body = {"year": 1901, "centres": centres, "version": table["version"]}
    tables.done("PUT", f"/table-years/{table['id']}", json=body)
    end = {"finished": True, "version": table["version"] + 1}
    tables.done("PUT", f"/table-ends/{table['id']}", json=end)

    def file(form):
        path = f"/tournament-files/{tables.tournament}"
        return tables.done("GET", path, params={"format": form}, token="")["content"]

    rows = list(csv.DictReader(io.StringIO(file("pairings_csv"))))
    assert len(rows) == 14
    russia = next(row for row in rows if (row["table"], row["role"]) == ("1", "Russia"))
    assert (russia["centres"], russia["points"], russia["finished"]) == ("4", "160/7", "1")
    [first, *_] = csv.DictReader(io.StringIO(file("standings_csv")))
    assert (first["name"], first["total"]) == (russia["name"], "160/7")
    told = json.loads(file("json"))
    assert [len(told["seats"]), len(told["standing"])] == [14, 15]
