from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ReplacementMade")


@_attrs_define
class ReplacementMade:
    """A replacement; players are null where the reader may not know them.

    Attributes:
        role (int):
        old_player_id (int | None):
        new_player_id (int | None):
        time_stamp (int):
        excused (bool):
    """

    role: int
    old_player_id: int | None
    new_player_id: int | None
    time_stamp: int
    excused: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        role = self.role

        old_player_id: int | None
        old_player_id = self.old_player_id

        new_player_id: int | None
        new_player_id = self.new_player_id

        time_stamp = self.time_stamp

        excused = self.excused

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "role": role,
                "old_player_id": old_player_id,
                "new_player_id": new_player_id,
                "time_stamp": time_stamp,
                "excused": excused,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        role = d.pop("role")

        def _parse_old_player_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        old_player_id = _parse_old_player_id(d.pop("old_player_id"))

        def _parse_new_player_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        new_player_id = _parse_new_player_id(d.pop("new_player_id"))

        time_stamp = d.pop("time_stamp")

        excused = d.pop("excused")

        replacement_made = cls(
            role=role,
            old_player_id=old_player_id,
            new_player_id=new_player_id,
            time_stamp=time_stamp,
            excused=excused,
        )

        replacement_made.additional_properties = d
        return replacement_made

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
