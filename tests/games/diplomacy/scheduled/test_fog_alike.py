"""Two games that differ only in what a role may not see answer it byte for byte alike."""

import re

import pytest

from tests.games.diplomacy.scheduled.test_fog import STARTS, play
from tests.games.diplomacy.table import FRANCE, GERMANY, ITALY, TURKEY, Table

PATHS = (
    "/games/<name>",
    "/game-positions/<id>",
    "/game-reports/<id>",
    "/game-reports/<id>?lang=en",
    "/game-transitions/<id>",
    "/game-transitions/<id>/0",
    "/game-transitions/<id>/1",
    "/game-possible-orders/<id>?role_id=<role>",
    "/game-maps/<id>.svg?role_id=<role>",
    "/game-maps/<id>.svg?role_id=<role>&orders=1&advancement=0",
    "/game-orders/<id>?role_id=<role>&pseudo=<pseudo>",
    "/game-orders-submitted/<id>",
    "/game-incidents/<id>",
    "/game-logs/<id>",
    "/game-schedules/<id>",
    "/game-messages/<id>?role_id=<role>&pseudo=<pseudo>",
    "/game-votes/<id>?role_id=<role>",
)
TIMES = re.compile(r"\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d|\b1[789]\d{8}\b")
ROWS = re.compile(r'"(?:orders|fake_units)":\[\[.*?\]\]')
TRIES = (
    "F ANK - BLA\nA CON - BUL\nA SMY S A CON - BUL",
    "F ANK S A TRI - SER\nA CON H\nA SMY H",  # out of reach, whoever stands there
    "F ANK - NAP\nA CON S A VEN\nA SMY - PAR",
    "A XXX H",
)


def answers(game, role):
    """Every answer that a player can have of the board, without names, numbers and times."""
    member = game.crowd.holder(role)

    def plain(answer):
        text = ROWS.sub(
            lambda rows: rows[0].replace(f"[{game.game_id},", "[ID,"),
            answer.text.replace(game.name, "NAME"),
        )
        return answer.status_code, TIMES.sub("TIME", text)

    found = {}
    for path in PATHS:
        asked = (
            path.replace("<id>", str(game.game_id))
            .replace("<name>", game.name)
            .replace("<role>", str(role))
            .replace("<pseudo>", member.pseudo)
        )
        found[path] = plain(game.api.get("games", asked, token=member.token))
    for text in TRIES:
        found[text] = plain(game.as_role(role, "POST", "/game-orders/<id>", text=text))
    for path in ("/my-games", "/my-missing-orders"):
        listed = game.api.get("games", path, token=member.token).json()
        [games] = listed.values()
        mine = [one for one in games if one["game_id"] == game.game_id]
        found[path] = TIMES.sub("TIME", str([{**one, "game_id": 0, "name": ""} for one in mine]))
    return found


@pytest.fixture
def pair(api, crowd):
    return [Table(api, crowd, fog=1).seat_all().start() for _ in range(2)]


def test_what_italy_and_france_do_far_away_changes_no_byte_for_turkey(pair):
    quiet, busy = pair
    play(quiet)
    play(
        busy,
        role_4="F NAP - TYN, A ROM - TUS, A VEN - PIE",
        role_2="F BRE - MID, A MAR - SPA, A PAR S A MAR - BUR",
    )
    for game in pair:
        game.pass_phase()
    assert answers(quiet, TURKEY) == answers(busy, TURKEY)
    assert answers(quiet, ITALY) != answers(busy, ITALY)


def test_a_retreat_far_away_changes_no_byte_for_turkey(pair):
    """France beats Germany out of Munich in one of the games, and Germany retreats."""
    quiet, busy = pair
    for game in pair:
        play(
            game, role_2="A PAR - BUR, A MAR - GAS, F BRE H", role_4="A VEN - TYR, A ROM H, F NAP H"
        )
        game.pass_phase()
    attack = {
        FRANCE: "A BUR - MUN, A GAS H, F BRE H",
        ITALY: "A TYR S A BUR - MUN, A ROM H, F NAP H",
    }
    calm = {FRANCE: "A BUR H, A GAS H, F BRE H", ITALY: "A TYR H, A ROM H, F NAP H"}
    for game, texts in ((quiet, calm), (busy, attack)):
        for role, text in (STARTS | texts).items():
            answer = game.order(role, text)
            assert answer.status_code == 201, answer.text
        game.pass_phase()
    assert busy.order(GERMANY, "A MUN R RUH").status_code == 201
    for game in pair:
        game.pass_phase()
    assert busy.order(GERMANY, "- A RUH").status_code == 201
    for game in pair:
        game.pass_phase()
    assert answers(quiet, TURKEY) == answers(busy, TURKEY)
    assert answers(quiet, FRANCE) != answers(busy, FRANCE)
