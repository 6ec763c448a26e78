"""What a file of players brings, whatever its form; all of it is read in a confined process."""

import csv
import json
from dataclasses import dataclass, field
from typing import Any

from services.tournaments.exchange.domain.consistency import (
    InconsistentTournament,
    require_consistent,
)
from services.tournaments.exchange.domain.csv_files import CONTACT, read_players
from services.tournaments.exchange.domain.json_files import read_tournament, unknown_of_players
from services.tournaments.exchange.domain.keizer_database import KeizerFile, read_keizer_database
from services.tournaments.exchange.domain.platform import UnreadablePlatformFile, read_platform
from services.tournaments.exchange.domain.platform_tournaments import competition_of
from services.tournaments.exchange.domain.rates_of_play import time_control_of
from services.tournaments.exchange.domain.trf_reading import Report, read_report
from services.tournaments.rules.competitions import Competition

LONGEST_COMPLAINT, LONGEST_CONTACT = 300, 100
# What is kept for other programs goes into every file the tournament is written to.
MOST_UNKNOWN_LETTERS = 1 << 18


class UnreadableFile(ValueError):
    """This file cannot be read"""


@dataclass(frozen=True)
class Content:
    """A tournament from outside, with what only some files know of the players.

    One that `describes` the tournament says how it is called and played; `time_control` are
    the seconds for the game and for each move.
    """

    competition: Competition
    details: dict[int, dict[str, Any]] = field(default_factory=dict)
    skipped: dict[int, dict[int, float]] = field(default_factory=dict)
    unknown_members: str = "{}"
    bent: tuple[str, ...] = ()
    describes: bool = False
    time_control: tuple[int, int] | None = None

    @classmethod
    def nobody(cls) -> "Content":
        """Of a tournament that nobody has entered yet."""
        return cls(Competition(()))


def read_file(form: str, content: str, bend: bool = False) -> Content:
    """A tournament that can be true; every failure says in a sentence what is wrong.

    A report that contradicts itself is taken only where `bend` says so, with a list of what was
    bent.
    """
    try:
        found = _read(form, content, bend)
        require_consistent(found.competition)
    except InconsistentTournament as wrong:
        raise _unreadable(f"This file contradicts itself: {wrong}") from None
    except UnreadablePlatformFile as wrong:
        raise _unreadable(f"This file cannot be read: {wrong}") from None
    except ValueError as wrong:
        ours = type(wrong).__module__.startswith("services.")
        raise _unreadable(f"{wrong}" if ours else f"This file cannot be read: {wrong}") from None
    except (RecursionError, csv.Error) as wrong:
        raise _unreadable(f"This file cannot be read: {wrong}") from None
    records = sum(map(len, found.competition.unknown_records))
    columns = sum(len(each.get("unknown_columns", "")) for each in found.details.values())
    if records + columns + len(found.unknown_members) > MOST_UNKNOWN_LETTERS:
        raise UnreadableFile("This file has too much in it that no tournament needs")
    return found


def read_consistent_database(
    content: bytes, tournament: int, score_forfeits: bool = False
) -> KeizerFile:
    file = read_keizer_database(content, tournament, score_forfeits)
    require_consistent(file.competition)
    return file


def _read(form: str, content: str, bend: bool) -> Content:
    if form == "trf":
        return _from_report(read_report(content), bend)
    if form == "csv":
        entrants, extra = read_players(content)
        return Content(Competition(tuple(entrants)), _described(extra))
    given = _parse_json(content)
    if form == "json":
        competition, unknown = read_tournament(given)
        kept = _kept(unknown_of_players(given))
        return Content(competition, kept, unknown_members=json.dumps(unknown))
    return _from_platform(given)


def _described(extra: dict[int, dict[str, str]]) -> dict[int, dict[str, Any]]:
    """Addresses and telephones are known, any other column is kept as it is."""
    known = {
        number: {name: more[name][:LONGEST_CONTACT] for name in CONTACT if more.get(name)}
        for number, more in extra.items()
    }
    kept = _kept({n: {k: v for k, v in m.items() if k not in CONTACT} for n, m in extra.items()})
    return {number: known[number] | kept[number] for number in extra}


def _from_report(report: Report, bend: bool) -> Content:
    wrong = report.contradictions
    if wrong and not bend:
        more = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
        raise InconsistentTournament(f"{wrong[0]}{more}")
    return Content(report.competition, bent=tuple(each.bent for each in wrong))


def _kept(unknown: dict[int, dict]) -> dict[int, dict[str, Any]]:
    return {number: {"unknown_columns": json.dumps(more)} for number, more in unknown.items()}


def _parse_json(content: str) -> Any:
    """Refuses halves of letters, which no answer of ours could show."""
    given = json.loads(content)
    json.dumps(given, ensure_ascii=False).encode()
    return given


def _from_platform(given: Any) -> Content:
    players = read_platform(given)
    competition = competition_of(given, tuple(each.entrant for each in players))
    return Content(
        competition,
        {each.entrant.number: each.details for each in players},
        {each.entrant.number: each.skipped for each in players},
        describes=type(given.get("type")) is int,
        time_control=time_control_of(competition.header.rate_of_play),
    )


def _unreadable(complaint: str) -> UnreadableFile:
    return UnreadableFile(complaint[:LONGEST_COMPLAINT])
