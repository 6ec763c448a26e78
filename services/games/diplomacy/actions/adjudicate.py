"""A phase is played: one atomic step from the orders to the next position."""

import contextlib
import functools
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from services.games.diplomacy import peers
from services.games.diplomacy.actions.check_rights import require_master, require_started
from services.games.diplomacy.actions.load_board import Board, board_from_row, require_fitting_names
from services.games.diplomacy.actions.tell_subscribers import tell_adjudication
from services.games.diplomacy.domain import deadlines, disorder
from services.games.diplomacy.domain.orders import Order
from services.games.diplomacy.domain.outcomes import NextPhase, next_phase
from services.games.diplomacy.domain.positions import (
    Position,
    faults_of,
    position_as_json,
    position_from_json,
)
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.domain.variants import Variant
from services.games.diplomacy.refusals import (
    GamePaused,
    OrdersChanged,
    OrdersMissing,
)
from services.games.diplomacy.store import attendances, events, games, phases, snapshots, votes
from services.games.diplomacy.store.rules import (
    disorder_allowed,
    end_of_grace_of,
    may_write_messages,
    pace_of,
)
from services.games.diplomacy.tables.games import Game
from shared import clock
from shared.database import reading, writing
from shared.errors import PeerFailed, Refusal
from shared.languages import USUAL_LANGUAGE

TRIES = 3  # orders may be replaced while the solver thinks; then it thinks again


@dataclass(frozen=True)
class OpenPhase:
    """The current phase with the orders that are in, as they were at one moment."""

    board: Board
    orders: Sequence[Order]
    submitted: frozenset[int]
    agreed: frozenset[int]
    in_disorder: frozenset[int] = frozenset()  # so the master or the variant declared them

    @property
    def missing(self) -> list[int]:
        present = self.submitted | self.in_disorder
        return [role for role in self.board.needed_roles if role not in present]

    @property
    def lenient(self) -> bool:
        """Default orders stand in for roles that were declared in civil disorder."""
        return bool(self.in_disorder - self.submitted)


def adjudicate(
    game_id: int,
    by: int,
    *,
    names: dict[str, Any] | None = None,
    lang: str = USUAL_LANGUAGE,
    advancement: int | None = None,
) -> str:
    """The master has the phase played; answers the solver's remarks."""
    try_once = functools.partial(_adjudicate_once, game_id, by, names, lang, advancement)
    for _ in range(TRIES - 1):
        with contextlib.suppress(OrdersChanged):
            return try_once()
    return try_once()


def _adjudicate_once(
    game_id: int, by: int, names: dict[str, Any] | None, lang: str, advancement: int | None
) -> str:
    phase = open_phase_of(game_id)
    with reading() as session:
        require_master(session, phase.board.game, by)
    require_started(phase.board.game)
    phase.board.require_phase(advancement)
    require_fitting_names(names, phase.board.variant)
    lenient = _require_ready(phase, clock.now())
    return play(phase, lenient=lenient, names=names, lang=lang, by="the master")


def adjudicate_if_agreed(game_id: int) -> bool:
    """At once when every needed role called its orders final; whether that was so."""
    phase = open_phase_of(game_id)
    game = phase.board.game
    if (
        game.paused_at
        or game.current_state != State.STARTED
        or not set(phase.board.needed_roles) <= phase.agreed | phase.in_disorder
    ):
        return False
    try:
        play(phase, by="agreement")
    except Refusal as refusal:  # the orders are in all the same; the master or the clock will play
        logging.getLogger(__name__).warning("game %s was not played at once: %s", game_id, refusal)
        return False
    return True


def open_phase_of(game_id: int) -> OpenPhase:
    with reading() as session:  # orders and revision must be of one moment
        found = games.game_and_position(session, game_id)
        orders = phases.orders_of(session, game_id)
        submissions = phases.submissions_of(session, game_id)
        in_disorder = attendances.roles_in_disorder(session, game_id)
    board = board_from_row(*found)
    return OpenPhase(
        board,
        orders,
        frozenset(row.role_id for row in submissions),
        frozenset(row.role_id for row in submissions if row.definitive),
        in_disorder | set(board.variant.passive_roles),
    )


def play(
    phase: OpenPhase,
    *,
    lenient: bool = False,
    names: dict[str, Any] | None = None,
    lang: str = USUAL_LANGUAGE,
    by: str = "the clock",
) -> str:
    """Solve outside any transaction, then keep everything in one."""
    board, game = phase.board, phase.board.game
    lenient = lenient or phase.lenient or game.fog  # who does not see may order the impossible
    solution = peers.solve(
        board.variant.name,
        game.current_advancement,
        position_as_json(board.position),
        phase.orders,
        names=names,
        lang=lang,
        lenient=lenient,
    )
    now = clock.now()
    after = next_phase(
        board.variant,
        _position_after(solution, board.variant),
        game.current_advancement,
        pace=pace_of(game),
        victory_centers=game.victory_centers,
        years_to_play=game.nb_max_cycles_to_play,
        now=now,
    )
    _keep(phase, after, solution, lenient, now, by)
    return solution.remarks


def _position_after(solution: peers.Solution, variant: Variant) -> Position:
    position = position_from_json(solution.situation_result.model_dump())
    if fault := faults_of(position, variant):
        raise PeerFailed(f"The solver service gave a position that cannot be: {fault}.")
    return position


def _keep(
    phase: OpenPhase,
    after: NextPhase,
    solution: peers.Solution,
    lenient: bool,
    now: datetime,
    by: str,
) -> None:
    with writing() as session:
        game = games.hold_game(session, phase.board.game)
        if game.orders_revision != phase.board.game.orders_revision:
            raise OrdersChanged
        phases.keep_transition(
            session,
            game.id,
            game.current_advancement,
            now=now,
            lenient=lenient,
            before=phase.board.position,
            orders=phase.orders,
            outcomes=solution.outcomes,
            after=after.position,
            ending=after.ending,
        )
        snapshots.keep_snapshot(session, game, bool(phase.board.needed_roles))
        attendances.keep_turns(session, game, phase.board.needed_roles, phase.submitted, now)
        phases.keep_position(session, game.id, after.position)
        phases.clear_orders(session, game.id)
        votes.forget_votes(session, game.id)
        _advance(game, after, now)
        events.record(session, game, "adjudicated", played=after.advancement - 1, by=by)
        if after.ending:
            events.record(session, game, "stopped", ending=after.ending)
        tell_adjudication(session, game)


def _advance(game: Game, after: NextPhase, now: datetime) -> None:
    game.current_advancement = after.advancement
    game.due_at = None if game.archive else after.due_at
    game.grace_not_before = None
    game.with_messages = game.with_messages or may_write_messages(game)
    game.position_revision += 1
    if after.ending:
        game.current_state, game.ending, game.finished_at = State.STOPPED, after.ending, now


def _require_ready(phase: OpenPhase, now: datetime) -> bool:
    """Whether default orders stand in for what is missing; refuses while the game must wait."""
    board, game = phase.board, phase.board.game
    if game.paused_at:
        raise GamePaused
    if not phase.missing:
        return False
    if not (game.fast or game.archive) and not deadlines.is_due(game.due_at, now):
        sentence = f"Orders of {len(phase.missing)} roles are missing"
        if game.due_at is not None:
            sentence += " and the deadline has not passed"
        raise OrdersMissing(sentence, missing=len(phase.missing))
    grace_ends = end_of_grace_of(game)
    return bool(grace_ends and now >= grace_ends) and disorder.covers(
        disorder_allowed(game),
        phase.missing,
        board.variant,
        board.position,
        game.current_advancement,
    )
