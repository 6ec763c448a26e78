from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.found_person_seen import FoundPersonSeen


T = TypeVar("T", bound="FoundPersons")


@_attrs_define
class FoundPersons:
    """Those who were found, the latest event first.

    Attributes:
        persons (list[FoundPersonSeen]):
    """

    persons: list[FoundPersonSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        persons = []
        for persons_item_data in self.persons:
            persons_item = persons_item_data.to_dict()
            persons.append(persons_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "persons": persons,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.found_person_seen import FoundPersonSeen

        d = dict(src_dict)
        persons = []
        _persons = d.pop("persons")
        for persons_item_data in _persons:
            persons_item = FoundPersonSeen.from_dict(persons_item_data)

            persons.append(persons_item)

        found_persons = cls(
            persons=persons,
        )

        found_persons.additional_properties = d
        return found_persons

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
