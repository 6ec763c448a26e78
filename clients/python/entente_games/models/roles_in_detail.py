from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.roles_in_detail_allocations import RolesInDetailAllocations
    from ..models.seat_in_detail import SeatInDetail


T = TypeVar("T", bound="RolesInDetail")


@_attrs_define
class RolesInDetail:
    """What `details=1` tells: the same as without it, and each seat with its player.

    Attributes:
        allocations (RolesInDetailAllocations):
        seats (list[SeatInDetail]):
    """

    allocations: RolesInDetailAllocations
    seats: list[SeatInDetail]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        allocations = self.allocations.to_dict()

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "allocations": allocations,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.roles_in_detail_allocations import RolesInDetailAllocations
        from ..models.seat_in_detail import SeatInDetail

        d = dict(src_dict)
        allocations = RolesInDetailAllocations.from_dict(d.pop("allocations"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatInDetail.from_dict(seats_item_data)

            seats.append(seats_item)

        roles_in_detail = cls(
            allocations=allocations,
            seats=seats,
        )

        roles_in_detail.additional_properties = d
        return roles_in_detail

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
