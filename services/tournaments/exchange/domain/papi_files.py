"""A .papi file: the players and rounds of one tournament of the pairing program Papi."""

import json
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from typing import Any

from services.tournaments.exchange.domain.consistency import require_consistent
from services.tournaments.exchange.domain.files import Content
from services.tournaments.exchange.domain.foreign_events import (
    SEXES,
    TITLES,
    Remarks,
    UnreadableEvent,
    cents_of,
    full_name,
    line_of,
    whole_of,
)
from services.tournaments.exchange.domain.jet import AccessFile
from services.tournaments.rules.competitions import Competition, Entrant, Game, Round
from services.tournaments.rules.reports import ReportHeader
from services.tournaments.rules.results import Absence, Result, opposite

NOBODY = 1  # whom one plays who has a bye
MOST_ROUNDS, MOST_PLAYERS = 24, 2000
WHITE, BLACK, AWAY = "B", "N", "F"
RATINGS = {"Elo": "Fide", "Rapide": "RapideFide", "Blitz": "BlitzFide"}
ACCELERATIONS = {"haley": "haley", "haleysoft": "haley_soft", "sad": "sad", "nicois": "nicois"}
# The sums of Buchholz and Kashdan are not among the tie-breaks of FIDE C.07.
TIE_BREAKS = {
    **{"solkoff": "BH", "buchholz": "BH", "brésilien": "BH/C1", "harkness": "BH/M1"},
    **{"cumulatif": "PS", "performance": "TPR", "nombre de victoires": "WIN", "koya": "KS"},
    **{"sonnenborn-berger": "SB", "sonneborn-berger": "SB"},
}
IDENTITY = (
    *("Ref", "Nom", "Prenom", "Sexe", "NeLe", "Cat", "Federation", "Club", "Ligue", "NrFFE"),
    *("FideCode", "FideTitre", "AffType", "Pointe", "Fixe", "InscriptionRegle", "InscriptionDu"),
    *("Tel", "EMail", *RATINGS, *RATINGS.values()),
)
# Of the federation alone, kept beside the player.
KEPT = ("NrFFE", "Ligue", "AffType")
BYES = {0: Absence.ZERO_BYE, 2: Absence.HALF_BYE, 3: Absence.FULL_BYE, 6: Absence.FULL_BYE}


@dataclass(frozen=True)
class PapiFile:
    """What stands in the tables; players by their reference, the one for byes left out."""

    variables: dict[str, str]
    players: dict[int, dict[str, Any]]

    @property
    def rounds(self) -> int:
        return whole_of(self.variables.get("NbrRondes"), 1, MOST_ROUNDS) or 1

    @property
    def system(self) -> str:
        names = self.variables.get("Genre", ""), self.variables.get("Pairing", "")
        return "round_robin" if names[0] == "ToutesRondes" or names[1] == "Berger" else "swiss"


@dataclass(frozen=True)
class PapiTournament:
    """The content, and the number here of every reference there."""

    content: Content
    numbers: dict[int, int] = field(default_factory=dict)


def read_papi(content: bytes) -> PapiFile:
    file = AccessFile(content)
    variables = {
        line_of(row.get("Variable")): line_of(row.get("Value"))
        for row in file.rows("INFO", {"Variable", "Value"})
    }
    cells = {f"Rd{n:02}{part}" for n in range(1, MOST_ROUNDS + 1) for part in ("Cl", "Adv", "Res")}
    rows = file.rows("JOUEUR", {*IDENTITY, *cells})
    if len(rows) > MOST_PLAYERS:
        raise UnreadableEvent(f"A .papi file has at most {MOST_PLAYERS} players")
    players = {row["Ref"]: row for row in rows if whole_of(row.get("Ref"), NOBODY + 1)}
    return PapiFile(variables, players)


def papi_tournament(
    file: PapiFile, name: str, remarks: Remarks, skipped: dict[int, dict[int, float]]
) -> PapiTournament:
    """Players numbered by rating; absences announced in the event's file go before Papi's own."""
    speed = file.variables.get("ClassElo", "Elo")
    speed = speed if speed in RATINGS else "Elo"
    order = sorted(
        file.players.values(),
        key=lambda row: (-(whole_of(row.get(speed)) or 0), _name(row)),
    )
    numbers = {row["Ref"]: number for number, row in enumerate(order, start=1)}
    entrants = tuple(_entrant(numbers[row["Ref"]], row, speed) for row in order)
    announced = {numbers[ref]: of for ref, of in skipped.items() if ref in numbers}
    rounds = _rounds(file, name, numbers)
    competition = replace(
        _competition(file, name, remarks),
        entrants=entrants,
        rounds=tuple(_without(each, announced) for each in rounds),
    )
    require_consistent(competition)
    played = {each.number for each in rounds if each.games}
    content = Content(
        competition,
        {numbers[row["Ref"]]: _details(row, speed) for row in order},
        {
            number: {round_: score for round_, score in of.items() if round_ not in played}
            for number, of in announced.items()
        },
        unknown_members=json.dumps({"papi": file.variables}),
    )
    return PapiTournament(content, numbers)


def _competition(file: PapiFile, name: str, remarks: Remarks) -> Competition:
    told = file.variables
    names = []
    for tie_break in (told.get(f"Dep{number}", "") for number in (1, 2, 3)):
        known = TIE_BREAKS.get(tie_break.casefold())
        if known:
            names.append(known)
        elif tie_break:
            remarks.skip("INFO", name, f"There is no tie-break {tie_break} here")
    bases = [whole_of(told.get(f"EloBase{number}"), 1, 4000) for number in (1, 2)]
    acceleration = ACCELERATIONS.get(told.get("Pairing", "").casefold(), "")
    return Competition(
        (),
        planned_rounds=file.rounds,
        start_date=_day(told.get("DateDebut", "")),
        system=file.system,
        acceleration=acceleration,
        acceleration_limits=tuple(each for each in bases if each) if acceleration else (),
        header=ReportHeader(
            city=told.get("Lieu", ""),
            chief_arbiter=told.get("Arbitre", ""),
            rate_of_play=told.get("Cadence", ""),
            end_date=_day(told.get("DateFin", "")),
            tie_breaks=("PTS", *dict.fromkeys(names)) if names else (),
        ),
        boards_unknown=True,
    )


def _name(row: dict[str, Any]) -> str:
    return full_name(row.get("Nom"), row.get("Prenom"))


def _entrant(number: int, row: dict[str, Any], speed: str) -> Entrant:
    born = row.get("NeLe")
    return Entrant(
        number,
        _name(row),
        rating=whole_of(row.get(speed), 0, 4000) or 0,
        title=TITLES.get(line_of(row.get("FideTitre")).casefold(), ""),
        sex=SEXES.get(line_of(row.get("Sexe")).casefold(), ""),
        federation=line_of(row.get("Federation"), 3),
        club=line_of(row.get("Club")),
        category=line_of(row.get("Cat")),
        birth=born.date().isoformat() if isinstance(born, datetime) else "",
        federation_id=line_of(row.get("FideCode")),
    )


def _details(row: dict[str, Any], speed: str) -> dict[str, Any]:
    kept = {name: line_of(row.get(name)) for name in KEPT if line_of(row.get(name))}
    kind = line_of(row.get(RATINGS[speed]), 1)
    return {
        "papi_player_id": row["Ref"],
        "rating_type": kind if kind in ("F", "N", "E") else "",
        "email": line_of(row.get("EMail"), 254),
        "phone": line_of(row.get("Tel"), 20),
        "fee": cents_of(row.get("InscriptionDu")),
        "paid": cents_of(row.get("InscriptionRegle")),
        "checked_in": bool(row.get("Pointe")),
        "fixed_table": whole_of(row.get("Fixe"), 1, 9999),
        "unknown_columns": json.dumps(kept),
    }


def _rounds(file: PapiFile, name: str, numbers: dict[int, int]) -> list[Round]:
    found = []
    for number in range(1, file.rounds + 1):
        cells = {ref: _cell(row, number) for ref, row in file.players.items()}
        games = [
            _game(name, number, ref, cells, numbers)
            for ref, cell in cells.items()
            if cell.colour == WHITE and cell.opponent != NOBODY
        ]
        for ref, cell in cells.items():
            if cell.colour == BLACK and cell.opponent != NOBODY:
                _require_white(name, number, ref, cells)
        absences = tuple(
            (numbers[ref], absence)
            for ref, cell in cells.items()
            if (absence := _absence(cell, bool(games))) is not None
        )
        if games or absences:
            found.append(Round(number, tuple(games), absences))
    return found


@dataclass(frozen=True)
class _Cell:
    """One round of one player, his result seen from his side."""

    colour: str
    opponent: int | None
    result: int


def _cell(row: dict[str, Any], number: int) -> _Cell:
    result = whole_of(row.get(f"Rd{number:02}Res"), 0, 6)
    return _Cell(
        line_of(row.get(f"Rd{number:02}Cl"), 1),
        whole_of(row.get(f"Rd{number:02}Adv"), NOBODY),
        result or 0,
    )


def _game(
    name: str, number: int, ref: int, cells: dict[int, _Cell], numbers: dict[int, int]
) -> Game:
    white = cells[ref]
    black = cells.get(white.opponent or 0)
    if black is None or black.colour != BLACK or black.opponent != ref:
        raise UnreadableEvent(f"In {name}, round {number}: player {ref} plays nobody who plays him")
    result = Result(white.result)
    if opposite(result) != black.result:
        raise UnreadableEvent(
            f"In {name}, round {number}: players {ref} and {white.opponent} disagree on the result"
        )
    return Game(numbers[ref], numbers[white.opponent or 0], result)


def _require_white(name: str, number: int, ref: int, cells: dict[int, _Cell]) -> None:
    white = cells.get(cells[ref].opponent or 0)
    if white is None or white.colour != WHITE or white.opponent != ref:
        raise UnreadableEvent(f"In {name}, round {number}: player {ref} plays nobody who plays him")


def _absence(cell: _Cell, paired: bool) -> Absence | None:
    """Free in a round that was not paired yet means nothing."""
    if cell.opponent == NOBODY:
        return Absence.PAIRING_BYE
    if cell.colour == AWAY:
        return BYES.get(cell.result, Absence.ZERO_BYE)
    return Absence.ZERO_BYE if paired and cell.colour not in (WHITE, BLACK) else None


def _without(played: Round, announced: dict[int, dict[int, float]]) -> Round:
    if played.games:
        return played
    left = tuple(
        (number, absence)
        for number, absence in played.absences
        if played.number not in announced.get(number, {})
    )
    return replace(played, absences=left)


def _day(text: str) -> str:
    """Written 17/06/2023; strptime would open a file of its own, which a reader may not."""
    try:
        day, month, year = text.split("/")
        return date(int(year), int(month), int(day)).isoformat()
    except ValueError:
        return ""
