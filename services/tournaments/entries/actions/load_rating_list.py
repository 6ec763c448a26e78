"""Load a list of ratings beside the one in force, then put it in its place."""

import itertools
from collections.abc import Iterable

from services.tournaments.entries.domain.rating_lists import Listed
from services.tournaments.entries.store import rating_lists
from services.tournaments.entries.tables import RatingList
from shared import clock
from shared.database import writing

AT_ONCE = 2000


def load_rating_list(name: str, listed_on: str, players: Iterable[Listed]) -> int:
    """How many players it has; of two with one number the first counts.

    In short transactions: others write meanwhile.
    """
    with writing() as session:
        new = RatingList(name=name, listed_on=listed_on, loaded_at=clock.now(), in_force=False)
        session.add(new)
    count, seen, rest = 0, set[str](), iter(players)
    while batch := list(itertools.islice(rest, AT_ONCE)):
        fresh = []
        for each in batch:
            if each.number not in seen:
                seen.add(each.number)
                fresh.append(each)
        if fresh:
            with writing() as session:
                rating_lists.add_players(session, new.id, fresh)
        count += len(fresh)
    with writing() as session:
        rating_lists.remove_others(session, name, but=new.id)
        row = session.get_one(RatingList, new.id)
        row.in_force, row.players = True, count
    return count
