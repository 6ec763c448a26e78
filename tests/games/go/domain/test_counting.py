"""Counting, toggles, and the proposal of dead stones and seki."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from services.games.go.domain.board import Board
from services.games.go.domain.counting import count, marks_after
from services.games.go.domain.handicap import Ruleset
from services.games.go.domain.points import point_of, points_of
from services.games.go.domain.score_proposal import score_proposal
from tests.games.go.domain.boards import drawn
from tests.games.go.domain.counts import few

NO_PRISONERS = {1: 0, 2: 0}
DIVIDED = drawn(
    "..X.O....",
    ".OX.O..X.",
    "..X.OO...",
    "XXX..O.OO",
    "...X.OO..",
    ".X.XXXO..",
    "....O.XO.",
    ".O..X.XO.",
    "......XO.",
)
boards = some.integers(5, 7).flatmap(
    lambda size: some.lists(
        some.sampled_from([0, 0, 1, 2]), min_size=size * size, max_size=size * size
    ).map(lambda stones: Board(size, stones))
)


def test_an_empty_board_is_worth_the_komi():
    assert count(Board(5), frozenset()).score(Ruleset.JAPANESE, 6.5, 0, NO_PRISONERS) == 6.5


def test_both_rulesets_count_handicap_prisoners_and_dead_stones():
    board = drawn("..X.O", ".XXO.", "XX.OO", ".XXO.", "..XO.")
    counted = count(board, frozenset())
    assert counted.score(Ruleset.JAPANESE, 0.5, 3, {1: 0, 2: 0}) == -2.5
    assert counted.score(Ruleset.JAPANESE, 0.5, 3, {1: 2, 2: 5}) == 0.5
    assert counted.score(Ruleset.CHINESE, 0.5, 3, {1: 2, 2: 5}) == -1.5


def test_a_click_marks_a_group_and_its_companions():
    marked = marks_after(DIVIDED, frozenset(), points_of("bb hb bh", 9))
    assert marked == frozenset(points_of("bb bh hb eg", 9))
    assert count(DIVIDED, marked).score(Ruleset.JAPANESE, 6.5, 0, {1: 3, 2: 4}) == -3.5


def test_a_second_click_revives():
    marked = marks_after(DIVIDED, frozenset(), points_of("bh", 9))
    assert marks_after(DIVIDED, marked, points_of("eg", 9)) == frozenset()


def test_clicks_that_reach_the_same_group_count_once_when_asked():
    points = points_of("bh eg", 9)
    assert marks_after(DIVIDED, frozenset(), points) == frozenset()
    assert marks_after(DIVIDED, frozenset(), points, once=True) == frozenset(points)


def test_marking_one_side_dead_revives_the_other():
    board = drawn("X.O..", "..O..", "OOO..", ".....", ".....")
    white_dead = marks_after(board, frozenset(), [point_of("ca", 5)])
    assert point_of("ca", 5) in white_dead
    assert marks_after(board, white_dead, [0]) == frozenset([0])


def test_an_empty_region_can_be_made_neutral():
    board = drawn(".XO..", "XXO..", "OOO..", ".....", ".....")
    marked = marks_after(board, frozenset(), [0])
    assert marked == frozenset([0])
    assert count(board, marked).black_territory == frozenset()
    assert count(board, marked).neutral == frozenset([0])


@given(boards, some.data())
@few
def test_every_empty_point_is_counted_once(board, data):
    clicks = data.draw(some.lists(some.integers(0, board.size**2 - 1), max_size=4))
    marked = marks_after(board, frozenset(), clicks)
    found = count(board, marked)
    parts = [found.black_territory, found.white_territory, found.dame, found.neutral]
    assert sum(map(len, parts)) == board.stones.count(0) == len(frozenset().union(*parts))
    stones = found.black_stones + found.white_stones + found.black_dead + found.white_dead
    assert stones == board.size**2 - board.stones.count(0)


ENCLOSED = drawn("..X....", ".OX....", "..X....", "XXX.XXX", "..XOOOO", "..XO.O.", "..XOOOO")


def test_a_lonely_stone_is_proposed_dead_with_a_reason():
    proposal = score_proposal(ENCLOSED)
    assert point_of("bb", 7) in proposal.dead
    assert proposal.reasons[point_of("bb", 7)].startswith("dead: no eye")
    assert proposal.reasons[point_of("ca", 7)].startswith("alive")


def test_a_group_with_two_eyes_is_proposed_alive():
    assert point_of("df", 7) not in score_proposal(ENCLOSED).dead


def test_groups_that_share_their_last_two_liberties_are_proposed_as_seki():
    board = drawn(".XO.XO...", *[".XOXXO..."] * 7, ".XO.XO...")
    proposal = score_proposal(board)
    assert not proposal.dead
    assert "seki" in proposal.reasons[point_of("ca", 9)]
    assert "seki" in proposal.reasons[point_of("ea", 9)]
    assert "alive" in proposal.reasons[point_of("ba", 9)]


def test_a_border_with_a_gap_is_pointed_out_but_dame_are_not():
    closed = ["..X.O...."] * 4 + ["XXX.O...."] + ["..X.O...."] * 4
    assert score_proposal(drawn(*closed)).open == frozenset()
    broken = score_proposal(drawn(*closed[:2], "....O....", *closed[3:]))
    assert broken.reasons[point_of("aa", 9)].startswith("open: these 20 points touch both")
    assert point_of("aa", 9) in broken.open
    assert point_of("ai", 9) not in broken.open


@given(boards)
@few
def test_only_whole_groups_are_proposed_dead(board):
    dead = score_proposal(board).dead
    for point in dead:
        assert set(board.group(point)) <= dead
    assert all(board.stones[point] for point in dead)


@pytest.mark.parametrize("ruleset", Ruleset)
def test_territory_of_both_cancels_on_a_mirrored_board(ruleset):
    board = drawn("..X.O..", "..X.O..", "..X.O..", "..X.O..", "..X.O..", "..X.O..", "..X.O..")
    assert count(board, frozenset()).score(ruleset, 0, 0, NO_PRISONERS) == 0
