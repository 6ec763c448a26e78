"""Set the prizes of a tournament, and say who wins what by its standing."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from services.tournaments.entries.access import find_visible, lock_as_arbiter
from services.tournaments.entries.store import tournaments
from services.tournaments.rounds.actions.compute_standings import ComputedStanding
from services.tournaments.rounds.store import prizes as store
from services.tournaments.rounds.tables import PrizeRow
from services.tournaments.rules.prizes import Award, Prizes, Sharing, awards
from services.tournaments.rules.standings import PrizeGroup
from shared.database import Session, reading, writing
from shared.members import Caller

LIMITS = ("category", "rating_from", "rating_below", "age_from", "age_below", "sex")
OF_GROUPS = ("name", *LIMITS, "without_clubs", "sharing", "besides_others")
LISTS = ("amounts", "clubs")


def prizes_of(caller: Caller, tournament_id: int) -> Sequence[PrizeRow]:
    with reading() as session:
        tournament, _ = find_visible(session, caller, tournament_id)
        return store.prizes(session, tournament.id)


def set_prizes(caller: Caller, tournament_id: int, groups: Sequence[Mapping[str, Any]]) -> None:
    """All of them at once: what is not there any more is gone."""
    with writing() as session:
        tournament, _ = lock_as_arbiter(session, caller, tournament_id)
        store_prizes(session, tournament.id, groups)
        tournaments.touch(tournament)


def store_prizes(session: Session, tournament_id: int, groups: Sequence[Mapping[str, Any]]) -> None:
    rows = [
        PrizeRow(
            tournament_id=tournament_id,
            order=order,
            **{**group, **{name: json.dumps(group.get(name, [])) for name in LISTS}},
        )
        for order, group in enumerate(groups, start=1)
    ]
    store.replace_prizes(session, tournament_id, rows)


def awards_of(computed: ComputedStanding, rows: Sequence[PrizeRow]) -> list[Award]:
    """Teams win no prizes of players."""
    if computed.competition.teams:
        return []
    return awards(computed.standing, computed.competition, [_as_prizes(row) for row in rows])


def _as_prizes(row: PrizeRow) -> Prizes:
    group = PrizeGroup(
        row.name,
        **{name: getattr(row, name) for name in LIMITS},
        clubs=tuple(json.loads(row.clubs)),
        without_clubs=row.without_clubs,
    )
    amounts = tuple(json.loads(row.amounts))
    return Prizes(group, amounts, Sharing(row.sharing), row.besides_others)


def group_as_json(row: PrizeRow) -> dict[str, Any]:
    """As it is set, and as event files hold it."""
    plain = {name: getattr(row, name) for name in OF_GROUPS}
    return plain | {name: json.loads(getattr(row, name)) for name in LISTS}
