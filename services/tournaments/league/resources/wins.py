"""/league-wins: yaku, values and waits of all wins of seasons."""

from collections.abc import Sequence
from typing import Any

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.league.domain.yaku import BY_ID
from services.tournaments.league.resources.rates import WantedSeasons, season_ids
from services.tournaments.league.store import statistics as store
from shared.arguments import accepts, answers
from shared.database import reading

DEFINITIONS = {
    "wins": "wins by ron and tsumo; with more than one ron each winner's counts",
    "yaku": "wins that had the yaku, their share of those with known yaku, the han it brought",
    "win_values": "wins worth so much, without honba and sticks",
    "win_waits": "wins by how the winning tile completed the hand, ryanmen if it can be seen so",
}


class YakuCount(BaseModel):
    """How many wins had a yaku; dora of each kind are counted by win, their tiles as han."""

    name_id: int
    name: str
    wins: int
    han: int
    share: float | None = Field(description="Of all wins whose yaku are known.")


class WinValueCount(BaseModel):
    """How many wins were worth so much."""

    base_points: int
    wins: int


class WinTables(BaseModel):
    """All wins counted in three ways."""

    definitions: dict[str, str]
    wins: int
    wins_with_yaku: int = Field(description="Those of which the yaku were recorded.")
    yaku: list[YakuCount]
    win_values: list[WinValueCount]
    win_waits: dict[str, int]


def win_tables(session: Any, chosen: Sequence[int], player_id: int | None = None) -> WinTables:
    values = store.win_values(session, chosen, player_id)
    wins = sum(values.values())
    known = store.wins_with_yaku(session, chosen, player_id)
    return WinTables(
        definitions=DEFINITIONS,
        wins=wins,
        wins_with_yaku=known,
        yaku=[
            YakuCount(
                name_id=key,
                name=BY_ID[key].name,
                wins=count,
                han=han,
                share=round(count / known, 4) if known else None,
            )
            for key, (count, han) in store.yaku_counts(session, chosen, player_id).items()
        ],
        win_values=[WinValueCount(base_points=key, wins=count) for key, count in values.items()],
        win_waits=store.win_waits(session, chosen, player_id),
    )


class LeagueWins(Resource):
    @accepts(WantedSeasons)
    @answers(200, WinTables)
    def get(self, league_id: int, wanted: WantedSeasons) -> WinTables:
        """The yaku, values and waits of every win over the seasons asked for."""
        with reading() as session:
            return win_tables(session, season_ids(session, league_id, wanted))
