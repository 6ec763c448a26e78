"""Queries about the rating lists an operator loaded."""

from collections.abc import Collection, Sequence

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.orm import Session

from services.tournaments.entries.domain.rating_lists import Listed
from services.tournaments.entries.refusals import NoSuchRatingList
from services.tournaments.entries.tables import ListedPlayer, RatingList
from shared.names import comparable


def lists(session: Session) -> Sequence[RatingList]:
    """Those in force, by name."""
    return session.scalars(
        select(RatingList).filter_by(in_force=True).order_by(RatingList.name)
    ).all()


def list_called(session: Session, name: str) -> RatingList:
    found = session.scalar(select(RatingList).filter_by(name=name, in_force=True))
    if found is None:
        raise NoSuchRatingList
    return found


def add_players(session: Session, list_id: int, players: Sequence[Listed]) -> None:
    rows = [
        {**vars(each), "list_id": list_id, "comparable_name": comparable(each.name)}
        for each in players
    ]
    session.execute(insert(ListedPlayer), rows)


def remove_others(session: Session, name: str, but: int) -> None:
    """Earlier lists of this name, and what a load that was broken off left."""
    others = select(RatingList.id).where(RatingList.name == name, RatingList.id != but)
    session.execute(delete(ListedPlayer).where(ListedPlayer.list_id.in_(others)))
    session.execute(delete(RatingList).where(RatingList.name == name, RatingList.id != but))


def found_players(
    session: Session, wanted: str, limit: int, name: str | None
) -> Sequence[tuple[ListedPlayer, RatingList]]:
    """Whose number it is, then those whose name begins so."""
    beginning = comparable(wanted.strip())
    query = (
        select(ListedPlayer, RatingList)
        .join(RatingList, RatingList.id == ListedPlayer.list_id)
        .where(RatingList.in_force)
        .limit(limit)
    )
    if name is not None:
        query = query.where(RatingList.name == name)
    numbered = session.execute(query.where(ListedPlayer.number == wanted.strip())).all()
    named = session.execute(
        query.where(
            # The first lets the index begin at the right page, the second is what is meant.
            ListedPlayer.comparable_name >= beginning,
            ListedPlayer.comparable_name.startswith(beginning, autoescape=True),
        ).order_by(ListedPlayer.comparable_name, ListedPlayer.number)
    ).all()
    return [(row[0], row[1]) for row in (*numbered, *named)][:limit]


def players_of(
    session: Session, list_id: int, numbers: Collection[str], names: Collection[str]
) -> Sequence[ListedPlayer]:
    return session.scalars(
        select(ListedPlayer)
        .filter_by(list_id=list_id)
        .where(or_(ListedPlayer.number.in_(numbers), ListedPlayer.comparable_name.in_(names)))
    ).all()
