"""Stones, captures, suicide and ko."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as some
from sgfmill import boards as sgfmill_boards

from services.games.go.domain.board import Board, Colour
from services.games.go.domain.points import LABEL_LETTERS, point_of, points_of, sgf_of
from services.games.go.domain.position import Position
from services.games.go.domain.rules_broken import (
    IllegalPosition,
    InvalidCoordinates,
    Ko,
    RuleBroken,
    SizeRange,
    Suicide,
)
from tests.games.go.domain.boards import drawn, rows_of
from tests.games.go.domain.counts import few


def test_a_group_without_liberty_is_taken():
    board = drawn(".XO..", "XOOX.", ".XX..", ".....", ".....")
    assert sorted(board.play(point_of("da", 5), Colour.BLACK)) == [2, 6, 7]
    assert rows_of(board)[:2] == [".X.X.", "X..X."]


@pytest.mark.parametrize(
    "rows",
    [
        (".X...", "X....", ".....", ".....", "....."),
        (".OX..", "XX...", ".....", ".....", "....."),
    ],
)
def test_suicide_of_one_or_more_stones_is_refused_and_changes_nothing(rows):
    board = drawn(*rows)
    with pytest.raises(Suicide):
        board.play(0, Colour.WHITE)
    assert rows_of(board) == list(rows)


def test_a_stone_without_liberty_is_legal_when_it_takes():
    board = drawn(".OX..", "OX...", "X....", ".....", ".....")
    assert board.play(0, Colour.BLACK) == [1, 5]


@pytest.mark.parametrize("point", [-1, 25, 0])
def test_stones_need_an_empty_point_of_the_board(point):
    with pytest.raises(IllegalPosition):
        drawn("X....", ".....", ".....", ".....", ".....").play(point, Colour.WHITE)


def ko_position() -> Position:
    position = Position(drawn(".XO..", "X.XO.", ".XO..", ".....", "....."))
    position.play(point_of("bb", 5), Colour.WHITE)
    return position


def test_a_ko_cannot_be_taken_back_at_once():
    position = ko_position()
    before = rows_of(position.board)
    with pytest.raises(Ko):
        position.play(point_of("cb", 5), Colour.BLACK)
    assert rows_of(position.board) == before
    assert position.prisoners == {Colour.BLACK: 0, Colour.WHITE: 1}


def test_a_ko_is_free_after_a_move_elsewhere():
    position = ko_position()
    position.play(point_of("ee", 5), Colour.BLACK)
    position.play(point_of("ed", 5), Colour.WHITE)
    assert position.play(point_of("cb", 5), Colour.BLACK) == [point_of("bb", 5)]


@pytest.mark.parametrize("size", [4, 26])
def test_boards_have_5_to_25_lines(size):
    with pytest.raises(SizeRange):
        Board(size)


@given(some.integers(5, 25), some.data())
@few
def test_points_are_read_as_they_are_written(size, data):
    point = data.draw(some.integers(0, size * size - 1))
    assert point_of(sgf_of(point, size), size) == point
    label = f"{LABEL_LETTERS[point % size]}{size - point // size}"
    assert point_of(label, size) == point


@pytest.mark.parametrize("text", ["", "i5", "f1", "a6", "a0", "zz", "5a", "abc", "é5", "a²"])
def test_what_is_no_point_is_refused(text):
    with pytest.raises(InvalidCoordinates):
        point_of(text, 5)


@pytest.mark.parametrize("text", ["aabbcc", "aa,bb,cc", "a5 bb c3"])
def test_lists_of_points_can_be_written_in_three_ways(text):
    assert points_of(text, 5) == [0, 6, 12]


@given(some.sampled_from([5, 6, 9, 13]), some.integers(0, 10**6))
@few
def test_random_games_go_as_with_sgfmill(size, seed):
    chance = random.Random(seed)
    position, reference = Position(Board(size)), sgfmill_boards.Board(size)
    forbidden, colour = None, Colour.BLACK
    for _ in range(size * size * 2):
        point = chance.randrange(size * size)
        row, column = divmod(point, size)
        is_empty = reference.get(row, column) is None
        before = reference.copy()
        try:
            position.play(point, colour)
        except RuleBroken as broken:
            if is_empty and broken.code == "ko":
                assert forbidden == (row, column)
            elif is_empty:
                reference.play(row, column, " bw"[colour])
                assert reference.get(row, column) is None  # sgfmill lets stones take themselves
                reference = before
            continue
        forbidden = reference.play(row, column, " bw"[colour])
        assert [" bw"[stone] for stone in position.board.stones] == [
            reference.get(*divmod(at, size)) or " " for at in range(size * size)
        ]
        colour = colour.opponent
