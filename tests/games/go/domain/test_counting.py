"""Counting, toggles, and the proposal of dead stones and seki."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from services.games.go.domain.board import Board
from services.games.go.domain.counting import Toggle, count, marks_after
from services.games.go.domain.eye_space import gives_two_eyes
from services.games.go.domain.handicap import Ruleset
from services.games.go.domain.points import point_of, points_of
from services.games.go.domain.score_proposal import Judgement, score_proposal
from tests.games.go.domain.boards import drawn
from tests.games.go.domain.counts import few
from tests.games.go.finished import SIZES, verdict

LEAST_GAMES = {9: 42, 13: 26, 19: 10}
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
    assert marks_after(DIVIDED, frozenset(), points, how=Toggle.UNIQUE) == frozenset(points)


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
    assert proposal.reasons[point_of("bb", 7)].startswith("dead: taken in 9")
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
    assert broken.reasons[point_of("aa", 9)].startswith("open: these 18 points touch both")
    assert point_of("aa", 9) in broken.open
    assert point_of("ai", 9) not in broken.open


def test_an_eye_of_a_group_in_seki_is_proposed_neutral():
    board = drawn(".X.O.OX..", "XXXOOOX..", "OOOXXXX..", *["..OX....."] * 6)
    proposal = score_proposal(board)
    assert not proposal.dead
    assert proposal.neutral == {point_of("aa", 9), point_of("ea", 9)}


def test_a_group_with_the_smaller_eye_is_no_seki_but_dead():
    rows = [".X.O..OX.", "XXXOO.OX.", "OOOXOOOX.", "..OXXXXX.", *["..OX....."] * 5]
    proposal = score_proposal(drawn(*rows))
    assert point_of("ba", 9) in proposal.dead
    assert proposal.neutral == frozenset()


def test_a_big_empty_territory_lives_with_all_that_surrounds_it():
    rows = ["X........", "XXXX.....", "XOOOX.XXX", "XOO.OXXOX", "OO..OOOOO"]
    proposal = score_proposal(drawn(*rows, ".........", ".O.......", ".......O.", "......O.."))
    assert not proposal.dead
    assert proposal.reasons[point_of("aa", 9)] == "alive: its territory has room for two eyes"


@pytest.mark.parametrize(
    ("rows", "lives"),
    [
        ((".XXXX.",), True),
        ((".XX...", "..XX.."), True),
        ((".XX...", ".XX..."), False),
        ((".XXX..", "..X..."), False),
        ((".XXX..", ".XX..."), False),
        ((".XXX..", ".X.X.."), True),
        ((".XXX..",), False),
    ],
)
def test_a_captured_shape_gives_two_eyes_unless_its_middle_kills(rows, lives):
    board = drawn(*rows, *["......"] * (6 - len(rows)))
    shape = [point for point, stone in enumerate(board.stones) if stone]
    assert gives_two_eyes(board, shape) is lives


def test_a_seki_is_kept_where_the_captured_stones_would_make_two_eyes():
    board = drawn(
        ".OXOOXXXO",
        "OOXOXXXOO",
        ".OX.X.XXO",
        "OOX...XOO",
        ".OOX..XXO",
        "OOX..XXOO",
        "OX.XXOOO.",
        "X.X.XOXXX",
        ".X..XOOO.",
    )
    proposal = score_proposal(board)
    assert proposal.reasons[point_of("ia", 9)].startswith("seki")
    assert proposal.reasons[point_of("gh", 9)].startswith("seki")


def test_both_players_are_proposed_the_same():
    assert score_proposal(DIVIDED) == score_proposal(DIVIDED.copy())


def test_every_group_is_judged_with_a_certainty():
    proposal = score_proposal(ENCLOSED)
    judged = {min(group.points): (group.judgement, group.certainty) for group in proposal.groups}
    judgement, certainty = judged[point_of("bb", 7)]
    assert judgement is Judgement.DEAD
    assert 0.8 < certainty < 1
    assert sum(len(group.points) for group in proposal.groups) == sum(map(bool, ENCLOSED.stones))


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_ends_of_real_games_are_proposed_as_gnugo_judges_them(size):
    found = verdict(size)
    assert found.games >= LEAST_GAMES[size]
    assert found.right >= 0.98 * found.stones > 0.98 * found.right_without
    assert found.winners_turned == 0


@pytest.mark.slow
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
