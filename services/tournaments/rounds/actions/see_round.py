"""A round as the hall sees it: boards with names, points, clocks and results."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from services.tournaments.entries.access import find_visible, public_cache_key
from services.tournaments.entries.answer_cache import AnswerCache
from services.tournaments.entries.refusals import NoSuchRound
from services.tournaments.entries.store import registrations, rounds
from services.tournaments.entries.tables import PairedRound, Registration, Tournament
from services.tournaments.hall.access import role_of
from services.tournaments.hall.domain.rights import Role, Work, is_at_least
from services.tournaments.rounds.store import competitions, illegal_moves
from services.tournaments.rounds.store.played_rounds import BoardRow, played_rounds
from services.tournaments.rules.accelerations import virtual_points
from services.tournaments.rules.clocks import TimeControl, clock_text, clocks
from services.tournaments.rules.competitions import Competition
from services.tournaments.rules.mcmahon.scores import Scores, stones
from services.tournaments.rules.mcmahon.settings import mcmahon_settings
from services.tournaments.rules.named_reasons import fits, named_explanation, relaxation_texts
from services.tournaments.rules.results import NOTATION, Result
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.seating import names_of_sides
from services.tournaments.rules.systems import TEAM_SYSTEMS
from shared.database import reading
from shared.members import Caller


@dataclass(frozen=True)
class View:
    """Everything a screen needs about one round, and the bodies of answers already written."""

    paired: PairedRound
    boards: list[dict[str, Any]]
    sitting_out: list[dict[str, Any]]
    explanation: list[Any]
    relaxations: list[str]
    bodies: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Points:
    """Before the round, by registration: those won, and those lent for pairing only."""

    won: dict[int, Fraction]
    virtual: dict[int, Fraction]


_remembered: AnswerCache[View] = AnswerCache(64)


def visible_rounds(caller: Caller, tournament_id: int) -> list[PairedRound]:
    """Drafts are for the staff."""
    with reading() as session:
        _, event = find_visible(session, caller, tournament_id)
        staff = is_at_least(role_of(session, event, caller), Role.ARBITER, Work.PAIRING)
        rows = rounds.rounds(session, tournament_id)
    return [row for row in rows if staff or row.status != RoundStatus.DRAFT]


def see_round(caller: Caller, tournament_id: int, round_number: int) -> View:
    everybody = public_cache_key(caller, tournament_id)
    if everybody and (known := _remembered.get((*everybody, round_number, False))):
        return known
    with reading() as session:
        tournament, event = find_visible(session, caller, tournament_id)
        paired = rounds.paired_round(session, tournament_id, round_number)
        staff = is_at_least(role_of(session, event, caller), Role.ARBITER, Work.PAIRING)
        if paired.status == RoundStatus.DRAFT and not staff:
            raise NoSuchRound
        key = (tournament_id, tournament.version, event.last_update, round_number, staff)
        known = _remembered.get(key)
        if known is not None:
            return known
        entries = registrations.registrations(session, tournament_id)
        known_rounds = played_rounds(session, tournament_id)
        played = competitions.competition(session, tournament, event, entries, known_rounds)
        cards = [
            row.registration_id
            for row in illegal_moves.illegal_moves(session, tournament_id, round_number)
        ]
    shown = next((each for each in known_rounds if each.number == round_number), None)
    if shown is None:
        raise NoSuchRound  # taken back meanwhile
    seats, out = shown.boards, shown.sitting_out
    rows = {row.id: row for row in entries}
    numbers, earlier = registrations.start_numbers(entries), played.after(round_number - 1)
    scores = earlier.scores()
    points = {id_: scores.get(number, Fraction(0)) for id_, number in numbers.items()}
    lent = virtual_points(played, round_number)
    virtual = {id_: lent.get(number, Fraction(0)) for id_, number in numbers.items()}
    standing = Points(points, virtual)
    given = stones_by_board(seats, numbers, earlier)
    view = View(
        paired,
        [_board(board, rows, standing, cards, tournament, given) for board in seats],
        [
            {
                "registration_id": row.registration_id,
                "name": rows[row.registration_id].name,
                "absence": row.absence,
            }
            for row in out
        ],
        _explanation(paired, played, numbers, seats) if staff else [],
        relaxation_texts(json.loads(paired.relaxations), {row.id: row.name for row in entries}),
    )
    return _remembered.keep(key, view)


def _explanation(
    paired: PairedRound, played: Competition, numbers: dict[int, int], seats: Sequence[BoardRow]
) -> list[Any]:
    told = json.loads(paired.explanation)
    registration_of = {number: id_ for id_, number in numbers.items()}
    at_boards = {(row.white_id, row.black_id) for row in seats}
    if played.system not in TEAM_SYSTEMS and not fits(told, registration_of, at_boards):
        return told
    return named_explanation(told, names_of_sides(played))


def _board(
    board: BoardRow,
    rows: dict[int, Registration],
    points: Points,
    cards: list[int],
    tournament: Tournament,
    given: dict[int, int],
) -> dict[str, Any]:
    white, black = rows[board.white_id], rows[board.black_id]
    times = clocks(_time_control(tournament), white.rating, black.rating)
    result = Result(board.result)
    stones_given = given.get(board.number, 0)
    return {
        "board": board.number,
        "table": white.fixed_table or black.fixed_table or board.number,
        "white": _side(white, points, cards, times.white_seconds, times.increment),
        "black": _side(black, points, cards, times.black_seconds, times.increment),
        "handicap": times.modified or stones_given > 0,
        "handicap_stones": stones_given,
        "result": int(result),
        "notation": NOTATION[result],
        "version": board.version,
        "game_id": board.game_id,
    }


def stones_by_board(
    seats: Sequence[BoardRow], numbers: dict[int, int], earlier: Competition
) -> dict[int, int]:
    """Stones given in a McMahon round, by board."""
    if earlier.system != "mcmahon":
        return {}
    settings = mcmahon_settings(earlier.settings)
    scores = Scores(earlier, settings).mms
    return {
        board.number: stones(
            scores[numbers[board.white_id]], scores[numbers[board.black_id]], settings
        )
        for board in seats
    }


def _side(
    row: Registration,
    points: Points,
    cards: list[int],
    seconds: int,
    increment: int,
) -> dict[str, Any]:
    return {
        "registration_id": row.id,
        "name": row.name,
        "title": row.title,
        "rating": row.rating,
        "rating_type": row.rating_type,
        "points": float(points.won.get(row.id, 0)),
        "virtual_points": float(points.virtual.get(row.id, 0)),
        "illegal_moves": cards.count(row.id),
        "clock_seconds": seconds,
        "clock": clock_text(seconds, increment) if seconds or increment else "",
    }


def _time_control(tournament: Tournament) -> TimeControl:
    return TimeControl(
        tournament.time_control_initial_time or 0,
        tournament.time_control_increment or 0,
        tournament.time_control_handicap_penalty_step,
        tournament.time_control_handicap_penalty_value,
        tournament.time_control_handicap_min_time or 0,
    )
