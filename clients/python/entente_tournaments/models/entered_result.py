from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="EnteredResult")


@_attrs_define
class EnteredResult:
    """The board after the result was entered.

    Attributes:
        result (int):
        version (int):
        correction (bool):
        repeated (bool):
        drafts_removed (list[int]):
    """

    result: int
    version: int
    correction: bool
    repeated: bool
    drafts_removed: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        result = self.result

        version = self.version

        correction = self.correction

        repeated = self.repeated

        drafts_removed = self.drafts_removed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "result": result,
                "version": version,
                "correction": correction,
                "repeated": repeated,
                "drafts_removed": drafts_removed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = d.pop("result")

        version = d.pop("version")

        correction = d.pop("correction")

        repeated = d.pop("repeated")

        drafts_removed = cast(list[int], d.pop("drafts_removed"))

        entered_result = cls(
            result=result,
            version=version,
            correction=correction,
            repeated=repeated,
            drafts_removed=drafts_removed,
        )

        entered_result.additional_properties = d
        return entered_result

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
