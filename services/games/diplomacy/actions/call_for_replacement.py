"""Members who agreed to replace others are told that a role is to be taken over."""

from services.games.diplomacy import peers
from services.games.diplomacy.actions.check_rights import (
    require_master,
    require_played_role,
    require_started,
)
from services.games.diplomacy.actions.notify import tell_player
from services.games.diplomacy.store import events, games, seats
from shared.database import reading, writing
from shared.unsubscriptions import Unsubscription

REPLACEMENTS = "replacement_wanted"  # what the link of such a mail ends


def call_for_replacement(game_id: int, role: int, by: int) -> int:
    """How many were told; those in the game need not be."""
    with reading() as session:
        require_master(session, games.game(session, game_id), by)
    willing = peers.replacing_players()
    with writing() as session:
        game = games.hold_game_by_id(session, game_id)
        require_master(session, game, by)
        require_started(game)
        require_played_role(game, role)
        event = events.record(session, game, "replacement wanted", wanted=role)
        members = willing - {seat.player_id for seat in seats.seats_of(session, game_id)}
        for player_id in sorted(members):
            link = Unsubscription(player_id, 0, REPLACEMENTS).link
            tell_player(
                session,
                game,
                "game_replacement_wanted",
                player_id,
                f"call-{event}",
                unsubscribe_link=link,
            )
    return len(members)
