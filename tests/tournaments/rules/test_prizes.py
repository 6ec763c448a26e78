"""Prizes: by place, in equal parts, by Hort; one prize each unless a group says otherwise."""

import pytest

from services.tournaments.rules.competitions import Competition, Entrant
from services.tournaments.rules.prizes import Prizes, Sharing, awards, shares
from services.tournaments.rules.standings import PrizeGroup, Standing, StandingLine, line_of


@pytest.mark.parametrize(
    ("sharing", "expected"),
    [
        (Sharing.NONE, [30000, 20000, 10000, 0]),
        (Sharing.AVERAGE, [30000, 10000, 10000, 10000]),
        (Sharing.HORT, [30000, 15000, 10000, 5000]),
    ],
)
def test_those_with_equal_points_share_as_it_was_announced(sharing, expected):
    assert shares(["5", "4", "4", "4"], (30000, 20000, 10000), sharing) == expected


@pytest.mark.parametrize("sharing", Sharing)
@pytest.mark.parametrize("heads", range(1, 8))
def test_no_cent_is_lost_and_nobody_gets_more_than_who_is_placed_better(sharing, heads):
    amounts = (10001, 5003, 333, 1)
    found = shares(["1"] * heads, amounts, sharing)
    assert sum(found) == sum(amounts[:heads])
    assert found == sorted(found, reverse=True)


def a_field() -> tuple[Standing, Competition]:
    entrants = (
        Entrant(1, "First", 2100, sex="m"),
        Entrant(2, "Second", 1700, sex="w"),
        Entrant(3, "Third", 1600, sex="w"),
    )
    lines: tuple[StandingLine, ...] = tuple(
        line_of(rank, entrant, (str(4 - rank),)) for rank, entrant in enumerate(entrants, start=1)
    )
    return Standing(3, ("PTS",), lines), Competition(
        name="Open", system="swiss", planned_rounds=3, entrants=entrants
    )


def test_who_has_a_prize_leaves_the_groups_below_to_others():
    standing, competition = a_field()
    general = Prizes(PrizeGroup("general"), (30000, 20000))
    women = Prizes(PrizeGroup("women", sex="w"), (5000,))
    found = awards(standing, competition, [general, women])
    assert [(each.group, each.number, each.cents) for each in found] == [
        ("general", 1, 30000),
        ("general", 2, 20000),
        ("women", 3, 5000),
    ]


def test_a_group_may_give_its_prizes_besides_others():
    standing, competition = a_field()
    general = Prizes(PrizeGroup("general"), (30000, 20000))
    below = Prizes(PrizeGroup("below 1800", rating_below=1800), (5000,), besides_others=True)
    found = awards(standing, competition, [general, below])
    assert found[-1].number == 2


@pytest.mark.parametrize(
    ("limits", "taken"),
    [
        ({"rating_from": 1500, "rating_below": 1800}, True),
        ({"rating_from": 1701}, False),
        ({"age_from": 9, "age_below": 11}, True),
        ({"age_from": 11}, False),
        ({"age_below": 10}, False),
        ({"clubs": ("brest", "Rennes")}, True),
        ({"clubs": ("Brest",)}, False),
        ({"clubs": ("RENNES",), "without_clubs": True}, False),
        ({"clubs": ("Brest",), "without_clubs": True}, True),
    ],
)
def test_a_group_takes_whom_its_limits_name(limits, taken):
    player = Entrant(1, "Child", 1700, club="Rennes", birth="2016-12-31")
    assert PrizeGroup("some", **limits).takes(player, 2026) is taken


def test_without_a_birthday_nobody_wins_a_prize_for_an_age():
    assert not PrizeGroup("any age", age_from=0).takes(Entrant(1, "Unknown"), 2026)
