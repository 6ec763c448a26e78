"""/go-invitations: propose, dispute, accept, decline."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions import invite as acts
from services.games.go.domain.expiry import LONGEST_EXPIRY_MONTHS, NEVER, invitation_ends
from services.games.go.domain.ranks import rank
from services.games.go.domain.setup import differences, for_opponent
from services.games.go.refusals import (
    NotInThisGame,
)
from services.games.go.resources.settings import (
    Message,
    ProposedSettings,
    SettingsView,
    StartedGames,
    settings_view,
)
from services.games.go.store import games, messages, players, proposals, seats
from services.games.go.tables.games import GoGame
from shared import clock
from shared.arguments import accepts, answers
from shared.callers import PLAY, Member, member
from shared.database import Session, reading
from shared.members import member_called
from shared.parameters import Pseudo
from shared.peers import Done


class Invitation(ProposedSettings):
    """Whom to invite to what."""

    pseudo: Pseudo
    expiry_months: int = Field(
        NEVER,
        ge=NEVER,
        le=LONGEST_EXPIRY_MONTHS,
        description=("Months without an answer until it is gone; 0 for never."),
    )
    message: Message = ""


class Dispute(ProposedSettings):
    """What to play instead."""

    message: Message = ""


class InvitationView(BaseModel):
    """An invitation: both proposals seen by the reader, and in what they differ."""

    game_id: int
    opponent_id: int
    opponent: str
    opponent_rating: float | None
    opponent_rank: str
    text: str
    answer_is_yours: bool
    proposed: SettingsView
    your_proposal: SettingsView
    differences: list[str]
    shape_id: int
    shape_snapshot: str
    expires_at: datetime | None


class InvitationList(BaseModel):
    """Open invitations, received and sent."""

    invitations: list[InvitationView]


class CreatedGame(BaseModel):
    """The game that was created."""

    msg: str
    game_id: int


class GoInvitations(Resource):
    @member
    @answers(200, InvitationList)
    def get(self, caller: Member) -> InvitationList:
        """List the invitations one has received or sent."""
        viewer = caller.player_id
        with reading() as session:
            return InvitationList(
                invitations=[
                    _view(session, game, viewer)
                    for game in proposals.invitations_with(session, viewer, clock.now())
                ]
            )

    @member(scope=PLAY, confirmed=True)
    @accepts(Invitation)
    @answers(201, CreatedGame)
    def post(self, caller: Member, sent: Invitation) -> CreatedGame:
        """Invite a member to a game."""
        settings, snapshot = sent.proposal(caller.player_id)
        game_id = acts.invite(
            caller,
            member_called(sent.pseudo),
            settings,
            sent.shape_id,
            snapshot,
            sent.message,
            sent.expiry_months,
        )
        return CreatedGame(msg="Ok invitation sent", game_id=game_id)


class GoInvitation(Resource):
    @member
    @answers(200, InvitationView)
    def get(self, caller: Member, game_id: int) -> InvitationView:
        """Read an invitation with the differences of both proposals."""
        viewer = caller.player_id
        with reading() as session:
            game = games.game(session, game_id)
            if viewer not in (game.black_id, game.white_id):
                raise NotInThisGame
            acts.check_open(game, clock.now())
            return _view(session, game, viewer)

    @member(scope=PLAY)
    @accepts(Dispute)
    @answers(200, Done)
    def put(self, caller: Member, game_id: int, sent: Dispute) -> Done:
        """Dispute an invitation: propose other settings."""
        settings, _snapshot = sent.proposal(caller.player_id)
        acts.dispute(caller, game_id, settings, sent.message, sent.shape_id)
        return Done(msg="Ok invitation disputed")

    @member(scope=PLAY, confirmed=True)
    @answers(201, StartedGames)
    def post(self, caller: Member, game_id: int) -> StartedGames:
        """Accept what the other proposed last; the game starts."""
        return StartedGames(msg="Ok game started", game_ids=acts.accept(caller, game_id))

    @member(scope=PLAY)
    @answers(200, Done)
    def delete(self, caller: Member, game_id: int) -> Done:
        """Decline an invitation, or take back one's own."""
        acts.decline(caller, game_id)
        return Done(msg="Ok invitation declined")


def _view(session: Session, game: GoGame, viewer: int) -> InvitationView:
    opponent = seats.opponent_id(game, viewer)
    mine = proposals.invitation_of(session, game.id, viewer)
    theirs = proposals.invitation_of(session, game.id, opponent)
    assert mine is not None, "an invitation has two proposals"
    assert theirs is not None, "an invitation has two proposals"
    proposed = theirs if game.to_move_id == opponent else mine
    known = players.player(session, opponent)
    return InvitationView(
        game_id=game.id,
        opponent_id=opponent,
        opponent=known.pseudo,
        opponent_rating=known.rating,
        opponent_rank="" if known.rating is None else rank(known.rating),
        text=messages.text_of(session, game.message_id),
        answer_is_yours=game.to_move_id == opponent,
        proposed=settings_view(
            for_opponent(proposed.settings) if proposed is theirs else proposed.settings
        ),
        your_proposal=settings_view(mine.settings),
        differences=differences(mine.settings, for_opponent(theirs.settings)),
        shape_id=game.shape_id,
        shape_snapshot=game.shape_snapshot,
        expires_at=invitation_ends(game.last_changed, game.expiry_months),
    )
