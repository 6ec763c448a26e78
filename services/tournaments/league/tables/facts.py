"""What statistics add up: the counts of each player, by hand and by game."""

from dataclasses import fields

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String
from sqlalchemy import Table as SqlTable

from services.tournaments.league.domain.statistics.counts import HandFacts
from services.tournaments.league.domain.statistics.depths import Depth
from services.tournaments.league.tables.columns import CASCADE
from shared.database import Table

FACTS = [field.name for field in fields(HandFacts)]


def _fact_table(name: str, key: Column, depth: Column, *columns: Column) -> SqlTable:
    return SqlTable(
        name,
        Table.metadata,
        key,
        Column("player_id", Integer, ForeignKey("league_players.id"), primary_key=True),
        depth,
        Column("season_id", Integer, ForeignKey("league_seasons.id"), nullable=False),
        *columns,
        *(Column(fact, Integer, nullable=False) for fact in FACTS),
        Index(f"ix_{name}_season", "season_id", "player_id"),
    )


def _owner(name: str, kind: type, table: str) -> Column:
    return Column(name, kind, ForeignKey(f"{table}.id", ondelete=CASCADE), primary_key=True)


# The counts of domain/statistics/counts.py of each player in each hand. How deep the hand was
# recorded says which of them are known (domain/statistics/depths.py); the others hold nothing.
HAND_FACTS = _fact_table(
    "league_hand_facts",
    _owner("hand_id", BigInteger, "league_hands"),
    Column("depth", String, nullable=False, server_default=Depth.TILES),
)
# Their sums by game and depth, for statistics of a season read a tenth of the rows.
GAME_FACTS = _fact_table(
    "league_game_facts",
    _owner("game_id", Integer, "league_games"),
    Column("depth", String, primary_key=True, server_default=Depth.TILES),
    Column("team_id", Integer, ForeignKey("league_teams.id"), nullable=False),
    Column("seat", Integer, nullable=False),
)


class LeagueHandFacts(Table):
    """A row of HAND_FACTS, to stand among the other tables of a hand."""

    __table__ = HAND_FACTS
