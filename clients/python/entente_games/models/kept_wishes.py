from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="KeptWishes")


@_attrs_define
class KeptWishes:
    """Which mails one gets.

    Attributes:
        adjudication (bool):
        deadline_near (bool):
        message (bool):
        declaration (bool):
        digest (bool):
    """

    adjudication: bool
    deadline_near: bool
    message: bool
    declaration: bool
    digest: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        adjudication = self.adjudication

        deadline_near = self.deadline_near

        message = self.message

        declaration = self.declaration

        digest = self.digest

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "adjudication": adjudication,
                "deadline_near": deadline_near,
                "message": message,
                "declaration": declaration,
                "digest": digest,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        adjudication = d.pop("adjudication")

        deadline_near = d.pop("deadline_near")

        message = d.pop("message")

        declaration = d.pop("declaration")

        digest = d.pop("digest")

        kept_wishes = cls(
            adjudication=adjudication,
            deadline_near=deadline_near,
            message=message,
            declaration=declaration,
            digest=digest,
        )

        kept_wishes.additional_properties = d
        return kept_wishes

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
