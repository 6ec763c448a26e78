"""Accepted challenges played on the platform: one game each, whoever dies, and its end taken."""

import json
from datetime import timedelta
from typing import Any

from services.tournaments.ladders import peers, store
from services.tournaments.ladders.actions.climb import end_challenge, hold_challenge
from services.tournaments.ladders.tables import LadderChallenge
from shared import clock
from shared.database import reading, writing
from shared.errors import Refusal

SOON = timedelta(seconds=3)
# Longer than a call may take: until then nobody else asks about the same challenge.
LEASE = timedelta(seconds=10)
# From this status on games could not say anything about the challenge itself.
FAILED = 500


def play_challenges() -> None:
    """A step of every worker: make the games that are wanted, look at those there are."""
    due = _take_due()
    for position, made in enumerate(due):
        try:
            if made.game_id is None:
                _make_game(made)
            else:
                _follow_game(made)
        except Refusal as refusal:
            if refusal.status >= FAILED:
                _ask_soon(due[position:])
                return
            _leave_to_the_two(made, str(refusal))


def key_of(made: LadderChallenge) -> str:
    """Numbers of challenges are never used again."""
    return f"ladder-{made.ladder_id}-{made.id}"


def _take_due() -> list[LadderChallenge]:
    with reading() as session:  # no lock for writing while nothing is due
        if not store.challenges_to_ask_about(session, clock.now()):
            return []
    with writing() as session:
        due = store.challenges_to_ask_about(session, clock.now(), locked=True)
        for made in due:
            made.ask_at = clock.now() + LEASE
        return list(due)


def _ask_soon(left: list[LadderChallenge]) -> None:
    """Games fails for all alike; nobody waits for the end of the lease."""
    with writing() as session:
        for made in left:
            known = hold_challenge(session, made.id)
            if known.status == store.ACCEPTED:
                known.ask_at = clock.now() + SOON


def _make_game(made: LadderChallenge) -> None:
    game_id = peers.make_game(key_of(made), _order_of(made))
    with writing() as session:
        known = hold_challenge(session, made.id)
        known.game_id, known.ask_at = game_id, clock.now() + SOON


def _order_of(made: LadderChallenge) -> dict[str, Any]:
    """The challenger has Black; the game belongs to no tournament."""
    with reading() as session:
        setup = store.ladder(session, made.ladder_id).go_setup
        black = store.place(session, made.ladder_id, made.challenger_player_id).pseudo
        white = store.place(session, made.ladder_id, made.challenged_player_id).pseudo
    settings: dict[str, Any] = json.loads(setup or "{}")
    return settings | {"tournament_id": 0, "black": black, "white": white}


def _follow_game(made: LadderChallenge) -> None:
    """Who draws has not won: the place stays with him who has it."""
    state = peers.state_of(key_of(made))
    if why := state.why_it_decides_nothing():
        _leave_to_the_two(made, why)
        return
    with writing() as session:
        known = hold_challenge(session, made.id)
        if known.status != store.ACCEPTED:
            return
        known.ask_at = clock.now() + SOON
        if state.finished:
            end_challenge(session, known, challenger_won=state.score < 0)


def _leave_to_the_two(made: LadderChallenge, why: str) -> None:
    """No game decides it: what both say does."""
    with writing() as session:
        known = hold_challenge(session, made.id)
        known.ask_at, known.why_no_game = None, why
