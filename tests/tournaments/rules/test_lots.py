"""Numbers of a round robin drawn by lot; Varma's envelopes keep countrymen apart at the end."""

from itertools import combinations

import pytest

from services.tournaments.rules.competitions import Entrant
from services.tournaments.rules.engines import WrongEntry
from services.tournaments.rules.lots import (
    RoundRobinSettings,
    draw_lots,
    envelopes,
    round_robin_settings,
)
from services.tournaments.rules.settings import WrongSetting
from tests.tournaments.rules.test_round_robin import schedule


def field(federations):
    return [
        Entrant(n, f"Player {n:02}", 2400 - n, federation=federation.strip())
        for n, federation in enumerate(federations, start=1)
    ]


def last_meetings(numbers, players):
    """Pairs of these numbers who meet in one of the last three rounds."""
    ends = {frozenset(pair) for pairs in schedule(players)[-3:] for pair in pairs}
    return [pair for pair in combinations(numbers, 2) if frozenset(pair) in ends]


@pytest.mark.parametrize("players", range(9, 25))
def test_nobody_meets_one_of_his_envelope_in_the_last_three_rounds(players):
    four = envelopes(players)
    assert sorted(number for envelope in four for number in envelope) == list(range(1, players + 1))
    assert [last_meetings(envelope, players) for envelope in four] == [[], [], [], []]


@pytest.mark.parametrize("seed", range(20))
def test_countrymen_meet_before_the_last_three_rounds(seed):
    players = field("FFFFGGGSSSX ")
    listed = draw_lots(players, RoundRobinSettings("varma", random_seed=seed))
    assert sorted(each.number for each in listed) == list(range(1, 13))
    for federation in "FGS":
        numbers = [n for n, each in enumerate(listed, 1) if each.federation == federation]
        assert last_meetings(numbers, 12) == []


def test_clubs_count_instead_of_federations_when_asked():
    players = [Entrant(n, f"Player {n:02}", club="Harbour" * (n < 4)) for n in range(1, 11)]
    listed = draw_lots(players, RoundRobinSettings("varma", "club", 5))
    numbers = [n for n, each in enumerate(listed, 1) if each.club]
    assert any(set(numbers) <= set(envelope) for envelope in envelopes(10))


def test_a_contingent_too_large_for_any_envelope_draws_from_several():
    listed = draw_lots(field("F" * 10), RoundRobinSettings("varma"))
    assert sorted(each.number for each in listed) == list(range(1, 11))


def test_lots_are_by_strength_unless_asked_and_repeat_with_their_seed():
    players = field("F" * 8)
    assert draw_lots(players, RoundRobinSettings()) == players
    by_lot = RoundRobinSettings("random", random_seed=3)
    assert draw_lots(players, by_lot) == draw_lots(players, by_lot) != players


def test_varma_has_no_table_for_eight_or_twenty_five():
    for count in (8, 25):
        with pytest.raises(WrongEntry, match="9 to 24"):
            draw_lots(field("F" * count), RoundRobinSettings("varma"))
    with pytest.raises(WrongSetting, match="luck"):
        round_robin_settings({"luck": 1})
