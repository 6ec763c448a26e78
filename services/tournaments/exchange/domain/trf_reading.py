"""Read a report file of the federation; what is not understood is kept for writing back."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from services.tournaments.exchange.domain.trf_contradictions import (
    BYES,
    Contradiction,
    PlayerLine,
    Told,
    settle,
)
from services.tournaments.exchange.domain.trf_headers import read_header, read_worth
from services.tournaments.rules.competitions import Competition, Entrant, Game, Round, Team
from services.tournaments.rules.reports import ReportHeader
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.scoring import NAMES, Scoring, require_scoring
from services.tournaments.rules.settings import WrongSetting
from services.tournaments.rules.trf import CODES_AHEAD, TEAM_NAME, TYPE_CODES, UNRATED_CODES

# Counted again when written, or carried by other records.
RECOMPUTED = {"062", "072", "082", "192", "BBZ"}
# Says that somebody has other points than his rounds bring.
ABNORMAL_POINTS = "299"
BYES_AHEAD = {code: absence for absence, code in CODES_AHEAD.items()} | {"Z": Absence.ZERO_BYE}
WHITE_CODES = {
    "1": Result.WHITE_WINS,
    "W": Result.WHITE_WINS,
    "=": Result.DRAW,
    "D": Result.DRAW,
    "0": Result.BLACK_WINS,
    "L": Result.BLACK_WINS,
    "+": Result.WHITE_WINS_BY_FORFEIT,
    "-": Result.BLACK_WINS_BY_FORFEIT,
}
BLACK_FORFEITS = "-"
MOST_RECORDS, LONGEST_RECORD, MOST_PLAYERS = 50_000, 5000, 9999
# A club of a hundred that must not meet is nearly five thousand pairs.
MOST_FORBIDDEN_TOGETHER, MOST_FORBIDDEN = 100, 5000


class UnreadableReport(ValueError):
    """This is not a report file of the federation"""


class ContradictoryReport(UnreadableReport):
    """This report contradicts itself"""


@dataclass(frozen=True)
class Report:
    """A tournament in which all lines agree, and where those of the file did not."""

    competition: Competition
    contradictions: tuple[Contradiction, ...]


class _Reader:
    def __init__(self) -> None:
        self.found: dict = {"name": "", "start_date": "", "initial_colour": "w"}
        self.header: dict[str, Any] = {}
        self.settings: dict[str, Any] = {}
        self.lines: dict[int, PlayerLine] = {}
        self.system, self.planned_rounds = "swiss", 0
        self.entrants: list[Entrant] = []
        self.teams: list[Team] = []
        self.absent: list[int] = []
        self.byes_ahead: dict[int, list[tuple[int, Absence]]] = {}
        self.forbidden: set[frozenset[int]] = set()
        self.apart: dict[int, list[frozenset[int]]] = {}
        self.unknown: list[str] = []

    def read(self, line: int, record: str) -> None:
        code, rest = record[:3], record[4:].strip()
        match code:
            case "001":
                self._read_player(line, record)
            case _ if read_header(self.header, code, record):
                pass
            case _ if worth := read_worth(code, record):
                self.settings |= worth
            case "012":
                self.found["name"] = rest
            case "042":
                self.found["start_date"] = rest.replace("/", "-")
            case "142" | "XXR":
                self.planned_rounds = int(rest)
            case "152" | "XXC":
                self.found["initial_colour"] = "b" if rest.lower().startswith("b") else "w"
            case "192":
                self._read_system(rest)
            case "240":
                self._read_byes_ahead(record)
            case "XXZ":
                self.absent += [int(each) for each in rest.split()]
            case "260":
                self._read_forbidden(record)
            case "XXP":
                self._forbid([int(each) for each in rest.split()])
            case "310":
                self._read_team(record)
            case "013" if "team" in self.header.get("kind", "").casefold():
                self._read_team_of_2016(record)
            case _ if code not in RECOMPUTED:
                self.unknown.append(record)

    def _read_system(self, code: str) -> None:
        by_code = {value: system for system, value in TYPE_CODES.items()}
        if code in by_code:
            self.system = by_code[code]

    def _read_player(self, line: int, record: str) -> None:
        number = int(record[4:8])
        if number in self.lines:
            earlier = self.lines[number].line
            raise UnreadableReport(f"line {line}: player {number} was listed in line {earlier}")
        if len(self.entrants) >= MOST_PLAYERS:
            raise ValueError("too many players")
        self.entrants.append(
            Entrant(
                number,
                record[14:47].strip(),
                rating=int(record[48:52].strip() or 0),
                title=record[10:13].strip(),
                sex=record[9:10].strip(),
                federation=record[53:56].strip(),
                federation_id=record[57:68].strip(),
                birth=record[69:79].strip().replace("/", "-"),
            )
        )
        points = record[80:84].strip()
        own = PlayerLine(number, line, Fraction(points) if points else None)
        for index, start in enumerate(range(91, len(record), 10), start=1):
            cell = record[start : start + 8].ljust(8)
            if cell.strip():
                told = Told(int(cell[:4].strip() or 0), cell[5].lower(), cell[7].upper())
                own.cells[index] = told
        self.lines[number] = own

    def _read_byes_ahead(self, record: str) -> None:
        absence, number = BYES_AHEAD[record[4].upper()], int(record[6:9])
        ahead = self.byes_ahead.setdefault(number, [])
        ahead += [(int(player), absence) for player in record[10:].split()]

    def _read_team(self, record: str) -> None:
        roster = tuple(int(each) for each in record[72:].split() if int(each))
        self.teams.append(Team(int(record[4:7]), record[8:40].strip(), roster))

    def _read_team_of_2016(self, record: str) -> None:
        """Only where the tournament is one of teams; elsewhere the record is kept as it is."""
        roster = tuple(int(each) for each in record[4 + TEAM_NAME :].split())
        name = record[4 : 4 + TEAM_NAME].strip()
        self.teams.append(Team(len(self.teams) + 1, name, roster))
        all_play_all = "round" in self.header["kind"].casefold()
        self.system = "team_round_robin" if all_play_all else "team_swiss"

    def _read_forbidden(self, record: str) -> None:
        """For one round, or as long as there are rounds."""
        first, last = int(record[4:7]), int(record[8:11].strip() or 0)
        numbers = [int(each) for each in record[11:].split()]
        if last == first and self.planned_rounds != 1:
            self.apart.setdefault(first, []).append(frozenset(numbers))
        else:
            self._forbid(numbers)

    def _forbid(self, numbers: list[int]) -> None:
        if len(numbers) > MOST_FORBIDDEN_TOGETHER or len(self.forbidden) > MOST_FORBIDDEN:
            raise ValueError("too many forbidden pairs")
        self.forbidden |= {
            frozenset((one, other)) for one in numbers for other in numbers if one < other
        }

    def scoring(self) -> Scoring | None:
        """What the points of the players are made of; None where they need not fit."""
        if any(record.startswith(ABNORMAL_POINTS) for record in self.unknown):
            return None
        if self.teams:
            return Scoring()
        return require_scoring({n: v for n, v in self.settings.items() if n in NAMES})

    def rounds(self) -> tuple[Round, ...]:
        numbers = {number for line in self.lines.values() for number in line.cells}
        if self.absent:
            # Pairing programs write it for the round to be paired.
            coming = self.byes_ahead.setdefault(max(numbers, default=0) + 1, [])
            known = {number for number, _ in coming}
            coming += [(n, Absence.ZERO_BYE) for n in sorted(set(self.absent) - known)]
        return tuple(self._round(number) for number in sorted(numbers | set(self.byes_ahead)))

    def _round(self, number: int) -> Round:
        games: list[Game] = []
        absences = list(self.byes_ahead.get(number, ()))
        for player, line in sorted(self.lines.items()):
            opponent, colour, code = line.cells.get(number, Told(0, "-", ""))
            if opponent and colour == "w":
                result = _result(code, self.lines[opponent].cells[number].code)
                rated = code not in UNRATED_CODES.values()
                games.append(Game(player, opponent, result, len(games) + 1, rated))
            elif not opponent and code:
                absences.append((player, BYES.get(code, Absence.ZERO_BYE)))
        return Round(number, tuple(games), tuple(absences), tuple(self.apart.get(number, ())))


def _result(code: str, mirrored: str) -> Result:
    if code == "-" and mirrored == BLACK_FORFEITS:
        return Result.DOUBLE_FORFEIT
    return WHITE_CODES.get(code, Result.NONE)


def read_trf(text: str) -> Competition:
    """A report whose lines agree; ContradictoryReport if they do not."""
    report = read_report(text)
    for wrong in report.contradictions:
        raise ContradictoryReport(str(wrong))
    return report.competition


def read_report(text: str) -> Report:
    """TRF16 and TRF26; lines may end with CR, LF or both."""
    reader = _Reader()
    records = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if len(records) > MOST_RECORDS or max(map(len, records)) > LONGEST_RECORD:
        raise UnreadableReport(
            f"A report has at most {MOST_RECORDS} records of {LONGEST_RECORD} characters"
        )
    # Teams and byes name players, wherever the program that wrote the file put them.
    numbered = ((line, each) for line, each in enumerate(records, start=1) if each.strip())
    for line, record in sorted(numbered, key=_players_first):
        try:
            reader.read(line, record)
        except UnreadableReport:
            raise
        except (ValueError, KeyError, IndexError, ZeroDivisionError) as failure:
            problem = f"line {line}: this record cannot be read: {record[:40]!r}"
            raise UnreadableReport(problem) from failure
    if not reader.entrants:
        raise UnreadableReport("This file lists no players (record 001)")
    try:
        scoring = reader.scoring()
    except WrongSetting as wrong:
        raise UnreadableReport(f"The points of this report make no sense: {wrong}") from None
    contradictions = settle(reader.lines, scoring)
    competition = Competition(
        entrants=tuple(reader.entrants),
        rounds=reader.rounds(),
        planned_rounds=reader.planned_rounds,
        system=reader.system,
        forbidden=frozenset(reader.forbidden),
        teams=tuple(reader.teams),
        unknown_records=tuple(reader.unknown),
        header=ReportHeader(**reader.header),
        settings=reader.settings,
        boards_unknown=True,
        **reader.found,
    )
    return Report(competition, tuple(contradictions))


def _players_first(numbered: tuple[int, str]) -> bool:
    return not numbered[1].startswith("001")
