"""/game-order-keys, /mailed-orders: orders by e-mail."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.actions.take_mailed_orders import give_order_key, take_mailed_orders
from shared.arguments import Arguments, accepts, answers
from shared.callers import ACCOUNT, Member, Presented, member, service


class GivenOrderKey(BaseModel):
    """To be written in mails with orders; it is not shown again."""

    msg: str
    order_key: str


class MailWithOrders(Arguments):
    """What the mail gateway read."""

    game: str = Field(max_length=100, examples=["Raspoutine"], description="The game's name.")
    role: str = Field(max_length=100, examples=["France"], description="Name, letter or number.")
    key: str = Field(max_length=100, examples=["0f3a5c7e9b1d2f4a"], description="The order key.")
    sender: str = Field(
        max_length=254, examples=["toto@labas.com"], description="The address the mail came from."
    )
    text: str = Field(max_length=20_000, examples=["A PAR - BUR"], description="The orders.")


class MailAnswered(BaseModel):
    """Whether the orders were taken, and the report for the player."""

    player_id: int
    accepted: bool
    report: str


class GameOrderKeys(Resource):
    @member(scope=ACCOUNT)
    @accepts(Presented)
    @answers(201, GivenOrderKey)
    def post(self, caller: Member, game_id: int, _sent: Presented) -> GivenOrderKey:
        """Get a key to send orders by e-mail with; an older one ends."""
        return GivenOrderKey(
            msg="Ok order key given", order_key=give_order_key(game_id, caller.player_id)
        )


class MailedOrders(Resource):
    @service("emails")
    @accepts(MailWithOrders)
    @answers(200, MailAnswered)
    def post(self, mail: MailWithOrders) -> MailAnswered:
        """Submit the orders of a mail; for the mail gateway."""
        answer = take_mailed_orders(mail.game, mail.role, mail.key, mail.sender, mail.text)
        return MailAnswered(
            player_id=answer.player_id, accepted=answer.accepted, report=answer.report
        )
