"""The deal of the roles: best satisfaction, and a lot that anyone can check."""

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from services.games.diplomacy.domain.deals import deal, lot

SEATS, ROLES = [11, 12, 13, 14], [1, 2, 3, 4]
WISHES = st.fixed_dictionaries({seat: st.permutations(ROLES) for seat in SEATS})


def disappointment(dealt, preferences):
    """The sum of the places, from 0, at which everyone's role stands on his list."""
    return sum(preferences[seat].index(role) for seat, role in dealt.items())


@settings(max_examples=60)
@given(WISHES, st.text(max_size=8))
def test_no_other_deal_satisfies_better(wishes, seed):
    dealt = deal(SEATS, ROLES, wishes, seed)
    assert sorted(dealt.values()) == ROLES
    best = min(
        disappointment(dict(zip(SEATS, roles, strict=True)), wishes)
        for roles in itertools.permutations(ROLES)
    )
    assert disappointment(dealt, wishes) == best


@settings(max_examples=30)
@given(WISHES)
def test_among_equal_deals_the_first_seat_of_the_lot_gets_the_first_role_it_can(wishes):
    seats, roles = lot("seed", "seat", SEATS), lot("seed", "role", ROLES)
    deals = [
        dict(zip(seats, given_roles, strict=True)) for given_roles in itertools.permutations(roles)
    ]
    least = min(disappointment(one, wishes) for one in deals)
    first = next(one for one in deals if disappointment(one, wishes) == least)
    assert deal(SEATS, ROLES, wishes, "seed") == first


def test_everyone_gets_his_wish_when_wishes_differ():
    wishes = {
        seat: [role, *(other for other in ROLES if other != role)]
        for seat, role in zip(SEATS, ROLES, strict=True)
    }
    assert deal(SEATS, ROLES, wishes, "any") == dict(zip(SEATS, ROLES, strict=True))


def test_one_silent_player_leaves_the_deal_to_the_lot():
    wishes = dict.fromkeys(SEATS[1:], ROLES)
    assert deal(SEATS, ROLES, wishes, "s") == dict(
        zip(lot("s", "seat", SEATS), lot("s", "role", ROLES), strict=True)
    )


def test_the_lot_is_the_published_one():
    assert lot("entente", "role", range(1, 8)) == [7, 2, 5, 1, 6, 3, 4]


def test_the_order_in_which_players_joined_changes_nothing():
    wishes = dict.fromkeys(SEATS, ROLES)
    assert deal(SEATS, ROLES, wishes, "x") == deal(SEATS[::-1], ROLES[::-1], wishes, "x")
