"""The leagues a member plays in, with what he did there."""

from pydantic import BaseModel

from services.tournaments.league.domain.statistics.tallies import Tally
from services.tournaments.league.resources.rates import (
    RECORDED_HANDS,
    RateSeen,
    counts_and_rates,
)
from services.tournaments.league.store import leagues, people
from services.tournaments.league.store.statistics import Part, counts_by
from services.tournaments.league.tables.people import LeaguePlayer
from shared.database import Session


class LeagueOfMember(BaseModel):
    """A league and a player of it who is linked to the member; his statistics over all years."""

    league_id: int
    league: str
    league_player_id: int
    name: str
    team: str | None
    counts: dict[str, float]
    recorded_hands: dict[str, int] = RECORDED_HANDS
    rates: dict[str, RateSeen]


def leagues_of_member(session: Session, player_id: int) -> list[LeagueOfMember]:
    """The newest first."""
    return [_league_of(session, player) for player in people.players_of_member(session, player_id)]


def _league_of(session: Session, player: LeaguePlayer) -> LeagueOfMember:
    seasons = [season.id for season in leagues.seasons(session, player.league_id)]
    tallies = counts_by(session, seasons, Part.PLAYER, player.id)
    team = people.last_team_of(session, player.id)
    return LeagueOfMember(
        league_id=player.league_id,
        league=leagues.league(session, player.league_id).name,
        league_player_id=player.id,
        name=player.name,
        team=team.name if team else None,
        **counts_and_rates(tallies.get(player.id, Tally())),
    )
