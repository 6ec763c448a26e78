"""The event file of Sharly Chess (.sce): hall, tournaments, players, rounds."""

import re
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from services.tournaments.exchange.domain.consistency import InconsistentTournament
from services.tournaments.exchange.domain.foreign_events import (
    ForeignEvent,
    ForeignThing,
    Remarks,
    UnreadableEvent,
    line_of,
    names_for_addresses,
    present,
    whole_of,
    without_nulls,
)
from services.tournaments.exchange.domain.foreign_things import Rows, families, rotators, screens
from services.tournaments.exchange.domain.sharly_tournaments import sharly_tournament
from services.tournaments.exchange.domain.sqlite_files import (
    Kind,
    guarded,
    has_log,
    rows_of,
)

KIND = Kind(
    "Sharly Chess event file",
    frozenset(
        {"metadata", "info", "tournament", "player", "tournament_player", "board", "pairing"}
    ),
    frozenset(
        {
            *("tie_break", "timer", "timer_hour", "screen", "screen_set", "family", "rotator"),
            *("rotating_screen", "account", "account_role", "team", "display_controller"),
            *("prize_group", "prize_category", "prize_criterion", "prize"),
            *("prohibited_pairing_group", "prohibited_pairing_group_member"),
        }
    ),
)
MOST_ROWS = 50_000
OLDEST_MIGRATION = 74
NOT_TAKEN = {
    "account": "Accounts stay there: appoint the staff here",
    "display_controller": "Devices stay there: let them in anew",
}


def read_sharly(content: bytes, name: str) -> ForeignEvent:
    """Files of older versions are to be saved again by a present one."""
    with guarded(content, KIND) as connection:
        rows = {each: rows_of(connection, KIND, each, MOST_ROWS) for each in sorted(KIND.tables)}
    _require_present(rows)
    info = rows["info"][0]
    if line_of(info.get("event_type")) == "TEAM":
        raise UnreadableEvent("Events of teams cannot be taken from Sharly Chess")
    remarks = Remarks()
    if has_log(content):
        remarks.alter("info", 1, "It was open when copied: what was changed last may be missing")
    for table, why in NOT_TAKEN.items():
        for row in rows[table]:
            remarks.skip(table, row.get("id"), why)
    listed = sorted(rows["tournament"], key=lambda row: whole_of(row.get("index")) or 0)
    names = names_for_addresses(row.get("name") for row in listed)
    try:
        tournaments = tuple(
            sharly_tournament(row, uniq_id, rows, remarks)
            for row, uniq_id in zip(listed, names, strict=True)
        )
    except InconsistentTournament as wrong:
        raise UnreadableEvent(f"This file contradicts itself: {wrong}") from None
    return ForeignEvent(
        name,
        _event(info, rows),
        tournaments,
        (
            *_timers(rows),
            *screens(rows, remarks),
            *families(rows, remarks),
            *rotators({**rows, "rotator": _rotators(rows)}),
        ),
        (),
        {table: len(found) for table, found in rows.items() if found},
        tuple(remarks.found),
    )


def _require_present(rows: Rows) -> None:
    if not rows["metadata"] or not rows["info"]:
        raise KIND.wrong("it describes no event")
    migration = line_of(rows["metadata"][0].get("migration"))
    number = re.match(r"m(\d{1,4})", migration)
    if number is None or int(number[1]) < OLDEST_MIGRATION:
        raise UnreadableEvent(
            "This file is of an older Sharly Chess: open it there in a present version and save it"
        )


def _event(info: dict[str, Any], rows: Rows) -> dict[str, Any]:
    """Only its tournaments say when it is."""
    days = sorted(
        day
        for row in rows["tournament"]
        for name in ("start_date", "stop_date")
        if (day := line_of(row.get(name), 10))
    )
    return {
        **present(info, ("name", "public", "background_color", "record_illegal_moves")),
        "start": f"{days[0]}T00:00:00Z" if days else None,
        "stop": f"{days[-1]}T23:59:00Z" if days else None,
        "timer_colors": without_nulls(info.get("timer_colors")),
        "timer_delays": without_nulls(info.get("timer_delays")),
    }


def _timers(rows: Rows) -> Iterable[ForeignThing]:
    names = names_for_addresses(row.get("name") for row in rows["timer"])
    for row, uniq_id in zip(rows["timer"], names, strict=True):
        hours = [each for each in rows["timer_hour"] if each.get("timer_id") == row.get("id")]
        hours.sort(key=lambda each: line_of(each.get("triggered_at")))
        given = {
            "uniq_id": uniq_id,
            "colors": without_nulls(row.get("colors")) or None,
            "delays": without_nulls(row.get("delays")) or None,
            "zone": "UTC",
        }
        parts = tuple(_hour(hour) for hour in hours)
        yield ForeignThing("timer", whole_of(row.get("id")) or 0, given, parts)


def _hour(row: dict[str, Any]) -> dict[str, Any]:
    told = present(row, ("uniq_id", "text_before", "text_after"))
    try:
        moment = datetime.fromisoformat(line_of(row.get("triggered_at")))
    except ValueError:
        return told
    moment = moment.astimezone(UTC) if moment.tzinfo else moment
    return told | {"date_str": f"{moment:%Y-%m-%d}", "time_str": f"{moment:%H:%M}"}


def _rotators(rows: Rows) -> list[dict[str, Any]]:
    """As Papi-web's: lists of ids in the columns of one row."""
    names = names_for_addresses(row.get("name") for row in rows["rotator"])
    made = []
    for row, uniq_id in zip(rows["rotator"], names, strict=True):
        own = [e for e in rows["rotating_screen"] if e.get("rotator_id") == row.get("id")]
        own.sort(key=lambda each: whole_of(each.get("index")) or 0)
        lists = {
            f"{kind}_ids": str([n for e in own if (n := whole_of(e.get(f"{kind}_id"), 1))])
            for kind in ("screen", "family")
        }
        made.append({**row, "uniq_id": uniq_id, **lists})
    return made
