"""/game-messages, /game-declarations, /game-visits: what roles say to each other."""

from flask_restful import Resource
from pydantic import BaseModel, Field, model_validator

from services.games.diplomacy.actions import write_press
from services.games.diplomacy.refusals import (
    GameIsSilent,
    GameNotStarted,
    GameStopped,
    NoSuchGame,
    NoSuchRole,
    NotInCharge,
    NotTheMaster,
)
from services.games.diplomacy.resources.arguments import (
    CallerInRole,
    Content,
    Limit,
    RoleId,
    RoleIdOrNone,
)
from services.games.diplomacy.resources.callers import protected
from services.games.diplomacy.store import press
from shared.arguments import MISSING, JsonText, accepts, answers, refuses
from shared.database import reading, writing
from shared.identity import acting_player
from shared.peers import Done


class NewMessage(CallerInRole):
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


class NewDeclaration(CallerInRole):
    """A declaration of a role to everyone."""

    content: Content


class PressAsked(CallerInRole):
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
    @protected
    @accepts(NewMessage)
    @answers(201, Done)
    @refuses(
        NoSuchGame, NoSuchRole, NotTheMaster, NotInCharge, GameNotStarted, GameStopped, GameIsSilent
    )
    def post(self, game_id: int, new: NewMessage) -> Done:
        """Write to one role or several."""
        player = acting_player(new.pseudo, "Need a pseudo to insert message in game")
        write_press.send_message(
            game_id, new.role_id, new.addressees, new.content, player.player_id
        )
        return Done(msg=f"Ok message inserted : {new.content}")

    @protected
    @accepts(PressAsked)
    @answers(200, MessageList)
    @refuses(NoSuchGame, NoSuchRole, NotTheMaster, NotInCharge, GameNotStarted)
    def get(self, game_id: int, asked: PressAsked) -> MessageList:
        """Read what a role wrote and what was written to it."""
        player = acting_player(asked.pseudo, "Need a pseudo to get messages in game")
        found = write_press.messages_of(game_id, asked.role_id, asked.limit, player.player_id)
        return MessageList(
            messages_list=[
                [row.time_stamp, row.author_role, row.addressee_role, row.content] for row in found
            ]
        )


class GameDeclarations(Resource):
    @protected
    @accepts(NewDeclaration)
    @answers(201, Done)
    @refuses(
        NoSuchGame, NoSuchRole, NotTheMaster, NotInCharge, GameNotStarted, GameStopped, GameIsSilent
    )
    def post(self, game_id: int, new: NewDeclaration) -> Done:
        """Declare something to everyone in the game."""
        player = acting_player(new.pseudo, "Need a pseudo to insert declaration in game")
        write_press.declare(game_id, new.role_id, new.content, player.player_id)
        return Done(msg=f"Ok declaration inserted : {new.content}")

    @protected
    @accepts(PressAsked)
    @answers(200, DeclarationList)
    @refuses(NoSuchGame, NoSuchRole, NotTheMaster, NotInCharge, GameNotStarted)
    def get(self, game_id: int, asked: PressAsked) -> DeclarationList:
        """Read the declarations of a game."""
        player = acting_player(asked.pseudo, "Need a pseudo to get declarations in game")
        found = write_press.declarations_of(game_id, asked.role_id, asked.limit, player.player_id)
        return DeclarationList(
            declarations_list=[[row.time_stamp, row.author_role, row.content] for row in found]
        )


class GameVisits(Resource):
    @protected
    @accepts(CallerInRole)
    @answers(201, Done)
    @refuses(NoSuchGame, NoSuchRole, NotTheMaster, NotInCharge)
    def post(self, game_id: int, caller: CallerInRole) -> Done:
        """Note that everything was read up to now."""
        player = acting_player(caller.pseudo, "Need a pseudo to insert visit in game")
        write_press.visit(game_id, caller.role_id, player.player_id)
        return Done(msg="Ok visit inserted")

    @protected
    @accepts(CallerInRole)
    @answers(200, LastVisit)
    @refuses(NoSuchGame, NoSuchRole, NotTheMaster, NotInCharge)
    def get(self, game_id: int, caller: CallerInRole) -> LastVisit:
        """See when the holder of the role last visited."""
        player = acting_player(caller.pseudo, "Need a pseudo to retrieve last visit in game")
        return LastVisit(
            time_stamp=write_press.last_visit(game_id, caller.role_id, player.player_id)
        )


class NoteText(CallerInRole):
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
    @protected
    @accepts(NoteText)
    @answers(200, Done)
    @refuses(NoSuchGame, NoSuchRole, NotTheMaster, NotInCharge)
    def put(self, game_id: int, note: NoteText) -> Done:
        """Write down something about a role of one's own; nobody else reads it."""
        player = acting_player(note.pseudo, "Need a pseudo to write note in game")
        write_press.game_of_holder(game_id, note.role_id, player.player_id)
        with writing() as session:
            press.write_note(session, game_id, note.role_id, player.player_id, note.content)
        return Done(msg="Ok note written")

    @protected
    @accepts(CallerInRole)
    @answers(200, NoteKept)
    @refuses(NoSuchGame, NoSuchRole, NotTheMaster, NotInCharge)
    def get(self, game_id: int, asked: CallerInRole) -> NoteKept:
        """Read one's note about a role."""
        player = acting_player(asked.pseudo, "Need a pseudo to read note in game")
        write_press.game_of_holder(game_id, asked.role_id, player.player_id)
        with reading() as session:
            return NoteKept(
                content=press.note_of(session, game_id, asked.role_id, player.player_id)
            )
