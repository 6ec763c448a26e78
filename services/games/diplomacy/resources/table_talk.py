"""/game-votes, /game-notes, /game-preferences, /game-deals: what players want and write down."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions import deal_roles, vote_for_draw
from services.games.diplomacy.actions.write_press import game_of_holder
from services.games.diplomacy.refusals import (
    GameNotStarted,
    GameStopped,
    NoDeal,
    NoSuchGame,
    NoSuchRole,
    NotInCharge,
    NotInGame,
    NotSurviving,
    NotTheMaster,
    NotWaiting,
    PreferencesDoNotFit,
    RolesAreAssigned,
)
from services.games.diplomacy.resources.arguments import Caller, CallerInRole, RoleId
from services.games.diplomacy.resources.callers import protected, reading_player
from services.games.diplomacy.store import table_talk
from shared.arguments import JsonText, accepts, answers, refuses
from shared.database import reading, writing
from shared.errors import Conflict
from shared.identity import acting_player
from shared.peers import Done


class Ballot(CallerInRole):
    """What a role wants."""

    draw: bool = Field(description="Whether the role wants a draw (1) or plays on (0).")


class OwnVote(BaseModel):
    """How this role votes at present."""

    draw: bool


class VoteCounted(BaseModel):
    """Whether the game has ended by this vote."""

    msg: str
    ended: bool


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


class Wishes(Caller):
    """All roles, the best liked first."""

    roles: JsonText[list[RoleId]] = Field(
        max_length=100,
        examples=[[7, 2, 1, 3, 4, 5, 6]],
        description="Every role once; none for no preference.",
    )


class WishesKept(BaseModel):
    """One's own preferences."""

    roles: list[int]


class DealMade(BaseModel):
    """The seed of the lot, the preferences it had, the role each player got."""

    seed: str
    preferences: dict[str, list[int]]
    dealt: dict[str, int]


class GameVotes(Resource):
    @protected
    @accepts(Ballot)
    @answers(201, VoteCounted)
    @refuses(
        NoSuchGame, NoSuchRole, NotInCharge, GameNotStarted, GameStopped, NotSurviving, Conflict
    )
    def post(self, game_id: int, ballot: Ballot) -> VoteCounted:
        """Vote for a draw, or take the vote back; all who survive must want it."""
        player = acting_player(ballot.pseudo, "Need a pseudo to vote in game")
        ended = vote_for_draw.vote(game_id, ballot.role_id, ballot.draw, player.player_id)
        return VoteCounted(msg="Ok vote counted", ended=ended)

    @protected
    @accepts(CallerInRole)
    @answers(200, OwnVote)
    @refuses(NoSuchGame, NoSuchRole, NotTheMaster, NotInCharge, GameNotStarted)
    def get(self, game_id: int, asked: CallerInRole) -> OwnVote:
        """See how one's role votes; nobody sees the votes of others."""
        player = acting_player(asked.pseudo, "Need a pseudo to see vote in game")
        return OwnVote(draw=vote_for_draw.own_vote(game_id, asked.role_id, player.player_id))


class GameNotes(Resource):
    @protected
    @accepts(NoteText)
    @answers(200, Done)
    @refuses(NoSuchGame, NoSuchRole, NotTheMaster, NotInCharge)
    def put(self, game_id: int, note: NoteText) -> Done:
        """Write down something about a role of one's own; nobody else reads it."""
        player = acting_player(note.pseudo, "Need a pseudo to write note in game")
        game_of_holder(game_id, note.role_id, player.player_id)
        with writing() as session:
            table_talk.write_note(session, game_id, note.role_id, player.player_id, note.content)
        return Done(msg="Ok note written")

    @protected
    @accepts(CallerInRole)
    @answers(200, NoteKept)
    @refuses(NoSuchGame, NoSuchRole, NotTheMaster, NotInCharge)
    def get(self, game_id: int, asked: CallerInRole) -> NoteKept:
        """Read one's note about a role."""
        player = acting_player(asked.pseudo, "Need a pseudo to read note in game")
        game_of_holder(game_id, asked.role_id, player.player_id)
        with reading() as session:
            return NoteKept(
                content=table_talk.note_of(session, game_id, asked.role_id, player.player_id)
            )


class GamePreferences(Resource):
    @protected
    @accepts(Wishes)
    @answers(200, Done)
    @refuses(NoSuchGame, NotInGame, NotWaiting, RolesAreAssigned, PreferencesDoNotFit)
    def put(self, game_id: int, wishes: Wishes) -> Done:
        """Say which roles one would like; they count if all players do so before the start."""
        player = acting_player(wishes.pseudo, "Need a pseudo to give preferences in game")
        deal_roles.prefer(game_id, wishes.roles, player.player_id)
        return Done(msg="Ok preferences kept")

    @protected
    @accepts(Caller)
    @answers(200, WishesKept)
    @refuses(NoSuchGame, NotInGame)
    def get(self, game_id: int, caller: Caller) -> WishesKept:
        """Read one's own preferences."""
        player = acting_player(caller.pseudo, "Need a pseudo to read preferences in game")
        return WishesKept(roles=deal_roles.preferences_of(game_id, player.player_id))


class GameDeals(Resource):
    @answers(200, DealMade)
    @refuses(NoSuchGame, NoDeal)
    def get(self, game_id: int) -> DealMade:
        """See how the roles were dealt, to deal again; docs/ratings.md says how."""
        kept = deal_roles.deal_for(game_id, reading_player())
        return DealMade(seed=kept.seed, preferences=kept.preferences, dealt=kept.dealt)
