from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.seatings_seat_seen import SeatingsSeatSeen


T = TypeVar("T", bound="TableListed")


@_attrs_define
class TableListed:
    """A table; `version` goes back with what is entered there.

    Attributes:
        id (int):
        number (int):
        finished (bool):
        version (int):
        seats (list[SeatingsSeatSeen]):
    """

    id: int
    number: int
    finished: bool
    version: int
    seats: list[SeatingsSeatSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        number = self.number

        finished = self.finished

        version = self.version

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "number": number,
                "finished": finished,
                "version": version,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.seatings_seat_seen import SeatingsSeatSeen

        d = dict(src_dict)
        id = d.pop("id")

        number = d.pop("number")

        finished = d.pop("finished")

        version = d.pop("version")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatingsSeatSeen.from_dict(seats_item_data)

            seats.append(seats_item)

        table_listed = cls(
            id=id,
            number=number,
            finished=finished,
            version=version,
            seats=seats,
        )

        table_listed.additional_properties = d
        return table_listed

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
