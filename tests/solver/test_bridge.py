"""The bridge to the engine: any size of variant, any number of threads, every refusal."""

import threading
from dataclasses import replace

import pytest

from services.solver.adjudicator import Adjudicator, write_request
from services.solver.bridge import ADJUDICATE, DirectCaller, EngineNotBuilt, reason_names
from services.solver.domain.orders import (
    AdjacentConvoy,
    Order,
    OrderType,
    Position,
    Question,
    Refused,
    Result,
    Rules,
    Section,
)
from services.solver.domain.variant_reader import read_variant
from services.solver.domain.words import LANGUAGES
from tests.solver.boards import ENGINE, STANDARD, adjudicate, movement, zone
from tests.solver.test_properties import question_of

HOLDS = Order(1, OrderType.HOLD, 0, 1)


def archipelago(side: int) -> dict:
    """A square of seas with a coastal island in each corner of the edge, as large as one likes."""
    seas, roles = side * side, 40
    regions = [3] * seas + [1] * roles
    fleets: dict[int, list[int]] = {region: [] for region in range(1, seas + roles + 1)}

    def join(one: int, other: int) -> None:
        fleets[one].append(other)
        fleets[other].append(one)

    for sea in range(seas):
        if (sea + 1) % side:
            join(sea + 1, sea + 2)
        if sea + side < seas:
            join(sea + 1, sea + 1 + side)
    for role in range(roles):
        join(seas + role + 1, role * 5 % seas + 1)
    variant = {
        "regions": regions,
        "centers": list(range(seas + 1, seas + roles + 1)),
        "roles": {"number": roles},
        "start_centers": [[role] for role in range(1, roles + 1)],
        "type_coasts": {"number": 1},
        "coastal_zones": [],
        "start_units": [{"1": [seas + role]} for role in range(1, roles + 1)],
        "year_zero": 0,
        "neighbouring": [
            {str(seas + role): [] for role in range(1, roles + 1)},
            {str(zone): around for zone, around in fleets.items()},
        ],
    }
    from services.solver.variants.distances import army_distances, fleet_distances

    homes = [[seas + role] for role in range(1, roles + 1)]
    return variant | {
        "distancing": [
            [army_distances(variant, home) for home in homes],
            [fleet_distances(variant, home) for home in homes],
        ]
    }


def test_a_variant_of_hundreds_of_zones_and_forty_roles_is_played():
    variant = read_variant(archipelago(16))
    seas = 256
    units = [(1, 2, sea) for sea in range(1, seas + 1)] + [(2, 1, seas + 1)]
    orders = [Order(1, OrderType.CONVOY, 2, sea, seas + 1, seas + 40) for sea in range(1, seas + 1)]
    orders.append(Order(2, OrderType.MOVE, 1, seas + 1, 0, seas + 40))
    adjudication = ENGINE.adjudicate(Question(variant, 0, Position(units), orders))
    moved = adjudication.outcomes[-1]
    assert moved.result == Result.SUCCEEDS
    assert len(adjudication.route_of(moved)) == moved.route_length > 5


def test_several_threads_give_the_same_bytes_as_one():
    caller = DirectCaller()
    descriptions = Adjudicator(caller)
    questions = [question_of(seed) for seed in range(200)]

    def replies() -> list[bytes]:
        return [
            caller(ADJUDICATE, descriptions.description(question.variant), write_request(question))
            for question in questions
        ]

    alone, together = replies(), [None] * 4

    def run(place: int) -> None:
        together[place] = replies()

    threads = [threading.Thread(target=run, args=(place,)) for place in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert together == [alone] * 4


@pytest.mark.parametrize(
    ("position", "reason", "section", "row"),
    [
        (Position(units=[(1, 1, 3), (8, 1, 4)]), "bad_role", Section.UNITS, 1),
        (Position(units=[(1, 3, 3)]), "bad_unit_type", Section.UNITS, 0),
        (Position(units=[(1, 1, 82)]), "bad_zone", Section.UNITS, 0),
        (Position(units=[(1, 1, 1)]), "cannot_stand", Section.UNITS, 0),
        (Position(units=[(1, 2, 16)]), "cannot_stand", Section.UNITS, 0),
        (Position(units=[(1, 1, 16), (1, 2, 76)]), "place_taken", Section.UNITS, 1),
        (Position(dislodged=[(1, 1, 3, 0)]), "dislodged_not_now", Section.DISLODGED, 0),
        (Position(forbiddens=[5, 76]), "bad_region", Section.FORBIDDENS, 1),
        (Position(ownerships={35: 1}), "bad_center", Section.OWNERSHIPS, 0),
        (Position(ownerships={3: 0}), "bad_role", Section.OWNERSHIPS, 0),
    ],
)
def test_a_position_that_makes_no_sense_is_refused_with_its_row(position, reason, section, row):
    with pytest.raises(Refused) as caught:
        ENGINE.adjudicate(Question(STANDARD, 0, position))
    refused = caught.value
    assert (refused.reason, refused.section, refused.row) == (reason, section, row)


@pytest.mark.parametrize(
    ("orders", "reason"),
    [
        ("F tri - ven\nA ven H", "fine"),
        ("A lvp - lvp", "same_place"),
        ("A lvp - gre", "out_of_reach"),
        ("F por - spa", "coast_missing"),
        ("F gas - spa/sc", "coast_impossible"),
        ("A lvp S A bel", "nobody_there"),
        ("A lvp S A lvp", "helps_itself"),
        ("A lvp S A bel\nA bel H", "support_out_of_reach"),
        ("F BLA S A rum - arm\nA rum H", "cannot_go_there"),
        ("F con C A gre - sev\nA gre H", "not_at_sea"),
        ("F AEG C F gre - smy\nF gre H", "not_an_army"),
        ("F NTH C A gre - smy\nA gre H", "not_on_route"),
        ("A lvp R wal", "wrong_phase"),
    ],
)
def test_strict_mode_gives_the_reason(orders, reason):
    question = replace(movement(f"ANGLETERRE\n{orders}"), strict=True)
    try:
        ENGINE.adjudicate(question)
        found = "fine"
    except Refused as refused:
        found = refused.reason
    assert found == reason


def test_an_outcome_says_who_bounced_with_which_strengths():
    _, adjudication = adjudicate(
        "ANGLETERRE\nA lvp - yor\nF NTH S A lvp - yor\nFRANCE\nF lon - yor\n"
    )
    moved, _, bounced = adjudication.outcomes
    assert (moved.result, moved.strength) == (Result.SUCCEEDS, 2)
    assert (bounced.result, bounced.other, bounced.strength, bounced.other_strength) == (
        Result.BOUNCED,
        zone("lvp"),
        1,
        2,
    )


def test_without_a_complete_convoy_an_army_may_walk_if_the_association_says_so():
    text = "FRANCE\nA bel - hol via\nANGLETERRE\nF NTH H\n"
    stays = adjudicate(text)[1].position.units
    walks = adjudicate(text, rules=Rules(adjacent_convoy=AdjacentConvoy.DATC2))[1].position.units
    assert (2, 1, zone("bel")) in stays
    assert (2, 1, zone("hol")) in walks


def test_the_reasons_have_words_in_each_language_and_the_engine_knows_them_all():
    french, english = LANGUAGES["fr"].reasons, LANGUAGES["en"].reasons
    assert set(french) == set(english) <= set(reason_names())


def test_an_engine_that_is_not_built_says_so(tmp_path):
    with pytest.raises(EngineNotBuilt, match="make engine"):
        DirectCaller(tmp_path / "libengine.so")
