from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="PlanWanted")


@_attrs_define
class PlanWanted:
    """Over which days a stage is played, and how many tables a day.

    Attributes:
        dates (list[datetime.date]): Days.
        team_ids (list[int] | Unset): All of the league if left out.
        tables (int | Unset): Tables a day. Default: 1.
        games_a_day (int | Unset): Games of each table on a day. Default: 2.
        lot (int | Unset): Another number draws other lots. Default: 0.
        dry_run (bool | Unset): Only tell the plan; nothing is scheduled. Default: False.
    """

    dates: list[datetime.date]
    team_ids: list[int] | Unset = UNSET
    tables: int | Unset = 1
    games_a_day: int | Unset = 2
    lot: int | Unset = 0
    dry_run: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        dates = []
        for dates_item_data in self.dates:
            dates_item = dates_item_data.isoformat()
            dates.append(dates_item)

        team_ids: list[int] | Unset = UNSET
        if not isinstance(self.team_ids, Unset):
            team_ids = self.team_ids

        tables = self.tables

        games_a_day = self.games_a_day

        lot = self.lot

        dry_run = self.dry_run

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "dates": dates,
            }
        )
        if team_ids is not UNSET:
            field_dict["team_ids"] = team_ids
        if tables is not UNSET:
            field_dict["tables"] = tables
        if games_a_day is not UNSET:
            field_dict["games_a_day"] = games_a_day
        if lot is not UNSET:
            field_dict["lot"] = lot
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        dates = []
        _dates = d.pop("dates")
        for dates_item_data in _dates:
            dates_item = datetime.date.fromisoformat(dates_item_data)

            dates.append(dates_item)

        team_ids = cast(list[int], d.pop("team_ids", UNSET))

        tables = d.pop("tables", UNSET)

        games_a_day = d.pop("games_a_day", UNSET)

        lot = d.pop("lot", UNSET)

        dry_run = d.pop("dry_run", UNSET)

        plan_wanted = cls(
            dates=dates,
            team_ids=team_ids,
            tables=tables,
            games_a_day=games_a_day,
            lot=lot,
            dry_run=dry_run,
        )

        return plan_wanted
