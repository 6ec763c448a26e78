"""How long proposals stand: offers thirty days, invitations as long as their sender says."""

from datetime import datetime, timedelta

OFFER_DAYS = 30
MONTH_DAYS = 30
LONGEST_EXPIRY_MONTHS = 12
NEVER = 0


def oldest_offer(now: datetime) -> datetime:
    """Offers made before this are gone."""
    return now - timedelta(days=OFFER_DAYS)


def invitation_ends(last_changed: datetime, months: int) -> datetime | None:
    """When an invitation nobody answers is gone; every dispute lets it begin anew."""
    return None if months == NEVER else last_changed + timedelta(days=MONTH_DAYS * months)


def has_expired(last_changed: datetime, months: int, now: datetime) -> bool:
    ends = invitation_ends(last_changed, months)
    return ends is not None and ends <= now
