"""The process that asks the library: quicker than it, with the same answers, in words."""

import json
import random

import pytest
from gacrux.chessjson import chessjson

from services.tournaments.rules import federation_worker
from services.tournaments.rules.competitions import Competition, Entrant, Game, Round
from services.tournaments.rules.federation_rules import report
from services.tournaments.rules.results import Absence, Result

BYES = (Absence.PAIRING_BYE, Absence.HALF_BYE, Absence.ZERO_BYE, Absence.FULL_BYE)


def random_tournament(seed):
    chance = random.Random(seed)
    players = chance.choice((5, 8, 11, 20))
    rounds = []
    for number in range(1, 5):
        order = chance.sample(range(1, players + 1), players)
        boards = chance.randint(2, players // 2)
        pairs = zip(order[:boards], order[boards : 2 * boards], strict=True)
        games = tuple(
            Game(w, b, chance.choice(list(Result)[1:]), n)
            for n, (w, b) in enumerate(pairs, start=1)
        )
        out = tuple((each, chance.choice(BYES)) for each in order[2 * boards :])
        rounds.append(Round(number, games, out))
    entrants = tuple(Entrant(n, f"Player {n}", 2400 - n) for n in range(1, players + 1))
    return Competition(entrants, tuple(rounds), 6, start_date="2026-07-01")


@pytest.mark.parametrize("seed", range(5))
def test_the_index_of_results_changes_no_answer(monkeypatch, seed):
    text = report(random_tournament(seed))
    names = ["PTS", "DE", "BH/C1", "SB", "PS", "TPR", "REP"]
    common = {"report": text, "unrated": None, "predetermined": bool(seed % 2), "absent": []}
    questions = [
        {"ask": "tie_breaks", "round": 4, "names": names, **common},
        {"ask": "pair", "round": 5, "explain": True, **common},
    ]
    quick = [federation_worker.answer(json.dumps(each)) for each in questions]
    monkeypatch.setattr(chessjson, "append_result", federation_worker._append_to_all)
    assert [federation_worker.answer(json.dumps(each)) for each in questions] == quick


def test_what_only_a_programmer_understands_is_said_to_be_so():
    question = {"ask": "pair", "report": "", "round": 1, "absent": [], "explain": False}
    assert "could not be applied" in federation_worker.answer(json.dumps(question))["rejected"]
