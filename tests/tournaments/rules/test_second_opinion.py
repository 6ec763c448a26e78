"""Swiss pairings compared with an independent engine, caissify-pairings."""

import random
from dataclasses import replace

import pytest

from services.tournaments.rules.competitions import Competition, Entrant, Game, Round
from services.tournaments.rules.engines import Demand
from services.tournaments.rules.federation_rules import DutchEngine
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.trf import trf16
from tests.tournaments.second_opinion import differing_rounds

RESULTS = [
    *(Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS),
    *(Result.WHITE_WINS_BY_FORFEIT, Result.BLACK_WINS_BY_FORFEIT, Result.DOUBLE_FORFEIT),
]


def tournament(seed, *, byes, players=16, rounds=6):
    """Paired by our engine, with results, forfeits and announced byes drawn by lot."""
    dice = random.Random(seed)
    entrants = tuple(Entrant(n, f"Player {n}", 2400 - 8 * n) for n in range(1, players + 1))
    found = Competition(entrants, name="Lots", planned_rounds=rounds, start_date="2026-05-01")
    for number in range(1, rounds + 1):
        away = {n for n in range(1, players + 1) if dice.random() < byes}
        present = tuple(n for n in range(1, players + 1) if n not in away)
        proposal = DutchEngine().pair(found, Demand(number, present))
        games = tuple(
            Game(white, black, dice.choices(RESULTS, (10, 10, 10, 1, 1, 1))[0])
            for white, black in proposal.pairs
        )
        absences = [(n, Absence.PAIRING_BYE) for n in proposal.sitting_out]
        absences += [(n, dice.choice([Absence.HALF_BYE, Absence.ZERO_BYE])) for n in sorted(away)]
        last = Round(number, games, tuple(absences))
        found = replace(found, rounds=(*found.rounds, last))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_both_agree_on_tournaments_with_forfeits_and_pairing_byes(seed, monkeypatch):
    assert differing_rounds(trf16(tournament(seed, byes=0)), monkeypatch) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_they_differ_on_announced_byes_only_because_the_checker_counts_them_all(seed, monkeypatch):
    report = trf16(tournament(seed, byes=0.06))
    assert differing_rounds(report, monkeypatch, corrected=True) == []
