"""/game-overviews: everything a page about one game shows of it, in one answer."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions.read_overview import OwnPapers, overview_of
from services.games.diplomacy.domain.groups import roles_of
from services.games.diplomacy.resources.allocations import (
    SeatInDetail,
    seats_for,
    seats_in_detail,
)
from services.games.diplomacy.resources.arguments import RoleIdOrNone
from services.games.diplomacy.resources.history import PlayedPhase, played_phase
from services.games.diplomacy.resources.incidents import IncidentTold, incidents_told
from services.games.diplomacy.resources.listings import GameInDetail, games_in_detail
from services.games.diplomacy.resources.orders import (
    RolesSubmitted,
    StoredOrders,
    roles_submitted,
    stored_orders,
)
from services.games.diplomacy.resources.positions import GamePosition
from services.games.diplomacy.resources.subscriptions import KeptWishes
from services.games.diplomacy.tables.press import Message
from shared.arguments import Arguments, accepts, answers
from shared.callers import Caller, anyone


class OverviewAsked(Arguments):
    """With which of one's roles one looks; the first one when absent."""

    role_id: RoleIdOrNone = None


class MessageTold(BaseModel):
    """A message of the role or to it; `unread` as long as its thread was not visited since."""

    number: int
    time_stamp: int
    author: int
    addressee: int
    addressees: list[int] = Field(
        examples=[[1, 3]], description="All whom it went to, where they are told of each other."
    )
    content: str
    unread: bool


class DeclarationTold(BaseModel):
    """A declaration to everyone in the game."""

    number: int
    time_stamp: int
    author: int
    content: str
    unread: bool


class OwnSide(StoredOrders):
    """What is one's own in the game: orders as they are stored (of all roles for the master),
    who has submitted, messages and declarations (the newest 500, the oldest first), note, vote,
    mails, preferences, incidents."""

    role: int
    submissions: RolesSubmitted | None = Field(description="Null before the game has started.")
    messages: list[MessageTold]
    declarations: list[DeclarationTold]
    note: str
    draw: bool
    mails: KeptWishes
    preferences: list[int]
    incidents: list[IncidentTold]


class GameOverview(BaseModel):
    """A game as the reader may know it: what it is like, who plays, where everything stands, the
    phases that were played, and his own side of it if he has one."""

    game: GameInDetail
    kind: str = Field(examples=["moves"], description="moves, retreats or adjustments")
    grace_ends_timestamp: int | None = Field(
        description="When default orders may stand in for missing ones."
    )
    seats: list[SeatInDetail]
    position: GamePosition | None = Field(
        description="What the reader sees of it; null for strangers in the fog."
    )
    transitions: list[PlayedPhase]
    own_roles: list[int]
    own: OwnSide | None


class GameOverviews(Resource):
    @anyone
    @accepts(OverviewAsked)
    @answers(200, GameOverview, conditional=True)
    def get(self, caller: Caller, game_id: int, asked: OverviewAsked) -> GameOverview:
        """Read everything a page about the game shows, as far as one may know it."""
        seen = overview_of(game_id, asked.role_id, caller.player_id)
        taken, known = seats_for(caller, game_id)
        return GameOverview(
            game=games_in_detail([seen.game])[0],
            kind=seen.kind,
            grace_ends_timestamp=int(seen.grace_ends.timestamp()) if seen.grace_ends else None,
            seats=seats_in_detail(taken, known),
            position=None if seen.position is None else GamePosition(**seen.position),
            transitions=[
                PlayedPhase(**played_phase(seen.game, advancement, at))
                for advancement, at in seen.transitions
            ],
            own_roles=sorted(seen.own_roles),
            own=_own_side(game_id, seen.own, caller.player_id),
        )


def _addressees(row: Message) -> list[int]:
    if row.group_roles is None:
        return [row.addressee_role]
    return [role for role in roles_of(row.group_roles) if role != row.author_role]


def _own_side(game_id: int, own: OwnPapers | None, player_id: int | None) -> OwnSide | None:
    if own is None or player_id is None:
        return None
    return OwnSide(
        **stored_orders(game_id, own.orders).model_dump(),
        role=own.role,
        submissions=roles_submitted(game_id, player_id) if own.has_begun else None,
        messages=[
            MessageTold(
                number=row.id,
                time_stamp=row.time_stamp,
                author=row.author_role,
                addressee=row.addressee_role,
                addressees=_addressees(row),
                content=row.content,
                unread=row.addressee_role == own.role and own.read.is_unread(row),
            )
            for row in reversed(own.messages)
        ],
        declarations=[
            DeclarationTold(
                number=row.id,
                time_stamp=row.time_stamp,
                author=row.author_role,
                content=row.content,
                unread=row.author_role != own.role and row.id > own.read.declaration,
            )
            for row in reversed(own.declarations)
        ],
        note=own.note,
        draw=own.draw,
        mails=KeptWishes(**vars(own.wishes)),
        preferences=own.preferences,
        incidents=incidents_told(game_id, player_id),
    )
