"""/afjd: tournaments of Diplomacy in the shape that AFJD's front end reads, to read only."""

from flask_restful import Resource
from pydantic import BaseModel, RootModel

from services.tournaments.seatings.actions import view_as_afjd as view
from services.tournaments.seatings.peers import Position
from shared.arguments import answers
from shared.callers import Member, member


class NameOfTournament(BaseModel):
    """What a tournament is called."""

    name: str


class NamesOfTournaments(RootModel[dict[int, NameOfTournament]]):
    """Tournaments by id."""


class GroupedGames(RootModel[dict[int, list[int]]]):
    """Ids of games by tournament."""


class GamesOfOne(RootModel[list[int]]):
    """Ids of games."""


class Directors(RootModel[dict[int, int]]):
    """The member who directs, by tournament."""


class TournamentOfGame(BaseModel):
    """The tournament a game belongs to."""

    identifier: int
    name: str
    director_id: int
    games: list[int]


class Delays(RootModel[list[tuple[int, int, int, int, int]]]):
    """Game, role, advancement, begun hours of delay, time stamp."""


class Disorders(RootModel[list[tuple[int, int, int, int]]]):
    """Game, role, advancement, time stamp."""


class Positions(RootModel[dict[int, Position]]):
    """Positions by game; games in the fog are left out until they end."""


class RolesByGame(RootModel[dict[int, dict[int, int]]]):
    """The role of each member, by game."""


class TimesPlayed(RootModel[dict[int, int]]):
    """In how many games each member plays."""


class AfjdTournaments(Resource):
    @answers(200, NamesOfTournaments)
    def get(self) -> NamesOfTournaments:
        """List tournaments that have games of Diplomacy."""
        found = view.groups_of_games()
        return NamesOfTournaments(
            {each.tournament.id: NameOfTournament(name=each.tournament.name) for each in found}
        )


class AfjdTournamentOfGame(Resource):
    @answers(200, TournamentOfGame)
    def get(self, game_name: str) -> TournamentOfGame:
        """Find the tournament of a game by the game's name."""
        found = view.group_of_game(game_name)
        return TournamentOfGame(
            identifier=found.tournament.id,
            name=found.tournament.name,
            director_id=found.director_id,
            games=found.games,
        )


class AfjdGroupings(Resource):
    @answers(200, GroupedGames)
    def get(self) -> GroupedGames:
        """List the games of all tournaments."""
        return GroupedGames({each.tournament.id: each.games for each in view.groups_of_games()})


class AfjdGrouping(Resource):
    @answers(200, GamesOfOne)
    def get(self, tournament_id: int) -> GamesOfOne:
        """List the games of a tournament."""
        return GamesOfOne(view.group_of_tournament(tournament_id).games)


class AfjdAssignments(Resource):
    @answers(200, Directors)
    def get(self) -> Directors:
        """List who directs which tournament."""
        return Directors({each.tournament.id: each.director_id for each in view.groups_of_games()})


class AfjdTournamentIncidents(Resource):
    @answers(200, Delays)
    def get(self, tournament_id: int) -> Delays:
        """List the delays in the games of a tournament, without names."""
        return Delays(
            [
                (game.game_id, each.role, each.advancement, each.hours, each.time_stamp)
                for game in view.shown_games(tournament_id)
                for each in game.delays
            ]
        )


class AfjdTournamentDisorders(Resource):
    @answers(200, Disorders)
    def get(self, tournament_id: int) -> Disorders:
        """List the turns played by default in the games of a tournament, without names."""
        return Disorders(
            [
                (game.game_id, each.role, each.advancement, each.time_stamp)
                for game in view.shown_games(tournament_id)
                for each in game.disorders
            ]
        )


class AfjdTournamentPositions(Resource):
    @answers(200, Positions)
    def get(self, tournament_id: int) -> Positions:
        """Read the positions of all games of a tournament."""
        return Positions({game.game_id: game.position for game in view.shown_games(tournament_id)})


class AfjdTournamentAllocations(Resource):
    @member
    @answers(200, RolesByGame)
    def get(self, caller: Member, tournament_id: int) -> RolesByGame:
        """Read who plays which role in the games of a tournament; for arbiters."""
        return RolesByGame(view.roles_of_players(caller, tournament_id))


class AfjdTournamentPlayers(Resource):
    @answers(200, TimesPlayed)
    def get(self, tournament_id: int) -> TimesPlayed:
        """Read who plays in a tournament, and in how many games."""
        return TimesPlayed(dict(view.times_played(tournament_id)))
