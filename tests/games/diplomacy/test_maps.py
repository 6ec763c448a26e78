"""/game-maps, /variants/<name>.svg: the board as a picture."""

import pytest

from tests.games.diplomacy.table import ENGLAND, FRANCE, told

FAILED = "#a3261f"


def drawn(table, member=None, **sent):
    path = f"/game-maps/{table.game_id}.svg"
    answer = table.api.get("games", path, token=member and member.token, params=sent)
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.parametrize("name", ["standard", "isthmus", "chaos"])
def test_a_variant_is_drawn_and_not_sent_twice(api, name):
    answer = api.get("games", f"/variants/{name}.svg", params={"theme": "dark"})
    assert (answer.status_code, answer.headers["Content-Type"]) == (
        200,
        "image/svg+xml; charset=utf-8",
    )
    again = api.get(
        "games",
        f"/variants/{name}.svg",
        params={"theme": "dark"},
        headers={"If-None-Match": answer.headers["ETag"]},
    )
    assert (again.status_code, again.content) == (304, b"")


def test_an_unknown_variant_or_game_is_not_drawn(api):
    assert told(api.get("games", "/variants/nowhere.svg")) == (404, "Variant nowhere doesn't exist")
    assert told(api.get("games", "/game-maps/99999999.svg"))[0] == 404


def test_orders_of_the_current_phase_are_drawn_for_those_who_gave_them(started, crowd):
    before = drawn(started)
    started.order(FRANCE, "A PAR - BUR\nA MAR S A PAR - BUR\nF BRE - MID")
    assert drawn(started, orders=1) == before
    assert drawn(started, crowd.stranger, orders=1) == before
    assert drawn(started, crowd.holder(ENGLAND), orders=1) == before
    own = drawn(started, crowd.holder(FRANCE), orders=1)
    assert own != before
    assert drawn(started, crowd.master, orders=1) == own
    assert drawn(started, crowd.holder(FRANCE)) == before


def test_a_played_phase_is_drawn_with_what_became_of_its_orders(started):
    before = drawn(started)
    started.play(
        france="A PAR - BUR\nA MAR S A PAR - BUR\nF BRE - MID",
        germany="A MUN - BUR\nA BER H\nF KIE H",
    )
    assert drawn(started, advancement=0) == before
    played = drawn(started, advancement=0, orders=1)
    assert FAILED in played  # Munich bounced
    assert FAILED not in drawn(started)
    assert told(started.api.get("games", f"/game-maps/{started.game_id}.svg?advancement=7")) == (
        404,
        "Nothing was adjudicated at this advancement",
    )


def test_the_language_and_the_phase_are_in_the_title(started):
    assert f"<title>{started.name}, Printemps 1901</title>" in drawn(started)
    assert "<title>Burgundy</title>" in drawn(started, lang="en")


def test_a_picture_is_packed_for_those_who_can_unpack_it(started):
    answer = started.api.get("games", f"/game-maps/{started.game_id}.svg")
    assert answer.headers["Content-Encoding"] == "gzip"
    assert int(answer.headers["Content-Length"]) < 120_000
