"""/game-schedules: what the clock waits for in a game, and what went wrong."""

from flask_restful import Resource
from pydantic import BaseModel

from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.refusals import NotInCharge
from services.games.diplomacy.store import attempts, games, seats
from services.games.diplomacy.store.rules import end_of_grace_of
from shared.arguments import accepts, answers
from shared.callers import Member, Presented, member
from shared.database import reading


class GameSchedule(BaseModel):
    """When the phase is due and when the grace ends; `given_up`: the clock needs the master's help.

    What failed is told to the master only."""

    deadline_timestamp: int | None
    grace_ends_timestamp: int | None
    paused: bool
    given_up: bool
    tries: int
    failure: str | None


class GameSchedules(Resource):
    @member
    @accepts(Presented)
    @answers(200, GameSchedule)
    def get(self, caller: Member, game_id: int, _sent: Presented) -> GameSchedule:
        """See what the clock is about to do; for those who are in the game."""
        with reading() as session:
            game = games.game(session, game_id)
            own = seats.roles_of_player(session, game_id, caller.player_id)
            attempt = attempts.attempt_of(session, game_id)
        if not own:
            raise NotInCharge
        due = int(game.due_at.timestamp()) if game.due_at else None
        grace_ends = end_of_grace_of(game)
        failing = attempt if attempt and attempt.failure else None
        return GameSchedule(
            deadline_timestamp=due,
            grace_ends_timestamp=int(grace_ends.timestamp()) if grace_ends else None,
            paused=game.paused_at is not None,
            given_up=bool(failing and failing.given_up),
            tries=failing.tries if failing else 0,
            failure=failing.failure if failing and MASTER in own else None,
        )
