"""/go-sgf, /go-attachments: a game as SGF, and what players attach to it."""

from typing import ClassVar

from flask import Response, request
from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions.judge_clocks import judge
from services.games.go.actions.write_sgf import attach, detach_sgf, sgf_of_game
from services.games.go.domain.sgf_import import MAXIMUM_BYTES
from services.games.go.refusals import InvalidGameStatus, NotGamePlayer, RulesForbid, UnknownGame
from services.games.go.resources.settings import caller, members_only
from services.games.go.store import attachments
from shared.arguments import Arguments, accepts, answers, refuses
from shared.auth import authenticated
from shared.database import reading
from shared.errors import NotFound
from shared.peers import Done

SGF = "application/x-go-sgf"


class SgfAsked(Arguments):
    """How to write the file."""

    owned_comments: bool = Field(False, description="Only your own comments.")
    conditions: bool = Field(False, description="Conditional moves you may see, as variations.")


class AttachmentAsked(Arguments):
    """Whose file."""

    player_id: int = Field(ge=1, description="Who attached it.")


class SgfFile(BaseModel):
    """An SGF file."""

    media_type: ClassVar[str] = SGF


class NotAttached(NotFound):
    """This player has attached nothing to this game."""


class GoSgf(Resource):
    @members_only
    @accepts(SgfAsked)
    @answers(200, SgfFile)
    @refuses(UnknownGame)
    def get(self, game_id: int, asked: SgfAsked) -> Response:
        """Write a game as SGF, with the comments one may read."""
        judge(game_id)
        return _file(sgf_of_game(game_id, caller().player_id, asked.owned_comments,
                                 asked.conditions),
                     f"game-{game_id}.sgf")


class GoAttachments(Resource):
    body_limit_bytes = MAXIMUM_BYTES

    @authenticated
    @accepts(AttachmentAsked)
    @answers(200, SgfFile)
    @refuses(NotAttached)
    def get(self, game_id: int, asked: AttachmentAsked) -> Response:
        """Read the SGF a player attached."""
        with reading() as session:
            for row in attachments.attached_to(session, game_id):
                if row.player_id == asked.player_id:
                    return _file(row.data, f"game-{game_id}-{asked.player_id}.sgf")
        raise NotAttached

    @members_only
    @answers(201, Done)
    @refuses(UnknownGame, NotGamePlayer, InvalidGameStatus, RulesForbid)
    def put(self, game_id: int) -> Done:
        """Attach an SGF, sent as the body: it must be of this game, and of 30 KiB at most."""
        attach(caller(), game_id, request.get_data())
        return Done(msg="Ok SGF attached")

    @members_only
    @answers(200, Done)
    @refuses(UnknownGame)
    def delete(self, game_id: int) -> Done:
        """Remove one's SGF."""
        detach_sgf(caller(), game_id)
        return Done(msg="Ok SGF removed")


def _file(data: bytes, name: str) -> Response:
    return Response(data, mimetype=SGF,
                    headers={"Content-Disposition": f"attachment; filename={name}"})
