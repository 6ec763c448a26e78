"""Small things an arbiter relies on: names beside numbers, nobody forgotten, nothing ignored."""

import pytest

from tests.factories import a_member
from tests.tournaments.arrangements import a_hall


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


def skip(hall, registration, **notice):
    hall.done("PUT", f"/registration-skipped-rounds/{registration}", json=notice)


def test_a_pairing_by_hand_names_who_meets_again_and_who_was_forgotten(api, organiser):
    hall = a_hall(api, organiser)
    one, two, three, four, five = hall.register(5)
    hall.play(1)
    first = hall.round(1)["boards"][0]
    pair = [first["black"]["registration_id"], first["white"]["registration_id"]]
    path = f"/round-pairings/{hall.tournament}/2"
    refused = hall.ask("PUT", path, json={"pairs": [pair], "byes": []})
    assert refused.status_code == 409
    assert refused.json()["repeated"] == [[first["black"]["name"], first["white"]["name"]]]
    assert len(refused.json()["forgotten"]) == 3
    others = [each for each in (one, two, three, four, five) if each not in pair]
    skip(hall, others[0], round=2)
    accepted = {"pairs": [pair, others[1:]], "accept": True}
    assert len(hall.done("PUT", path, json=accepted)["boards"]) == 2


def test_a_proposal_lists_announced_byes_and_absentees_with_names(api, organiser):
    hall = a_hall(api, organiser)
    players = hall.register(6)
    skip(hall, players[0], round=1, score=0.5)
    skip(hall, players[1], round=1)
    for player in players[:5]:
        hall.done("PUT", f"/registration-check-ins/{player}", json={"checked_in": True})
    shown = hall.pair(dry_run=True)
    out = {int(each): why for each, why in shown["sitting_out"].items()}
    assert out.pop(players[0]) == "half_bye"
    assert out.pop(players[1]) == "zero_bye"
    assert out.pop(players[5]) == "zero_bye", "he has not checked in"
    assert list(out.values()) == ["pairing_bye"]
    assert shown["names"][str(players[0])] == "Player 001"
    assert len(shown["names"]) == 6


def test_answers_carry_names_beside_ids(api, organiser):
    hall = a_hall(api, organiser)
    one, two = hall.register(2, rating_type="N")
    skip(hall, one, round=2)
    hall.done("PUT", f"/tournament-forbidden-pairs/{hall.tournament}", json={"pairs": [[one, two]]})
    [absence] = hall.get(f"/tournament-skipped-rounds/{hall.tournament}").json()["skipped_rounds"]
    assert absence["name"] == "Player 001"
    pairs = hall.get(f"/tournament-forbidden-pairs/{hall.tournament}").json()
    assert pairs["names"] == {str(one): "Player 001", str(two): "Player 002"}
    hall.done("PUT", f"/tournament-forbidden-pairs/{hall.tournament}", json={"pairs": []})
    hall.play(1)
    [entry] = hall.get(f"/tournament-results/{hall.tournament}").json()["results"]
    assert {entry["white_name"], entry["black_name"]} == {"Player 001", "Player 002"}
    assert hall.round(1)["boards"][0]["white"]["rating_type"] == "N"


def test_a_late_entry_at_the_desk_is_there(api, organiser):
    hall = a_hall(api, organiser)
    for player in hall.register(4):
        hall.done("PUT", f"/registration-check-ins/{player}", json={"checked_in": True})
    hall.play(1)
    [late] = hall.register(1, best=2000, name="Latecomer")
    assert str(late) in hall.pair()["names"]
    assert (
        any(late in pair for pair in hall.pair()["pairs"])
        or hall.pair()["sitting_out"][str(late)] == "pairing_bye"
    )


def test_before_the_first_round_the_desk_checks_nobody_in(api, organiser):
    hall = a_hall(api, organiser)
    first, _ = hall.register(2)
    hall.done("PUT", f"/registration-check-ins/{first}", json={"checked_in": True})
    hall.register(1, name="Early")
    listed = hall.get(f"/tournament-registrations/{hall.tournament}").json()["registrations"]
    assert [row["checked_in"] for row in listed] == [True, False, False]


@pytest.mark.parametrize("system", ["keizer", "knockout"])
def test_tie_breaks_that_a_system_has_not_are_refused(api, organiser, system):
    hall = a_hall(api, organiser, system=system)
    hall.register(4)
    path = f"/tournament-standings/{hall.tournament}"
    assert hall.ask("GET", path, params={"tie_breaks": "BH"}).status_code == 400
    assert hall.ask("GET", path).status_code == 200
