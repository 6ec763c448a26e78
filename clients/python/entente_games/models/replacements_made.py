from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.replacement_made import ReplacementMade


T = TypeVar("T", bound="ReplacementsMade")


@_attrs_define
class ReplacementsMade:
    """All replacements of a game, the first one first.

    Attributes:
        replacements (list[ReplacementMade]):
    """

    replacements: list[ReplacementMade]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        replacements = []
        for replacements_item_data in self.replacements:
            replacements_item = replacements_item_data.to_dict()
            replacements.append(replacements_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "replacements": replacements,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.replacement_made import ReplacementMade

        d = dict(src_dict)
        replacements = []
        _replacements = d.pop("replacements")
        for replacements_item_data in _replacements:
            replacements_item = ReplacementMade.from_dict(replacements_item_data)

            replacements.append(replacements_item)

        replacements_made = cls(
            replacements=replacements,
        )

        replacements_made.additional_properties = d
        return replacements_made

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
