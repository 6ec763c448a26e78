"""What statistics add up: the counts of each player, by hand and by game."""

from dataclasses import fields

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer
from sqlalchemy import Table as SqlTable

from services.tournaments.league.domain.statistics.counts import HandFacts
from services.tournaments.league.tables.columns import CASCADE
from shared.database import Table

FACTS = [field.name for field in fields(HandFacts)]


def _fact_columns() -> list[Column]:
    return [Column(name, Integer, nullable=False) for name in FACTS]


class LeagueHandFacts(Table):
    """The counts of domain/statistics/counts.py of each player in each hand."""

    __table__ = SqlTable(
        "league_hand_facts",
        Table.metadata,
        Column(
            "hand_id", BigInteger, ForeignKey("league_hands.id", ondelete=CASCADE), primary_key=True
        ),
        Column("player_id", Integer, ForeignKey("league_players.id"), primary_key=True),
        Column("season_id", Integer, ForeignKey("league_seasons.id"), nullable=False),
        *_fact_columns(),
        Index("ix_league_hand_facts_season", "season_id", "player_id"),
    )


class LeagueGameFacts(Table):
    """The sums of a game's hand facts: statistics of a season read a tenth of the rows."""

    __table__ = SqlTable(
        "league_game_facts",
        Table.metadata,
        Column(
            "game_id", Integer, ForeignKey("league_games.id", ondelete=CASCADE), primary_key=True
        ),
        Column("player_id", Integer, ForeignKey("league_players.id"), primary_key=True),
        Column("team_id", Integer, ForeignKey("league_teams.id"), nullable=False),
        Column("season_id", Integer, ForeignKey("league_seasons.id"), nullable=False),
        Column("seat", Integer, nullable=False),
        *_fact_columns(),
        Index("ix_league_game_facts_season", "season_id", "player_id"),
    )
