"""Where the association wants it, changing a running game needs an administrator's code."""

import secrets
from datetime import timedelta

from services.games.diplomacy.domain.keys import hash_of
from services.games.diplomacy.domain.states import State
from services.games.diplomacy.refusals import WrongRectificationCode
from services.games.diplomacy.store import keys
from services.games.diplomacy.tables.games import Game
from shared import clock
from shared.config import settings
from shared.database import Session, writing

VALID = timedelta(days=1)


def give_code(administrator: str) -> str:
    code = secrets.token_hex(8)
    with writing() as session:
        keys.keep_code(session, hash_of(code), administrator, clock.now() + VALID)
    return code


def require_code(session: Session, game: Game, code: str | None) -> None:
    """Used up in the transaction that it allows: a refused change leaves it good."""
    if not settings().rectification_code_required or game.current_state == State.WAITING:
        return
    if not code or keys.use_code(session, hash_of(code), clock.now()) is None:
        raise WrongRectificationCode
