from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.first_order import FirstOrder
from ..types import UNSET, Unset

T = TypeVar("T", bound="StartOrder")


@_attrs_define
class StartOrder:
    """How the players are ordered.

    Attributes:
        by (FirstOrder):
        order (list[int] | Unset): By hand: registration ids, each once.
        seed (str | Unset): Repeats a draw; else it is the tournament's. Default: ''.
        season (int | None | Unset): The tournament whose last standing is the order; others follow.
    """

    by: FirstOrder
    order: list[int] | Unset = UNSET
    seed: str | Unset = ""
    season: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        by = self.by.value

        order: list[int] | Unset = UNSET
        if not isinstance(self.order, Unset):
            order = self.order

        seed = self.seed

        season: int | None | Unset
        if isinstance(self.season, Unset):
            season = UNSET
        else:
            season = self.season

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "by": by,
            }
        )
        if order is not UNSET:
            field_dict["order"] = order
        if seed is not UNSET:
            field_dict["seed"] = seed
        if season is not UNSET:
            field_dict["season"] = season

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        by = FirstOrder(d.pop("by"))

        order = cast(list[int], d.pop("order", UNSET))

        seed = d.pop("seed", UNSET)

        def _parse_season(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        season = _parse_season(d.pop("season", UNSET))

        start_order = cls(
            by=by,
            order=order,
            seed=seed,
            season=season,
        )

        return start_order
