from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.revocation import Revocation


T = TypeVar("T", bound="Revocations")


@_attrs_define
class Revocations:
    """What was revoked since the sequence number asked for.

    Attributes:
        revocations (list[Revocation]):
    """

    revocations: list[Revocation]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        revocations = []
        for revocations_item_data in self.revocations:
            revocations_item = revocations_item_data.to_dict()
            revocations.append(revocations_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "revocations": revocations,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.revocation import Revocation

        d = dict(src_dict)
        revocations = []
        _revocations = d.pop("revocations")
        for revocations_item_data in _revocations:
            revocations_item = Revocation.from_dict(revocations_item_data)

            revocations.append(revocations_item)

        revocations = cls(
            revocations=revocations,
        )

        revocations.additional_properties = d
        return revocations

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
