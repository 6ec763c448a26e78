"""Orders are shown to those who may see them: a player his own, the master all."""

from collections.abc import Iterable
from dataclasses import dataclass

from services.games.diplomacy.actions.adjudicate import open_phase_of
from services.games.diplomacy.actions.check_rights import (
    require_begun,
    require_holder,
    require_role,
)
from services.games.diplomacy.domain.orders import Order
from services.games.diplomacy.domain.seats import MASTER, UNASSIGNED
from services.games.diplomacy.refusals import NotInCharge
from services.games.diplomacy.store import games, phases, seats
from shared.database import reading


@dataclass(frozen=True)
class Submissions:
    """Which roles have submitted, agreed, are needed; and those the reader may know of."""

    submitted: list[int]
    agreed: list[int]
    needed: list[int]
    own: frozenset[int]
    hidden: bool = False  # in the fog even a number would tell how others fare

    def count_shown(self, roles: list[int]) -> int:
        return len(self.visible(roles) if self.hidden else roles)

    def visible(self, roles: Iterable[int]) -> list[int]:
        return [role for role in roles if MASTER in self.own or role in self.own]


def orders_for(game_id: int, role: int, player_id: int) -> list[Order]:
    with reading() as session:
        game = games.game(session, game_id)
        require_role(game, role)
        require_holder(session, game, role, player_id)
        require_begun(game)
        return phases.orders_of(session, game_id, None if role == MASTER else role)


def submissions_for(game_id: int, player_id: int) -> Submissions:
    with reading() as session:
        game = games.game(session, game_id)
        own = seats.roles_of_player(session, game_id, player_id) - {UNASSIGNED}
        if not own:
            raise NotInCharge
        require_begun(game)
    seen = open_phase_of(game_id)
    return Submissions(
        sorted(seen.submitted), sorted(seen.agreed), seen.board.needed_roles, own, hidden=game.fog
    )
