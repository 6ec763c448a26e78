from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="DrawnHandSeen")


@_attrs_define
class DrawnHandSeen:
    """A player at a draw.

    Attributes:
        event_id (int):
        player_id (int):
        is_tenpai (bool):
        point (int):
    """

    event_id: int
    player_id: int
    is_tenpai: bool
    point: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        event_id = self.event_id

        player_id = self.player_id

        is_tenpai = self.is_tenpai

        point = self.point

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "event_id": event_id,
                "player_id": player_id,
                "is_tenpai": is_tenpai,
                "point": point,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        event_id = d.pop("event_id")

        player_id = d.pop("player_id")

        is_tenpai = d.pop("is_tenpai")

        point = d.pop("point")

        drawn_hand_seen = cls(
            event_id=event_id,
            player_id=player_id,
            is_tenpai=is_tenpai,
            point=point,
        )

        drawn_hand_seen.additional_properties = d
        return drawn_hand_seen

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
