"""Performance, reliability and regularity by worked tables."""

import math
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from services.games.diplomacy.domain import performance
from services.games.diplomacy.domain.attendance import Stay, Turn, regularity_of, reliability_of
from services.games.diplomacy.domain.performance import (
    Book,
    Counted,
    RatedGame,
    RatedSeat,
    rate,
    rate_all,
    rate_apart,
)

NOW = datetime(2030, 6, 1, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def a_game(*ranks: int, game_id: int = 1, **left_by: int) -> RatedGame:
    """Player 11 plays role 1, and so on."""
    return RatedGame(
        game_id,
        "standard",
        tuple(
            RatedSeat(role, 10 + role, rank, left_by.get(f"role_{role}"))
            for role, rank in enumerate(ranks, 1)
        ),
    )


def test_the_ranks_of_seven_are_worth_what_the_formula_says():
    weights = [1.5**power - 1 for power in (7, 6, 5, 4, 3, 2, 1)]
    shares = [performance.static_share(rank, 7) for rank in range(1, 8)]
    assert shares == pytest.approx([weight / sum(weights) for weight in weights])
    assert shares[0] == pytest.approx(0.38989, abs=1e-5)
    assert sum(shares) == pytest.approx(1)


def test_equals_expect_a_seventh_each():
    assert performance.expected_share(1500, [1500] * 6) == pytest.approx(1 / 7)


def delta(change):
    return change.after - change.before


def test_a_newcomers_solo_among_newcomers():
    changes = rate(Book(), a_game(1, 2, 3, 4, 5, 6, 7))
    # 40 * 21 * (0.38989 - 1/7)
    assert delta(changes[0]) == pytest.approx(207.51, abs=0.01)
    assert delta(changes[6]) == pytest.approx(40 * 21 * (performance.static_share(7, 7) - 1 / 7))
    assert sum(delta(change) for change in changes) == pytest.approx(0, abs=1e-9)


def test_all_tied_among_equals_moves_nothing():
    assert all(delta(change) == pytest.approx(0) for change in rate(Book(), a_game(*[1] * 7)))


def test_the_step_shrinks_with_experience_down_to_twenty():
    assert [performance.step_after(games) for games in (0, 10, 40, 400)] == [40, 35, 20, 20]


def test_nobody_falls_below_the_floor():
    book = Book(ratings={(17, "standard", 7): 1001.0})
    assert rate(book, a_game(1, 2, 3, 4, 5, 6, 7))[6].after == 1000


def test_the_loss_of_a_replaced_role_goes_to_the_one_who_left():
    *_others, last = rate(Book(), a_game(1, 2, 3, 4, 5, 6, 7, role_7=99))
    assert (last.player_id, delta(last) < 0) == (99, True)


def test_the_gain_of_a_replaced_role_goes_to_the_one_who_stayed():
    first, *_others = rate(Book(), a_game(1, 2, 3, 4, 5, 6, 7, role_1=99))
    assert (first.player_id, delta(first) > 0) == (11, True)


def test_roles_never_played_count_as_the_default():
    assert performance.overall({1: 1700.0, 2: 1500.0}, 7) == pytest.approx(1500 + 200 / 7)


@settings(max_examples=30)
@given(st.lists(st.permutations([1, 2, 3, 4, 5, 6, 7]), max_size=6))
def test_rating_everything_again_gives_the_same_book(all_ranks):
    games = [a_game(*ranks, game_id=number) for number, ranks in enumerate(all_ranks, 1)]
    step_by_step = Book()
    for game in games:
        rate(step_by_step, game)
    assert rate_all(games) == step_by_step


def test_games_with_and_without_messages_have_books_of_their_own():
    games = [
        replace(a_game(1, 2, 3, game_id=1), with_messages=True),
        replace(a_game(3, 2, 1, game_id=2), with_messages=False),
    ]
    books = rate_apart(games)
    assert books[Counted.ALL] == rate_all(games)
    assert books[Counted.WITH_MESSAGES] == rate_all(games[:1])
    assert books[Counted.WITHOUT_MESSAGES] == rate_all(games[1:])


def turn(hours_late: float = 0.0, days_ago: float = 10) -> Turn:
    due = NOW - days_ago * DAY
    return Turn(due, due + hours_late * HOUR, due + 48 * HOUR)


def test_who_played_no_turn_is_not_reliable_nor_unreliable():
    assert reliability_of([], [], NOW).value is None


def test_punctual_turns_add_a_thousandth_each():
    assert reliability_of([turn()] * 20, [], NOW).value == pytest.approx(100.02)


def test_hours_late_are_weighed_against_twelve_for_each_turn():
    # 10 turns forgive 120 hours; 6 + 24 hours late leave three quarters
    turns = [turn(6), turn(24), *[turn()] * 8]
    assert reliability_of(turns, [], NOW).value == pytest.approx(75)


def test_reliability_never_falls_below_nothing_by_lateness():
    assert reliability_of([turn(500)], [], NOW).value == 0


def test_an_excused_turn_takes_nothing():
    turns = [replace(turn(500), excused=True), turn()]
    assert reliability_of(turns, [], NOW).value == pytest.approx(100.002)


def test_each_dropout_takes_ten():
    assert reliability_of([turn()], [NOW - DAY, NOW - 2 * DAY], NOW).value == -20


def test_what_is_older_than_a_year_is_forgotten():
    assert reliability_of([turn(days_ago=400)], [NOW - 400 * DAY], NOW).value is None


def test_orders_that_never_came_are_late_until_the_adjudication():
    assert Turn(NOW, None, NOW + 24 * HOUR).hours_late == 24


def test_without_a_deadline_nobody_is_late():
    assert Turn(None, NOW, NOW).hours_late == 0


def test_regularity_as_worked_in_the_manual():
    # First game 100 weeks ago, played for 50 weeks in all, the last 73.048 days ago, 4 games.
    stays = [
        Stay(NOW - 700 * DAY, NOW - 700 * DAY + 87.5 * DAY),
        *[Stay(NOW - 336.548 * DAY, NOW - 73.048 * DAY)] * 3,
    ]
    told = regularity_of(stays, NOW)
    covered = 87.5 + 263.5
    assert told.seniority_weeks == pytest.approx(100)
    assert told.continuity_percent == pytest.approx(100 * covered / 700)
    assert told.value == pytest.approx(100 * math.exp(-0.2) * covered / 700 * 4)


def test_who_plays_without_a_break_has_full_continuity():
    told = regularity_of([Stay(NOW - 70 * DAY, None)], NOW)
    assert (told.continuity_percent, told.value) == (100, pytest.approx(10))


def test_games_at_the_same_time_are_not_counted_twice_in_continuity():
    told = regularity_of([Stay(NOW - 70 * DAY, None), Stay(NOW - 35 * DAY, NOW - 7 * DAY)], NOW)
    assert told.continuity_percent == pytest.approx(100)


def test_who_never_played_has_no_regularity():
    assert regularity_of([], NOW).value == 0


MOMENTS = st.floats(0, 900).map(lambda days: NOW - days * DAY)


@given(st.lists(st.tuples(MOMENTS, MOMENTS), min_size=1, max_size=8))
def test_continuity_stays_between_nothing_and_everything(pairs):
    told = regularity_of([Stay(min(pair), max(pair)) for pair in pairs], NOW)
    assert 0 <= told.continuity_percent <= 100 + 1e-9
    assert told.value >= 0
