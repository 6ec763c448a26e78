"""Rating lists: read, loaded in place of the one before, searched, compared with entries."""

import io
from types import SimpleNamespace

import pytest

from services.tournaments.entries.domain.rating_lists import (
    Listed,
    UnreadableList,
    differences,
    read_csv,
    read_xml,
)
from services.tournaments.entries.operate import load_file
from tests.tournaments.arrangements import a_hall

XML = """<?xml version="1.0"?>
<playerslist>
<player><fideid>601</fideid><name>Čapek, Jan</name><country>CZE</country><sex>M</sex>
<title>im</title><rating>2450</rating><rapid_rating>2400</rapid_rating><birthday>1980</birthday>
</player>
<player><fideid>602</fideid><name>Capet, Anne</name><country>FRA</country><sex>F</sex>
<title></title><rating>1800</rating><birthday>1999</birthday></player>
<player><fideid></fideid><name>Nobody</name></player>
</playerslist>"""


def test_the_xml_of_fide_is_read_player_after_player():
    first, second = read_xml(io.BytesIO(XML.encode()))
    assert first == Listed("601", "Čapek, Jan", "CZE", "m", "IM", 2450, 2400, 0, "1980")
    assert (second.sex, second.blitz) == ("w", 0)


@pytest.mark.parametrize("content", ["", "<playerslist><player>", "no list at all"])
def test_what_is_no_list_is_refused(content):
    with pytest.raises(UnreadableList):
        list(read_xml(io.BytesIO(content.encode())))
    with pytest.raises(UnreadableList):
        list(read_csv(content.splitlines()))


def test_a_csv_needs_headings_and_takes_either_sign():
    lines = ["Number;Name;Rating;Birth;Club", "A1;Roi, Luc;1500;02.03.1977;Harbour", ";;;;"]
    assert list(read_csv(lines)) == [
        Listed("A1", "Roi, Luc", standard=1500, birth_year="1977", club="Harbour")
    ]


def test_only_what_the_list_says_otherwise_is_a_difference():
    listed = Listed("601", "Čapek, Jan", title="IM", standard=2450, birth_year="1980")
    entry = SimpleNamespace(rating=2440, title="IM", birth="1981-02-03")
    assert differences(entry, listed, "standard") == {
        "rating": (2440, 2450),
        "birth_year": ("1981", "1980"),
    }
    assert "rating" not in differences(entry, listed, "blitz")


@pytest.fixture
def loaded(service, tmp_path):
    """A list as the operator's command loads it."""

    def load(content, name="FIDE", day="2026-11-01", ending="xml"):
        path = tmp_path / f"list.{ending}"
        path.write_text(content)
        return load_file(name, day, path)

    return load


def test_a_list_takes_the_place_of_the_one_before(service, join, loaded):
    member = join()
    assert loaded(XML, day="2026-10-01") == 2
    newer = 'fideid,name,rating\n601,"Čapek, Jan",2500\n601,Twice,1\n'
    assert loaded(newer, ending="csv") == 1
    lists = service.get("tournaments", "/rating-lists").json()["lists"]
    assert [(each["name"], each["listed_on"], each["players"]) for each in lists] == [
        ("FIDE", "2026-11-01", 1)
    ]
    asked = {"params": {"name": "CAPE"}, "token": member.token}
    found = service.get("tournaments", "/listed-players", **asked).json()["players"]
    assert [(each["number"], each["standard"]) for each in found] == [("601", 2500)]
    broken = "<playerslist><player><fideid>9</fideid><name>Left Over</name></player>"
    with pytest.raises(UnreadableList):
        loaded(broken)
    again = service.get("tournaments", "/listed-players", **asked).json()["players"]
    assert again == found
    left = {"params": {"name": "left"}, "token": member.token}
    assert service.get("tournaments", "/listed-players", **left).json()["players"] == []


def test_entries_are_compared_by_number_and_by_name(service, join, loaded):
    loaded(XML, name="CMP")
    hall = a_hall(service, join())
    path = f"/tournament-registrations/{hall.tournament}"
    for sent in (
        {"name": "Somebody", "rating": 2450, "federation_id": "601", "title": "IM"},
        {"name": "CAPET, Anne", "rating": 1700, "birth": "1999-01-01"},
        {"name": "Capet, Anne", "rating": 1700, "birth": "1950"},
    ):
        hall.done("POST", path, json=sent)
    compared = f"/tournament-rating-comparisons/{hall.tournament}"
    seen = hall.done("GET", compared, params={"list_name": "CMP"})
    assert [(each["name"], each["differences"]) for each in seen["different"]] == [
        ("CAPET, Anne", {"rating": [1700, 1800]})
    ]
    assert [each["name"] for each in seen["unknown"]] == ["Capet, Anne"]
    stranger = join()
    refused = hall.ask("GET", compared, params={"list_name": "CMP"}, token=stranger.token)
    assert refused.status_code == 403
    assert hall.ask("GET", compared, params={"list_name": "none"}).status_code == 404


def test_a_search_ends_at_any_letter(service, join, loaded):
    loaded(XML, name="END")
    for name in ("capet, anne", "602", "\U0010ffff\U0010ffff\U0010ffff", "   "):
        sent = {"params": {"name": name, "list_name": "END"}, "token": join().token}
        answer = service.get("tournaments", "/listed-players", **sent)
        assert answer.status_code == 200, answer.text
