"""/go-bids, /go-time-gifts, /go-vacations: fair komi, time between players, time off."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions import bid as bidding
from services.games.go.actions.give_time import give_time
from services.games.go.actions.judge_clocks import judged_game, now_tick
from services.games.go.actions.take_vacation import change_vacation, start_vacation
from services.games.go.domain.fair_komi import Seat
from services.games.go.domain.status import Status
from services.games.go.domain.vacations import Vacation
from services.games.go.refusals import (
    InvalidGameStatus,
)
from services.games.go.resources.settings import MoveNumber
from shared.arguments import Arguments, accepts, answers
from shared.callers import PLAY, Member, member


class Bid(Arguments):
    """A bid of komi, the acceptance of one, or the choice of a colour."""

    move_number: MoveNumber = 0
    bid: str = Field(max_length=8, examples=["6.5"], description="A komi, accept, or B or W.")


class NegotiationView(BaseModel):
    """The negotiation of komi as one of its parties sees it."""

    status: str
    kind: str
    jigo_mode: str
    action: int
    to_move_id: int
    black_seat_id: int
    black_bid: float | None
    white_seat_id: int
    white_bid: float | None


class BidView(BaseModel):
    """The state of the game after a bid: KOMI, or PLAY when all is settled."""

    msg: str
    status: str


class Gift(Arguments):
    """Time for the opponent."""

    hours: int = Field(0, ge=0, le=210, description="Hours of main time, up to 14 days of 15.")
    reset_byoyomi: bool = Field(False, description="Also give all periods back.")


class GiftView(BaseModel):
    """What was given: hours, or -1 and -2 when only byo-yomi was reset."""

    msg: str
    given: int


class VacationDays(Arguments):
    """How long."""

    days: int = Field(ge=-40, le=40, examples=[7], description="Whole days; a change may be < 0.")


class VacationView(BaseModel):
    """A vacation and what is left of the balance."""

    balance_days: float
    days_left: float


class GoBids(Resource):
    @member
    @answers(200, NegotiationView)
    def get(self, caller: Member, game_id: int) -> NegotiationView:
        """See how the negotiation of komi stands; secret bids are shown to their bidder only."""
        viewer = caller.player_id
        with judged_game(game_id) as (_, game):
            pass
        if game.status != Status.KOMI:
            raise InvalidGameStatus
        found, seat = bidding.negotiation_of(game), bidding.seat_of(game, viewer)
        return NegotiationView(
            status=game.status,
            kind=found.kind,
            jigo_mode=found.jigo_mode,
            action=bidding.next_action_of(game, viewer),
            to_move_id=game.to_move_id,
            black_seat_id=game.black_id,
            black_bid=found.visible_bid(Seat.BLACK, seat),
            white_seat_id=game.white_id,
            white_bid=found.visible_bid(Seat.WHITE, seat),
        )

    @member(scope=PLAY)
    @accepts(Bid)
    @answers(201, BidView)
    def post(self, caller: Member, game_id: int, sent: Bid) -> BidView:
        """Bid, accept or choose; the game starts when komi and colours are settled."""
        status = bidding.make_bid(caller, game_id, sent.move_number, sent.bid)
        return BidView(msg="Ok bid made", status=status)


class GoTimeGifts(Resource):
    @member(scope=PLAY)
    @accepts(Gift)
    @answers(201, GiftView)
    def post(self, caller: Member, game_id: int, sent: Gift) -> GiftView:
        """Give the opponent time."""
        given = give_time(caller, game_id, sent.hours, sent.reset_byoyomi)
        return GiftView(msg="Ok time given", given=given)


class GoVacations(Resource):
    @member(scope=PLAY)
    @accepts(VacationDays)
    @answers(201, VacationView)
    def post(self, caller: Member, sent: VacationDays) -> VacationView:
        """Start a vacation: the clocks of one's games to move stand still."""
        return _view(start_vacation(caller, sent.days))

    @member(scope=PLAY)
    @accepts(VacationDays)
    @answers(200, VacationView)
    def put(self, caller: Member, sent: VacationDays) -> VacationView:
        """Make one's vacation longer, or shorter by a negative number of days."""
        return _view(change_vacation(caller, sent.days))


def _view(vacation: Vacation) -> VacationView:
    tick = now_tick()
    return VacationView(balance_days=vacation.balance_at(tick), days_left=vacation.days_left(tick))
