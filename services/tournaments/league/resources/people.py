"""/league-teams and /league-players."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.actions.manage_people import (
    add_player,
    add_team,
    change_player,
    change_team,
)
from services.tournaments.league.resources.parameters import (
    FromRow,
    Name,
    Reading,
    Year,
)
from services.tournaments.league.store import leagues
from services.tournaments.league.store import people as store
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.database import reading
from shared.members import member_called
from shared.parameters import Pseudo


class NewTeam(Arguments):
    """A team."""

    name: Name
    joined_season_year: Year


class TeamChange(Arguments):
    """What changes of a team."""

    name: Name | None = None
    joined_season_year: Year | None = None


class TeamSeen(FromRow):
    """A team."""

    id: int
    league_id: int
    name: str
    joined_season_year: int


class TeamList(BaseModel):
    """The teams of a league."""

    teams: list[TeamSeen]


class NewPlayer(Arguments):
    """A player; `pseudo` links to a member of the association."""

    name: Name
    name_furigana: Reading
    joined_season_year: Year
    pseudo: Pseudo | None = None


class PlayerChange(Arguments):
    """What changes of a player; what is left out stays."""

    name: Name | None = None
    name_furigana: Reading | None = None
    joined_season_year: Year | None = None
    pseudo: Pseudo | None = None


class PlayerSearch(Arguments):
    """Part of a reading, in hiragana or katakana, or of a name."""

    reading: str | None = Field(None, max_length=60, description="Part of the reading.")
    name: str | None = Field(None, max_length=60, description="Part of the name.")


class LeaguePlayerSeen(FromRow):
    """A player; member_id is that of the linked member."""

    id: int
    league_id: int
    name: str
    name_furigana: str
    joined_season_year: int
    member_id: int | None


class LeaguePlayerList(BaseModel):
    """Players of a league."""

    players: list[LeaguePlayerSeen]


class LeagueTeams(Resource):
    @answers(200, TeamList)
    def get(self, league_id: int) -> TeamList:
        """List the teams of a league."""
        with reading() as session:
            leagues.league(session, league_id)
            rows = store.teams(session, league_id)
        return TeamList(teams=TeamSeen.list_of(rows))

    @member(scope=ORGANISE)
    @accepts(NewTeam)
    @answers(201, TeamSeen)
    def post(self, caller: Member, league_id: int, new: NewTeam) -> TeamSeen:
        """Add a team."""
        made = add_team(league_id, caller, new.name, new.joined_season_year)
        return TeamSeen.model_validate(made)


class LeagueTeam(Resource):
    @answers(200, TeamSeen)
    def get(self, team_id: int) -> TeamSeen:
        """Read a team."""
        with reading() as session:
            return TeamSeen.model_validate(store.team(session, team_id))

    @member(scope=ORGANISE)
    @accepts(TeamChange)
    @answers(200, TeamSeen)
    def put(self, caller: Member, team_id: int, change: TeamChange) -> TeamSeen:
        """Rename a team or correct the year it joined."""
        values = change.model_dump(exclude_none=True)
        return TeamSeen.model_validate(change_team(team_id, caller, values))


class LeaguePlayers(Resource):
    @accepts(PlayerSearch)
    @answers(200, LeaguePlayerList)
    def get(self, league_id: int, search: PlayerSearch) -> LeaguePlayerList:
        """Look players up by reading (hiragana and katakana are one) or by name."""
        with reading() as session:
            leagues.league(session, league_id)
            rows = store.players(session, league_id, search.reading, search.name)
        return LeaguePlayerList(players=LeaguePlayerSeen.list_of(rows))

    @member(scope=ORGANISE)
    @accepts(NewPlayer)
    @answers(201, LeaguePlayerSeen)
    def post(self, caller: Member, league_id: int, new: NewPlayer) -> LeaguePlayerSeen:
        """Add a player."""
        made = add_player(league_id, caller, _with_member(new.model_dump()))
        return LeaguePlayerSeen.model_validate(made)


class LeaguePlayer(Resource):
    @answers(200, LeaguePlayerSeen)
    def get(self, league_player_id: int) -> LeaguePlayerSeen:
        """Read a player."""
        with reading() as session:
            return LeaguePlayerSeen.model_validate(store.player(session, league_player_id))

    @member(scope=ORGANISE)
    @accepts(PlayerChange)
    @answers(200, LeaguePlayerSeen)
    def put(self, caller: Member, league_player_id: int, change: PlayerChange) -> LeaguePlayerSeen:
        """Change a player, or link him to a member."""
        values = _with_member(change.model_dump(exclude_none=True))
        return LeaguePlayerSeen.model_validate(change_player(league_player_id, caller, values))


def _with_member(values: dict) -> dict:
    pseudo = values.pop("pseudo", None)
    return values | ({"member_id": member_called(pseudo).player_id} if pseudo else {})
