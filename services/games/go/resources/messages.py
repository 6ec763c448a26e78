"""/go-messages: what the players of a game tell each other."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions.send_message import say_in_game
from services.games.go.resources.settings import Limit
from services.games.go.store import messages
from shared import clock
from shared.arguments import LARGEST_INTEGER, Arguments, accepts, answers
from shared.callers import PLAY, Member, member
from shared.database import reading, writing
from shared.peers import Done


class Said(Arguments):
    """What to say."""

    text: str = Field(
        min_length=1,
        max_length=20_000,
        examples=["Good game!"],
        description="Everybody who plays in the game reads it.",
    )


class ReadSoFar(Arguments):
    """Up to where one has read."""

    newest: int = Field(
        ge=0,
        le=LARGEST_INTEGER,
        examples=[41],
        description="The last message that was read; it and all before it wait no longer.",
    )


class MessagesAsked(Arguments):
    """Which messages."""

    after: int = Field(0, ge=0, description="Only messages after this one.")
    limit: Limit = 100
    newest: bool = Field(False, description="The last of them, not the first (1 or 0).")


class MessageView(BaseModel, from_attributes=True):
    """A message; sender 0 is the server."""

    id: int
    game_id: int | None
    sender_id: int
    recipient_id: int
    kind: str
    text: str
    sent_at: datetime
    read_at: datetime | None = Field(description="When its recipient had read it; null: not yet.")


class MessageList(BaseModel):
    """Messages, the oldest first."""

    messages: list[MessageView]


class GoMessages(Resource):
    @member
    @accepts(MessagesAsked)
    @answers(200, MessageList)
    def get(self, caller: Member, asked: MessagesAsked) -> MessageList:
        """Read what one sent and received."""
        return _messages(caller, asked, None)


class GoGameMessages(Resource):
    @member
    @accepts(MessagesAsked)
    @answers(200, MessageList)
    def get(self, caller: Member, game_id: int, asked: MessagesAsked) -> MessageList:
        """Read the messages of a game."""
        return _messages(caller, asked, game_id)

    @member(scope=PLAY)
    @accepts(Said)
    @answers(201, Done)
    def post(self, caller: Member, game_id: int, said: Said) -> Done:
        """Say something to everybody who plays in a game."""
        say_in_game(caller, game_id, said.text)
        return Done(msg="Ok message sent")

    @member(scope=PLAY)
    @accepts(ReadSoFar)
    @answers(200, Done)
    def put(self, caller: Member, game_id: int, far: ReadSoFar) -> Done:
        """Say up to where one has read the messages of a game."""
        with writing() as session:
            messages.mark_read(session, caller.player_id, game_id, far.newest, clock.now())
        return Done(msg="Ok read")


def _messages(caller: Member, asked: MessagesAsked, game_id: int | None) -> MessageList:
    with reading() as session:
        which = (game_id, asked.after, asked.limit, asked.newest)
        rows = messages.messages_of(session, caller.player_id, *which)
    return MessageList(messages=[MessageView.model_validate(row) for row in rows])
