"""What a screen shows, as data for any front end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from services.tournaments.entries.answer_cache import AnswerCache
from services.tournaments.entries.store import tournaments
from services.tournaments.entries.tables import Registration
from services.tournaments.hall import store as hall
from services.tournaments.hall.access import require_visible, role_of
from services.tournaments.hall.domain.rights import Role, is_at_least
from services.tournaments.rounds.actions.record_illegal_moves import allowed_illegal_moves
from services.tournaments.rounds.actions.see_round import see_round
from services.tournaments.rules.results import NOTATION, Result
from services.tournaments.screens.actions.load_hall import Hall, load_hall, players_of
from services.tournaments.screens.actions.see_standings import ranking_of
from services.tournaments.screens.actions.see_tables import (
    is_at_tables,
    kind_at_tables,
    seats_by_name,
    seats_of_round,
)
from services.tournaments.screens.actions.see_timer import timer_as_data
from services.tournaments.screens.domain.columns import in_columns
from services.tournaments.screens.domain.menus import LABELS, Extent, links, with_tokens
from services.tournaments.screens.domain.rounds import in_board_order
from services.tournaments.screens.domain.shapes import (
    OF_BOARDS,
    ScreenShape,
    SetShape,
    fixed_numbers,
)
from services.tournaments.screens.refusals import NoSuchScreen, ScreenIsPrivate
from services.tournaments.screens.store import last_results
from shared.database import Session, reading
from shared.members import Caller

MOST_RESULTS = 500
PARTS = {
    "fr": {"boards": "Éch. %f à %l", "players": "%f à %l"},
    "en": {"boards": "Boards %f to %l", "players": "%f to %l"},
}
_remembered: AnswerCache[str] = AnswerCache(512)


@dataclass(frozen=True)
class Looking:
    """Who looks at a screen, for how long it may be remembered what he sees."""

    session: Session
    caller: Caller
    hall: Hall
    language: str


def contents_of_screen(caller: Caller, uniq_id: str, screen: str, language: str, write: Any) -> str:
    """The answer as text, made anew only when the event or one of its tournaments changed."""
    with reading() as session:
        event = hall.event(session, uniq_id)
        require_visible(session, event, caller)
        by_arbiter = is_at_least(role_of(session, event, caller), Role.ARBITER)
        versions = tuple(
            (each.id, each.version) for each in tournaments.tournaments(session, event.id)
        )
        key = (event.id, event.last_update, versions, screen, by_arbiter, language)
        known = _remembered.get(key)
        if known is not None:
            return known
        loaded = load_hall(session, caller, uniq_id)
        shape = loaded.shape(screen)
        if shape is None:
            raise NoSuchScreen
        if not shape.public and not by_arbiter:
            raise ScreenIsPrivate
        looking = Looking(session, caller, loaded, language)
        return _remembered.keep(key, write(contents(looking, shape)))


def contents(looking: Looking, shape: ScreenShape) -> dict[str, Any]:
    loaded = looking.hall
    menu, menu_warnings = _menu(looking, shape)
    event = loaded.event
    return {
        "event": {
            "uniq_id": event.uniq_id,
            "name": event.name,
            "allow_results_deletion": event.allow_results_deletion_on_input_screens,
            "code_set": event.update_password_hash is not None,
        },
        "screen": {
            "uniq_id": shape.uniq_id,
            "type": shape.type,
            "public": shape.public,
            "name": screen_name(looking, shape),
            "columns": shape.columns,
            "font_size": shape.font_size,
            "family": shape.family,
            "background_image": shape.background_image or event.background_image,
            "background_color": shape.background_color or event.background_color,
        },
        "menu": [vars(link) for link in menu],
        "timer": timer_as_data(loaded, shape.timer_id, looking.language),
        "alert": loaded.alerts.get(shape.uniq_id) or loaded.alerts.get(""),
        "sets": [_set(looking, shape, each) for each in shape.sets],
        "results": _results(looking, shape) if shape.type == "results" else [],
        "warnings": loaded.warnings + menu_warnings if loaded.by_arbiter else [],
    }


def screen_name(looking: Looking, shape: ScreenShape) -> str:
    if shape.name:
        return shape.name
    if shape.sets:
        return _title(looking, shape, shape.sets[0], short=False)
    return str(LABELS[looking.language].get(shape.type, shape.uniq_id))


def _menu(looking: Looking, shape: ScreenShape):
    seen = [each for each in looking.hall.shapes if each.public or looking.hall.by_arbiter]
    return links(
        shape,
        seen,
        lambda each: extent(looking, each, each.sets[0], short=True) if each.sets else Extent(),
        several=len(looking.hall.tournaments) > 1,
        language=looking.language,
    )


def _set(looking: Looking, shape: ScreenShape, each: SetShape) -> dict[str, Any]:
    tournament = looking.hall.tournaments[each.tournament_id]
    current = looking.hall.current(each.tournament_id)
    items: Sequence[Any]
    headings: list[str] = []
    kind = _kind(looking, shape, each)
    if kind == "boards":
        items = selected_boards(looking, shape, each)
    elif kind == "tables":
        items = seats_of_round(looking.caller, tournament.id, current.number, each)
    elif kind == "seats":
        items = _clipped(seats_by_name(looking.caller, tournament.id, current.number), each)
    elif kind in ("ranking", "crosstable"):
        headings, items = ranking_of(looking.caller, tournament, kind)
        items = _clipped(items, each)
    else:
        items = _player_lines(looking, shape, each, kind)
    return {
        "tournament_id": tournament.id,
        "tournament": tournament.name,
        "version": tournament.version,
        "title": _title(looking, shape, each, short=False),
        "shows": kind,
        "round": current.number,
        "playing": current.playing,
        "planned_rounds": tournament.planned_rounds,
        "check_in_open": tournament.check_in_open,
        "illegal_moves": allowed_illegal_moves(tournament, looking.hall.event),
        "headings": headings,
        "count": len(items),
        "columns": in_columns(items, shape.columns),
    }


def _kind(looking: Looking, shape: ScreenShape, each: SetShape) -> str:
    """Before the first round those who come stand where boards will be."""
    current = looking.hall.current(each.tournament_id).number
    if is_at_tables(looking.hall.tournaments[each.tournament_id]):
        return kind_at_tables(shape.type, current)
    if shape.type in ("ranking", "crosstable", "players", "check_in"):
        return shape.type
    return "boards" if current else "check_in"


def boards_in_order(looking: Looking, tournament_id: int) -> list[Mapping[str, Any]]:
    current = looking.hall.current(tournament_id).number
    if not current:
        return []
    return in_board_order(see_round(looking.caller, tournament_id, current).boards)


def selected_boards(
    looking: Looking, shape: ScreenShape, each: SetShape
) -> list[Mapping[str, Any]]:
    boards = boards_in_order(looking, each.tournament_id)
    if each.fixed is not None and shape.type in OF_BOARDS:
        numbers = fixed_numbers(each.fixed)[0]
        rows = players_of(looking.session, looking.hall, each.tournament_id)
        fixed = {row.id for row in rows if row.fixed_table}
        sides = ("white", "black")
        boards = [
            board
            for board in boards
            if (
                board["table"] in numbers
                if numbers
                else any(board[side]["registration_id"] in fixed for side in sides)
            )
        ]
    else:
        boards = _clipped(boards, each)
    if shape.type == "calls":
        boards = [board for board in boards if board["result"] == Result.NONE]
    return boards


def _clipped(items: Sequence[Any], each: SetShape) -> list[Any]:
    return list(items[(each.first or 1) - 1 : each.last])


def _player_lines(
    looking: Looking, shape: ScreenShape, each: SetShape, kind: str
) -> list[dict[str, Any]]:
    seats: dict[int, dict[str, Any]] = {}
    byes: dict[int, str] = {}
    current = looking.hall.current(each.tournament_id).number
    if kind == "players" and current:
        view = see_round(looking.caller, each.tournament_id, current)
        byes = {row["registration_id"]: row["absence"] for row in view.sitting_out}
        for board in view.boards:
            for colour, other in (("white", "black"), ("black", "white")):
                seats[board[colour]["registration_id"]] = {
                    "table": board["table"],
                    "board": board["board"],
                    "colour": colour,
                    "points": board[colour]["points"],
                    "virtual_points": board[colour]["virtual_points"],
                    "opponent": board[other],
                    "result": board["result"],
                }
    rows = players_of(looking.session, looking.hall, each.tournament_id)
    if kind == "players" and current and not shape.show_unpaired:
        rows = [row for row in rows if row.id in seats]
    return [_player_line(row, seats.get(row.id), byes.get(row.id)) for row in _clipped(rows, each)]


def _player_line(
    row: Registration, seat: dict[str, Any] | None, absence: str | None
) -> dict[str, Any]:
    return {
        "registration_id": row.id,
        "person_id": row.person_id,
        "name": row.name,
        "title": row.title,
        "rating": row.rating,
        "rating_type": row.rating_type,
        "club": row.club,
        "sex": row.sex,
        "checked_in": row.checked_in,
        "seat": seat,
        "absence": absence,
    }


def extent(looking: Looking, shape: ScreenShape, each: SetShape, *, short: bool) -> Extent:
    """Numbers of boards, or letters of names: three capitals in menus, eight in titles."""
    name = looking.hall.tournaments[each.tournament_id].name
    if _kind(looking, shape, each) in ("boards", "tables"):
        count = looking.hall.boards_shown(each.tournament_id)
        last = min(each.last or count, count)
        return Extent(name, str(each.first or 1), str(last))
    rows = _clipped(players_of(looking.session, looking.hall, each.tournament_id), each)
    if not rows:
        return Extent(name)
    first, last_name = (row.name.split(",")[0] for row in (rows[0], rows[-1]))
    if short:
        return Extent(name, first[:3].upper(), last_name[:3].upper())
    return Extent(name, first[:8], last_name[:8])


def _title(looking: Looking, shape: ScreenShape, each: SetShape, *, short: bool) -> str:
    text = each.name
    if not text:
        in_part = bool(each.first or each.last)
        kind = "boards" if shape.type in OF_BOARDS else "players"
        text = PARTS[looking.language][kind] if in_part else "%t"
    return with_tokens(text, extent(looking, shape, each, short=short))


def _results(looking: Looking, shape: ScreenShape) -> list[list[dict[str, Any]]]:
    """Newest first over the whole event, or over the tournaments the screen names."""
    known = looking.hall.tournaments
    wanted = [each for each in shape.results_tournament_ids if each in known] or list(known)
    rows = last_results(looking.session, wanted, shape.results_limit or MOST_RESULTS)
    lines = [
        {
            "date": entry.date,
            "tournament_id": entry.tournament_id,
            "tournament": tournament,
            "round": entry.round,
            "board": entry.board_id,
            "white": white,
            "black": black,
            "result": entry.value,
            "notation": NOTATION[Result(entry.value)],
        }
        for entry, white, black, tournament in rows
    ]
    return in_columns(lines, shape.columns)
