"""Queries on invitations and on offers in the waiting room."""

from collections.abc import Sequence
from dataclasses import asdict, fields
from datetime import datetime

from sqlalchemy import Select, func, or_, select
from sqlalchemy.orm import Session

from services.games.go.domain.expiry import has_expired, oldest_offer
from services.games.go.domain.multiplayer import SlotFlag
from services.games.go.domain.setup import GameSettings
from services.games.go.domain.setup_text import Restrictions
from services.games.go.domain.status import Status
from services.games.go.domain.waiting_room import OfferedGame
from services.games.go.refusals import UnknownOffer
from services.games.go.tables.games import GoGame, GoSeat
from services.games.go.tables.players import GoBlock
from services.games.go.tables.proposals import GoInvitation, GoOffer, GoOfferJoin


def invitation_of(session: Session, game_id: int, player_id: int) -> GoInvitation | None:
    return session.get(GoInvitation, (game_id, player_id))


def propose(
    session: Session, game_id: int, player_id: int, settings: GameSettings, now: datetime
) -> None:
    row = session.get(GoInvitation, (game_id, player_id))
    if row is None:
        row = GoInvitation(game_id=game_id, player_id=player_id)
        session.add(row)
    row.settings, row.last_changed = settings, now


def invitations_with(session: Session, player_id: int, now: datetime) -> Sequence[GoGame]:
    found = all_invitations_with(session, player_id)
    return [game for game in found if not has_expired(game.last_changed, game.expiry_months, now)]


def all_invitations_with(session: Session, player_id: int) -> Sequence[GoGame]:
    """Those that nobody answered in time included."""
    return session.scalars(
        select(GoGame)
        .where(
            GoGame.status == Status.INVITED,
            or_(GoGame.black_id == player_id, GoGame.white_id == player_id),
        )
        .order_by(GoGame.id)
    ).all()


def remove_expired_invitations(session: Session, now: datetime) -> list[GoGame]:
    """Invitations nobody answered in time, which are gone now."""
    waiting = session.scalars(
        select(GoGame)
        .where(GoGame.status == Status.INVITED, GoGame.expiry_months > 0)
        .order_by(GoGame.id)
        .with_for_update()
    )
    old = [game for game in waiting if has_expired(game.last_changed, game.expiry_months, now)]
    for game in old:
        session.delete(game)
    return old


def offer(session: Session, offer_id: int, now: datetime) -> GoOffer:
    found = session.get(GoOffer, offer_id, with_for_update=True, populate_existing=True)
    if found is None or found.created_at < oldest_offer(now):
        raise UnknownOffer
    return found


def offers_visible_to(
    session: Session, player_id: int, now: datetime, limit: int
) -> Sequence[GoOffer]:
    query = _visible_offers(player_id, now).order_by(GoOffer.id.desc())
    return session.scalars(query.limit(limit)).all()


def offer_visible_to(
    session: Session, offer_id: int, player_id: int, now: datetime
) -> GoOffer | None:
    return session.scalar(_visible_offers(player_id, now).where(GoOffer.id == offer_id))


def _visible_offers(player_id: int, now: datetime) -> Select[GoOffer]:
    """Everybody's offers but those of players who do not want this one."""
    hidden = select(GoBlock.player_id).where(GoBlock.blocked_id == player_id)
    return select(GoOffer).where(
        GoOffer.owner_id.not_in(hidden), GoOffer.created_at >= oldest_offer(now)
    )


def add_offer(
    session: Session,
    owner_id: int,
    offered: OfferedGame,
    settings: GameSettings,
    now: datetime,
    game_id: int | None = None,
) -> GoOffer:
    row = GoOffer(
        owner_id=owner_id,
        created_at=now,
        copies=offered.copies,
        comment=offered.comment,
        shape_id=offered.shape_id,
        shape_snapshot=offered.shape_snapshot,
        game_id=game_id,
        **asdict(offered.restrictions),
    )
    row.settings = settings
    session.add(row)
    session.flush()
    return row


def restrictions_of(offered: GoOffer) -> Restrictions:
    return Restrictions(*(getattr(offered, field.name) for field in fields(Restrictions)))


def offer_of_game(session: Session, game_id: int) -> GoOffer:
    found = session.scalar(select(GoOffer).filter_by(game_id=game_id).with_for_update())
    if found is None:
        raise UnknownOffer
    return found


def use_copy(session: Session, offered: GoOffer) -> None:
    """One game or seat less to have; the last one takes the offer away."""
    offered.copies -= 1
    if offered.copies == 0:
        session.delete(offered)


def revoke_reserved_seats(session: Session, offered: GoOffer) -> None:
    """Seats of a team game that were kept for the waiting room are free again."""
    for seat in session.scalars(select(GoSeat).filter_by(game_id=offered.game_id)):
        if seat.flags & SlotFlag.FROM_OFFER and not seat.flags & SlotFlag.JOINED:
            seat.flags &= ~(SlotFlag.RESERVED | SlotFlag.FROM_OFFER)


def take_all_offers_back(session: Session, owner_id: int) -> None:
    for offered in session.scalars(select(GoOffer).filter_by(owner_id=owner_id).with_for_update()):
        revoke_reserved_seats(session, offered)
        session.delete(offered)
    session.flush()


def number_of_offers(session: Session, owner_id: int) -> int:
    return session.scalar(select(func.count(GoOffer.id)).filter_by(owner_id=owner_id)) or 0


def remove_expired_offers(session: Session, now: datetime) -> None:
    """Nobody joined them in time; seats of a team that were kept for joiners are free again."""
    for old in session.scalars(select(GoOffer).where(GoOffer.created_at < oldest_offer(now))):
        revoke_reserved_seats(session, old)
        session.delete(old)
    session.flush()


def join_of(session: Session, offer_id: int, player_id: int) -> GoOfferJoin | None:
    return session.get(GoOfferJoin, (offer_id, player_id))


def count_join(session: Session, offer_id: int, player_id: int, now: datetime) -> None:
    row = session.get(GoOfferJoin, (offer_id, player_id))
    if row is None:
        row = GoOfferJoin(offer_id=offer_id, player_id=player_id, joins=0, last_join=now)
        session.add(row)
    row.joins, row.last_join = row.joins + 1, now
