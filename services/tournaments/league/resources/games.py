"""/league-games and /league-line-ups: schedule, line-ups and results."""

from datetime import date as Date

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.actions.schedule_game import cancel_game, line_up, schedule_game
from services.tournaments.league.resources.parameters import (
    FromRow,
    Identifier,
    Points,
)
from services.tournaments.league.store import games as store
from services.tournaments.league.store import leagues
from services.tournaments.league.store.games import GameFilter
from services.tournaments.league.tables.games import LeagueGame
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Member, member
from shared.database import reading
from shared.peers import Done


class NewGame(Arguments):
    """A game between four teams, or three where the rules say so."""

    date: Date = Field(examples=["2024-09-16"], description="The day of the game.")
    match_number: int = Field(ge=1, le=20, examples=[1], description="Which game of the day.")
    round_number: int | None = Field(
        None, ge=1, le=100_000, description="The next one if left out."
    )
    m_league_game_id: str | None = Field(
        None, max_length=40, examples=["L001_S014_0012_02A"], description="The official identifier."
    )
    team_ids: JsonText[list[Identifier]] = Field(
        min_length=3, max_length=4, examples=[[1, 2, 3, 4]], description="As many as play."
    )


class GameSearch(Arguments):
    """Which games, page by page."""

    finished: bool | None = Field(None, description="Only those finished, or only the others.")
    team_id: Identifier | None = Field(None, description="Only those of a team.")
    player_id: Identifier | None = Field(None, description="Only those a player is seated in.")
    after: int = Field(0, ge=0, description="From behind this round number on.")
    limit: int = Field(100, ge=1, le=500, description="How many at most.")


class LineUp(Arguments):
    """The players by seat."""

    player_ids: JsonText[list[Identifier]] = Field(
        min_length=3,
        max_length=4,
        examples=[[1, 2, 3, 4]],
        description="Players of the league; the first deals first.",
    )
    team_ids: JsonText[list[Identifier | None]] = Field(
        [],
        max_length=4,
        examples=[[None, 2, None, None]],
        description="By seat, only for a substitute: the team that somebody of no team plays for.",
    )


class SeatSeen(FromRow):
    """Who sits where; the player is null before the line-up."""

    seat: int
    team_id: int
    player_id: int | None
    is_substitute: bool = Field(description="He belongs to no team and stands in for this one.")


class GameResultSeen(FromRow):
    """A player's result; points are without penalties, tied players hold the better rank."""

    seat: int
    player_id: int
    team_id: int
    score: int
    points: Points
    penalty_points: Points
    rank: int


class LeagueGameSeen(BaseModel):
    """A game; results once it is finished."""

    id: int
    season_id: int
    date: Date
    match_number: int
    round_number: int
    m_league_game_id: str | None
    finished: bool
    entry: str | None = Field(description="How it is kept: events, hands or scores.")
    ended_by: str | None = Field(description="Who ended it before its last hand: time, dealer.")
    version: int
    seats: list[SeatSeen]
    results: list[GameResultSeen]


class LeagueGameList(BaseModel):
    """Games in the order of their rounds."""

    games: list[LeagueGameSeen]


def game_answers(session, rows: list[LeagueGame]) -> list[LeagueGameSeen]:
    game_ids = [row.id for row in rows]
    seats, results = store.seats(session, game_ids), store.results(session, game_ids)
    names = (
        *("id", "season_id", "date", "match_number", "round_number", "m_league_game_id"),
        *("finished", "entry", "ended_by", "version"),
    )
    return [
        LeagueGameSeen(
            **{name: getattr(row, name) for name in names},
            seats=SeatSeen.list_of(seats.get(row.id, [])),
            results=GameResultSeen.list_of(results.get(row.id, [])),
        )
        for row in rows
    ]


def game_answer(game_id: int) -> LeagueGameSeen:
    with reading() as session:
        return game_answers(session, [store.game(session, game_id)])[0]


class LeagueGames(Resource):
    @accepts(GameSearch)
    @answers(200, LeagueGameList)
    def get(self, season_id: int, search: GameSearch) -> LeagueGameList:
        """The schedule and the results of a stage."""
        with reading() as session:
            leagues.season(session, season_id)
            wanted = GameFilter(**search.model_dump(exclude={"limit"}))
            rows = store.games(session, season_id, wanted, search.limit)
            return LeagueGameList(games=game_answers(session, list(rows)))

    @member(scope=ORGANISE)
    @accepts(NewGame)
    @answers(201, LeagueGameSeen)
    def post(self, caller: Member, season_id: int, new: NewGame) -> LeagueGameSeen:
        """Schedule a game."""
        values = new.model_dump(exclude={"team_ids"})
        made = schedule_game(season_id, caller, new.team_ids, values)
        return game_answer(made.id)


class OneLeagueGame(Resource):
    @answers(200, LeagueGameSeen)
    def get(self, game_id: int) -> LeagueGameSeen:
        """Read a game with its seats and results."""
        return game_answer(game_id)

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, game_id: int) -> Done:
        """Cancel a game of which nothing was entered."""
        cancel_game(game_id, caller)
        return Done(msg="The game was cancelled")


class LeagueOfficialGame(Resource):
    @answers(200, LeagueGameSeen)
    def get(self, m_league_game_id: str) -> LeagueGameSeen:
        """Look a game up by its official identifier, such as L001_S014_0012_02A."""
        with reading() as session:
            return game_answers(session, [store.official_game(session, m_league_game_id)])[0]


class LeagueLineUp(Resource):
    @member(scope=ORGANISE)
    @accepts(LineUp)
    @answers(200, LeagueGameSeen)
    def put(self, caller: Member, game_id: int, sent: LineUp) -> LeagueGameSeen:
        """Say who plays, in the order of the seats."""
        line_up(game_id, caller, sent.player_ids, sent.team_ids)
        return game_answer(game_id)
