from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SeatInDetail")


@_attrs_define
class SeatInDetail:
    """A seat; the player is null where the reader may not know him, the pseudo where he left.

    Attributes:
        role (int):
        player_id (int | None):
        pseudo (None | str):
    """

    role: int
    player_id: int | None
    pseudo: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        role = self.role

        player_id: int | None
        player_id = self.player_id

        pseudo: None | str
        pseudo = self.pseudo

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "role": role,
                "player_id": player_id,
                "pseudo": pseudo,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        role = d.pop("role")

        def _parse_player_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        player_id = _parse_player_id(d.pop("player_id"))

        def _parse_pseudo(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        pseudo = _parse_pseudo(d.pop("pseudo"))

        seat_in_detail = cls(
            role=role,
            player_id=player_id,
            pseudo=pseudo,
        )

        seat_in_detail.additional_properties = d
        return seat_in_detail

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
