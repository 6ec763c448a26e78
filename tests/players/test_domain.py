"""Time zones, countries and names of members, without a running service."""

import pytest
from pydantic import TypeAdapter, ValidationError

from services.players.domain import countries, time_zones
from shared.names import comparable_address
from shared.parameters import EmailAddress

ADDRESS = TypeAdapter(EmailAddress)


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("UTC + 1", "UTC + 1"),
        ("UTC+1", "UTC + 1"),
        ("UTC   1", "UTC + 1"),
        ("UTC 1", "UTC + 1"),
        ("utc+01", "UTC + 1"),
        ("UTC - 3:30", "UTC - 3:30"),
        ("UTC-3:30", "UTC - 3:30"),
        ("UTC − 5", "UTC - 5"),
        ("UTC", "UTC"),
        ("UTC + 0", "UTC"),
        ("UTC+00:00", "UTC"),
        ("UTC + 12:45", "UTC + 12:45"),
        ("UTC   5:45", "UTC + 5:45"),
        (" UTC+14 ", "UTC + 14"),
    ],
)
def test_a_time_zone_is_understood_however_it_is_written(written, code):
    assert time_zones.time_zone_code(written) == code


@pytest.mark.parametrize(
    "written",
    [
        "",
        "Paris",
        "UTC + 15",
        "UTC - 13",
        "UTC + 1:15",
        "UTC + + 1",
        "UTC + 1:3",
        "GMT + 1",
        "UTC + 1 or so",
        "UTC +",
        "+1",
    ],
)
def test_what_is_no_time_zone_is_none(written):
    assert time_zones.time_zone_code(written) is None


def test_every_time_zone_reads_as_itself_and_fits_its_column():
    for zone in time_zones.ZONES:
        assert time_zones.time_zone_code(zone.code) == zone.code
        assert len(zone.code) <= 12
        assert zone.french
        assert zone.english
    assert len(time_zones.CODES) == len(time_zones.ZONES)


def test_half_and_three_quarter_hours_are_there():
    assert {
        "UTC + 5:30",
        "UTC - 3:30",
        "UTC + 5:45",
        "UTC + 8:45",
        "UTC + 12:45",
    } <= time_zones.CODES


def test_countries_have_french_and_english_names():
    french, english = countries.country_names("fr"), countries.country_names("en")
    assert (french["DEU"], english["DEU"]) == ("Allemagne", "Germany")
    assert (french["FRA"], english["BOL"]) == ("France", "Bolivia")
    assert set(french) == set(english) == countries.CODES
    assert len(french) > 240
    assert all(len(code) == 3 for code in french)


def test_countries_stand_in_the_order_of_their_names():
    names = list(countries.country_names("fr").values())
    assert names.index("Égypte") < names.index("Espagne") < names.index("Zambie")


@pytest.mark.parametrize(
    "address",
    ["toto@labas.com", "a.b+c@x-y.example.org", "o'neil@b.ie", "a@münchen.example", "a@localhost"],
)
def test_addresses_people_have_are_addresses(address):
    assert ADDRESS.validate_python(address) == address


@pytest.mark.parametrize(
    "address",
    [
        "",
        "a",
        "@b.org",
        "a@",
        "a b@c.org",
        "a@b.org,c@d.org",
        "a@b..org",
        "<a@b.org>",
        "a@-b.org",
        "a@b.org\n",
        "a\r\n@b.org",
        "é@b.org",
        "a@b_c.org",
        "a" * 65 + "@b.org",
    ],
)
def test_what_could_end_a_header_or_be_two_readers_is_no_address(address):
    with pytest.raises(ValidationError):
        ADDRESS.validate_python(address)


def test_addresses_compare_without_case():
    assert comparable_address("Toto@LaBas.Com") == comparable_address("toto@labas.com")
