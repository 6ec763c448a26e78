"""/go-mail-wishes: of what one is mailed, at once, once a day or not at all."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.domain.notices import Delivery, Notice, text_of, wishes_of
from services.games.go.store import players
from shared import clock
from shared.arguments import Arguments, accepts, answers
from shared.callers import PLAY, Member, member
from shared.database import reading, writing


class MailWishes(Arguments):
    """What to change; what is left out stays as it is."""

    invitation: Delivery | None = Field(None, description="Somebody invites you.")
    dispute: Delivery | None = Field(None, description="Somebody wants other settings.")
    seat: Delivery | None = Field(None, description="A seat of a team is kept for you.")
    move: Delivery | None = Field(None, examples=["digest"], description="It is your turn.")
    message: Delivery | None = Field(None, description="Somebody writes to you.")
    game_over: Delivery | None = Field(None, description="A game of yours is over.")
    time: Delivery | None = Field(
        None, description="Your time runs out within a day; digest, too, is at once."
    )


class MailWishesView(BaseModel):
    """How one is told of what."""

    wishes: dict[Notice, Delivery]


class GoMailWishes(Resource):
    @member
    @answers(200, MailWishesView)
    def get(self, caller: Member) -> MailWishesView:
        """Read of what one is mailed, and how."""
        with reading() as session:
            player = players.find(session, caller.player_id)
        return MailWishesView(wishes=wishes_of(player.mail_wishes if player else ""))

    @member(scope=PLAY)
    @accepts(MailWishes)
    @answers(200, MailWishesView)
    def put(self, caller: Member, sent: MailWishes) -> MailWishesView:
        """Choose of what one is mailed: at once, once a day, or not at all."""
        with writing() as session:
            player = players.enrol(session, caller, clock.now())
            wishes = wishes_of(player.mail_wishes)
            wishes |= {Notice(kind): how for kind, how in sent if how is not None}
            player.mail_wishes = text_of(wishes)
        return MailWishesView(wishes=wishes)
