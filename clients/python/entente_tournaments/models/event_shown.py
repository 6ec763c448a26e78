from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="EventShown")


@_attrs_define
class EventShown:
    """The event of a screen.

    Attributes:
        uniq_id (str):
        name (str):
        allow_results_deletion (bool):
        code_set (bool):
    """

    uniq_id: str
    name: str
    allow_results_deletion: bool
    code_set: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        uniq_id = self.uniq_id

        name = self.name

        allow_results_deletion = self.allow_results_deletion

        code_set = self.code_set

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "uniq_id": uniq_id,
                "name": name,
                "allow_results_deletion": allow_results_deletion,
                "code_set": code_set,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        uniq_id = d.pop("uniq_id")

        name = d.pop("name")

        allow_results_deletion = d.pop("allow_results_deletion")

        code_set = d.pop("code_set")

        event_shown = cls(
            uniq_id=uniq_id,
            name=name,
            allow_results_deletion=allow_results_deletion,
            code_set=code_set,
        )

        event_shown.additional_properties = d
        return event_shown

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
