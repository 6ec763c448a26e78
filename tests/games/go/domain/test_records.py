"""Snapshots, move records, conditional moves and SGF."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as some
from sgfmill import sgf

from services.games.go.domain.board import Board, Colour
from services.games.go.domain.conditional import (
    PASS,
    RESIGN,
    answer_to,
    as_sgf,
    check_tree,
    text_of,
    tree_of,
)
from services.games.go.domain.counting import count
from services.games.go.domain.drawing import board_svg
from services.games.go.domain.points import point_of
from services.games.go.domain.position import Position
from services.games.go.domain.records import MarkedBy, MoveRecord, board_move, replay, score_step
from services.games.go.domain.rules_broken import (
    InvalidCondition,
    InvalidSgf,
    InvalidShape,
    InvalidSnapshot,
)
from services.games.go.domain.sgf_attach import check_attachment
from services.games.go.domain.sgf_export import Sheet, sgf_bytes
from services.games.go.domain.sgf_import import record_of, start_position
from services.games.go.domain.snapshots import (
    board_of,
    check_shape,
    differing_points,
    extended_snapshot,
    snapshot_of,
)
from tests.games.go.domain.boards import drawn
from tests.games.go.domain.counts import few

boards = some.integers(5, 25).flatmap(
    lambda size: some.builds(
        lambda filled: Board(size, [filled.get(point, 0) for point in range(size * size)]),
        some.dictionaries(some.integers(0, size * size - 1), some.integers(1, 2)),
    )
)


@given(boards)
@few
def test_snapshots_are_read_as_they_are_written(board):
    text = snapshot_of(board)
    assert board_of(text, board.size).stones == board.stones
    assert len(text) <= 216


def test_snapshots_fold_emptiness_and_forget_the_colour_of_the_dead():
    assert snapshot_of(drawn("X....", ".....", ".....", ".....", ".....")) == "Q"
    assert snapshot_of(drawn(".....", ".....", ".....", ".....", "....O")) == "@g"
    assert snapshot_of(Board(5)) == "A"
    assert snapshot_of(drawn("XO...", *["....."] * 4), frozenset([0, 1])) == "8"


@pytest.mark.parametrize(
    "text", ["", "A", "A S4", "A S26", "A S19 X", "A S19 W W", "! S19", "///////// S5"]
)
def test_what_is_no_start_position_is_refused(text):
    with pytest.raises(InvalidSnapshot):
        extended_snapshot(text)


def test_start_positions_tell_who_begins():
    assert extended_snapshot("Q S13 W").white_first
    assert not extended_snapshot("Q S13 B").white_first
    assert str(extended_snapshot("Q S13 W")) == "Q S13 W"


@pytest.mark.parametrize(
    "rows", [["....."] * 5, ["XXXXX"] * 5, ["OX...", "X....", ".....", ".....", "....."]]
)
def test_unplayable_shapes_are_refused(rows):
    with pytest.raises(InvalidShape):
        check_shape(drawn(*rows))


def test_differences_of_two_boards():
    rest = ["....."] * 4
    assert differing_points(drawn("X....", *rest), drawn("O..X.", *rest)) == [0, 3]


def test_records_rebuild_position_prisoners_and_ko():
    position = Position(Board(5))
    rows: list[MoveRecord] = []
    moves = ["ba", "ca", "ab", "db", "bc", "cc", "cb", "bb"]
    for number, text in enumerate(moves, 1):
        colour = Colour(2 - number % 2)
        captured = position.play(point_of(text, 5), colour)
        rows += board_move(number, colour, point_of(text, 5), captured, 5, 0)
    found = replay(Board(5), rows)
    assert found.position.board.stones == position.board.stones
    assert found.position.prisoners == position.prisoners == {1: 0, 2: 1}
    assert found.position.ko
    assert rows[-2] == MoveRecord(8, 0, 2, 1)
    assert replay(Board(5), rows, upto=7).position.prisoners == {1: 0, 2: 0}


def test_marks_are_toggled_and_forgotten_after_a_stone():
    rows = [
        *board_move(1, Colour.BLACK, 0, [], 5, 0),
        *score_step(2, Colour.WHITE, [0, 1], 5, 3),
        *score_step(3, Colour.BLACK, [1], 5, 0),
    ]
    assert [row.stone for row in rows if row.is_toggle] == [
        MarkedBy.WHITE,
        MarkedBy.WHITE,
        MarkedBy.BLACK,
    ]
    assert replay(Board(5), rows).marked == frozenset([0])
    rows += board_move(4, Colour.WHITE, 9, [], 5, 0)
    assert replay(Board(5), rows).marked == frozenset()


def test_typed_conditions_become_sequences():
    assert as_sgf("r14 n16 s16", Colour.WHITE) == "(;W[r14] ;B[n16] ;W[s16] )"
    assert as_sgf("Br14 Wn16", Colour.WHITE) == "(;B[r14] ;W[n16] )"
    assert as_sgf("", Colour.BLACK) == ""


def test_conditions_answer_the_moves_they_foresee():
    tree = tree_of("(;B[dd];W[pp](;B[dp];W[pd])(;B[];W[resign]))(;B[qq];W[dd])", 19)
    check_tree(tree, Position(Board(19)), Colour.BLACK)
    assert answer_to(tree, point_of("qq", 19)).move == point_of("dd", 19)
    reply = answer_to(tree, point_of("dd", 19))
    assert reply.move == point_of("pp", 19)
    assert answer_to(reply.children, PASS).move == RESIGN
    assert answer_to(tree, point_of("aa", 19)) is None
    assert tree_of(text_of(tree, 19), 19) == tree


@pytest.mark.parametrize(
    "text",
    [
        "(;B[dd])",
        "(;W[dd];B[pp])",
        "(;B[dd];W[dd])",
        "(;B[dd];W[pp])(;B[dd];W[qq])",
        "(;B[dd](;W[pp])(;W[qq]))",
        "(;B[dd];B[pp])",
        "(;B[];W[];B[dd];W[pp])",
        "(;B[zz];W[aa])",
        "(;B[dd];W[pp]",
        "(;B[dd];W[pp]))",
        "nonsense(",
        "(" * 600,
        "(;B[resign];W[dd])",
        "()",
        "(" + ";B[dd];W[pp]" * 51 + ")",
        "(;B[dd];W[pp])" + " " * 2048 + "(;B[qq];W[qp])",
    ],
)
def test_impossible_conditions_are_refused(text):
    with pytest.raises(InvalidCondition):
        check_tree(tree_of(text, 19), Position(Board(19)), Colour.BLACK)


def small_game() -> list[MoveRecord]:
    rows: list[MoveRecord] = []
    for number, point in enumerate([12, 6, 8, 18], 1):
        rows += board_move(number, 2 - number % 2, point, [], 5, 1)
    return [
        *rows,
        MoveRecord(5, 1, -1, 0, 0),
        MoveRecord(6, 2, -1, 0, 0),
        *score_step(7, Colour.BLACK, [6], 5, 0),
        *score_step(8, Colour.WHITE, [], 5, 0),
    ]


def test_exports_are_valid_and_tell_the_game():
    rows = small_game()
    final = replay(Board(5), rows)
    counted = count(final.position.board, final.marked)
    data = sgf_bytes(
        Sheet(
            Board(5),
            rows,
            {"PB": "Ann [x]", "RE": "B+3.5"},
            6.5,
            0,
            {1: "hello]"},
            final.marked,
            counted,
            "counted",
        )
    )
    game = sgf.Sgf_game.from_bytes(data)
    assert game.get_root().get("PB") == "Ann [x]"
    assert game.get_charset() == "UTF-8"
    assert b"CA[UTF-8]" in data
    assert b";B[]" in data
    record = record_of(data)
    assert record.stones == [(1, 12), (2, 6), (1, 8), (2, 18)]
    check_attachment(record, Board(5), 6.5, 0, rows)


def test_handicap_is_set_up_in_the_root():
    rows = [
        *board_move(1, 1, 6, [], 5, 0),
        *board_move(2, 1, 18, [], 5, 0),
        *board_move(3, 2, 12, [], 5, 0),
    ]
    record = record_of(sgf_bytes(Sheet(Board(5), rows, {}, 0.5, 2)))
    assert (record.handicap, record.black, record.stones) == (2, {6, 18}, [(2, 12)])
    check_attachment(record, Board(5), 0.5, 2, rows)
    assert start_position(record, 1)[0].stones[12] == Colour.WHITE
    assert start_position(record)[1]


@pytest.mark.parametrize(
    ("komi", "handicap", "size", "first"),
    [(7.5, 0, 5, 12), (6.5, 2, 5, 12), (6.5, 0, 6, 12), (6.5, 0, 5, 13)],
)
def test_records_of_other_games_cannot_be_attached(komi, handicap, size, first):
    rows = small_game()
    record = record_of(sgf_bytes(Sheet(Board(5), rows, {}, 6.5, 0)))
    played = [*board_move(1, 1, first, [], size, 0), *rows[1:]]
    with pytest.raises(InvalidSgf):
        check_attachment(record, Board(size), komi, handicap, played)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"hello",
        b"(;SZ[19]",
        b"(;GM[1]SZ[3])",
        b"(;SZ[19];B[zz])",
        b"(;SZ[x])",
        b"(;SZ[19]" + b"(;B[aa]" * 3000 + b")" * 3001,
        b"(;C[" + b"x" * 31_000 + b"])",
    ],
)
def test_what_is_no_record_is_refused(data):
    with pytest.raises(InvalidSgf):
        record_of(data)


@pytest.mark.parametrize(
    "data",
    [
        "(;SZ[19]PB[古力];B[dd])".encode("gb18030"),
        "(;CA[gb18030]SZ[19]PB[古力];B[dd])".encode("gb18030"),
        "(;SZ[19]PB[古力]KM[]HA[none];B[dd])".encode(),
    ],
)
def test_records_are_read_in_the_encodings_people_use(data):
    assert record_of(data).stones == [(1, point_of("dd", 19))]


def test_drawings_show_last_move_marks_and_territory():
    drawing = board_svg(drawn("X....", *["....."] * 4), 0, [0], {1: 1}, language="fr")
    assert "<title>Un goban de 5 lignes</title>" in drawing
    for part in ('class="last"', 'class="mark"', 'class="territory"', 'opacity="0.5"'):
        assert drawing.count(part) == 1


@pytest.mark.parametrize("size", [5, 19, 25])
def test_no_stone_of_a_drawing_covers_a_label(size):
    """Labels are ten pixels from the edge, at most twelve wide; stones have a radius of eleven."""
    drawing = board_svg(Board(size, [1] * (size * size)), language="en")
    side = int(re.search(r'width="(\d+)"', drawing)[1])
    centres = [int(x) for x in re.findall(r'cx="(\d+)" cy="\d+" r="11"', drawing)]
    assert len(centres) == size * size
    assert min(centres) - 11 > 10 + 6
    assert side - 10 - 6 > max(centres) + 11
