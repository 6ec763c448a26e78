"""/go-priorities, /go-notes, /go-observers, /go-messages, /go-conditions: what goes with a game."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions import keep_beside as acts
from services.games.go.actions.follow_conditions import cancel_conditions, condition
from services.games.go.domain.status import Status
from services.games.go.refusals import (
    AlreadyPlayed,
    GameFinished,
    GameNotStarted,
    InvalidGameStatus,
    NotGamePlayer,
    RulesForbid,
    UnknownGame,
)
from services.games.go.resources.settings import Limit, MoveNumber, caller, members_only
from services.games.go.store import beside, conditions, games, messages
from shared.arguments import Arguments, accepts, answers, refuses
from shared.database import reading
from shared.peers import Done


class Priority(Arguments):
    """How urgent a game is."""

    priority: int = Field(ge=-32768, le=32767, examples=[5], description="The higher the sooner.")


class Note(Arguments):
    """What to note."""

    text: str = Field(max_length=20_000, description="Only you read it.")
    hidden: bool = Field(False, description="Whether to fold it away.")


class NoteView(BaseModel):
    """One's note on a game."""

    text: str
    hidden: bool


class Said(Arguments):
    """What to say."""

    text: str = Field(
        min_length=1,
        max_length=20_000,
        examples=["Good game!"],
        description="Everybody who plays in the game reads it.",
    )


class MessagesAsked(Arguments):
    """Which messages."""

    after: int = Field(0, ge=0, description="Only messages after this one.")
    limit: Limit = 100


class MessageView(BaseModel):
    """A message; sender 0 is the server."""

    id: int
    game_id: int | None
    sender_id: int
    recipient_id: int
    kind: str
    text: str
    sent_at: datetime


class MessageList(BaseModel):
    """Messages, the oldest first."""

    messages: list[MessageView]


class Conditions(Arguments):
    """Answers to what the opponent may play."""

    move_number: MoveNumber
    text: str = Field(
        min_length=1,
        max_length=2048,
        examples=["r14 n16 q3 q4"],
        description=(
            "Begins with the opponent's move: a list, or a tree like (;B[dd];W[pp])(;B[dp];W[dd])."
        ),
    )
    private: bool = Field(False, description="Keep it to yourself after the end.")


class ConditionView(BaseModel):
    """A sequence, what is still ahead of it, and how often it answered."""

    player_id: int
    text: str
    ahead: str
    state: str
    code: str
    private: bool
    start_move: int
    hits: int


class ConditionList(BaseModel):
    """One's sequences; after the end also the opponent's public ones."""

    conditions: list[ConditionView]


class GoPriorities(Resource):
    @members_only
    @accepts(Priority)
    @answers(200, Done)
    @refuses(UnknownGame, NotGamePlayer, GameFinished)
    def put(self, game_id: int, sent: Priority) -> Done:
        """Give a game a priority among one's games to move."""
        acts.prioritise(caller(), game_id, sent.priority)
        return Done(msg="Ok priority set")

    @members_only
    @answers(200, Done)
    @refuses(UnknownGame, NotGamePlayer, GameFinished)
    def delete(self, game_id: int) -> Done:
        """Forget the priority of a game."""
        acts.prioritise(caller(), game_id, None)
        return Done(msg="Ok priority forgotten")


class GoNotes(Resource):
    @members_only
    @answers(200, NoteView)
    def get(self, game_id: int) -> NoteView:
        """Read one's note on a game."""
        who = caller()
        with reading() as session:
            note = beside.note(session, game_id, who.player_id)
        return NoteView(text=note.text if note else "", hidden=bool(note and note.hidden))

    @members_only
    @accepts(Note)
    @answers(200, Done)
    @refuses(UnknownGame)
    def put(self, game_id: int, sent: Note) -> Done:
        """Write one's note on a game."""
        acts.write_note(caller(), game_id, sent.text, sent.hidden)
        return Done(msg="Ok note written")


class GoObservers(Resource):
    @members_only
    @answers(201, Done)
    @refuses(UnknownGame, GameFinished)
    def post(self, game_id: int) -> Done:
        """Follow a game."""
        acts.observe(caller(), game_id)
        return Done(msg="Ok game observed")

    @members_only
    @answers(200, Done)
    @refuses(UnknownGame)
    def delete(self, game_id: int) -> Done:
        """Follow a game no longer."""
        acts.stop_observing(caller(), game_id)
        return Done(msg="Ok game no longer observed")


class GoMessages(Resource):
    @members_only
    @accepts(MessagesAsked)
    @answers(200, MessageList)
    def get(self, asked: MessagesAsked) -> MessageList:
        """Read what one sent and received."""
        return _messages(asked, None)


class GoGameMessages(Resource):
    @members_only
    @accepts(MessagesAsked)
    @answers(200, MessageList)
    def get(self, game_id: int, asked: MessagesAsked) -> MessageList:
        """Read the messages of a game."""
        return _messages(asked, game_id)

    @members_only
    @accepts(Said)
    @answers(201, Done)
    @refuses(UnknownGame, NotGamePlayer)
    def post(self, game_id: int, said: Said) -> Done:
        """Say something to everybody who plays in a game."""
        acts.say_in_game(caller(), game_id, said.text)
        return Done(msg="Ok message sent")


class GoConditions(Resource):
    @members_only
    @answers(200, ConditionList)
    @refuses(UnknownGame)
    def get(self, game_id: int) -> ConditionList:
        """Read one's conditional moves, and what became of them."""
        who = caller()
        with reading() as session:
            game = games.game(session, game_id)
            rows = conditions.visible(
                session, game_id, who.player_id, game.status == Status.FINISHED
            )
        return ConditionList(
            conditions=[
                ConditionView(
                    player_id=row.player_id,
                    text=row.text,
                    ahead=row.ahead,
                    state=row.state,
                    code=row.code,
                    private=row.private,
                    start_move=row.start_move,
                    hits=row.hits,
                )
                for row in rows
            ]
        )

    @members_only
    @accepts(Conditions)
    @answers(201, Done)
    @refuses(
        UnknownGame,
        NotGamePlayer,
        AlreadyPlayed,
        GameFinished,
        GameNotStarted,
        InvalidGameStatus,
        RulesForbid,
    )
    def put(self, game_id: int, sent: Conditions) -> Done:
        """Prepare answers while the opponent thinks; they replace what was prepared before."""
        condition(caller(), game_id, sent.move_number, sent.text, sent.private)
        return Done(msg="Ok conditional moves kept")

    @members_only
    @answers(200, Done)
    @refuses(UnknownGame, NotGamePlayer)
    def delete(self, game_id: int) -> Done:
        """Take back one's conditional moves."""
        cancel_conditions(caller(), game_id)
        return Done(msg="Ok conditional moves taken back")


def _messages(asked: MessagesAsked, game_id: int | None) -> MessageList:
    who = caller()
    with reading() as session:
        rows = messages.messages_of(session, who.player_id, game_id, asked.after, asked.limit)
    return MessageList(
        messages=[
            MessageView(
                id=row.id,
                game_id=row.game_id,
                sender_id=row.sender_id,
                recipient_id=row.recipient_id,
                kind=row.kind,
                text=row.text,
                sent_at=row.sent_at,
            )
            for row in rows
        ]
    )
