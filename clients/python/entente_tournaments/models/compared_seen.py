from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.compared_seen_differences import ComparedSeenDifferences


T = TypeVar("T", bound="ComparedSeen")


@_attrs_define
class ComparedSeen:
    """An entry; `listed` is empty where the list does not plainly know him.

    Attributes:
        registration_id (int):
        name (str):
        number (str):
        listed_name (str):
        differences (ComparedSeenDifferences):
    """

    registration_id: int
    name: str
    number: str
    listed_name: str
    differences: ComparedSeenDifferences
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        registration_id = self.registration_id

        name = self.name

        number = self.number

        listed_name = self.listed_name

        differences = self.differences.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "registration_id": registration_id,
                "name": name,
                "number": number,
                "listed_name": listed_name,
                "differences": differences,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.compared_seen_differences import ComparedSeenDifferences

        d = dict(src_dict)
        registration_id = d.pop("registration_id")

        name = d.pop("name")

        number = d.pop("number")

        listed_name = d.pop("listed_name")

        differences = ComparedSeenDifferences.from_dict(d.pop("differences"))

        compared_seen = cls(
            registration_id=registration_id,
            name=name,
            number=number,
            listed_name=listed_name,
            differences=differences,
        )

        compared_seen.additional_properties = d
        return compared_seen

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
