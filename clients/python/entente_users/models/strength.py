from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Strength")


@_attrs_define
class Strength:
    """How hard it is to guess.

    Attributes:
        score (int): 0 found at once, 4 never.
        objection (None | str): Why this place would refuse it; null if it would not.
    """

    score: int
    objection: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        score = self.score

        objection: None | str
        objection = self.objection

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "score": score,
                "objection": objection,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        score = d.pop("score")

        def _parse_objection(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        objection = _parse_objection(d.pop("objection"))

        strength = cls(
            score=score,
            objection=objection,
        )

        strength.additional_properties = d
        return strength

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
