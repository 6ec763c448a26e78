"""Refusals of the Go half: rules broken become answers with their code beside the sentence."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from services.games.go.domain.rules_broken import RuleBroken
from shared.errors import Refusal


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


class NotGamePlayer(GoRefusal):
    """You do not play in this game."""

    status = 403


class NotYourTurn(GoRefusal):
    """It is not your turn."""

    status = 403


class TimeIsUp(GoRefusal):
    """Your time was up before this arrived."""

    status = 409


@contextmanager
def within_the_rules() -> Iterator[None]:
    """Answer a broken rule with its own sentence and code."""
    try:
        yield
    except RuleBroken as broken:
        raise RulesForbid(str(broken), code=broken.code) from None
