from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.person_seen import PersonSeen
    from ..models.totals import Totals


T = TypeVar("T", bound="PersonList")


@_attrs_define
class PersonList:
    """Persons by name; `after` so many of them for the next page.

    Attributes:
        persons (list[PersonSeen]):
        found (int):
        totals (Totals): Over all persons of the event, whichever are shown; money for the staff, in cents.
    """

    persons: list[PersonSeen]
    found: int
    totals: Totals
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        persons = []
        for persons_item_data in self.persons:
            persons_item = persons_item_data.to_dict()
            persons.append(persons_item)

        found = self.found

        totals = self.totals.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "persons": persons,
                "found": found,
                "totals": totals,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.person_seen import PersonSeen
        from ..models.totals import Totals

        d = dict(src_dict)
        persons = []
        _persons = d.pop("persons")
        for persons_item_data in _persons:
            persons_item = PersonSeen.from_dict(persons_item_data)

            persons.append(persons_item)

        found = d.pop("found")

        totals = Totals.from_dict(d.pop("totals"))

        person_list = cls(
            persons=persons,
            found=found,
            totals=totals,
        )

        person_list.additional_properties = d
        return person_list

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
