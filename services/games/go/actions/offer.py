"""The waiting room: offer games, join them, take offers back."""

from datetime import datetime

from services.games.go.actions.start_game import Proposal, start_games
from services.games.go.domain.rules_broken import (
    BlockedByOwner,
    InvalidSetup,
    NoInitialRating,
    RuleBroken,
    TooManyGames,
)
from services.games.go.domain.setup import GameSettings, agreed_settings
from services.games.go.domain.waiting_room import (
    MAXIMUM_COPIES,
    MAXIMUM_GAMES,
    MAXIMUM_OFFERS,
    Acquaintance,
    Joiner,
    OfferedGame,
    OfferTerms,
    check_joiner,
)
from services.games.go.refusals import NotYourOffer, TooManyOffers, refusing_broken_rules
from services.games.go.store import games, messages, players, proposals
from services.games.go.tables.players import GoPlayer
from services.games.go.tables.proposals import GoOffer
from shared import clock
from shared.database import Session, writing
from shared.members import Member

SECONDS_PER_DAY = 86_400
JOINED = "I joined your offer."  # says who sent it beside; a name in the text would not change


def offer_game(who: Member, offered: OfferedGame) -> int:
    now = clock.now()
    with refusing_broken_rules(), writing() as session:
        owner = players.enrol(session, who, now)
        proposals.remove_expired_offers(session, now)
        if proposals.number_of_offers(session, owner.player_id) >= MAXIMUM_OFFERS:
            raise TooManyOffers
        if not 1 <= offered.copies <= MAXIMUM_COPIES:
            raise InvalidSetup(f"An offer may be for 1 to {MAXIMUM_COPIES} games.")
        if owner.running >= MAXIMUM_GAMES:
            raise TooManyGames
        settings = agreed_settings(offered.settings, offered.shape_snapshot)
        if _needs_rating(settings) and owner.rating is None:
            raise NoInitialRating
        return proposals.add_offer(session, owner.player_id, offered, settings, now).id


def join_offer(who: Member, offer_id: int) -> list[int]:
    """Start a game from an offer, if it is open to the joiner."""
    now = clock.now()
    with refusing_broken_rules(), writing() as session:
        offered = proposals.offer(session, offer_id, now)
        if offered.game_id is not None:
            raise InvalidSetup(f"Take a seat of game {offered.game_id} instead.")
        owner, joiner = _owner_and_joiner(session, offered.owner_id, who, now)
        check_open_to(session, offered, joiner, now)
        restrictions = proposals.restrictions_of(offered)
        started = start_games(
            session,
            Proposal(
                owner,
                joiner,
                offered.settings,
                offered.shape_id,
                offered.shape_snapshot,
                restrictions,
                offered.comment,
            ),
            now,
        )
        proposals.count_join(session, offer_id, who.player_id, now)
        proposals.use_copy(session, offered)
        messages.send(session, started[0], who.player_id, [owner.player_id], JOINED, now)
        return started


def take_offer_back(who: Member, offer_id: int) -> None:
    with writing() as session:
        offered = proposals.offer(session, offer_id, clock.now())
        if offered.owner_id != who.player_id:
            raise NotYourOffer
        proposals.revoke_reserved_seats(session, offered)
        session.delete(offered)


def check_open_to(session: Session, offered: GoOffer, joiner: GoPlayer, now: datetime) -> None:
    """Refuse a joiner with the first reason found."""
    owner = players.player(session, offered.owner_id)
    if players.is_blocked(session, owner.player_id, joiner.player_id):
        raise BlockedByOwner
    joined = proposals.join_of(session, offered.id, joiner.player_id)
    known = Acquaintance(
        games.games_together(session, owner.player_id, joiner.player_id, finished=False),
        games.games_together(session, owner.player_id, joiner.player_id, finished=True),
        joined.joins if joined else 0,
        (now - joined.last_join).total_seconds() / SECONDS_PER_DAY if joined else None,
    )
    terms = OfferTerms(
        owner.player_id,
        owner.running,
        _needs_rating(offered.settings) or offered.game_id is not None,
        proposals.restrictions_of(offered),
    )
    check_joiner(
        terms, Joiner(joiner.player_id, joiner.rating, joiner.rated_games, joiner.running), known
    )


def obstacle_for(session: Session, offered: GoOffer, joiner: GoPlayer, now: datetime) -> str:
    """The code of what keeps somebody out; nothing when he may join."""
    try:
        check_open_to(session, offered, joiner, now)
    except RuleBroken as broken:
        return broken.code
    return ""


def _owner_and_joiner(
    session: Session, owner_id: int, who: Member, now: datetime
) -> tuple[GoPlayer, GoPlayer]:
    """Both held, the lower number first."""
    if who.player_id < owner_id:
        joiner = players.enrol(session, who, now)
        return players.hold(session, owner_id), joiner
    owner = players.hold(session, owner_id)
    return owner, players.enrol(session, who, now)


def _needs_rating(settings: GameSettings) -> bool:
    return settings.rated or settings.handicap_type.is_computed
