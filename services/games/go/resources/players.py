"""/go-players, their profile, ratings, curves, statistics of moves, and whom they block."""

from collections.abc import Sequence
from datetime import datetime

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions.judge_clocks import now_tick
from services.games.go.actions.set_profile import Wishes, reset_rank, set_profile
from services.games.go.domain.chart_words import NO_RATED_GAME, RATING_OVER_TIME
from services.games.go.domain.foreign_ranks import RankSystem
from services.games.go.domain.ranks import rank, ranks_between
from services.games.go.resources.settings import Limit
from services.games.go.store import players
from services.games.go.tables.players import GoPlayer, GoRatingChange
from shared.arguments import Arguments, accepts, answers
from shared.callers import PLAY, Claims, Member, account, administrator, member
from shared.database import reading, writing
from shared.drawing import Line, Picture, draw_chart, picture
from shared.languages import Language
from shared.peers import Done
from shared.readers import MINUS, day_text, number_text, reader_language


class Profile(Arguments):
    """What a player says of himself; what is left out stays as it is."""

    rank: str | None = Field(
        None,
        max_length=20,
        examples=["3k"],
        description="Your rank, once, before your first rated game.",
    )
    system: RankSystem = Field(RankSystem.DRAGON, description="Where you have that rank.")
    night_start: int | None = Field(
        None,
        ge=0,
        le=23,
        description=(
            "The hour of your own time, by zone or time_zone of your account, at which your nine "
            "hours of night begin; counts from tomorrow."
        ),
    )
    refuse_timeout_days: int | None = Field(
        None,
        ge=-1,
        le=365,
        description=(
            "Refuse rated wins on time: -1 never, 0 always, or after so many days of silence."
        ),
    )
    automatic_vacation: bool | None = Field(
        None,
        description=(
            "Go on vacation for two days by itself when a game is about to be lost on time."
        ),
    )


class PlayerView(BaseModel):
    """A Go player."""

    player_id: int
    pseudo: str
    rating: float | None
    rank: str
    rating_minimum: float | None
    rating_maximum: float | None
    night_start: int
    refuse_timeout_days: int
    automatic_vacation: bool
    vacation_balance_days: float
    vacation_days_left: float
    running: int
    finished: int
    rated_games: int
    won: int
    lost: int


class RatingChangeView(BaseModel, from_attributes=True):
    """The rating after a game."""

    game_id: int
    rating: float
    minimum: float
    maximum: float
    difference: float
    changed_at: datetime


class RatingLog(BaseModel):
    """All changes of a rating, the oldest first."""

    changes: list[RatingChangeView]


class MoveCountView(BaseModel, from_attributes=True):
    """Moves made in an hour of a weekday of a week."""

    slot_time: int
    slot_weekday: int
    slot_week: int
    counter: int


class MoveStatistics(BaseModel):
    """When somebody moves: about the last four weeks."""

    slots: list[MoveCountView]


class PlayersAsked(Arguments):
    """Which players to list."""

    named: str = Field("", max_length=40, examples=["go"], description="How their names begin.")
    after: str = Field("", max_length=40, description="Go on after this name.")
    limit: Limit = 100


class PlayerList(BaseModel):
    """Players, by name."""

    players: list[PlayerView]


class GoPlayers(Resource):
    @account
    @accepts(PlayersAsked)
    @answers(200, PlayerList)
    def get(self, _caller: Claims, asked: PlayersAsked) -> PlayerList:
        """List Go players with their ratings, by name."""
        with reading() as session:
            found = players.players_named(session, asked.named, asked.after, asked.limit)
            return PlayerList(players=[player_view(player) for player in found])


class OwnGoProfile(Resource):
    @member(scope=PLAY)
    @accepts(Profile)
    @answers(200, PlayerView)
    def put(self, caller: Member, sent: Profile) -> PlayerView:
        """Say who one is: rank, night, what to do with wins on time."""
        wishes = Wishes(
            sent.rank,
            sent.system,
            sent.night_start,
            sent.refuse_timeout_days,
            sent.automatic_vacation,
        )
        return player_view(set_profile(caller, wishes))


class GoPlayerById(Resource):
    @account
    @answers(200, PlayerView)
    def get(self, _caller: Claims, player_id: int) -> PlayerView:
        """Read a player's rating, clock and counters."""
        with reading() as session:
            return player_view(players.player(session, player_id))


class GoRatings(Resource):
    @account
    @answers(200, RatingLog)
    def get(self, _caller: Claims, player_id: int) -> RatingLog:
        """Read how a player's rating changed."""
        with reading() as session:
            rows = players.rating_changes(session, player_id)
        return RatingLog(changes=[RatingChangeView.model_validate(row) for row in rows])

    @administrator
    @answers(200, Done)
    def delete(self, _caller: Claims, player_id: int) -> Done:
        """Forget the rank a player named, so that he may name it anew."""
        reset_rank(player_id)
        return Done(msg="Ok rank forgotten")


class GoRatingCurves(Resource):
    @answers(200, Picture)
    def get(self, player_id: int) -> Response:
        """Draw a player's rating and its bounds as SVG."""
        with reading() as session:
            rows = players.rating_changes(session, player_id)
        return picture(rating_chart(rows, reader_language()))


class GoMoveStatistics(Resource):
    @account
    @answers(200, MoveStatistics)
    def get(self, _caller: Claims, player_id: int) -> MoveStatistics:
        """Read when a player moves."""
        with reading() as session:
            rows = players.move_counts(session, player_id)
        return MoveStatistics(slots=[MoveCountView.model_validate(row) for row in rows])


class GoBlockedPlayers(Resource):
    @member(scope=PLAY)
    @answers(200, Done)
    def put(self, caller: Member, player_id: int) -> Done:
        """Hide one's offers from a player and refuse his invitations."""
        with writing() as session:
            players.block(session, caller.player_id, player_id)
        return Done(msg="Ok player blocked")

    @member(scope=PLAY)
    @answers(200, Done)
    def delete(self, caller: Member, player_id: int) -> Done:
        """Block a player no longer."""
        with writing() as session:
            players.unblock(session, caller.player_id, player_id)
        return Done(msg="Ok player unblocked")


def player_view(player: GoPlayer) -> PlayerView:
    tick, vacation = now_tick(), player.vacation
    return PlayerView(
        player_id=player.player_id,
        pseudo=player.pseudo,
        rating=player.rating,
        rank="" if player.rating is None else rank(player.rating),
        rating_minimum=player.rating_minimum,
        rating_maximum=player.rating_maximum,
        night_start=player.night_at(tick).hour,
        refuse_timeout_days=player.refuse_timeout_days,
        automatic_vacation=player.automatic_vacation,
        vacation_balance_days=vacation.balance_at(tick),
        vacation_days_left=vacation.days_left(tick),
        running=player.running,
        finished=player.finished,
        rated_games=player.rated_games,
        won=player.won,
        lost=player.lost,
    )


def rating_chart(changes: Sequence[GoRatingChange], language: Language) -> str:
    """The first and the last day stand below, the present rating above."""
    title = RATING_OVER_TIME[language]
    if not changes:
        return draw_chart(title, [], language=language, levels=(), note=NO_RATED_GAME[language])
    line = Line(
        [(change.changed_at.timestamp(), change.rating) for change in changes],
        band=[(change.minimum, change.maximum) for change in changes],
    )
    lowest = min(change.minimum for change in changes)
    highest = max(change.maximum for change in changes)
    ends = [change.changed_at for change in (changes[0], changes[-1])]
    days = {end.timestamp(): day_text(end, language) for end in ends}
    present = changes[-1].rating
    return draw_chart(
        title,
        [line],
        language=language,
        levels=ranks_between(lowest, highest),
        marks=[*days.items()],
        note=f"{number_text(present, language)} · {rank(present).replace('-', MINUS)}",
    )
