"""A tournament of a Sharly Chess event file: its rules, players, rounds."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from services.tournaments.exchange.domain import sharly_rules
from services.tournaments.exchange.domain.consistency import require_consistent
from services.tournaments.exchange.domain.files import Content
from services.tournaments.exchange.domain.foreign_events import (
    SEXES,
    TITLES,
    ForeignTournament,
    Remarks,
    UnreadableEvent,
    cents_of,
    full_name,
    json_of,
    line_of,
    present,
    whole_of,
)
from services.tournaments.exchange.domain.foreign_things import Rows
from services.tournaments.rules.competitions import Competition, Entrant, Game, Round
from services.tournaments.rules.reports import ReportHeader
from services.tournaments.rules.results import Absence, Result, opposite

RATING_KINDS = (("fide", "F"), ("national", "N"), ("estimated", "E"))
POINTS = {"3": "win", "2": "draw", "1": "loss", "9": "pairing_bye"}
ACCELERATIONS = {"HALEY_SOFT": "haley_soft", "HALEY": "haley", "SAD": "sad", "NICOIS": "nicois"}
BYES = {
    7: Absence.ZERO_BYE,
    8: Absence.HALF_BYE,
    9: Absence.PAIRING_BYE,
    10: Absence.FULL_BYE,
    14: Absence.ZERO_BYE,
}
UNRATED = {11: Result.BLACK_WINS, 12: Result.DRAW, 13: Result.WHITE_WINS}
PENALTIES = range(15, 21)
SECONDS = re.compile(r"(\d{1,5})(?:\+(\d{1,3}))?")
FULL_TITLES = frozenset({"GM", "WGM", "IM", "WIM", "FM", "WFM", "CM", "WCM"})


def sharly_tournament(
    row: dict[str, Any], uniq_id: str, rows: Rows, remarks: Remarks
) -> ForeignTournament:
    source_id = whole_of(row.get("id")) or 0
    entered = [e for e in rows["tournament_player"] if e.get("tournament_id") == source_id]
    people = {each.get("id"): each for each in rows["player"]}
    speed = str(whole_of(row.get("rating"), 1, 3) or 1)
    numbers = _numbers(entered, people, speed)
    seating = _Seating(source_id, numbers, rows, remarks)
    rounds = tuple(seating.rounds())
    system, acceleration = _system(row, remarks)
    apart = sharly_rules.separation(row, remarks)
    competition = Competition(
        tuple(_entrant(n, people[player], speed) for player, n in numbers.items()),
        rounds,
        planned_rounds=whole_of(row.get("rounds"), 1, 200) or 1,
        start_date=line_of(row.get("start_date"), 10),
        system=system,
        acceleration=acceleration,
        header=ReportHeader(
            city=line_of(row.get("location"), 60),
            rate_of_play=line_of(row.get("time_control_trf25"), 60),
            end_date=line_of(row.get("stop_date"), 10),
            tie_breaks=sharly_rules.tie_breaks(source_id, rows, remarks),
        ),
        settings=_points(row) | ({"apart": apart} if apart and system == "swiss" else {}),
        forbidden=sharly_rules.forbidden_pairs(source_id, rows, numbers, remarks),
    )
    require_consistent(competition)
    given = {
        "uniq_id": uniq_id,
        "name": line_of(row.get("name")),
        "system": system,
        "planned_rounds": competition.planned_rounds,
        **present(row, ("record_illegal_moves",)),
    }
    details = {n: _details(people[player], speed) for player, n in numbers.items()}
    return ForeignTournament(
        source_id,
        given,
        Content(competition, details, time_control=_time_control(row)),
        tuple(seating.cards),
        prizes=sharly_rules.prizes(row, rows, remarks),
    )


def _time_control(row: dict[str, Any]) -> tuple[int, int] | None:
    """Seconds for the game and for each move; other forms stay a text of the report's head."""
    found = SECONDS.fullmatch(line_of(row.get("time_control_trf25")))
    return (int(found[1]), int(found[2] or 0)) if found and int(found[1]) else None


def _numbers(
    entered: list[dict[str, Any]], people: dict[Any, dict[str, Any]], speed: str
) -> dict[int, int]:
    """Numbers of the pairing first, then those who have none by rating."""
    known = [each for each in entered if each.get("player_id") in people]
    known.sort(
        key=lambda each: (
            whole_of(each.get("pairing_number"), 1) or 10**6,
            -_rating(people[each["player_id"]], speed)[0],
            each["player_id"],
        )
    )
    return {each["player_id"]: number for number, each in enumerate(known, start=1)}


def _system(row: dict[str, Any], remarks: Remarks) -> tuple[str, str]:
    name = line_of(row.get("pairing")).upper()
    if "BERGER" in name or "ROUND_ROBIN" in name:
        return ("double_round_robin" if "DOUBLE" in name else "round_robin"), ""
    for word, acceleration in ACCELERATIONS.items():
        if word in name:
            return "swiss", acceleration
    if name != "SWISS_STANDARD":
        remarks.alter("tournament", row.get("id"), f"Its pairing {name} becomes a Swiss")
    return "swiss", ""


def _points(row: dict[str, Any]) -> dict[str, Any]:
    """Only what differs from one, a half and nothing; before m085 a bye's value stood alone."""
    told = json_of(row.get("game_points"), dict)
    usual = {"win": 1, "draw": 0.5, "loss": 0, "pairing_bye": 1}
    found = {
        name: float(told[key])
        for key, name in POINTS.items()
        if isinstance(told.get(key), int | float)
    }
    if not found and isinstance(row.get("pab_value"), int | float):
        found = {"pairing_bye": float(row["pab_value"])}
    return {name: f"{value:g}" for name, value in found.items() if value != usual[name]}


def _rating(person: dict[str, Any], speed: str) -> tuple[int, str]:
    told = json_of(person.get("ratings"), dict).get(speed)
    for name, kind in RATING_KINDS:
        value = whole_of(told.get(name), 1, 4000) if isinstance(told, dict) else None
        if value is not None:
            return value, kind
    return 0, ""


def _entrant(number: int, person: dict[str, Any], speed: str) -> Entrant:
    title = line_of(person.get("title"), 3)
    return Entrant(
        number,
        full_name(person.get("last_name"), person.get("first_name")),
        rating=_rating(person, speed)[0],
        title=title if title in FULL_TITLES else TITLES.get(title.casefold(), ""),
        sex=SEXES.get(line_of(person.get("gender")).casefold(), ""),
        federation=line_of(person.get("federation"), 3),
        club=line_of(person.get("club")),
        birth=line_of(person.get("date_of_birth"), 10) or line_of(person.get("year_of_birth"), 4),
        federation_id=line_of(person.get("fide_id")),
    )


def _details(person: dict[str, Any], speed: str) -> dict[str, Any]:
    plugins = json_of(person.get("plugin_data"), dict)
    return {
        "papi_player_id": person["id"],
        "rating_type": _rating(person, speed)[1],
        "email": line_of(person.get("mail"), 254),
        "phone": line_of(person.get("phone"), 20),
        "fee": cents_of(person.get("owed")),
        "paid": cents_of(person.get("paid")),
        "checked_in": bool(person.get("check_in")),
        "fixed_table": whole_of(person.get("fixed"), 1, 9999),
        "unknown_columns": json.dumps({"plugin_data": plugins} if plugins else {}),
    }


@dataclass
class _Seating:
    """Games and absences from two rows of each game; the round stands only there."""

    tournament_id: int
    numbers: dict[int, int]
    tables: Rows
    remarks: Remarks
    cards: list[tuple[int, int, float | None]] = field(default_factory=list)

    def rounds(self) -> list[Round]:
        boards = {each.get("id"): each for each in self.tables["board"]}
        own: dict[int, dict[int, dict[str, Any]]] = {}
        for row in self.tables["pairing"]:
            number, player = whole_of(row.get("round"), 1, 200), row.get("player_id")
            mine = row.get("tournament_id") == self.tournament_id
            if mine and number is not None and player in self.numbers:
                own.setdefault(number, {})[player] = row
                cards = whole_of(row.get("illegal_moves"), 0, 9) or 0
                self.cards += [(number, self.numbers[player], None)] * cards
        made = [self._round(number, rows, boards) for number, rows in sorted(own.items())]
        return [each for each in made if each.games or each.absences]

    def _round(
        self, number: int, rows: dict[int, dict[str, Any]], boards: dict[Any, dict[str, Any]]
    ) -> Round:
        games: dict[Any, Game] = {}
        absences, free = [], []
        for player, row in rows.items():
            board = boards.get(row.get("board_id"))
            result = whole_of(row.get("result")) or 0
            if board is not None and board.get("black_player_id") is not None:
                if player == board.get("white_player_id"):
                    games[board["id"]] = self._game(number, board, rows)
            elif result in BYES:
                absences.append((self.numbers[player], BYES[result]))
            else:
                free.append((self.numbers[player], Absence.ZERO_BYE))
        ordered = sorted(games.values(), key=lambda game: game.board)
        return Round(number, tuple(ordered), tuple(absences + (free if games else [])))

    def _game(self, number: int, board: dict[str, Any], rows: dict[int, dict[str, Any]]) -> Game:
        sides = board["white_player_id"], board["black_player_id"]
        told = [rows.get(side, {}) for side in sides]
        if any(each.get("board_id") != board["id"] for each in told):
            raise UnreadableEvent(f"Round {number}: board {board['id']} lacks one of its players")
        white, black = (whole_of(each.get("result")) or 0 for each in told)
        place = (whole_of(board.get("index")) or 0) + 1
        seats = self.numbers[sides[0]], self.numbers[sides[1]]
        if white in PENALTIES or black in PENALTIES:
            self.remarks.alter("board", board["id"], "A result with a penalty is left open")
            return Game(*seats, Result.NONE, place)
        rated = white not in UNRATED and black not in UNRATED
        result, seen = _result(white), opposite(_result(black))
        if result != seen:
            raise UnreadableEvent(f"Round {number}: the players of board {board['id']} disagree")
        return Game(*seats, result, place, rated)


def _result(value: int) -> Result:
    if value in UNRATED:
        return UNRATED[value]
    if not 0 <= value <= max(Result):
        raise UnreadableEvent(f"There is no result {value}")
    return Result(value)
