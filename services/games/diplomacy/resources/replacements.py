"""/game-replacements: somebody takes over a role of a running game."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions.replace_player import replace_player
from services.games.diplomacy.domain.seats import MASTER
from services.games.diplomacy.domain.secrecy import hides_players
from services.games.diplomacy.resources.arguments import PlayerId, RoleId
from services.games.diplomacy.store import games, replacements, seats
from shared.arguments import accepts, answers
from shared.callers import ORGANISE, Caller, Member, Presented, anyone, member
from shared.database import reading
from shared.peers import Done


class NewHolder(Presented):
    """Who takes over which role."""

    role_id: RoleId
    player_id: PlayerId
    excused: bool = Field(
        False,
        description=(
            "Whether the one who leaves has a good reason: then it is no dropout (0 or 1)."
        ),
    )


class ReplacementMade(BaseModel):
    """A replacement; players are null where the reader may not know them."""

    role: int
    old_player_id: int | None
    new_player_id: int | None
    time_stamp: int
    excused: bool


class ReplacementsMade(BaseModel):
    """All replacements of a game, the first one first."""

    replacements: list[ReplacementMade]


class GameReplacements(Resource):
    @member(scope=ORGANISE)
    @accepts(NewHolder)
    @answers(201, Done)
    def post(self, caller: Member, game_id: int, new: NewHolder) -> Done:
        """Put another member in charge of a role; for the master."""
        replace_player(game_id, new.role_id, new.player_id, new.excused, caller.player_id)
        return Done(msg="Ok player replaced")

    @anyone
    @answers(200, ReplacementsMade)
    def get(self, caller: Caller, game_id: int) -> ReplacementsMade:
        """List the replacements of a game."""
        with reading() as session:
            game = games.game(session, game_id)
            master = seats.holder_of(session, game_id, MASTER)
            made = replacements.replacements_of(session, game_id)
        is_master = caller.player_id is not None and caller.player_id == master
        hidden = hides_players(game.anonymous, game.current_state) and not is_master
        return ReplacementsMade(
            replacements=[
                ReplacementMade(
                    role=one.role_id,
                    excused=one.excused,
                    old_player_id=None if hidden else one.old_player_id,
                    new_player_id=None if hidden else one.new_player_id,
                    time_stamp=int(one.replaced_at.timestamp()),
                )
                for one in made
            ]
        )
