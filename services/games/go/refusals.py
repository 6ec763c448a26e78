"""Refusals of the Go half: rules broken become answers with their code beside the sentence."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from services.games.go.domain.rules_broken import RuleBroken
from shared.errors import BadRequest, Conflict, NotFound, Refusal


class GoRefusal(Refusal):
    """This cannot be done in a game of Go."""

    code = "invalid_action"

    def __init__(self, msg: str | None = None, *, code: str | None = None):
        super().__init__(msg, code=code or self.code)

    def __init_subclass__(cls, **kwargs: object) -> None:
        super().__init_subclass__(**kwargs)
        if "code" not in vars(cls):
            cls.code = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


class RulesForbid(GoRefusal):
    """The rules of the game do not allow this."""

    status = 422


class UnknownGame(GoRefusal):
    """There is no such game of Go."""

    status = 404


class GameNotStarted(GoRefusal):
    """The game has not started yet."""

    status = 409


class GameFinished(GoRefusal):
    """The game is finished."""

    status = 409


class InvalidGameStatus(GoRefusal):
    """The game is not in a state that allows this."""

    status = 409


class AlreadyPlayed(GoRefusal):
    """Somebody moved in the meantime: look at the game again."""

    status = 409


class NotInThisGame(GoRefusal):
    """You do not play in this game."""

    status = 403
    code = "not_game_player"


class NotYourTurn(GoRefusal):
    """It is not your turn."""

    status = 403


class TimeIsUp(GoRefusal):
    """Your time was up before this arrived."""

    status = 409


class InvitationAlreadyAnswered(GoRefusal):
    """This invitation has been answered already."""

    status = 409
    code = "game_already_accepted"


class InvitationExpired(GoRefusal):
    """Nobody answered this invitation in time."""

    status = 409


class NoSuchInvitation(GoRefusal):
    """This is not an invitation between you two."""

    status = 409
    code = "wrong_dispute_game"


class NotYoursToAnswer(GoRefusal):
    """The other player has to answer."""

    status = 403
    code = "not_your_turn"


class StartPositionIsFixed(GoRefusal):
    """The start position of an invitation cannot be disputed."""

    status = 409
    code = "mismatch_snapshot"


class InvitationDenied(GoRefusal):
    """This player does not want to be invited by you."""

    status = 403
    code = "invite_denied"


class UnknownOffer(GoRefusal):
    """There is no such offer in the waiting room, or no longer."""

    status = 404
    code = "waitingroom_game_not_found"


class TooManyOffers(GoRefusal):
    """You have four offers in the waiting room: take one back first."""

    status = 409
    code = "waitingroom_max_entries"


class NotYourOffer(GoRefusal):
    """This is the offer of somebody else."""

    status = 403
    code = "waitingroom_not_own_game"


class NotTheMaster(GoRefusal):
    """Only the master of the game may do this."""

    status = 403
    code = "not_game_master"


class NoFreeSeat(GoRefusal):
    """There is no free seat for you in this game."""

    status = 409
    code = "waitingroom_join_too_late"


class NoGiftsInTournaments(GoRefusal):
    """In a tournament only its director gives time."""

    status = 403
    code = "add_time_not_allowed"


class TooLateToDelete(GoRefusal):
    """Only games with fewer than ten moves beside the handicap may be deleted."""

    status = 409
    code = "invalid_action"


class NotDeletable(GoRefusal):
    """Games of tournaments and of several players cannot be deleted."""

    status = 403
    code = "invalid_action"


class RankIsNamed(GoRefusal):
    """You have named your rank already; an administrator can reset it."""

    status = 409


class RatingIsEarned(GoRefusal):
    """Your rating follows your games now: it can no longer be named."""

    status = 409
    code = "invalid_action"


class UnknownShape(GoRefusal):
    """There is no such shape."""

    status = 404


class NameTaken(Conflict):
    """Another shape has this name."""


class NotYourShape(GoRefusal):
    """This shape belongs to somebody else."""

    status = 403
    code = "not_your_shape"


class UnknownPlayer(NotFound):
    """Nobody with this number plays Go here."""


class NothingAttached(NotFound):
    """This player has attached nothing to this game."""


class UnsuitableName(BadRequest):
    """A name has at most 40 letters, all of them printable."""


class NoSuchTournamentGame(GoRefusal):
    """No game was asked for by this key."""

    status = 404


class TournamentGameIsGone(GoRefusal):
    """The game of this board was removed or let go; make another key."""

    status = 409


@contextmanager
def refusing_broken_rules() -> Iterator[None]:
    """Answer a broken rule with its own sentence and code."""
    try:
        yield
    except RuleBroken as broken:
        raise RulesForbid(str(broken), code=broken.code) from None
