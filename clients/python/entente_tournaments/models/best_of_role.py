from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="BestOfRole")


@_attrs_define
class BestOfRole:
    """Who did best as a role.

    Attributes:
        role (str):
        registration_id (int):
        name (str):
        points (str):
        round_ (int):
        table (int):
    """

    role: str
    registration_id: int
    name: str
    points: str
    round_: int
    table: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        role = self.role

        registration_id = self.registration_id

        name = self.name

        points = self.points

        round_ = self.round_

        table = self.table

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "role": role,
                "registration_id": registration_id,
                "name": name,
                "points": points,
                "round": round_,
                "table": table,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        role = d.pop("role")

        registration_id = d.pop("registration_id")

        name = d.pop("name")

        points = d.pop("points")

        round_ = d.pop("round")

        table = d.pop("table")

        best_of_role = cls(
            role=role,
            registration_id=registration_id,
            name=name,
            points=points,
            round_=round_,
            table=table,
        )

        best_of_role.additional_properties = d
        return best_of_role

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
