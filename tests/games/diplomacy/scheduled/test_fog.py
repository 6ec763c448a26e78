"""Fog of war over HTTP: nothing leaks through any endpoint that tells of the board."""

import pytest

from tests.games.diplomacy.table import ENGLAND, FRANCE, ITALY, TURKEY, Table

READS = ("/game-positions/<id>", "/game-reports/<id>", "/game-transitions/<id>/0")
PICTURES = ("/game-maps/<id>.svg?orders=1", "/game-maps/<id>.svg?advancement=0&orders=1")
CHOICES = "/game-possible-orders/<id>"
TIMES = {"adjudicated_at", "game_id", "name", "deadline_timestamp"}


@pytest.fixture
def foggy(api, crowd):
    return lambda: Table(api, crowd, fog=1).seat_all().start()


def read(game, path, member=None):
    return game.api.get(
        "games", path.replace("<id>", str(game.game_id)), token=member and member.token
    )


def told_to(game, role):
    """All a player can read of the board."""
    member = game.crowd.holder(role)
    answers = [read(game, path, member).json() for path in READS]
    answers[-1]["orders"] = [row[1:] for row in answers[-1]["orders"]]  # without the game's number
    answers += [read(game, path, member).text.replace(game.name, "the game") for path in PICTURES]
    answers.append(read(game, CHOICES, member).json())
    answers.append(game.act("GET", "/game-orders-submitted/<id>", member).json())
    answers.append(game.as_role(role, "GET", "/game-orders/<id>").json()["orders"] and "some")
    mine = game.act("GET", "/my-games", member).json()["games"]
    answers.append([one for one in mine if one["name"] == game.name])
    return plain(answers)


def plain(value):
    """Without what differs between any two games: numbers, names and times."""
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items() if key not in TIMES}
    if isinstance(value, list):
        return [plain(inner) for inner in value]
    return value.split("\n\n", 1)[-1] if isinstance(value, str) else value


@pytest.mark.parametrize("path", [*READS, *PICTURES, CHOICES])
def test_strangers_see_nothing_and_the_master_everything(foggy, path):
    game = foggy()
    play(game)
    assert read(game, path).status_code == 403
    assert read(game, path, game.crowd.stranger).status_code == 403
    assert read(game, path, game.crowd.master).status_code == 200


def play(game, **texts):
    """Everyone holds at the start of spring 1901 unless told otherwise."""
    for role, text in STARTS.items():
        answer = game.order(role, texts.get(f"role_{role}", text))
        assert answer.status_code == 201, answer.text
    game.pass_phase()


STARTS = {
    ENGLAND: "F EDI H, A LVP H, F LON H",
    FRANCE: "F BRE H, A MAR H, A PAR H",
    3: "A BER H, A MUN H, F KIE H",
    ITALY: "F NAP H, A ROM H, A VEN H",
    5: "A BUD H, F TRI H, A VIE H",
    6: "A MOS H, F SEV H, F STPsc H, A WAR H",
    TURKEY: "F ANK H, A CON H, A SMY H",
}


def test_a_player_sees_his_units_and_what_stands_beside(foggy):
    game = foggy()
    play(game, role_1="F EDI H, A LVP H, F LON - ENG")
    seen = read(game, READS[0], game.crowd.holder(ENGLAND)).json()
    assert set(seen["units"]) == {"1", "2"}
    assert seen["units"]["2"] == [[2, 14]]
    report = read(game, READS[1], game.crowd.holder(ENGLAND)).json()["content"]
    assert "F LON - ENG" in report
    assert "A PAR" not in report


def test_an_order_of_a_seen_unit_names_no_unseen_place(foggy):
    """From the channel England sees the fleet in Brest, but not Gascony or Spain."""
    game = foggy()
    play(game, role_1="F EDI H, A LVP H, F LON - ENG")
    game.pass_phase()
    play(game, role_1="F EDI H, A LVP H, F ENG H", role_2="F BRE - GAS, A MAR - SPA, A PAR H")
    england = game.crowd.holder(ENGLAND)
    told = read(game, "/game-transitions/<id>/2", england).json()
    [french] = [row for row in told["orders"] if row[1] == FRANCE]
    assert french[2:] == [1, 14, 0, 0]
    assert "F BRE - ?" in told["report"]
    assert [one["order"][3:6] for one in told["outcomes"] if one["order"][0] == FRANCE] == [
        [14, 0, 0]
    ]


def test_what_italy_orders_far_away_changes_nothing_for_turkey(foggy):
    one, other = foggy(), foggy()
    play(one)
    play(other, role_4="F NAP - TYN, A ROM - TUS, A VEN - PIE")
    assert told_to(one, TURKEY) == told_to(other, TURKEY)
    assert told_to(one, ITALY) != told_to(other, ITALY)


def test_an_order_is_answered_alike_whoever_stands_where_nobody_sees(foggy):
    """Turkey's fleet cannot know whether Italy's left Naples."""
    one, other = foggy(), foggy()
    play(one)
    play(other, role_4="F NAP - ION, A ROM H, A VEN H")
    for game in (one, other):
        game.pass_phase()
    text = "F ANK - BLA, A CON - BUL, A SMY S A CON - BUL"
    answers = [game.order(TURKEY, text) for game in (one, other)]
    assert answers[0].status_code == answers[1].status_code
    assert answers[0].text == answers[1].text


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("A PAR S A MUN - BUR, F BRE H, A MAR H", 201),  # who stands in Munich is not seen
        ("A PAR H, F BRE S F LON - ENG, A MAR H", 201),
        ("A PAR S A MUN - RUH, F BRE H, A MAR H", 400),  # Paris does not reach the Ruhr
        ("A PAR S A GAS, F BRE H, A MAR H", 400),  # Gascony is seen to be empty
        ("A PAR - LON, F BRE H, A MAR H", 400),  # Paris has no coast
        ("A PAR H, F BRE C A MAR - LON, A MAR H", 400),  # a fleet on a coast carries nobody
    ],
)
def test_orders_about_what_one_cannot_see_are_judged_when_they_are_played(foggy, text, status):
    answer = foggy().order(FRANCE, text)
    assert answer.status_code == status, answer.text


def test_a_support_agreed_by_message_counts(foggy):
    game = foggy()
    play(
        game,
        role_2="A PAR S A MUN - BUR, F BRE H, A MAR - BUR",
        role_3="A BER H, A MUN - BUR, F KIE H",
    )
    position = read(game, READS[0], game.crowd.master).json()
    assert [1, 17] in position["units"]["3"]  # two against one


def test_a_support_of_nobody_does_nothing(foggy):
    game = foggy()
    play(game, role_2="A PAR S A MUN - BUR, F BRE H, A MAR H", role_3=STARTS[3])
    game.pass_phase()
    assert game.game()["current_advancement"] == 2


def test_a_convoy_over_seas_one_cannot_see_is_accepted(foggy):
    """From the channel the North Sea is seen with a fleet in it; what is beyond is not."""
    game = foggy()
    game.rectify({FRANCE: [(2, 23), (1, 48)], ENGLAND: [(2, 45)]}, {})
    assert game.order(FRANCE, "F ENG C A PIC - CLY, A PIC - CLY").status_code == 201
    assert game.order(FRANCE, "F ENG H, A PIC - TUN").status_code == 400  # the way is seen empty
    assert game.order(FRANCE, "F ENG H, A PIC - MUN").status_code == 400


def test_the_fog_lifts_when_the_game_is_stopped(foggy):
    game = foggy()
    play(game)
    game.change(current_state=2)
    assert set(read(game, READS[0]).json()["units"]) == {str(role) for role in STARTS}
