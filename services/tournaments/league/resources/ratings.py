"""/league-ratings: a rating after Elo over the seasons asked for."""

from flask_restful import Resource
from pydantic import BaseModel

from services.tournaments.league.domain.statistics.ratings import DEFINITION, ratings_of
from services.tournaments.league.resources.rates import WantedSeasons, season_ids
from services.tournaments.league.store import games, people
from shared.arguments import accepts, answers
from shared.database import reading


class RatingSeen(BaseModel):
    """A player's rating, with the games it was made of."""

    player_id: int
    name: str
    games: int
    rating: float
    highest: float
    lowest: float
    last_change: float


class RatingList(BaseModel):
    """The ratings of all players, the best first."""

    definition: str
    ratings: list[RatingSeen]


class LeagueRatings(Resource):
    @accepts(WantedSeasons)
    @answers(200, RatingList)
    def get(self, league_id: int, wanted: WantedSeasons) -> RatingList:
        """The rating of every player after the games of the seasons asked for."""
        with reading() as session:
            results = games.season_results(session, season_ids(session, league_id, wanted))
            names = people.names_of_players(session, (result.player for result in results))
        ratings = [
            RatingSeen(
                player_id=rating.player,
                name=names[rating.player],
                games=len(rating.games),
                rating=round(rating.now, 1),
                highest=round(max(rating.history), 1),
                lowest=round(min(rating.history), 1),
                last_change=round(rating.last_change, 1),
            )
            for rating in ratings_of(results)
        ]
        return RatingList(definition=DEFINITION, ratings=ratings)
