"""The published Keizer examples: ten players of Sevilla, a club of five, one that oscillates."""

from services.tournaments.rules.competitions import Competition, Entrant, Game, Round
from services.tournaments.rules.results import Absence, Result

WHITE, DRAW, BLACK = Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS
NAMES = [
    *("Johnson", "Petersen", "Baker", "Butcher", "Carter"),
    *("Harrison", "Smith", "Higgins", "White", "Brown"),
]


def competition(names, *rounds):
    """Rounds as lists of (white, black, result) or (name, absence), by name."""
    number = {name: index for index, name in enumerate(names, start=1)}
    played = []
    for index, lines in enumerate(rounds, start=1):
        games = tuple(
            Game(number[line[0]], number[line[1]], line[2]) for line in lines if len(line) == 3
        )
        absences = tuple((number[line[0]], line[1]) for line in lines if len(line) == 2)
        played.append(Round(index, games, absences))
    return Competition(tuple(Entrant(number[name], name) for name in names), tuple(played))


SEVILLA = competition(
    NAMES,
    [
        ("Johnson", "Petersen", WHITE),
        ("Baker", "Butcher", DRAW),
        ("Carter", "Harrison", BLACK),
        ("Smith", "Higgins", DRAW),
        ("White", "Brown", BLACK),
    ],
    [
        ("Harrison", "Johnson", WHITE),
        ("Brown", "Baker", WHITE),
        ("Butcher", "Smith", DRAW),
        ("Higgins", "Petersen", BLACK),
        ("Carter", "White", DRAW),
    ],
)

CLUB = competition(
    "ABCDE",
    [("A", "B", DRAW), ("C", "D", BLACK), ("E", Absence.PAIRING_BYE)],
    [("D", "A", WHITE), ("B", "E", WHITE), ("C", Absence.EXCUSED)],
    [("D", "B", DRAW), ("C", "A", Result.WHITE_WINS_BY_FORFEIT), ("E", Absence.CLUB_DUTY)],
    [("E", "D", WHITE), ("A", "C", WHITE), ("B", Absence.UNEXCUSED)],
)

OSCILLATION = competition(
    "ABCDEF",
    [("F", "D", BLACK), ("A", "C", BLACK), ("B", "E", BLACK)],
    [("C", "A", WHITE), ("E", "B", BLACK), ("F", "D", DRAW)],
    [("E", "C", WHITE), ("B", "A", BLACK), ("F", "D", WHITE)],
)
