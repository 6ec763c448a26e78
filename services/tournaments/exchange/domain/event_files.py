"""A whole event as JSON, in and out: its tournaments with players, rounds and results."""

import json
from dataclasses import dataclass
from typing import Any

from services.tournaments.exchange.domain.files import Content, UnreadableFile, read_file
from services.tournaments.exchange.domain.json_files import FORMAT as TOURNAMENT

FORMAT = "entente-event"
MOST_TOURNAMENTS = 50
# What the tournament's own JSON does not tell, as it is sent to create one.
FIELDS = (
    *("uniq_id", "name", "system", "planned_rounds", "unrated_rating", "initial_colour"),
    *("time_control_initial_time", "time_control_increment", "time_control_handicap_min_time"),
    *("time_control_handicap_penalty_step", "time_control_handicap_penalty_value"),
    *("record_illegal_moves", "acceleration", "capacity", "registration_open", "confirmation"),
    *("city", "federation", "chief_arbiter", "rate_of_play", "report_type"),
    *("first_day", "last_day", "status"),
)
OF_EVENT = (
    *("name", "public", "background_color", "record_illegal_moves"),
    "allow_results_deletion_on_input_screens",
)
# Of players, known to the staff alone; by the kind of their values.
PERSONAL: dict[str, type] = {"email": str, "phone": str, "fee": int, "paid": int}
OF_PLAYERS: dict[str, type] = {
    **PERSONAL,
    "rating_type": str,
    "fixed_table": int,
    "checked_in": bool,
}
LONGEST = 100
MOST_MONEY = 10**9


@dataclass(frozen=True)
class TournamentFile:
    """What creates a tournament, what is then brought into it, and the groups of its prizes."""

    given: dict[str, Any]
    content: Content
    prizes: Any = ()


@dataclass(frozen=True)
class EventFile:
    """An event from outside; `given` is what creates it."""

    given: dict[str, Any]
    tournaments: tuple[TournamentFile, ...]


def event_json(event: dict[str, Any], tournaments: list[dict[str, Any]]) -> str:
    file = {"format": FORMAT, "event": event, "tournaments": tournaments}
    return json.dumps(file, ensure_ascii=False)


def read_event_file(text: str) -> EventFile:
    """Every tournament in it must be one that can be true."""
    try:
        file = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise UnreadableFile(f"This file cannot be read: {wrong}"[:LONGEST]) from None
    if not isinstance(file, dict) or file.get("format") != FORMAT:
        raise UnreadableFile(f"This is not the file of an event: its format is {FORMAT}")
    event, listed = file.get("event"), file.get("tournaments")
    if not isinstance(event, dict) or not isinstance(listed, list):
        raise UnreadableFile("The file of an event has an event and a list of tournaments")
    if len(listed) > MOST_TOURNAMENTS:
        raise UnreadableFile(f"An event has at most {MOST_TOURNAMENTS} tournaments")
    return EventFile(event, tuple(_tournament(each) for each in listed))


def _tournament(file: Any) -> TournamentFile:
    if not isinstance(file, dict) or not isinstance(file.get("tournament"), dict):
        raise UnreadableFile("A tournament of the file is described by its fields")
    inside, prizes = file.get("content"), file.get("prizes", [])
    if inside is None:
        return TournamentFile(file["tournament"], Content.nobody(), prizes)
    if not isinstance(inside, dict) or inside.get("format") != TOURNAMENT:
        raise UnreadableFile(f"The content of a tournament has the format {TOURNAMENT}")
    read = read_file("json", json.dumps(inside))
    told = file.get("players", {})
    for number, more in told.items() if isinstance(told, dict) else ():
        if isinstance(more, dict) and str(number).isdecimal():
            read.details.setdefault(int(number), {}).update(_details(more))
    return TournamentFile(file["tournament"], read, prizes)


def _details(more: dict[str, Any]) -> dict[str, Any]:
    """What is of another kind than it should be is left out."""
    found = {
        name: more[name][:LONGEST] if kind is str else more[name]
        for name, kind in OF_PLAYERS.items()
        if type(more.get(name)) is kind
    }
    return {
        name: value
        for name, value in found.items()
        if type(value) is not int or 0 <= value <= MOST_MONEY
    }
