"""Players of one club, federation or family kept apart, always or where possible."""

import random
from dataclasses import replace

import pytest

from services.tournaments.exchange.domain.trf_reading import read_trf
from services.tournaments.rounds.engines import ENGINES
from services.tournaments.rules.competitions import Competition, Entrant, Game, Round
from services.tournaments.rules.engines import Demand, NoPairingPossible
from services.tournaments.rules.results import Result
from services.tournaments.rules.separation import separations_to_try, validate_separation
from services.tournaments.rules.settings import WrongSetting
from services.tournaments.rules.trf import trf26
from tests.tournaments.pairing_checker import check_pairings


def field(clubs, **more):
    """A player for each letter: the letter is the club, a space is nobody's."""
    entrants = tuple(
        Entrant(n, f"Player {n}", 2400 - 10 * n, club=club.strip())
        for n, club in enumerate(clubs, start=1)
    )
    defaults = {"planned_rounds": 5, "start_date": "2026-05-01"}
    return Competition(entrants, **{**defaults, **more})


def paired(competition, number=1):
    everybody = tuple(entrant.number for entrant in competition.entrants)
    return ENGINES[competition.system].pair(competition, Demand(number, everybody))


def met(proposal):
    return {frozenset(pair) for pair in proposal.pairs}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("system", "clubs", "together"),
    [
        ("swiss", "A   A   ", (1, 5)),
        ("keizer", "AA      ", (1, 2)),
    ],
)
@pytest.mark.parametrize("firmness", ["soft", "hard"])
def test_players_of_one_club_do_not_meet(system, clubs, together, firmness):
    free = field(clubs, system=system)
    assert frozenset(together) in met(paired(free))
    apart = replace(free, settings={"apart": {"club": firmness}})
    assert frozenset(together) not in met(paired(apart))
    assert paired(apart).relaxations == ()


@pytest.mark.parametrize("system", ["swiss", "keizer"])
def test_a_soft_wish_gives_way_and_says_so_where_a_hard_one_ends_the_pairing(system):
    clubs = field("AAA ", system=system, settings={"apart": {"club": "soft"}})
    found = paired(clubs)
    assert len(found.pairs) == 2
    assert len(found.relaxations) == 1
    with pytest.raises(NoPairingPossible):
        paired(replace(clubs, settings={"apart": {"club": "hard"}}))


def test_large_groups_give_way_before_small_ones():
    clubs = field("AABBBCCCC", settings={"apart": {"club": "soft"}})
    tried = [[len(group) for group in groups] for groups in separations_to_try(clubs, range(1, 10))]
    assert tried == [[2, 3, 4], [2], []]
    crowded = replace(clubs, entrants=field("AABBBBBB").entrants)
    assert [len(groups) for groups in separations_to_try(crowded, range(1, 9))] == [1, 0]


def test_families_are_known_by_the_name_before_the_comma():
    entrants = (Entrant(1, "Durand, Anne"), Entrant(2, "Li, Wei"), Entrant(3, "DURAND, Luc"))
    family = Competition(entrants, settings={"apart": {"family": "hard"}})
    assert list(separations_to_try(family, (1, 2, 3))) == [(frozenset((1, 3)),)]


@pytest.mark.slow
def test_the_checker_follows_what_was_kept_apart_round_by_round():
    dice, competition = random.Random(3), field("ABCAB CDADBCDA  ")
    for number in range(1, 6):
        wish = {"apart": {"club": "soft"}} if number != 3 else {}
        found = paired(replace(competition, settings=wish), number)
        outcomes = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
        games = tuple(Game(white, black, dice.choice(outcomes)) for white, black in found.pairs)
        last = Round(number, games, apart=found.apart)
        competition = replace(competition, rounds=(*competition.rounds, last))
    assert [bool(played.apart) for played in competition.rounds] == [True, True, False, True, True]
    read = read_trf(trf26(competition))
    assert [set(played.apart) for played in read.rounds] == [
        set(played.apart) for played in competition.rounds
    ]
    assert all(each["agrees"] for each in check_pairings(read))
    forgotten = tuple(replace(played, apart=()) for played in competition.rounds)
    assert not all(each["agrees"] for each in check_pairings(replace(read, rounds=forgotten)))


@pytest.mark.parametrize("wrong", [[], {"hair": "soft"}, {"club": "maybe"}])
def test_only_known_wishes_are_taken(wrong):
    with pytest.raises(WrongSetting):
        validate_separation(wrong)
