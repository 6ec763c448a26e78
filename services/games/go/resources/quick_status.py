"""/go-quick-status: what waits for a player, as the lines of text that old robots read."""

from typing import ClassVar

from flask import Response
from flask_restful import Resource
from pydantic import BaseModel

from services.games.go.actions import keep_time
from services.games.go.actions.judge_clocks import games_to_move, now_tick
from services.games.go.domain.time_texts import time_left_text
from services.games.go.resources.views import action_of
from services.games.go.store import lists, players, proposals, seats
from services.games.go.tables.games import GoGame
from services.games.go.tables.players import GoPlayer
from shared import clock
from shared.arguments import answers
from shared.callers import Member, member
from shared.database import Session, reading

CACHE_SECONDS = 60
WHEN = "%Y-%m-%d %H:%M:%S"


class StatusText(BaseModel):
    """Lines of text: M for invitations, G for games to move, MPG for set-ups."""

    media_type: ClassVar[str] = "text/plain"


class GoQuickStatus(Resource):
    @member
    @answers(200, StatusText)
    def get(self, caller: Member) -> Response:
        """List invitations and games to move, one line each, for robots."""
        tick = now_tick()
        waiting = games_to_move(caller.player_id, "TIMELEFT")
        with reading() as session:
            opponents = players.players_by_id(
                session, {seats.opponent_id(game, caller.player_id) for game, _ in waiting}
            )
            lines = [
                f"M,{game.message_id},'{_opponent(session, game, caller.player_id)}',"
                f"'Invitation','{game.last_changed:{WHEN}}'"
                for game in proposals.invitations_with(session, caller.player_id, clock.now())
                if game.to_move_id != caller.player_id
            ]
            lines += [
                _line(
                    game,
                    opponents[seats.opponent_id(game, caller.player_id)],
                    caller.player_id,
                    priority,
                    tick,
                )
                for game, priority in waiting
            ]
            lines += [
                f"MPG,{game.id},{game.game_type},'{game.players}',{game.moves}"
                for game in lists.set_ups_of(session, caller.player_id)
            ]
        text = "\n".join(lines or ["[#Warning: empty lists]"]) + "\n"
        return Response(
            text,
            mimetype="text/plain",
            headers={"Cache-Control": f"private, max-age={CACHE_SECONDS}"},
        )


def _line(game: GoGame, opponent: GoPlayer, viewer: int, priority: int, tick: int) -> str:
    colour = seats.colour_to_move(game)
    left = time_left_text(
        keep_time.limit_of(game), keep_time.time_left_now(game, colour, colour, tick)
    )
    access = opponent.last_moved_at.strftime(WHEN) if opponent.last_moved_at else ""
    return (
        f"G,{game.id},'{opponent.pseudo}',{colour.letter},'{game.last_changed:{WHEN}}',"
        f"'{left}',{int(action_of(game, viewer))},{game.status},{game.moves},"
        f"{game.tournament_id},{game.shape_id},{game.game_type},{priority},'{access}',"
        f"{game.handicap}"
    )


def _opponent(session: Session, game: GoGame, viewer: int) -> str:
    opponent = seats.opponent_id(game, viewer)
    return players.names_of(session, {opponent}).get(opponent, "")
