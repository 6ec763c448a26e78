"""/go-sgf, /go-attachments: a game as SGF, and what players attach to it."""

from datetime import datetime
from typing import ClassVar

from flask import Response, request
from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions.judge_clocks import judge_game
from services.games.go.actions.write_sgf import (
    WrittenComments,
    WrittenConditions,
    attach_sgf,
    detach_sgf,
    sgf_of_game,
)
from services.games.go.domain.file_names import DEFAULT_PATTERN, file_name
from services.games.go.domain.sgf_import import MAXIMUM_BYTES
from services.games.go.refusals import (
    NothingAttached,
)
from services.games.go.store import attachments, games, players
from shared.arguments import Arguments, accepts, answers
from shared.callers import PLAY, Claims, Member, account, member
from shared.database import reading
from shared.peers import Done

SGF = "application/x-go-sgf"


class SgfAsked(Arguments):
    """How to write the file."""

    owned_comments: WrittenComments = Field(
        WrittenComments.READABLE,
        description=("0 all comments you may read, 1 only your own, N none."),
    )
    conditions: WrittenConditions = Field(
        WrittenConditions.NONE,
        description=(
            "Conditional moves you may see, as variations: 0 none, 1 yours, 2 others', 3 both."
        ),
    )
    name: str = Field(
        DEFAULT_PATTERN,
        max_length=100,
        examples=["{date}-{black}-{white}"],
        description="How to name the file: {id}, {date}, {black}, {white}, {size},"
        " {komi}, {handicap}, {result} are filled in.",
    )


class AttachmentAsked(Arguments):
    """Whose file."""

    player_id: int = Field(ge=1, examples=[1], description="Who attached it.")


class SgfFile(BaseModel):
    """An SGF file."""

    media_type: ClassVar[str] = SGF


class AttachmentView(BaseModel):
    """A file somebody attached."""

    player_id: int
    pseudo: str
    size_bytes: int
    last_changed: datetime


class AttachmentList(BaseModel):
    """What is attached to a game."""

    attachments: list[AttachmentView]


class GoGameAttachments(Resource):
    @account
    @answers(200, AttachmentList)
    def get(self, _caller: Claims, game_id: int) -> AttachmentList:
        """List the SGF files attached to a game."""
        with reading() as session:
            games.game(session, game_id)
            rows = attachments.attachments_of(session, game_id)
            names = players.names_of(session, {row.player_id for row in rows})
        return AttachmentList(
            attachments=[
                AttachmentView(
                    player_id=row.player_id,
                    pseudo=names.get(row.player_id, ""),
                    size_bytes=len(row.data),
                    last_changed=row.last_changed,
                )
                for row in rows
            ]
        )


class GoSgf(Resource):
    @member
    @accepts(SgfAsked)
    @answers(200, SgfFile)
    def get(self, caller: Member, game_id: int, asked: SgfAsked) -> Response:
        """Write a game as SGF, with the comments one may read."""
        judge_game(game_id)
        data, facts = sgf_of_game(game_id, caller.player_id, asked.owned_comments, asked.conditions)
        return _file(data, file_name(asked.name, facts))


class GoAttachments(Resource):
    body_limit_bytes = MAXIMUM_BYTES

    @account
    @accepts(AttachmentAsked)
    @answers(200, SgfFile)
    def get(self, _caller: Claims, game_id: int, asked: AttachmentAsked) -> Response:
        """Read the SGF a player attached."""
        with reading() as session:
            for row in attachments.attachments_of(session, game_id):
                if row.player_id == asked.player_id:
                    return _file(row.data, f"game-{game_id}-{asked.player_id}.sgf")
        raise NothingAttached

    @member(scope=PLAY)
    @answers(201, Done)
    def put(self, caller: Member, game_id: int) -> Done:
        """Attach an SGF, sent as the body: it must be of this game, and of 30 KiB at most."""
        attach_sgf(caller, game_id, request.get_data())
        return Done(msg="Ok SGF attached")

    @member(scope=PLAY)
    @answers(200, Done)
    def delete(self, caller: Member, game_id: int) -> Done:
        """Remove one's SGF."""
        detach_sgf(caller, game_id)
        return Done(msg="Ok SGF removed")


def _file(data: bytes, name: str) -> Response:
    return Response(
        data, mimetype=SGF, headers={"Content-Disposition": f"attachment; filename={name}"}
    )
