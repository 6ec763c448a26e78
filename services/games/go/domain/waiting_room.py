"""The waiting room: who may join an offer, and which colour the joiner gets."""

from dataclasses import dataclass

from services.games.go.domain.rules_broken import (
    NoInitialRating,
    OpponentHasTooManyGames,
    OwnOffer,
    RatingOutOfRange,
    SameOpponentTooOften,
    TooFewRatedGames,
    TooManyGames,
)
from services.games.go.domain.setup import GameSettings
from services.games.go.domain.setup_text import Restrictions

MAXIMUM_GAMES = 200
MAXIMUM_OFFERS = 4
MAXIMUM_COPIES = 10
RANK_MARGIN = 50  # stored bounds lie half a rank outside the chosen ranks
NEVER_TOGETHER = -127
RUNNING_TOGETHER = -100


@dataclass(frozen=True)
class OfferedGame:
    """What somebody puts into the waiting room."""

    settings: GameSettings
    restrictions: Restrictions
    copies: int = 1
    comment: str = ""
    shape_id: int = 0
    shape_snapshot: str = ""


@dataclass(frozen=True)
class Joiner:
    """What is known of someone who wants to join."""

    player_id: int
    rating: float | None
    rated_games: int
    running_games: int


@dataclass(frozen=True)
class Acquaintance:
    """What the joiner and the offerer have had with each other."""

    running_together: int = 0
    finished_together: int = 0
    joins: int = 0
    days_since_join: float | None = None


@dataclass(frozen=True)
class OfferTerms:
    """The part of an offer that decides who may join."""

    owner_id: int
    owner_games: int
    needs_rating: bool
    restrictions: Restrictions


def check_joiner(offer: OfferTerms, joiner: Joiner, known: Acquaintance) -> None:
    """Refuse with the first rule that keeps the joiner out."""
    limits = offer.restrictions
    if joiner.player_id == offer.owner_id:
        raise OwnOffer
    if joiner.running_games >= MAXIMUM_GAMES:
        raise TooManyGames
    if offer.owner_games >= MAXIMUM_GAMES:
        raise OpponentHasTooManyGames
    if (offer.needs_rating or limits.must_be_rated) and joiner.rating is None:
        raise NoInitialRating
    if (
        limits.must_be_rated
        and joiner.rating is not None
        and not limits.rating_minimum <= joiner.rating < limits.rating_maximum
    ):
        raise RatingOutOfRange
    if joiner.rated_games < limits.minimum_rated_games:
        raise TooFewRatedGames
    if not may_play_again(limits.same_opponent, known):
        raise SameOpponentTooOften


def may_play_again(rule: int, known: Acquaintance) -> bool:
    """The same-opponent rule: games together, joins of this offer, or days since the last."""
    if rule == 0:
        return True
    if rule == NEVER_TOGETHER:
        return known.running_together + known.finished_together == 0
    if rule < RUNNING_TOGETHER:
        return known.running_together < RUNNING_TOGETHER - rule
    if rule < 0:
        return known.joins < -rule
    return known.days_since_join is None or known.days_since_join >= rule
