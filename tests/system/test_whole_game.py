"""A whole Diplomacy game over HTTP: seven players and a master, from sign-up to 18 centers."""

import pytest

from tests.factories import a_member
from tests.games.diplomacy.table import (
    AUSTRIA,
    ENGLAND,
    FRANCE,
    GERMANY,
    ITALY,
    POWERS,
    ROLES,
    RUSSIA,
    TURKEY,
    Crowd,
    Table,
    told,
)


@pytest.fixture(scope="module")
def table(api):
    """Everyone signs up, the master creates the game, players join, roles are dealt."""
    master, *players = (a_member(api) for _ in range(8))
    table = Table(
        api,
        Crowd(master, tuple(players), master),
        manual=0,
        speed_moves=2,
        speed_retreats=1,
        speed_adjustments=1,
    )
    for player in players:
        answer = table.act(
            "POST", "/allocations", player, game_id=table.game_id, player_id=player.player_id
        )
        assert told(answer) == (201, "Ok allocation updated or created")
    table.start()
    dealt = table.read("/game-allocations/<id>")
    by_role = sorted(players, key=lambda player: dealt[str(player.player_id)])
    table.crowd = Crowd(master, tuple(by_role), master)
    return table


def report(table):
    return table.read("/game-reports/<id>")["content"]


def centers(table, role):
    return sum(owner == role for owner in table.read("/game-positions/<id>")["ownerships"].values())


def adjust(table, **texts):
    """Only those with something to build or remove order; the others are not waited for."""
    for power, text in texts.items():
        answer = table.order(POWERS.index(power) + 1, text)
        assert answer.status_code == 201, (power, answer.text)
    table.pass_phase()


def play_1901(table):
    table.play(
        england="F LON - NTH\nF EDI - NRG\nA LVP - YOR",
        france="A PAR - BUR\nA MAR - SPA\nF BRE - MID",
        germany="A MUN H\nA BER - KIE\nF KIE - DEN",
        italy="A VEN - TRI\nA ROM - VEN\nF NAP - ION",
        austria="A VIE - TYR\nA BUD - SER\nF TRI - ALB",
        russia="A WAR - GAL\nA MOS - UKR\nF SEV - RUM\nF STPsc - BOT",
        turkey="A CON - BUL\nA SMY - CON\nF ANK H",
    )
    table.pass_phase()
    table.play(
        england="A YOR - NWY\nF NTH C A YOR - NWY\nF NRG S A YOR - NWY",
        france="A BUR - MUN\nA SPA H\nF MID - POR",
        germany="A KIE - BER\nA MUN S A KIE - BER\nF DEN H",
        italy="A TRI - VIE\nA VEN - TRI\nF ION - TUN",
        austria="A TYR - BOH\nA SER H\nF ALB H",
        russia="A GAL - BUD\nA UKR - GAL\nF RUM H\nF BOT - SWE",
        turkey="A BUL H\nA CON S A BUL\nF ANK - BLA",
    )
    autumn = report(table)
    assert "F NTH C A YOR - NWY\n" in autumn
    assert "A MUN s A KIE - BER;(coupé)\n" in autumn
    assert "A CON S A BUL\n" in autumn
    table.pass_phase()
    assert "AUTRICHE : SER (+SER -BUD -TRI -VIE)" in report(table)
    adjust(
        table,
        england="+ F LON",
        france="+ A PAR\n+ A MAR",
        germany="+ F KIE",
        italy="+ A ROM\n+ F NAP\n+ A VEN",
        austria="- A BOH\n- F ALB",
        russia="+ A WAR\n+ A MOS\n+ F STPnc",
        turkey="+ A SMY",
    )


def play_1902(table):
    table.play(
        germany="A BER - PRU\nA MUN H\nF KIE H\nF DEN - HEL",
        russia="A BUD - SER\nA GAL - BUD\nA WAR - GAL\nA MOS H\nF RUM H\nF SWE - DEN\nF STPnc H",
        turkey="A BUL S A BUD - SER\nA CON H\nA SMY H\nF BLA H",
    )
    assert "A SER h;(delogée)" in report(table)
    assert table.read("/game-positions/<id>")["dislodged_ones"] == {"5": [[1, 55, 15]]}
    assert told(table.adjudicate())[0] == 400  # Austria has not said where to
    assert table.order(AUSTRIA, "A SER R BUD").status_code == 400
    assert table.order(AUSTRIA, "A SER R GRE").status_code == 201
    table.pass_phase()
    table.play(
        austria="A GRE - ALB",
        germany="A PRU - LVN\nA MUN H\nF KIE H\nF HEL H",
        russia="A BUD - VIE\nA GAL S A BUD - VIE\nA SER H\nA MOS - WAR\nF RUM H\nF DEN H\n"
        "F STPnc H",
    )
    assert table.order(4, "A VIE D").status_code == 201
    table.pass_phase()
    winter = report(table)
    assert "A VIE A\n" in winter
    assert centers(table, AUSTRIA) == 0
    adjust(table, austria="- A ALB", germany="- F HEL", russia="+ A SEV\n+ A MOS", italy="")
    assert str(AUSTRIA) not in table.read("/game-positions/<id>")["units"]


def play_1903(table):
    assert AUSTRIA not in table.as_master("GET", "/game-orders-submitted/<id>").json()["needed"]
    table.play(
        germany="A LVN H\nA MUN - RUH\nF KIE - BAL",
        russia="A SER S F RUM - BULec\nF RUM - BULec\nA SEV - RUM\nA VIE - TYR\nA GAL - SIL\n"
        "A WAR - PRU\nA MOS - UKR\nF DEN H\nF STPnc H",
    )
    assert table.order(TURKEY, "A BUL D").status_code == 201
    table.pass_phase()
    table.play(
        germany="A LVN H\nA RUH H\nF BAL H",
        russia="A SER - GRE\nF BULec H\nA RUM S F BULec\nA TYR H\nA SIL - MUN\nA PRU - BER\n"
        "A UKR H\nF DEN - KIE\nF STPnc H",
    )
    table.pass_phase()
    assert (centers(table, RUSSIA), centers(table, GERMANY)) == (15, 0)
    assert table.order(GERMANY, "- A LVN").status_code == 400  # all three must go
    adjust(table, germany="- A LVN\n- A RUH\n- F BAL", russia="+ A WAR\n+ F SEV\n+ A MOS")


def play_1904(table):
    assert table.as_master("GET", "/game-orders-submitted/<id>").json()["needed"] == [
        ENGLAND,
        FRANCE,
        ITALY,
        RUSSIA,
        TURKEY,
    ]
    table.play(
        russia="A TYR H\nA UKR - GAL\nA GRE - ALB\nF BULec H\nA RUM - SER\nA MUN - RUH\n"
        "F KIE - HOL\nA BER - KIE\nA WAR H\nF SEV H\nA MOS H\nF STPnc H"
    )
    table.pass_phase()
    table.play(
        russia="A ALB - TRI\nA SER S A ALB - TRI\nA TYR S A ALB - TRI\nA GAL H\nF BULec H\n"
        "A RUH - BEL\nF HOL S A RUH - BEL\nA KIE H\nA WAR H\nF SEV H\nA MOS H\nF STPnc H"
    )
    assert table.game()["current_state"] == 1  # the centers are counted in winter
    assert table.order(ITALY, "A TRI D").status_code == 201
    table.pass_phase()


def kinds_of_orders(table):
    """1 move, 2 and 3 supports, 4 hold, 5 convoy, 6 retreat, 7 disband, 8 build, 9 remove."""
    return {
        row[2]
        for phase in range(19)
        for row in table.read(f"/game-transitions/<id>/{phase}")["orders"]
    }


def test_a_game_from_sign_up_to_a_solo(table):
    play_1901(table)
    assert centers(table, RUSSIA) == 7
    play_1902(table)
    play_1903(table)
    play_1904(table)
    game = table.game()
    assert (game["current_state"], game["ending"]) == (2, "solo")
    result = table.read("/game-results/<id>")
    assert (result["winner"], result["standings"][0]["centers"]) == (RUSSIA, 18)
    assert "PARTIE TERMINÉE : victoire de RUSSIE" in report(table)
    assert len(table.read("/game-transitions/<id>")["transitions"]) == 19
    for role in ROLES:
        assert table.order(role, "").status_code == 400
    assert told(table.adjudicate()) == (400, "Game is stopped")
    assert kinds_of_orders(table) == set(range(1, 10))
