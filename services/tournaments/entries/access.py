"""Who may see a tournament, and what can be answered without asking who it is."""

from services.tournaments.entries.store import tournaments
from shared.database import reading_rows
from shared.members import Caller


def public_cache_key(caller: Caller, tournament_id: int) -> tuple | None:
    """By what answers to the hall are remembered; None where somebody's rights must be looked at.

    Screens ask again and again as nobody in particular, mostly for what has not changed.
    """
    if caller.player_id is not None or caller.code is not None:
        return None
    with reading_rows() as rows:
        state = tournaments.state(rows, tournament_id)
    return (tournament_id, state.version, state.event_changed) if state.public else None
