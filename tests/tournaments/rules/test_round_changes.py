"""Changes of a round already shown, step by step, without a running service."""

import pytest

from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.round_changes import (
    Arrangement,
    Change,
    Seat,
    Step,
    WrongChange,
    boards_with_lost_results,
    changed,
    keeps_opponents,
    players_concerned,
)

ROUND = Arrangement(
    {1: Seat(10, 11, Result.WHITE_WINS), 2: Seat(12, 13)},
    {14: Absence.PAIRING_BYE, 15: Absence.HALF_BYE},
    frozenset({16}),
)


def after(*steps):
    return changed(ROUND, [Change(*step) for step in steps])


def test_a_latecomer_is_paired_with_the_bye():
    done = after((Step.PAIR, 16, 14))
    assert done.boards[3] == Seat(16, 14)
    assert done.sitting_out == {15: Absence.HALF_BYE}
    assert not done.waiting
    assert players_concerned(ROUND, done) == {14, 16}


def test_a_latecomer_takes_the_place_of_somebody_who_then_sits_out():
    done = after((Step.SWAP, 16, 13))
    assert done.boards[2] == Seat(12, 16)
    assert done.sitting_out[13] == Absence.ZERO_BYE


def test_two_players_change_places_and_the_game_that_was_played_is_lost():
    done = after((Step.SWAP, 11, 13))
    assert done.boards == {1: Seat(10, 13), 2: Seat(12, 11)}
    assert boards_with_lost_results(ROUND, done) == [1]


def test_turned_colours_keep_who_won():
    done = after((Step.TURN, 1))
    assert done.boards[1] == Seat(11, 10, Result.BLACK_WINS)
    assert boards_with_lost_results(ROUND, done) == []


def test_opponents_who_change_places_turn_their_colours():
    assert after((Step.SWAP, 10, 11)) == after((Step.TURN, 1))


def test_boards_change_their_numbers_with_their_results():
    done = after((Step.SWAP_BOARDS, 1, 2))
    assert done.boards == {1: Seat(12, 13), 2: Seat(10, 11, Result.WHITE_WINS)}
    assert boards_with_lost_results(ROUND, done) == []
    assert players_concerned(ROUND, done) == {10, 11, 12, 13}


def test_who_loses_his_opponent_to_a_bye_has_the_pairing_bye():
    done = changed(ROUND, [Change(Step.BYE, 12, absence=Absence.HALF_BYE)])
    assert (done.sitting_out[12], done.sitting_out[13]) == (Absence.HALF_BYE, Absence.PAIRING_BYE)
    assert list(done.boards) == [1]


def test_a_board_that_is_free_is_used_again():
    done = after((Step.UNPAIR, 1), (Step.PAIR, 11, 14))
    assert done.boards[1] == Seat(11, 14)


@pytest.mark.parametrize(
    "steps",
    [
        [(Step.PAIR, 10, 14)],
        [(Step.PAIR, 14, 14)],
        [(Step.PAIR, 14, 99)],
        [(Step.SWAP, 14, 15)],
        [(Step.SWAP, 10, 99)],
        [(Step.TURN, 7)],
        [(Step.UNPAIR, 1), (Step.TURN, 1)],
        [(Step.SWAP_BOARDS, 1, 7)],
        [(Step.BYE, 99)],
    ],
)
def test_what_does_not_fit_the_boards_is_refused(steps):
    with pytest.raises(WrongChange):
        after(*steps)


@pytest.mark.parametrize(
    ("change", "keeps"),
    [
        (Change(Step.TURN, 1), True),
        (Change(Step.SWAP_BOARDS, 1, 2), True),
        (Change(Step.BYE, 14, absence=Absence.HALF_BYE), True),
        (Change(Step.BYE, 10), False),
        (Change(Step.PAIR, 14, 15), False),
        (Change(Step.UNPAIR, 1), False),
    ],
)
def test_later_rounds_stand_only_if_everybody_keeps_his_opponent(change, keeps):
    assert keeps_opponents(ROUND, [change]) is keeps
