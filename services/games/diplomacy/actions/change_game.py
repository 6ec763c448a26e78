"""The master changes a game's fields, starts it, stops it."""

from collections.abc import Callable
from datetime import date
from typing import Any

from services.games.diplomacy import peers
from services.games.diplomacy.actions.check_rights import require_master
from services.games.diplomacy.actions.compare_names import require_own_name
from services.games.diplomacy.actions.create_game import (
    facts_of,
    require_future_day,
    require_playing_day,
)
from services.games.diplomacy.actions.deal_roles import deal_roles
from services.games.diplomacy.actions.notify import notify_players
from services.games.diplomacy.actions.tell_acts import Act, tell_all, tell_deadline
from services.games.diplomacy.domain import endings
from services.games.diplomacy.domain import seats as seating
from services.games.diplomacy.domain.deadlines import at_hour, is_due, next_deadline
from services.games.diplomacy.domain.positions import start_position
from services.games.diplomacy.domain.states import FIXED_BY_THE_START, State, may_become
from services.games.diplomacy.domain.variants import Variant
from services.games.diplomacy.refusals import (
    DeadlineHasPassed,
    FixedOnceStarted,
    NotEnoughPlayers,
    RolesNotAssigned,
    TooManyPlayers,
    WrongState,
)
from services.games.diplomacy.store import events, games, phases, seats
from services.games.diplomacy.store.rules import end_of_grace_of, pace_of
from services.games.diplomacy.tables.games import Game
from shared import clock
from shared.database import Session, writing
from shared.errors import Conflict
from shared.names import comparable

DEADLINE = "deadline"
NOT_TOLD = ("access_code", "description")  # a secret, and a text too long for a log


def change_game(
    seen: Game, given: dict[str, Any], player_id: int, require_unchanged: Callable[[Game], None]
) -> bool:
    """Whether anything changed. `given` holds only what the master sent; a deadline is a day."""
    variant = (
        peers.variant_named(given["variant"])
        if given.get("variant", seen.variant) != seen.variant
        else None
    )
    with writing() as session:
        game = games.hold_game_by_id(session, seen.id)
        require_master(session, game, player_id)
        require_unchanged(game)
        changed = {
            field: value for field, value in given.items() if _value_of(game, field) != value
        }
        anything = bool(changed)
        _refuse_fixed(game, changed)
        grace_ends = end_of_grace_of(game)
        _rename(session, game, changed.pop("name", None))
        _move_deadline(session, game, changed)
        wanted_state = changed.pop("current_state", None)
        _change_fields(session, game, changed)
        if "variant" in changed:
            _lay_out(session, game, variant)
        if grace_ends is not None and game.current_state == State.STARTED:
            game.grace_not_before = grace_ends
        if wanted_state is not None:
            change_state(session, game, wanted_state)
        return anything


def _value_of(game: Game, field: str) -> Any:
    if field == DEADLINE:
        return game.due_at and game.due_at.date()
    return getattr(game, field)


def _refuse_fixed(game: Game, changed: dict[str, Any]) -> None:
    fixed = [field for field in FIXED_BY_THE_START if field in changed]
    if fixed and game.current_state != State.WAITING:
        raise FixedOnceStarted(f"{fixed[0]} cannot be changed once the game has started")


def _rename(session: Session, game: Game, name: str | None) -> None:
    if name is None:
        return
    require_own_name(session, name, but_of=game.id)
    before = game.name
    game.name, game.comparable_name = name, comparable(name)
    tell_all(session, game, Act.RENAMED, before=before, after=name)


def _change_fields(session: Session, game: Game, changed: dict[str, Any]) -> None:
    before = {field: getattr(game, field) for field in changed}
    for field, value in changed.items():
        setattr(game, field, value)
    if changed:
        changes = {
            field: None if field in NOT_TOLD else [before[field], changed[field]]
            for field in sorted(changed)
        }
        tell_all(session, game, Act.CHANGED, fields=sorted(changed), changes=changes)


def _move_deadline(session: Session, game: Game, changed: dict[str, Any]) -> None:
    before = game.due_at
    _place_deadline(game, changed)
    if game.due_at == before:
        return
    if game.due_at is not None and not game.archive:
        _require_future(game)
    tell_deadline(session, game, before)


def _place_deadline(game: Game, changed: dict[str, Any]) -> None:
    """A new day, a new hour, or both."""
    hour = changed.get("deadline_hour", game.deadline_hour)
    if DEADLINE in changed:
        day: date | None = changed.pop(DEADLINE)
        require_playing_day(day, changed.get("play_weekend", game.play_weekend))
        game.due_at = at_hour(day, hour) if day else None
    elif game.due_at is not None and hour != game.deadline_hour:
        game.due_at = at_hour(game.due_at.date(), hour)


def _require_future(game: Game) -> None:
    """Before the start only the day counts: a deadline that passes meanwhile is set anew."""
    if game.current_state == State.STARTED:
        if is_due(game.due_at, clock.now()):
            raise DeadlineHasPassed
    elif game.due_at is not None:
        require_future_day(game.due_at.date())


def _lay_out(session: Session, game: Game, variant: Variant | None) -> None:
    if variant is None:  # the master changed it at the same moment in another request
        raise Conflict
    for name, value in facts_of(variant).items():
        setattr(game, name, value)
    game.position_revision += 1
    seats.take_roles_back(session, game.id)
    phases.keep_position(session, game.id, start_position(variant))


def change_state(session: Session, game: Game, wanted: int) -> None:
    if not may_become(game.current_state, wanted):
        raise WrongState
    if wanted == State.STARTED:
        _start(session, game)
    else:
        game.ending = endings.STOPPED
        game.finished_at, game.due_at, game.paused_at = clock.now(), None, None
        tell_all(session, game, Act.STOPPED, ending=game.ending)
    game.current_state = wanted


def _start(session: Session, game: Game) -> None:
    game.started_at = clock.now()
    events.record(session, game, "started")
    if game.archive:  # it was played elsewhere: whoever played need not be seated here
        return
    _deal_roles(session, game)
    if game.due_at is None or is_due(game.due_at, clock.now()):
        game.due_at = next_deadline(pace_of(game), game.current_advancement, clock.now())
    notify_players(session, game, "game_started")


def _deal_roles(session: Session, game: Game) -> None:
    taken = seats.seats_of(session, game.id)
    if not seating.is_complete(taken, len(game.played_roles)):
        raise NotEnoughPlayers(name=game.name)
    if len(seating.players_seats(taken)) > len(game.played_roles):
        raise TooManyPlayers(name=game.name)
    if not game.manual:
        deal_roles(session, game)
    elif not seating.is_assigned(taken):
        raise RolesNotAssigned(name=game.name)
