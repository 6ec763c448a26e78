from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PlaceSeen")


@_attrs_define
class PlaceSeen:
    """Where somebody stands.

    Attributes:
        rank (int):
        player_id (int):
        pseudo (str):
        away_until (datetime.datetime | None):
        crowns (int):
    """

    rank: int
    player_id: int
    pseudo: str
    away_until: datetime.datetime | None
    crowns: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rank = self.rank

        player_id = self.player_id

        pseudo = self.pseudo

        away_until: None | str
        if isinstance(self.away_until, datetime.datetime):
            away_until = self.away_until.isoformat()
        else:
            away_until = self.away_until

        crowns = self.crowns

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rank": rank,
                "player_id": player_id,
                "pseudo": pseudo,
                "away_until": away_until,
                "crowns": crowns,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        rank = d.pop("rank")

        player_id = d.pop("player_id")

        pseudo = d.pop("pseudo")

        def _parse_away_until(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                away_until_type_0 = datetime.datetime.fromisoformat(data)

                return away_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        away_until = _parse_away_until(d.pop("away_until"))

        crowns = d.pop("crowns")

        place_seen = cls(
            rank=rank,
            player_id=player_id,
            pseudo=pseudo,
            away_until=away_until,
            crowns=crowns,
        )

        place_seen.additional_properties = d
        return place_seen

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
