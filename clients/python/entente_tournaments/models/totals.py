from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Totals")


@_attrs_define
class Totals:
    """Over all persons of the event, whichever are shown; money for the staff, in cents.

    Attributes:
        persons (int):
        playing (int):
        checked_in (int):
        owed (int | None):
        paid (int | None):
    """

    persons: int
    playing: int
    checked_in: int
    owed: int | None
    paid: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        persons = self.persons

        playing = self.playing

        checked_in = self.checked_in

        owed: int | None
        owed = self.owed

        paid: int | None
        paid = self.paid

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "persons": persons,
                "playing": playing,
                "checked_in": checked_in,
                "owed": owed,
                "paid": paid,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        persons = d.pop("persons")

        playing = d.pop("playing")

        checked_in = d.pop("checked_in")

        def _parse_owed(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        owed = _parse_owed(d.pop("owed"))

        def _parse_paid(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        paid = _parse_paid(d.pop("paid"))

        totals = cls(
            persons=persons,
            playing=playing,
            checked_in=checked_in,
            owed=owed,
            paid=paid,
        )

        totals.additional_properties = d
        return totals

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
