from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.correction_seen import CorrectionSeen


T = TypeVar("T", bound="CorrectionList")


@_attrs_define
class CorrectionList:
    """The corrections of a game, the oldest first.

    Attributes:
        corrections (list[CorrectionSeen]):
    """

    corrections: list[CorrectionSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        corrections = []
        for corrections_item_data in self.corrections:
            corrections_item = corrections_item_data.to_dict()
            corrections.append(corrections_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "corrections": corrections,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.correction_seen import CorrectionSeen

        d = dict(src_dict)
        corrections = []
        _corrections = d.pop("corrections")
        for corrections_item_data in _corrections:
            corrections_item = CorrectionSeen.from_dict(corrections_item_data)

            corrections.append(corrections_item)

        correction_list = cls(
            corrections=corrections,
        )

        correction_list.additional_properties = d
        return correction_list

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
