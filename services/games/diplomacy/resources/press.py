"""/game-messages, /game-declarations, /game-visits: what roles say to each other."""

from flask_restful import Resource
from pydantic import BaseModel, Field, model_validator

from services.games.diplomacy.actions import write_press
from services.games.diplomacy.resources.arguments import (
    Content,
    InRole,
    Limit,
    RoleId,
    RoleIdOrNone,
)
from services.games.diplomacy.store import press
from shared.arguments import MISSING, JsonText, accepts, answers
from shared.callers import PLAY, READ, Member, acting, member
from shared.database import reading, writing
from shared.peers import Done


class NewMessage(InRole):
    """A message from a role to another one, or to several."""

    dest_role_id: RoleIdOrNone = None
    dest_role_ids: JsonText[list[RoleId]] | None = Field(
        None,
        min_length=1,
        max_length=100,
        examples=[[1, 2]],
        description="Several addressees at once, instead of dest_role_id.",
    )
    content: Content

    @model_validator(mode="after")
    def _has_addressee(self) -> "NewMessage":
        if self.dest_role_id is None and self.dest_role_ids is None:
            raise ValueError(f"dest_role_id: {MISSING}")
        return self

    @property
    def addressees(self) -> list[int]:
        one = [] if self.dest_role_id is None else [self.dest_role_id]
        return list(dict.fromkeys([*one, *(self.dest_role_ids or [])]))


class NewDeclaration(InRole):
    """A declaration of a role to everyone."""

    content: Content


class PressAsked(InRole):
    """Which role reads, and how much."""

    limit: Limit = None


class MessageList(BaseModel):
    """Messages [time stamp, author, addressee, content], the newest first."""

    messages_list: list[list[int | str]]


class DeclarationList(BaseModel):
    """Declarations [time stamp, author, content], the newest first."""

    declarations_list: list[list[int | str]]


class LastVisit(BaseModel):
    """When the holder of the role last visited; now, if never."""

    time_stamp: int


class GameMessages(Resource):
    @acting("Need a pseudo to insert message in game")
    @accepts(NewMessage)
    @answers(201, Done)
    def post(self, caller: Member, game_id: int, new: NewMessage) -> Done:
        """Write to one role or several."""
        write_press.send_message(
            game_id, new.role_id, new.addressees, new.content, caller.player_id
        )
        return Done(msg=f"Ok message inserted : {new.content}")

    @acting("Need a pseudo to get messages in game", scope=READ)
    @accepts(PressAsked)
    @answers(200, MessageList)
    def get(self, caller: Member, game_id: int, asked: PressAsked) -> MessageList:
        """Read what a role wrote and what was written to it."""
        found = write_press.messages_of(game_id, asked.role_id, asked.limit, caller.player_id)
        return MessageList(
            messages_list=[
                [row.time_stamp, row.author_role, row.addressee_role, row.content] for row in found
            ]
        )


class GameDeclarations(Resource):
    @acting("Need a pseudo to insert declaration in game")
    @accepts(NewDeclaration)
    @answers(201, Done)
    def post(self, caller: Member, game_id: int, new: NewDeclaration) -> Done:
        """Declare something to everyone in the game."""
        write_press.declare(game_id, new.role_id, new.content, caller.player_id)
        return Done(msg=f"Ok declaration inserted : {new.content}")

    @acting("Need a pseudo to get declarations in game", scope=READ)
    @accepts(PressAsked)
    @answers(200, DeclarationList)
    def get(self, caller: Member, game_id: int, asked: PressAsked) -> DeclarationList:
        """Read the declarations of a game."""
        found = write_press.declarations_of(game_id, asked.role_id, asked.limit, caller.player_id)
        return DeclarationList(
            declarations_list=[[row.time_stamp, row.author_role, row.content] for row in found]
        )


class VisitMade(InRole):
    """What was read: everything, or only what is named."""

    author_role_id: RoleIdOrNone = Field(
        None, examples=[2], description="Only the messages of this role."
    )
    group_role_ids: JsonText[list[RoleId]] | None = Field(
        None,
        min_length=2,
        max_length=100,
        examples=[[1, 3]],
        description="Only the messages that went to several: the other roles of that thread.",
    )
    declarations: bool = Field(False, description="Only the declarations (0 or 1).")

    @property
    def is_everything(self) -> bool:
        named = self.author_role_id is not None or self.group_role_ids is not None
        return not named and not self.declarations


class GameVisits(Resource):
    @acting("Need a pseudo to insert visit in game")
    @accepts(VisitMade)
    @answers(201, Done)
    def post(self, caller: Member, game_id: int, sent: VisitMade) -> Done:
        """Note that everything was read up to now, or one thread, or the press."""
        if sent.author_role_id is not None:
            write_press.visit_thread(game_id, sent.role_id, sent.author_role_id, caller.player_id)
        if sent.group_role_ids is not None:
            write_press.visit_group(game_id, sent.role_id, sent.group_role_ids, caller.player_id)
        if sent.declarations:
            write_press.visit_press(game_id, sent.role_id, caller.player_id)
        if sent.is_everything:
            write_press.visit(game_id, sent.role_id, caller.player_id)
        return Done(msg="Ok visit inserted")

    @acting("Need a pseudo to retrieve last visit in game", scope=READ)
    @accepts(InRole)
    @answers(200, LastVisit)
    def get(self, caller: Member, game_id: int, sent: InRole) -> LastVisit:
        """See when the holder of the role last visited."""
        return LastVisit(time_stamp=write_press.last_visit(game_id, sent.role_id, caller.player_id))


class NoteText(InRole):
    """What to remember."""

    content: str = Field(
        max_length=20_000,
        examples=["Do not trust Italy"],
        description="The whole note; an empty one forgets it.",
    )


class NoteKept(BaseModel):
    """One's own note."""

    content: str


class GameNotes(Resource):
    @member(scope=PLAY)
    @accepts(NoteText)
    @answers(200, Done)
    def put(self, caller: Member, game_id: int, note: NoteText) -> Done:
        """Write down something about a role of one's own; nobody else reads it."""
        write_press.game_of_holder(game_id, note.role_id, caller.player_id)
        with writing() as session:
            press.write_note(session, game_id, note.role_id, caller.player_id, note.content)
        return Done(msg="Ok note written")

    @member
    @accepts(InRole)
    @answers(200, NoteKept)
    def get(self, caller: Member, game_id: int, asked: InRole) -> NoteKept:
        """Read one's note about a role."""
        write_press.game_of_holder(game_id, asked.role_id, caller.player_id)
        with reading() as session:
            return NoteKept(
                content=press.note_of(session, game_id, asked.role_id, caller.player_id)
            )
