"""Screens, families and rotators of Papi-web's tables, which Sharly Chess kept."""

from collections.abc import Iterable
from typing import Any

from services.tournaments.exchange.domain.foreign_events import (
    ForeignThing,
    Remarks,
    json_of,
    present,
    whole_of,
)

Rows = dict[str, list[dict[str, Any]]]
SHOWN = (
    *("uniq_id", "type", "public", "name", "columns", "menu_link", "menu_text", "menu"),
    *("timer_id", "players_show_unpaired", "font_size"),
)
OF_SCREEN = (*SHOWN, "results_limit", "background_color")
OF_FAMILY = (*SHOWN, "tournament_id", "range", "first", "last", "parts", "number")
OF_SET = ("tournament_id", "name", "first", "last", "fixed_boards_str")


def screens(rows: Rows, remarks: Remarks) -> Iterable[ForeignThing]:
    timers, known = _ids(rows["timer"]), _ids(rows["tournament"])
    for row in rows["screen"]:
        given = _shown(row, OF_SCREEN, timers, remarks, "screen")
        named = [each for each in json_of(row.get("results_tournament_ids"), list) if each in known]
        if row.get("results_tournament_ids"):
            given["results_tournament_ids"] = named
        if row.get("background_image"):
            remarks.alter("screen", row.get("id"), "Its image stays on the machine it was on")
        sets = [each for each in rows["screen_set"] if each.get("screen_id") == row.get("id")]
        sets.sort(key=lambda each: whole_of(each.get("order")) or 0)
        for each in sets:
            if each.get("tournament_id") not in known:
                remarks.skip("screen_set", each.get("id"), "Its tournament is not in the file")
        parts = tuple(present(e, OF_SET) for e in sets if e.get("tournament_id") in known)
        yield ForeignThing("screen", whole_of(row.get("id")) or 0, given, parts)


def families(rows: Rows, remarks: Remarks) -> Iterable[ForeignThing]:
    timers, known = _ids(rows["timer"]), _ids(rows["tournament"])
    for row in rows["family"]:
        if row.get("tournament_id") not in known:
            remarks.skip("family", row.get("id"), "Its tournament is not in the file")
            continue
        given = _shown(row, OF_FAMILY, timers, remarks, "family")
        yield ForeignThing("family", whole_of(row.get("id")) or 0, given)


def rotators(rows: Rows) -> Iterable[ForeignThing]:
    for row in rows["rotator"]:
        given = present(row, ("uniq_id", "public", "delay", "show_menus"))
        for name, table in (("screen_ids", "screen"), ("family_ids", "family")):
            known = _ids(rows[table])
            given[name] = [each for each in json_of(row.get(name), list) if each in known]
        yield ForeignThing("rotator", whole_of(row.get("id")) or 0, given)


def _shown(
    row: dict[str, Any], names: Iterable[str], timers: set[int], remarks: Remarks, table: str
) -> dict[str, Any]:
    given = present(row, names)
    if "timer_id" in given and given["timer_id"] not in timers:
        remarks.alter(table, row.get("id"), "Its timer is not in the file")
        del given["timer_id"]
    return given


def _ids(rows: list[dict[str, Any]]) -> set[int]:
    return {found for row in rows if (found := whole_of(row.get("id"), 1)) is not None}
