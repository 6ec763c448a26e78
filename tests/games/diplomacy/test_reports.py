"""/game-reports: everything since the last phase that had orders."""

from tests.games.diplomacy.table import AUSTRIA, FRANCE, Table


def report(game, role=None, **asked):
    token = game.crowd.holder(role).token if role else None
    answer = game.api.get(
        "games", f"/game-reports/{game.game_id}", token=token, params=asked or None
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def seasons(told):
    return [phase["season"] for phase in told["phases"]]


def test_before_anything_was_played_there_is_the_welcome_and_no_phase(started):
    told = report(started)
    assert told["content"].startswith("Bienvenue")
    assert told["phases"] == []


def test_an_empty_retreat_phase_does_not_empty_the_report(started):
    started.play(france="A PAR - BUR, A MAR H, F BRE H")
    before = report(started)
    started.pass_phase()
    after = report(started)
    assert "A PAR - BUR" in after["content"]
    assert after["content"] == before["content"]
    assert seasons(after) == ["spring", "summer"]
    assert [phase["advancement"] for phase in after["phases"]] == [0, 1]


def test_winter_joins_the_moves_of_autumn_and_the_table_of_owners(started):
    started.play()
    started.pass_phase()
    started.play(france="A PAR - BUR, A MAR H, F BRE H")
    started.pass_phase()
    told = report(started)
    assert seasons(told) == ["autumn", "winter"]
    assert "A PAR - BUR" in told["content"]
    assert "FRANCE : BRE MAR PAR" in told["content"]
    assert [phase["content"] in told["content"] for phase in told["phases"]] == [True, True]


def test_new_orders_begin_a_new_report(started):
    started.play(france="A PAR - BUR, A MAR H, F BRE H")
    started.pass_phase()
    started.play(france="A BUR H, A MAR H, F BRE H")
    told = report(started)
    assert seasons(told) == ["autumn"]
    assert "PAR - BUR" not in told["content"]


def test_the_report_of_each_phase_has_its_language(started):
    started.play()
    started.pass_phase()
    assert report(started, lang="en")["phases"][0]["content"].count("ENGLAND") == 1


def test_in_the_fog_far_orders_do_not_shorten_the_report(api, crowd):
    """That somebody retreats far away must not be seen by what one's own report joins."""
    far, quiet = (Table(api, crowd, fog=1).seat_all().start() for _ in range(2))
    for game in (far, quiet):
        for role, text in HOLDS.items():
            assert game.order(role, text).status_code == 201
        game.pass_phase()
    far.rectify(UNITS, {}, {AUSTRIA: [(2, 64, 70)]})
    assert far.order(AUSTRIA, "F TRI R ALB").status_code == 201
    for game in (far, quiet):
        game.pass_phase()
    assert seasons(report(far, FRANCE)) == seasons(report(quiet, FRANCE)) == ["spring", "summer"]
    assert seasons(report(far, AUSTRIA)) == ["summer"]


HOLDS = {
    1: "F EDI H, A LVP H, F LON H",
    2: "F BRE H, A MAR H, A PAR H",
    3: "A BER H, A MUN H, F KIE H",
    4: "F NAP H, A ROM H, A VEN H",
    5: "A BUD H, F TRI H, A VIE H",
    6: "A MOS H, F SEV H, F STPsc H, A WAR H",
    7: "F ANK H, A CON H, A SMY H",
}
UNITS = {2: [(2, 14), (1, 37), (1, 47)], 4: [(2, 42), (1, 52), (1, 64)]}
