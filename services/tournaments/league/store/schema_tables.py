"""A league in the tables of the M-League schema, without anything else that is stored here."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, column, literal_column, select, table
from sqlalchemy.orm import Session

# Every view of the schema; what refers to others comes after them.
TABLES = (
    *("season", "team", "player", "player_team", "game", "game_player_result"),
    *("team_season_result", "kyoku", "kyoku_player_result", "foul_play", "yaku_name", "event"),
    *("haipai_event", "dora_indicator_event", "draw_event", "discard_event", "reach_event"),
    *("chi_event", "pon_event", "an_kan_event", "dai_kan_event", "sho_kan_event"),
    *("agari_event", "yaku_event", "ryukyoku_event", "ryuyoku_event", "ryukyoku_player_event"),
    *("player_state", "player_tenpai_state"),
)
SHARED = ("yaku_name",)  # by all leagues
LEAGUE = "league_id"
AT_ONCE = 2000


@dataclass(frozen=True)
class SchemaTable:
    """A table with its columns and its rows, some at a time."""

    name: str
    columns: list[str]
    rows: Iterator[Sequence[tuple[Any, ...]]]


def tables_of_league(session: Session, league_id: int) -> Iterator[SchemaTable]:
    """One table after the other; the rows of one are used up before the next is asked for."""
    for name in TABLES:
        query: Select = select(literal_column("*")).select_from(table(name))
        if name not in SHARED:
            query = query.where(column(LEAGUE) == league_id)
        result = session.execute(query, execution_options={"yield_per": AT_ONCE})
        places = [place for place, key in enumerate(result.keys()) if key != LEAGUE]
        columns = [list(result.keys())[place] for place in places]
        rows = (
            [tuple(row[place] for place in places) for row in part] for part in result.partitions()
        )
        yield SchemaTable(name, columns, rows)
