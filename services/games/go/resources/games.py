"""/go-games: games to move, running, finished or observed; one game; its deletion."""

from enum import StrEnum

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions.judge_clocks import (
    games_to_move,
    judge_games_of,
    judged_game,
    now_tick,
)
from services.games.go.actions.remove_game import delete_game
from services.games.go.domain.status import STARTED, Status
from services.games.go.resources.settings import Limit
from services.games.go.resources.status_list import status_answer
from services.games.go.resources.views import GameView, game_views
from services.games.go.store import lists, notes
from shared.arguments import Arguments, accepts, answers
from shared.callers import PLAY, Member, member
from shared.database import reading
from shared.peers import Done


class View(StrEnum):
    STATUS, RUNNING, FINISHED, OBSERVE = "status", "running", "finished", "observe"
    PLAYED, EVERYBODY = "played", "everybody"


STATES = {
    View.RUNNING: lists.UNFINISHED,
    View.FINISHED: (Status.FINISHED,),
    View.PLAYED: (*STARTED, Status.FINISHED),
}


class Order(StrEnum):
    LASTMOVED_OF, LASTMOVED_NF = "LASTMOVED_OF", "LASTMOVED_NF"
    MOVES, PRIO, TIMELEFT = "MOVES", "PRIO", "TIMELEFT"


class GamesAsked(Arguments):
    """Which games to list."""

    view: View = Field(
        View.STATUS,
        description="status lists the games that wait for you, played those running and finished, "
        "everybody all that are played now.",
    )
    order: Order = Field(Order.TIMELEFT, description="How to order the games to move.")
    player_id: int | None = Field(None, ge=1, description="Whose games; yours by default.")
    after: int = Field(0, ge=0, description="Go on after this game, the newest come first.")
    limit: Limit = 100


class GameList(BaseModel):
    """Games, in the order asked for."""

    games: list[GameView]


class GoGames(Resource):
    @member
    @accepts(GamesAsked)
    @answers(200, GameList)
    def get(self, caller: Member, asked: GamesAsked) -> GameList | Response:
        """List games: those to move in one of five orders, running, finished or observed ones."""
        viewer, tick = caller.player_id, now_tick()
        whose = asked.player_id or viewer
        if asked.view is View.STATUS:
            waiting = games_to_move(whose, asked.order)
            if whose != viewer:
                waiting = [(game, 0) for game, _ in waiting]
            with reading() as session:
                return status_answer(session, waiting, viewer, tick)
        judge_games_of(whose)
        with reading() as session:
            if asked.view is View.OBSERVE:
                found = lists.games_observed_by(session, viewer, asked.limit)
            elif asked.view is View.EVERYBODY:
                found = lists.games_played_now(session, asked.after, asked.limit)
            else:
                found = lists.games_of(session, whose, STATES[asked.view], asked.after, asked.limit)
            return GameList(games=game_views(session, [(game, 0) for game in found], viewer, tick))


class OneGoGame(Resource):
    @member
    @answers(200, GameView, conditional=True)
    def get(self, caller: Member, game_id: int) -> GameView | Response:
        """Read a game; its clock is judged first."""
        viewer = caller.player_id
        with judged_game(game_id) as (session, game):
            priority = notes.priority_of(session, game_id, viewer)
            return game_views(session, [(game, priority)], viewer, now_tick())[0]

    @member(scope=PLAY)
    @answers(200, Done)
    def delete(self, caller: Member, game_id: int) -> Done:
        """Delete a young game, or a game being set up."""
        delete_game(caller, game_id)
        return Done(msg="Ok game deleted")
