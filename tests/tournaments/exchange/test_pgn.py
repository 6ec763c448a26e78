"""Portable Game Notation: written as the standard wants, read as people write it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from services.tournaments.exchange.domain.pgn import RESULTS, ROSTER, RecordedGame, pgn
from services.tournaments.exchange.domain.pgn_boards import (
    GameFitsNoBoard,
    games_of_boards,
    result_of,
    same_name,
    seat_of,
    seats,
)
from services.tournaments.exchange.domain.pgn_reading import UnreadableGames, read_pgn
from services.tournaments.rules.competitions import Competition, Entrant, Game, Round, Team
from services.tournaments.rules.results import Result
from tests.conftest import SOAK

OPEN = Competition(
    entrants=(
        Entrant(1, "Durand,Anne", 2210, "WFM", federation_id="601234", team=1),
        Entrant(2, "Müller, Jörg", 2100),
        Entrant(3, "Li, Wei"),
        Entrant(4, 'O"Neill, Back\\slash', 1800),
    ),
    rounds=(
        Round(1, (Game(1, 3, Result.WHITE_WINS, 1), Game(4, 2, Result.DOUBLE_FORFEIT, 2))),
        Round(2, (Game(2, 1, Result.DRAW, 1), Game(3, 4, Result.BLACK_WINS_BY_FORFEIT, 2))),
        Round(3, (Game(1, 4, Result.NONE, 1),)),
    ),
    name="Open of the Harbour",
    start_date="2026-05-01",
    teams=(Team(1, "Harbour"),),
)
WRITTEN = """[Event "Open of the Harbour"]
[Site "?"]
[Date "2026.05.01"]
[Round "1.1"]
[White "Durand, Anne"]
[Black "Li, Wei"]
[Result "1-0"]
[EventDate "2026.05.01"]
[WhiteElo "2210"]
[WhiteFideId "601234"]
[WhiteTeam "Harbour"]
[WhiteTitle "WFM"]

1-0
"""


def written(kept=None):
    return pgn(games_of_boards(OPEN, kept or {}, {1: "2026.05.01"}))


def test_a_board_is_written_as_the_standard_wants():
    assert written().startswith(WRITTEN + "\n[Event")


def test_forfeits_are_told_by_their_termination_and_read_again():
    games = read_pgn(written())
    assert [result_of(game) for game in games] == [seat.result for seat in seats(OPEN)]
    assert [game.tags.get("Termination") for game in games] == [
        None,
        "rules infraction",
        None,
        "rules infraction",
        None,
    ]
    assert 'O"Neill, Back\\slash' in games[1].tags["White"]


def test_what_a_file_knew_stays_and_what_we_know_counts():
    tags = {
        "Annotator": "?",
        "Site": "Sète",
        "Date": "2026.05.02",
        "WhiteElo": "1",
        "BlackElo": "2050",
        "Round": "9",
        "White": "durand",
        "Result": "*",
        "Termination": "unplayed",
        "Opening": "",
    }
    game = games_of_boards(OPEN, {(1, 1): RecordedGame(tags)}, {1: "2026.05.01"})[0]
    assert game.tags == {
        "Event": "Open of the Harbour",
        "Site": "Sète",
        "Date": "2026.05.02",
        "Round": "1.1",
        "White": "Durand, Anne",
        "Black": "Li, Wei",
        "Result": "1-0",
        "Annotator": "?",
        "Opening": "",
        "WhiteElo": "2210",
        "BlackElo": "2050",
        "WhiteTitle": "WFM",
        "WhiteTeam": "Harbour",
        "WhiteFideId": "601234",
        "EventDate": "2026.05.01",
    }


@pytest.mark.parametrize(
    ("moves", "normal"),
    [
        ("1.e4 e5 2.Nf3", "1. e4 e5 2. Nf3"),
        ("1. e4 1... e5 2 . Nf3 2. ... Nc6", "1. e4 1... e5 2. Nf3 2... Nc6"),
        ("e4 e5 Nf3", "e4 e5 Nf3"),
        ("1. e4! e5?? 2. Nf3 !? $14", "1. e4 $1 e5 $4 2. Nf3 $5 $14"),
        (
            "1. e4 ( 1. d4 d5 (1... f5 *) 2. c4 ) 1... e5",
            "1. e4 (1. d4 d5 (1... f5) 2. c4) 1... e5",
        ),
        (
            "1. e4 { good\n  move } e5 ; to the end } of the line\n2. d4",
            "1. e4 {good move} e5 {to the end ) of the line} 2. d4",
        ),
        ("% hidden 1. z9\n1. e4", "1. e4"),
        (
            "1. Nbxd7+ Rae1 2. e8=Q# exd8N 3. 0-0-0 O-O+ 4. Pe4 R1a3",
            "1. Nbxd7+ Rae1 2. e8=Q# exd8N 3. O-O-O O-O+ 4. e4 R1a3",
        ),
        ("1. e4 {[%clk 1:30:00] x} e5", "1. e4 {[%clk 1:30:00] x} e5"),
        ("", ""),
    ],
)
def test_moves_are_brought_into_one_form(moves, normal):
    (game,) = read_pgn(f'\ufeff[White "One"]\r\n\r\n{moves} 1/2-1/2')
    assert (game.moves, game.result) == (normal, "1/2-1/2")


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ('[White "One"]\n\n1. e4 e9 1-0', 3, "e9 is no move"),
        ('[White "One"]\n\n1. e4 e5\n\n[White "Two"]\n*', 5, "before this tag"),
        ('1-0\n[White "One"]\n1. e4', 2, "does not end with its result"),
        ('[Result "1-0"]\n\n1. e4 0-1', 3, "the tags say 1-0"),
        ('[Result "2-0"]\n*', 1, "a result is one of"),
        ('[White "One"]\n[White "Two"]\n*', 2, "the tag White once"),
        ("1. e4\n) *", 2, "bracket"),
        ("1. e4 (1. d4 *", 1, "does not end"),
        ("(" * 21 + "*", 1, "bracket"),
        ("1. e4 e5\n3. Nf3 *", 2, "move 2 comes here"),
        ("1. e4 {never closed *", 1, "is no move"),
        ('[White "never closed]\n*', 1, "is no move"),
        ("1. e4e5e6 *", 1, "is no move"),
        ("1-00", 1, "is no move"),
        ('[White "' + "x" * 256 + '"]\n*', 1, "limit"),
        ("".join(f'[Tag{n} ""]\n' for n in range(61)), 61, "limit"),
        ("{" + "x" * 100_001 + "} *", 1, "at most"),
        ("not a game", 1, "is no move"),
    ],
)
def test_a_failure_names_its_line(text, line, why):
    with pytest.raises(UnreadableGames) as refused:
        read_pgn(text)
    assert str(refused.value).startswith(f"Line {line}: ")
    assert why in str(refused.value)


def test_a_file_has_an_end():
    assert len(read_pgn("* " * 5000)) == 5000
    with pytest.raises(UnreadableGames):
        read_pgn("* " * 5001)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Durand, Anne", "Durand,Anne", True),
        ("Anne Durand", "Durand, Anne", True),
        ("DURAND, A.", "Durand, Anne", True),
        ("Durand", "Durand, Anne", True),
        ("Muller, Jorg", "Müller, Jörg", True),
        ("van der Berg, Jan P", "van der Berg, Jan", True),
        ("Durand, Bernard", "Durand, Anne", False),
        ("Li, Anne", "Durand, Anne", False),
    ],
)
def test_names_agree_although_written_differently(one, other, same):
    assert same_name(one, other) is same


@pytest.mark.parametrize(
    ("tags", "found"),
    [
        ({"Round": "1.1", "White": "Durand, A", "Black": "Wei Li"}, (1, 1)),
        ({"Round": "2", "White": "Müller", "Black": "Durand"}, (2, 1)),
        ({"White": "Durand", "Black": "O'Neill"}, None),
        ({"Round": "?", "White": "Durand", "Black": "O Neill"}, (3, 1)),
        ({"Round": "1.2"}, (1, 2)),
        ({"Round": "1.2", "White": "Durand, Anne"}, (1, 1)),
        ({"Round": "1"}, None),
        ({"Round": "1.1", "White": "Li, Wei", "Black": "Durand, Anne"}, None),
        ({"Round": "1", "White": "Anybody", "WhiteFideId": "601234"}, (1, 1)),
        ({"Round": "1", "White": "Durand, Anne", "WhiteFideId": "5"}, None),
        ({"Round": "7.1", "White": "Durand, Anne", "Black": "Li, Wei"}, None),
    ],
)
def test_a_game_finds_its_board_by_round_and_names(tags, found):
    game = RecordedGame(tags, line=4)
    if found is None:
        with pytest.raises(GameFitsNoBoard, match="Line 4"):
            seat_of(game, seats(OPEN), 3 if "Round" in tags else None)
    else:
        seat = seat_of(game, seats(OPEN), 3)
        assert (seat.round, seat.board) == found


VALUES = some.text(some.characters(exclude_categories=("Cs",)), max_size=40).map(
    lambda text: " ".join(text.split())
)
COMMENTS = VALUES.map(lambda text: "{" + text.replace("}", "") + "}").map(
    lambda text: "{" + text[1:-1].strip() + "}"
)
WORDS = some.one_of(some.sampled_from(["e4", "Nbxd7+", "O-O-O", "e8=Q#", "$14", "--"]), COMMENTS)
LINES = some.recursive(
    some.lists(WORDS, min_size=1, max_size=30).map(" ".join),
    lambda inner: some.lists(
        some.one_of(WORDS, inner.map(lambda line: f"({line})")), min_size=1, max_size=8
    ).map(" ".join),
    max_leaves=8,
)
NAMES = some.from_regex(r"[A-Za-z0-9_]{1,20}", fullmatch=True).filter(lambda name: name != "Result")
GAMES = some.builds(
    lambda tags, result, moves: RecordedGame({**ROSTER, **tags, "Result": result}, moves),
    some.dictionaries(NAMES, VALUES, max_size=8),
    some.sampled_from(RESULTS),
    some.one_of(some.just(""), LINES),
)


@pytest.mark.slow
@settings(max_examples=1000 if SOAK else 40)
@given(some.lists(GAMES, max_size=4))
def test_what_is_written_is_read_again(games):
    text = pgn(games)
    assert read_pgn(text) == games
    moves = [line for line in text.splitlines() if not line.startswith("[")]
    assert all(len(line) < 80 for line in moves)


@given(some.text(some.sampled_from('[]{}()";%\\\n e4d51.-0/2*$!?WhiteResult'), max_size=60))
def test_whatever_is_sent_is_read_or_refused_and_reads_the_same_again(text):
    try:
        games = read_pgn(text)
    except UnreadableGames:
        return
    assert read_pgn(pgn(games)) == [
        RecordedGame({**ROSTER, **game.tags}, game.moves) for game in games
    ]
