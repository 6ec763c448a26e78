from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="EntryOfPerson")


@_attrs_define
class EntryOfPerson:
    """Where a person plays; money only for the staff.

    Attributes:
        registration_id (int):
        tournament_id (int):
        rating (int):
        title (str):
        category (str):
        status (str):
        checked_in (bool):
        fixed_table (int | None):
        fee (int | None):
        paid (int | None):
    """

    registration_id: int
    tournament_id: int
    rating: int
    title: str
    category: str
    status: str
    checked_in: bool
    fixed_table: int | None
    fee: int | None
    paid: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        registration_id = self.registration_id

        tournament_id = self.tournament_id

        rating = self.rating

        title = self.title

        category = self.category

        status = self.status

        checked_in = self.checked_in

        fixed_table: int | None
        fixed_table = self.fixed_table

        fee: int | None
        fee = self.fee

        paid: int | None
        paid = self.paid

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "registration_id": registration_id,
                "tournament_id": tournament_id,
                "rating": rating,
                "title": title,
                "category": category,
                "status": status,
                "checked_in": checked_in,
                "fixed_table": fixed_table,
                "fee": fee,
                "paid": paid,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        registration_id = d.pop("registration_id")

        tournament_id = d.pop("tournament_id")

        rating = d.pop("rating")

        title = d.pop("title")

        category = d.pop("category")

        status = d.pop("status")

        checked_in = d.pop("checked_in")

        def _parse_fixed_table(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        fixed_table = _parse_fixed_table(d.pop("fixed_table"))

        def _parse_fee(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        fee = _parse_fee(d.pop("fee"))

        def _parse_paid(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        paid = _parse_paid(d.pop("paid"))

        entry_of_person = cls(
            registration_id=registration_id,
            tournament_id=tournament_id,
            rating=rating,
            title=title,
            category=category,
            status=status,
            checked_in=checked_in,
            fixed_table=fixed_table,
            fee=fee,
            paid=paid,
        )

        entry_of_person.additional_properties = d
        return entry_of_person

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
