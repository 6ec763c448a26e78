"""Tables of Molter: everybody meets everybody of the other teams, and teams are spread."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as some

from services.tournaments.rules.colours import balance_colours
from services.tournaments.rules.competitions import Competition, Entrant
from services.tournaments.rules.engines import Demand, NoPairingPossible, WrongEntry
from services.tournaments.rules.molter import MolterEngine, table
from services.tournaments.rules.settings import WrongSetting
from services.tournaments.rules.systems import validate_settings

SIZES = [(teams, size) for teams in range(2, 9) for size in range(1, 9)]


def require_colours_in_balance(rounds):
    colours = {}
    for games in rounds:
        for white, black in games:
            colours[white] = colours.get(white, "") + "w"
            colours[black] = colours.get(black, "") + "b"
    for sequence in colours.values():
        halves = [sequence[at : at + 2] for at in range(0, len(sequence) - 1, 2)]
        assert set(halves) <= {"wb", "bw"}


def require_one_game_each(rounds):
    for games in rounds:
        busy = [seat for game in games for seat in game]
        assert len(busy) == len(set(busy))
        assert all(white[0] != black[0] for white, black in games)


@pytest.mark.parametrize(("teams", "size"), SIZES)
def test_everybody_meets_each_player_of_the_other_teams_once(teams, size):
    rounds = table(teams, size)
    met = Counter(frozenset(game) for games in rounds for game in games)
    assert set(met.values()) == {1}
    assert len(met) == size * size * teams * (teams - 1) // 2
    require_one_game_each(rounds)
    require_colours_in_balance(rounds)


@pytest.mark.parametrize(("teams", "size"), SIZES)
def test_nobody_rests_but_of_an_odd_number_of_players_each_in_turn(teams, size):
    rounds = table(teams, size)
    if teams * size % 2 == 0:
        assert {len(games) for games in rounds} == {teams * size // 2}
        assert len(rounds) == (teams - 1) * size
    else:
        games = Counter(seat for played in rounds for game in played for seat in game)
        assert len(rounds) == teams * size
        assert set(games.values()) == {(teams - 1) * size}
        for start in range(0, len(rounds), teams):
            layer = rounds[start : start + teams]
            resting = Counter(seat for played in layer for game in played for seat in game)
            assert set(resting.values()) == {teams - 1}


@pytest.mark.parametrize(("teams", "size"), [each for each in SIZES if each[0] > 2])
def test_a_team_is_spread_over_the_others_in_every_round(teams, size):
    even_share = -(-size // (teams - 1))
    for games in table(teams, size):
        against = Counter(frozenset((white[0], black[0])) for white, black in games)
        assert max(against.values()) <= even_share + 2
        if size >= 4:
            assert max(against.values()) < size


@pytest.mark.parametrize(("teams", "size"), SIZES)
def test_in_the_short_table_everybody_meets_one_of_every_team(teams, size):
    if teams % 2 and size % 2:
        with pytest.raises(WrongEntry, match="odd number of teams"):
            table(teams, size, "every_team")
        return
    rounds = table(teams, size, "every_team")
    assert len(rounds) == teams - 1
    met = Counter(
        (seat, other[0]) for games in rounds for game in games for seat, other in (game, game[::-1])
    )
    assert set(met.values()) == {1}
    assert len(met) == teams * size * (teams - 1)
    require_one_game_each(rounds)
    require_colours_in_balance(rounds)
    for games in rounds:
        floaters = [(white[1], black[1]) for white, black in games if white[1] != black[1]]
        assert len(floaters) == (size // 2 if teams % 2 else 0)
        assert all(abs(one - other) == 1 for one, other in floaters)


@pytest.mark.slow
@given(some.integers(2, 8), some.lists(some.randoms(use_true_random=False), max_size=9))
def test_any_schedule_can_be_coloured_in_balance(players, lots):
    rounds = []
    for dice in lots:
        order = dice.sample(range(players), players)[: dice.randint(0, players)]
        rounds.append(list(zip(order[::2], order[1::2], strict=False)))
    coloured = balance_colours(rounds)
    assert [[set(game) for game in games] for games in coloured] == [
        [set(game) for game in games] for games in rounds
    ]
    require_colours_in_balance(coloured)


def entrants(count, teams):
    return tuple(Entrant(n, f"Player {n}", team=1 + n % teams) for n in range(1, count + 1))


def test_five_teams_of_four_play_sixteen_rounds_without_a_rest():
    competition, everybody = Competition(entrants(20, 5)), tuple(range(1, 21))
    pairs = []
    for number in range(1, 17):
        found = MolterEngine().pair(competition, Demand(number, everybody))
        assert found.sitting_out == ()
        assert found.explanation == [
            {"table": "Molter 5 x 4, everybody", "round": number, "of": 16}
        ]
        pairs += found.pairs
    assert len({frozenset(pair) for pair in pairs}) == 160
    with pytest.raises(NoPairingPossible, match="play 16 rounds"):
        MolterEngine().pair(competition, Demand(17, everybody))


def test_the_initial_colour_turns_all_boards():
    white = MolterEngine().pair(Competition(entrants(6, 3)), Demand(1, (1, 2, 3, 4, 5, 6)))
    turned = Competition(entrants(6, 3), initial_colour="b")
    black = MolterEngine().pair(turned, Demand(1, (1, 2, 3, 4, 5, 6)))
    assert black.pairs == tuple((two, one) for one, two in white.pairs)


@pytest.mark.parametrize(
    ("players", "reason"),
    [
        (entrants(5, 2), "same number"),
        (entrants(3, 1), "two at least"),
        ((Entrant(1, "Alone"), Entrant(2, "Lonely")), "same number"),
        (entrants(202, 2), "at most 200 players"),
    ],
)
def test_teams_must_be_equal_and_not_too_many(players, reason):
    with pytest.raises(WrongEntry, match=reason):
        MolterEngine().pair(Competition(players), Demand(1, (1, 2)))


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [({"meet": "nobody"}, "everybody or every_team"), ({"boards": 4}, "no such setting of Molter")],
)
def test_wrong_settings_are_refused_with_the_reason(chosen, reason):
    with pytest.raises(WrongSetting, match=reason):
        validate_settings("molter", chosen)
