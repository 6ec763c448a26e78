"""The event file of Papi-web 2.4 with the .papi files beside it: hall, tournaments, log."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from services.tournaments.exchange.domain.consistency import InconsistentTournament
from services.tournaments.exchange.domain.files import Content
from services.tournaments.exchange.domain.foreign_events import (
    ForeignEvent,
    ForeignThing,
    ForeignTournament,
    Remarks,
    UnreadableEvent,
    line_of,
    present,
    whole_of,
    without_nulls,
)
from services.tournaments.exchange.domain.foreign_things import Rows, families, rotators, screens
from services.tournaments.exchange.domain.jet import UnreadableAccessFile
from services.tournaments.exchange.domain.papi_files import (
    PapiTournament,
    papi_tournament,
    read_papi,
)
from services.tournaments.exchange.domain.sqlite_files import Kind, guarded, rows_of
from services.tournaments.rules.results import Result

KIND = Kind(
    "Papi-web event file",
    frozenset({"info", "tournament", "timer", "screen", "result", "skipped_round"}),
    frozenset(
        {"chessevent", "timer_hour", "screen_set", "family", "rotator", "illegal_move"},
    ),
)
MOST_ROWS = 20_000
OF_EVENT = (
    *("name", "public", "path", "background_color", "update_password", "record_illegal_moves"),
    "allow_results_deletion_on_input_screens",
)
OF_TOURNAMENT = (
    *("uniq_id", "name", "path", "filename", "ffe_id", "time_control_initial_time"),
    *("time_control_increment", "time_control_handicap_penalty_step"),
    *("time_control_handicap_penalty_value", "time_control_handicap_min_time"),
    *("chessevent_tournament_name", "record_illegal_moves"),
)
OF_HOUR = ("uniq_id", "date_str", "time_str", "text_before", "text_after")
SCORES = (0.0, 0.5, 1.0)


def read_papi_web(
    content: bytes, files: dict[str, bytes], uniq_id: str, passwords: bool = False
) -> ForeignEvent:
    """`files` are the .papi files by their names; `passwords` keeps those of other services."""
    with guarded(content, KIND) as connection:
        rows = {name: rows_of(connection, KIND, name, MOST_ROWS) for name in sorted(KIND.tables)}
    info = next(iter(rows["info"]), None)
    if info is None:
        raise KIND.wrong("it describes no event")
    remarks = Remarks()
    by_name = {_stem(name): file for name, file in files.items()}
    tournaments = tuple(_tournament(row, rows, by_name, remarks) for row in rows["tournament"])
    kept = _secrets(rows, remarks, passwords)
    return ForeignEvent(
        uniq_id,
        _event(info, remarks),
        tuple(_with_secret(each, rows, passwords) for each in tournaments),
        (
            *_timers(rows),
            *screens(rows, remarks),
            *families(rows, remarks),
            *rotators(rows),
        ),
        kept,
        {name: len(found) for name, found in rows.items()},
        tuple(remarks.found),
    )


def _event(info: dict[str, Any], remarks: Remarks) -> dict[str, Any]:
    if info.get("background_image"):
        remarks.skip("info", 1, "Images stay on the machine they were on: send them again")
    return {
        **present(info, OF_EVENT),
        "start": _moment(info.get("start")),
        "stop": _moment(info.get("stop")),
        "timer_colors": without_nulls(info.get("timer_colors")),
        "timer_delays": without_nulls(info.get("timer_delays")),
    }


def _moment(seconds: object) -> str | None:
    try:
        return datetime.fromtimestamp(float(seconds), UTC).isoformat()  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError, OSError):
        return None


def _stem(name: str) -> str:
    return name.replace("\\", "/").rsplit("/", 1)[-1].casefold().removesuffix(".papi")


def _tournament(
    row: dict[str, Any], rows: Rows, files: dict[str, bytes], remarks: Remarks
) -> ForeignTournament:
    source_id, own = whole_of(row.get("id")) or 0, _of(row, rows)
    given = present(row, OF_TOURNAMENT)
    name = line_of(row.get("filename")) or line_of(row.get("ffe_id")) or line_of(row["uniq_id"])
    file = files.get(_stem(name))
    if file is None:
        remarks.skip("tournament", source_id, f"{name}.papi was not sent: it has no players")
        return ForeignTournament(source_id, given, Content.nobody())
    found = _papi(file, f"{name}.papi", remarks, _skipped(own("skipped_round"), remarks))
    competition = found.content.competition
    given |= {
        "system": competition.system,
        "planned_rounds": competition.planned_rounds,
        "chessevent_id": whole_of(row.get("chessevent_id"), 1),
    }
    return ForeignTournament(
        source_id,
        given,
        found.content,
        tuple(_cards(own("illegal_move"), found, remarks)),
        _moments(own("result"), found, remarks),
    )


def _of(row: dict[str, Any], rows: Rows):
    def own(table: str) -> list[dict[str, Any]]:
        return [each for each in rows[table] if each.get("tournament_id") == row.get("id")]

    return own


def _papi(
    file: bytes, name: str, remarks: Remarks, skipped: dict[int, dict[int, float]]
) -> PapiTournament:
    try:
        return papi_tournament(read_papi(file), name, remarks, skipped)
    except UnreadableAccessFile as wrong:
        raise UnreadableEvent(f"{name}: {wrong}") from None
    except InconsistentTournament as wrong:
        raise UnreadableEvent(f"{name} contradicts itself: {wrong}") from None


def _skipped(rows: Iterable[dict[str, Any]], remarks: Remarks) -> dict[int, dict[int, float]]:
    found: dict[int, dict[int, float]] = {}
    for row in rows:
        ref, number = whole_of(row.get("papi_player_id"), 2), whole_of(row.get("round"), 1, 200)
        if ref is None or number is None or row.get("score") not in SCORES:
            remarks.skip("skipped_round", row.get("id"), "It names no player, round or score")
            continue
        found.setdefault(ref, {})[number] = float(row["score"])
    return found


def _cards(
    rows: Iterable[dict[str, Any]], found: PapiTournament, remarks: Remarks
) -> Iterable[tuple[int, int, float | None]]:
    for row in rows:
        number = found.numbers.get(whole_of(row.get("player_id")) or 0)
        played = whole_of(row.get("round"), 1, 200)
        if number is None or played is None:
            remarks.skip("illegal_move", row.get("id"), "It names no player of the .papi file")
        else:
            date = row.get("date")
            yield played, number, float(date) if isinstance(date, int | float) else None


def _moments(
    rows: Iterable[dict[str, Any]], found: PapiTournament, remarks: Remarks
) -> dict[tuple[int, int, int], float]:
    """The log is told by players, not by boards, which are computed; the .papi file wins."""
    results = {
        (played.number, game.white, game.black): game.result
        for played in found.content.competition.rounds
        for game in played.games
    }
    newest: dict[tuple[int, int, int], dict[str, Any]] = {}
    for row in sorted(rows, key=lambda each: whole_of(each.get("id")) or 0):
        sides = [whole_of(row.get(f"{side}_player_id")) or 0 for side in ("white", "black")]
        white, black = (found.numbers.get(side, 0) for side in sides)
        newest[whole_of(row.get("round")) or 0, white, black] = row
    moments = {}
    for key, row in newest.items():
        if key not in results:
            remarks.skip("result", row.get("id"), "The .papi file knows no such game")
        elif results[key] != row.get("value"):
            told = Result(results[key]).name.lower().replace("_", " ")
            remarks.alter("result", row.get("id"), f"The .papi file says: {told}")
        elif isinstance(row.get("date"), int | float):
            moments[key] = float(row["date"])
    return moments


def _secrets(
    rows: Rows, remarks: Remarks, passwords: bool
) -> tuple[tuple[int, dict[str, Any]], ...]:
    """Passwords of other services stand there in clear: they are taken only on demand."""
    if not passwords:
        why = "It has a password in clear: say `passwords` to keep it, encrypted"
        for row in rows["chessevent"]:
            remarks.skip("chessevent", row.get("id"), why)
        for row in rows["tournament"]:
            if row.get("ffe_password"):
                remarks.alter("tournament", row.get("id"), why)
        return ()
    return tuple(
        (
            whole_of(row.get("id")) or 0,
            {
                "uniq_id": line_of(row.get("uniq_id"), 60),
                "user_id": line_of(row.get("user_id")),
                "password": str(row.get("password") or "")[:100],
                "platform_event_id": line_of(row.get("event_id")),
            },
        )
        for row in rows["chessevent"]
    )


def _with_secret(made: ForeignTournament, rows: Rows, passwords: bool) -> ForeignTournament:
    if not passwords:
        made.given.pop("chessevent_id", None)
        return made
    row = next(each for each in rows["tournament"] if each.get("id") == made.source_id)
    if row.get("ffe_password"):
        made.given["ffe_password"] = row["ffe_password"]
    return made


def _timers(rows: Rows) -> Iterable[ForeignThing]:
    for row in rows["timer"]:
        hours = [each for each in rows["timer_hour"] if each.get("timer_id") == row.get("id")]
        hours.sort(key=lambda each: whole_of(each.get("order")) or 0)
        given = {
            "uniq_id": row.get("uniq_id"),
            "colors": without_nulls(row.get("colors")) or None,
            "delays": without_nulls(row.get("delays")) or None,
        }
        parts = tuple(present(hour, OF_HOUR) for hour in hours)
        yield ForeignThing("timer", whole_of(row.get("id")) or 0, given, parts)
