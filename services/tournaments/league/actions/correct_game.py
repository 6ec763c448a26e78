"""A recorded game is corrected in its middle: first looked at with all consequences, then done."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from services.tournaments.league import access
from services.tournaments.league.actions.record_game import (
    EVENTS,
    HANDS,
    correct,
    players_by_seat,
    store_replay,
)
from services.tournaments.league.domain.corrections import (
    Change,
    Consequence,
    changed_log,
    consequences,
)
from services.tournaments.league.domain.formats.plain_log import plain_log, recorded_log
from services.tournaments.league.domain.games import GameReplay, replay_game
from services.tournaments.league.domain.rights import Role
from services.tournaments.league.refusals import (
    ConsequencesChanged,
    EnteredOtherwise,
    refuse_impossible,
)
from services.tournaments.league.store import games, leagues, records
from services.tournaments.league.tables.games import LeagueGame
from shared.database import reading, writing
from shared.members import Member


@dataclass(frozen=True)
class Proposal:
    """What a correction would change; who sends the token back has seen it."""

    token: str
    consequences: list[Consequence]
    replay: GameReplay


def propose_correction(game_id: int, caller: Member, changes: Sequence[Change]) -> Proposal:
    """Check everything that follows anew and list what becomes different; nothing is stored."""
    with reading() as session:
        game = games.game(session, game_id)
        access.season_open_now(session, game.season_id, caller, Role.SCORER)
        return _proposal(session, game, changes)


def confirm_correction(
    game_id: int, caller: Member, changes: Sequence[Change], token: str, reason: str
) -> Proposal:
    """Store a correction whose consequences were looked at; if they changed, it is refused."""
    with writing() as session:
        game = access.game_for(session, game_id, caller, Role.SCORER)
        proposal = _proposal(session, game, changes)
        if proposal.token != token:
            raise ConsequencesChanged
        hands = ", ".join(str(change.hand) for change in changes)
        correct(session, game, f"corrected in hand {hands}", reason, caller)
        store_replay(session, game, proposal.replay)
        return proposal


def _proposal(session: Any, game: LeagueGame, changes: Sequence[Change]) -> Proposal:
    if game.entry not in (EVENTS, HANDS):
        raise EnteredOtherwise
    rules = leagues.rules_of_season(session, game.season_id)
    log = records.log_of_game(session, game.id, players_by_seat(session, game.id))
    before = replay_game(rules, log, complete=False)
    with refuse_impossible():
        after = replay_game(rules, changed_log(log, changes), complete=False)
    return Proposal(_token(game, after), consequences(before, after), after)


def _token(game: LeagueGame, after: GameReplay) -> str:
    """Another version of the game, or another outcome, has another token."""
    told = [game.id, game.version, plain_log(recorded_log(after))]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:32]
