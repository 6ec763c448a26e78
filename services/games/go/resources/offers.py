"""/go-offers, /go-offer-joins: the waiting room."""

from datetime import datetime
from enum import IntEnum

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions import offer as acts
from services.games.go.actions.set_up_team import join
from services.games.go.domain.preview import preview
from services.games.go.domain.ranks import rank
from services.games.go.domain.setup_text import Restrictions
from services.games.go.domain.waiting_room import RANK_MARGIN, OfferedGame
from services.games.go.resources.settings import (
    Limit,
    ProposedSettings,
    SettingsView,
    StartedGames,
    settings_view,
)
from services.games.go.store import players, proposals
from services.games.go.tables.players import GoPlayer
from services.games.go.tables.proposals import GoOffer
from shared import clock
from shared.arguments import Arguments, accepts, answers
from shared.callers import PLAY, Member, member
from shared.database import Session, reading
from shared.peers import Done


class Suitable(IntEnum):
    ALL, OPEN_TO_ME, MINE = range(3)


class OffersAsked(Arguments):
    """Which offers to list."""

    suitable: Suitable = Field(Suitable.ALL, description="0 all, 1 those you may join, 2 yours.")
    limit: Limit = 100


class Terms(Arguments):
    """Who may join."""

    must_be_rated: bool = Field(False, description="Only for players within the ratings below.")
    rating_minimum: int = Field(-900, ge=-900, le=3000, description="Middle of the lowest rank.")
    rating_maximum: int = Field(3000, ge=-900, le=3000, description="Middle of the highest rank.")
    minimum_rated_games: int = Field(0, ge=0, le=999, description="Rated games to have finished.")
    same_opponent: int = Field(
        0,
        ge=-127,
        le=365,
        description=(
            "0 any; -127 never played together; below -100 running games together; below 0 joins of"
            " this offer; above 0 days since the last join."
        ),
    )
    comment: str = Field("", max_length=40, description="A word to those who may join.")

    def restrictions(self) -> Restrictions:
        """Bounds are stored half a rank wider than the chosen ranks."""
        if not self.must_be_rated:
            return Restrictions(False, 0, 0, self.minimum_rated_games, self.same_opponent)
        return Restrictions(
            True,
            self.rating_minimum - RANK_MARGIN,
            self.rating_maximum + RANK_MARGIN,
            self.minimum_rated_games,
            self.same_opponent,
        )


class Offer(ProposedSettings, Terms):
    """A game for whoever fits."""

    copies: int = Field(1, ge=1, le=10, description="How many such games.")


class PreviewView(BaseModel, from_attributes=True):
    """What the reader would play: his colour is B, W, nigiri, both (a double) or negotiated."""

    colour: str
    handicap: int
    komi: float | None


class OfferView(BaseModel):
    """An offer, and what keeps the reader from joining (nothing when he may)."""

    id: int
    owner_id: int
    owner: str
    owner_rating: float | None
    owner_rank: str
    preview: PreviewView | None
    created_at: datetime
    copies: int
    settings: SettingsView
    must_be_rated: bool
    rating_minimum: int
    rating_maximum: int
    minimum_rated_games: int
    same_opponent: int
    comment: str
    shape_id: int
    game_id: int | None
    obstacle: str


class OfferList(BaseModel):
    """The waiting room."""

    offers: list[OfferView]


class CreatedOffer(BaseModel):
    """The offer that was made."""

    msg: str
    offer_id: int


class GoOffers(Resource):
    @member
    @accepts(OffersAsked)
    @answers(200, OfferList)
    def get(self, caller: Member, asked: OffersAsked) -> OfferList:
        """List the waiting room, each offer with what keeps one from joining it."""
        with reading() as session:
            seen = [
                _view(session, offer, caller.player_id)
                for offer in proposals.offers_visible_to(
                    session, caller.player_id, clock.now(), asked.limit
                )
            ]
        if asked.suitable is Suitable.OPEN_TO_ME:
            seen = [offer for offer in seen if not offer.obstacle]
        if asked.suitable is Suitable.MINE:
            seen = [offer for offer in seen if offer.owner_id == caller.player_id]
        return OfferList(offers=seen)

    @member(scope=PLAY, confirmed=True)
    @accepts(Offer)
    @answers(201, CreatedOffer)
    def post(self, caller: Member, sent: Offer) -> CreatedOffer:
        """Offer a game in the waiting room."""
        settings, snapshot = sent.proposal(caller.player_id)
        offer_id = acts.offer_game(
            caller,
            OfferedGame(
                settings, sent.restrictions(), sent.copies, sent.comment, sent.shape_id, snapshot
            ),
        )
        return CreatedOffer(msg="Ok offer made", offer_id=offer_id)


class GoOfferById(Resource):
    @member
    @answers(200, OfferView)
    def get(self, caller: Member, offer_id: int) -> OfferView:
        """Read an offer."""
        with reading() as session:
            found = proposals.offer(session, offer_id, clock.now())
            return _view(session, found, caller.player_id)

    @member(scope=PLAY)
    @answers(200, Done)
    def delete(self, caller: Member, offer_id: int) -> Done:
        """Take back one's offer."""
        acts.take_offer_back(caller, offer_id)
        return Done(msg="Ok offer taken back")


class GoOfferJoins(Resource):
    @member(scope=PLAY, confirmed=True)
    @answers(201, StartedGames)
    def post(self, caller: Member, offer_id: int) -> StartedGames:
        """Join an offer: the game or its negotiation of komi starts, or a seat is taken."""
        return StartedGames(msg="Ok offer joined", game_ids=join(caller, offer_id))


def _view(session: Session, offer: GoOffer, viewer_id: int) -> OfferView:
    viewer = players.find(session, viewer_id) or GoPlayer(
        player_id=viewer_id, rated_games=0, running=0
    )  # nobody yet, who may look around
    owner = players.player(session, offer.owner_id)
    seen = preview(offer.settings, owner.rating, viewer.rating)
    return OfferView(
        id=offer.id,
        owner_id=offer.owner_id,
        owner=owner.pseudo,
        owner_rating=owner.rating,
        owner_rank="" if owner.rating is None else rank(owner.rating),
        preview=None if seen is None else PreviewView.model_validate(seen),
        created_at=offer.created_at,
        copies=offer.copies,
        settings=settings_view(offer.settings),
        must_be_rated=offer.must_be_rated,
        rating_minimum=offer.rating_minimum,
        rating_maximum=offer.rating_maximum,
        minimum_rated_games=offer.minimum_rated_games,
        same_opponent=offer.same_opponent,
        comment=offer.comment,
        shape_id=offer.shape_id,
        game_id=offer.game_id,
        obstacle=acts.obstacle_for(session, offer, viewer, clock.now()),
    )
