"""The sums of a game's hand facts, added up within the database."""

from functools import cache

from sqlalchemy import Insert, and_, bindparam, delete, func, insert, select
from sqlalchemy.orm import Session

from services.tournaments.league.tables.facts import FACTS, GAME_FACTS, HAND_FACTS
from services.tournaments.league.tables.games import LeagueSeat
from services.tournaments.league.tables.hands import LeagueHand


def replace_game_facts(session: Session, game_id: int) -> None:
    """Made anew each time: a game scored live changes with every hand."""
    session.execute(delete(GAME_FACTS).where(GAME_FACTS.c.game_id == game_id))
    session.execute(_sums_of_hands(), {"wanted_game": game_id})


@cache
def _sums_of_hands() -> Insert:
    """Cached: so many columns take longer to write out than to add up."""
    facts = HAND_FACTS.c
    seat = (LeagueSeat.team_id, LeagueSeat.seat)
    own = (LeagueHand.game_id, facts.player_id, facts.depth, facts.season_id, *seat)
    sums = select(*own, *(func.sum(facts[name]) for name in FACTS))
    sums = sums.join(LeagueHand, LeagueHand.id == facts.hand_id)
    seated = and_(LeagueSeat.game_id == LeagueHand.game_id, LeagueSeat.player_id == facts.player_id)
    sums = sums.join(LeagueSeat, seated).where(LeagueHand.game_id == bindparam("wanted_game"))
    columns = ["game_id", "player_id", "depth", "season_id", "team_id", "seat", *FACTS]
    return insert(GAME_FACTS).from_select(columns, sums.group_by(*own))
