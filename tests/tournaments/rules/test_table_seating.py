"""Boards of seven: fewest repeated meetings, no role twice, preferences."""

from collections import Counter
from itertools import combinations

import pytest

from services.tournaments.rules.engines import WrongEntry
from services.tournaments.rules.table_seating import History, Wish, seat_tables

POWERS = ("A", "E", "F", "G", "I", "R", "T")


def season(players, rounds):
    history, played = History(), []
    for number in range(rounds):
        tables, _ = seat_tables(range(1, players + 1), POWERS, history, Wish(seed=number))
        history = history.after(tables)
        played += tables
    return history, played


def test_everybody_sits_once_and_the_rest_sit_out():
    tables, out = seat_tables(range(1, 17), POWERS, History())
    seated = [player for table in tables for player in table.players]
    assert sorted(seated) == list(range(1, 15))
    assert out == [15, 16]


def test_nobody_plays_the_same_power_twice_in_four_rounds():
    history, _ = season(28, 4)
    assert max(history.roles.values()) == 1


def test_meetings_are_spread():
    history, played = season(49, 3)
    assert max(history.meetings.values()) <= 2
    repeated = sum(count > 1 for count in history.meetings.values())
    assert repeated < len(played)


def test_the_same_seed_seats_the_same():
    wish = Wish(seed=5)
    assert seat_tables(range(21), POWERS, History(), wish) == seat_tables(
        range(21), POWERS, History(), wish
    )


def test_pairs_kept_apart_do_not_share_a_table():
    family = frozenset(frozenset(pair) for pair in combinations((1, 2, 3), 2))
    tables, _ = seat_tables(range(1, 22), POWERS, History(), Wish(apart=family))
    together = Counter(sum(player in (1, 2, 3) for player in table.players) for table in tables)
    assert together == {1: 3}


def test_preferences_are_followed_where_they_do_not_collide():
    wish = Wish(preferences={1: "FGIRT", 2: "T"})
    tables, _ = seat_tables(range(1, 8), POWERS, History(), wish)
    assert (tables[0].seats["F"], tables[0].seats["T"]) == (1, 2)


def test_fewer_players_than_seats_are_refused():
    with pytest.raises(WrongEntry):
        seat_tables(range(6), POWERS, History())
