"""Read a report file of the federation; what is not understood is kept for writing back."""

from services.tournaments.rules.competitions import Competition, Entrant, Game, Round, Team
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.trf import ABSENCE_CODES, CODES_AHEAD, TYPE_CODES

# Counted again when written, or carried by other records.
RECOMPUTED = {"062", "072", "082", "192"}
BYE_CODES = {code: absence for absence, code in ABSENCE_CODES.items()}
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


class UnreadableReport(ValueError):
    """This is not a report file of the federation"""


class _Reader:
    def __init__(self) -> None:
        self.found: dict = {"name": "", "start_date": "", "initial_colour": "w"}
        self.system, self.planned_rounds = "swiss", 0
        self.entrants: list[Entrant] = []
        self.teams: list[Team] = []
        self.cells: dict[int, dict[int, tuple[int, str, str]]] = {}
        self.absent: list[int] = []
        self.byes_ahead: dict[int, list[tuple[int, Absence]]] = {}
        self.forbidden: set[frozenset[int]] = set()
        self.apart: dict[int, list[frozenset[int]]] = {}
        self.unknown: list[str] = []

    def read(self, record: str) -> None:
        code, rest = record[:3], record[4:].strip()
        match code:
            case "001":
                self._read_player(record)
            case "012":
                self.found["name"] = rest
            case "042":
                self.found["start_date"] = rest.replace("/", "-")
            case "142" | "XXR":
                self.planned_rounds = int(rest)
            case "152" | "XXC":
                self.found["initial_colour"] = "b" if rest.lower().startswith("b") else "w"
            case "162" if (bye := _pairing_bye(record)) is not None:
                self.found["settings"] = {"pairing_bye": bye}
            case "362" if worth := _values(record):
                names = {"W": "win", "D": "draw", "L": "loss"}
                self.found["settings"] = {
                    names[letter]: value for letter, value in worth.items() if letter in names
                }
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
            case _ if code not in RECOMPUTED:
                self.unknown.append(record)

    def _read_system(self, code: str) -> None:
        by_code = {value: system for system, value in TYPE_CODES.items()}
        if code in by_code:
            self.system = by_code[code]

    def _read_player(self, record: str) -> None:
        number = int(record[4:8])
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
        line = self.cells.setdefault(number, {})
        for index, start in enumerate(range(91, len(record), 10), start=1):
            cell = record[start : start + 8].ljust(8)
            if cell.strip():
                line[index] = (int(cell[:4].strip() or 0), cell[5], cell[7].upper())

    def _read_byes_ahead(self, record: str) -> None:
        absence, number = BYES_AHEAD[record[4].upper()], int(record[6:9])
        ahead = self.byes_ahead.setdefault(number, [])
        ahead += [(int(player), absence) for player in record[10:].split()]

    def _read_team(self, record: str) -> None:
        roster = tuple(int(each) for each in record[72:].split() if int(each))
        self.teams.append(Team(int(record[4:7]), record[8:40].strip(), roster))

    def _read_forbidden(self, record: str) -> None:
        """For one round, or as long as there are rounds."""
        first, last = int(record[4:7]), int(record[8:11].strip() or 0)
        numbers = [int(each) for each in record[11:].split()]
        if last == first and self.planned_rounds != 1:
            self.apart.setdefault(first, []).append(frozenset(numbers))
        else:
            self._forbid(numbers)

    def _forbid(self, numbers: list[int]) -> None:
        self.forbidden |= {
            frozenset((one, other)) for one in numbers for other in numbers if one < other
        }

    def rounds(self) -> tuple[Round, ...]:
        numbers = {number for line in self.cells.values() for number in line}
        if self.absent:
            # Pairing programs write it for the round to be paired.
            coming = self.byes_ahead.setdefault(max(numbers, default=0) + 1, [])
            known = {number for number, _ in coming}
            coming += [(n, Absence.ZERO_BYE) for n in sorted(set(self.absent) - known)]
        return tuple(self._round(number) for number in sorted(numbers | set(self.byes_ahead)))

    def _round(self, number: int) -> Round:
        games: list[Game] = []
        absences = list(self.byes_ahead.get(number, ()))
        for player, line in sorted(self.cells.items()):
            opponent, colour, code = line.get(number, (0, "-", ""))
            if opponent and colour == "w":
                mirrored = self.cells.get(opponent, {}).get(number, (0, "", ""))[2]
                games.append(Game(player, opponent, _result(code, mirrored), len(games) + 1))
            elif not opponent and code:
                absences.append((player, BYE_CODES.get(code, Absence.ZERO_BYE)))
        return Round(number, tuple(games), tuple(absences), tuple(self.apart.get(number, ())))


def _values(record: str) -> dict[str, str]:
    """Points by letter, as records 162 and 362 list them."""
    return {record[at]: record[at + 1 : at + 5].strip() for at in range(5, len(record) - 1, 9)}


def _pairing_bye(record: str) -> str | None:
    """Its value in record 162, if wins and draws have their usual ones."""
    values = _values(record)
    usual = {"W": 1.0, "D": 0.5, "L": 0.0}
    if any(float(values.get(name, value)) != value for name, value in usual.items()):
        return None
    return {0.0: "0", 0.5: "1/2", 1.0: "1"}.get(float(values.get("P", 1)))


def _result(code: str, mirrored: str) -> Result:
    if code == "-" and mirrored == BLACK_FORFEITS:
        return Result.DOUBLE_FORFEIT
    return WHITE_CODES.get(code, Result.NONE)


def read_trf(text: str) -> Competition:
    """TRF16 and TRF26; lines may end with CR, LF or both."""
    reader = _Reader()
    records = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    # Teams and byes name players, wherever the program that wrote the file put them.
    for record in sorted((each for each in records if each.strip()), key=_players_first):
        try:
            reader.read(record)
        except (ValueError, KeyError, IndexError) as failure:
            raise UnreadableReport(f"This record cannot be read: {record[:40]!r}") from failure
    if not reader.entrants:
        raise UnreadableReport("This file lists no players (record 001)")
    return Competition(
        entrants=tuple(reader.entrants),
        rounds=reader.rounds(),
        planned_rounds=reader.planned_rounds,
        system=reader.system,
        forbidden=frozenset(reader.forbidden),
        teams=tuple(reader.teams),
        unknown_records=tuple(reader.unknown),
        **reader.found,
    )


def _players_first(record: str) -> bool:
    return not record.startswith("001")
