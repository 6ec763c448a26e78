"""/failing-games: what the clock cannot go on with, and trying it again; for administrators."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.refusals import GameDoesNotFail
from services.games.diplomacy.store import attempts, events, games
from shared import clock
from shared.arguments import answers
from shared.callers import Claims, administrator
from shared.database import reading, writing
from shared.peers import Done


class FailingGame(BaseModel):
    """A game, and why it does not go on."""

    game_id: int
    name: str
    tries: int
    failure: str
    given_up: bool = Field(description="Not tried again before something changes.")
    next_try_at: datetime | None


class FailingGameList(BaseModel):
    """Games whose last adjudication by the clock failed."""

    games: list[FailingGame]


class FailingGames(Resource):
    @administrator(services=["operator"])
    @answers(200, FailingGameList)
    def get(self, _caller: Claims) -> FailingGameList:
        """List the games that the clock cannot go on with, and why."""
        with reading() as session:
            found = attempts.failing_games(session)
        return FailingGameList(
            games=[
                FailingGame(
                    game_id=game.id,
                    name=game.name,
                    tries=attempt.tries,
                    failure=attempt.failure or "",
                    given_up=attempt.given_up,
                    next_try_at=attempt.next_try_at,
                )
                for game, attempt in found
            ]
        )


class FailingGameRetries(Resource):
    @administrator(services=["operator"])
    @answers(201, Done)
    def post(self, caller: Claims, game_id: int) -> Done:
        """Have the clock try a game again at once, also one that it has given up."""
        with writing() as session:
            game = games.hold_game_by_id(session, game_id)
            attempt = attempts.attempt_of(session, game_id)
            if attempt is None or attempt.failure is None:
                raise GameDoesNotFail
            attempts.begin_anew(attempt, clock.now())
            events.record(session, game, "adjudication retried", role=0, by=caller.pseudo)
        return Done(msg="Ok game will be tried again")
