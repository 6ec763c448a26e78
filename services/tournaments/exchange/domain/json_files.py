"""A whole tournament as JSON, in and out; unknown keys of the file survive a round trip."""

from dataclasses import asdict, fields
from typing import Any

from services.tournaments.rules.competitions import Competition, Entrant, Game, Round, Team
from services.tournaments.rules.reports import ReportHeader
from services.tournaments.rules.results import Absence, Result

FORMAT = "entente-tournament"
PLAIN = (
    "name",
    "start_date",
    "planned_rounds",
    "system",
    "initial_colour",
    "acceleration",
    "settings",
)


class UnreadableTournament(ValueError):
    """This JSON does not describe a tournament"""


def tournament_json(
    competition: Competition,
    unknown: dict[str, Any] | None = None,
    unknown_of_players: dict[int, dict[str, Any]] | None = None,
) -> dict:
    more = unknown_of_players or {}
    return {
        **(unknown or {}),
        "format": FORMAT,
        **{key: getattr(competition, key) for key in PLAIN},
        "acceleration_limits": list(competition.acceleration_limits),
        "forbidden": sorted(sorted(pair) for pair in competition.forbidden),
        "header": asdict(competition.header),
        "unknown_records": list(competition.unknown_records),
        "entrants": [more.get(each.number, {}) | asdict(each) for each in competition.entrants],
        "teams": [asdict(team) for team in competition.teams],
        "rounds": [_round_json(played) for played in competition.rounds],
    }


def _round_json(played: Round) -> dict:
    return {
        "number": played.number,
        "games": [asdict(game) for game in played.games],
        "absences": [[number, absence.value] for number, absence in played.absences],
        "apart": [sorted(group) for group in played.apart],
    }


def read_tournament(content: Any) -> tuple[Competition, dict[str, Any]]:
    """The tournament, and the keys this version does not know."""
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise UnreadableTournament(f"This is not the JSON of a tournament: its format is {FORMAT}")
    try:
        competition = Competition(
            entrants=tuple(_from_known_keys(Entrant, each) for each in content["entrants"]),
            rounds=tuple(_round(each) for each in content.get("rounds", ())),
            teams=tuple(_team(each) for each in content.get("teams", ())),
            forbidden=frozenset(frozenset(pair) for pair in content.get("forbidden", ())),
            acceleration_limits=tuple(content.get("acceleration_limits", ())),
            header=_header(content.get("header", {})),
            unknown_records=tuple(content.get("unknown_records", ())),
            **{key: content[key] for key in PLAIN if key in content},
        )
    except (AttributeError, KeyError, TypeError, ValueError) as failure:
        raise UnreadableTournament(f"This JSON does not describe a tournament: {failure}") from None
    known = {field.name for field in fields(Competition)} | {"format"}
    return competition, {key: value for key, value in content.items() if key not in known}


def unknown_of_players(content: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """By number, the keys of players this version does not know."""
    known = {field.name for field in fields(Entrant)}
    found = {
        each["number"]: {key: value for key, value in each.items() if key not in known}
        for each in content["entrants"]
        if isinstance(each["number"], int)
    }
    return {number: more for number, more in found.items() if more}


def _from_known_keys(kind: type, content: dict[str, Any]) -> Any:
    names = {field.name for field in fields(kind)}
    return kind(**{key: value for key, value in content.items() if key in names})


def _header(content: dict[str, Any]) -> ReportHeader:
    lists: dict[str, Any] = {
        name: tuple(str(each) for each in content.get(name, ()))
        for name in ("deputy_arbiters", "tie_breaks")
    }
    dates = tuple((int(number), str(day)[:10]) for number, day in content.get("dates", ()))
    texts: dict[str, Any] = {
        field.name: str(content.get(field.name, ""))
        for field in fields(ReportHeader)
        if field.name not in (*lists, "dates")
    }
    return ReportHeader(**texts, **lists, dates=dates)


def _team(content: dict[str, Any]) -> Team:
    return Team(content["number"], content["name"], tuple(content.get("roster", ())))


def _round(content: dict[str, Any]) -> Round:
    games = tuple(
        Game(
            each["white"],
            each["black"],
            Result(each.get("result", 0)),
            each.get("board", 0),
            each.get("rated", True) is True,
        )
        for each in content.get("games", ())
    )
    absences = tuple((number, Absence(kind)) for number, kind in content.get("absences", ()))
    apart = tuple(frozenset(group) for group in content.get("apart", ()))
    return Round(content["number"], games, absences, apart)
