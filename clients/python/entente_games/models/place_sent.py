from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.group import Group

T = TypeVar("T", bound="PlaceSent")


@_attrs_define
class PlaceSent:
    """Where a seat is put.

    Attributes:
        seat_id (int): The seat.
        group (Group): G1 and G2 are teams whose colour is not chosen yet; BW plays both colours.
        order (int): Its turn within the group.
    """

    seat_id: int
    group: Group
    order: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat_id = self.seat_id

        group = self.group.value

        order = self.order

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat_id": seat_id,
                "group": group,
                "order": order,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        seat_id = d.pop("seat_id")

        group = Group(d.pop("group"))

        order = d.pop("order")

        place_sent = cls(
            seat_id=seat_id,
            group=group,
            order=order,
        )

        place_sent.additional_properties = d
        return place_sent

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
