from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.hall_role import HallRole

T = TypeVar("T", bound="StaffSeen")


@_attrs_define
class StaffSeen:
    """One of the staff.

    Attributes:
        player_id (int):
        pseudo (str):
        role (HallRole): From the one who only looks to the one who decides; each may do what those before may.

            Those between have one kind of work: entering results, checking in, hanging screens, pairing.
            A deputy does what arbiters do, but for how tournaments are made.
    """

    player_id: int
    pseudo: str
    role: HallRole
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player_id = self.player_id

        pseudo = self.pseudo

        role = self.role.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player_id": player_id,
                "pseudo": pseudo,
                "role": role,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        player_id = d.pop("player_id")

        pseudo = d.pop("pseudo")

        role = HallRole(d.pop("role"))

        staff_seen = cls(
            player_id=player_id,
            pseudo=pseudo,
            role=role,
        )

        staff_seen.additional_properties = d
        return staff_seen

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
