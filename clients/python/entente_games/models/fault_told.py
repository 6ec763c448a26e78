from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="FaultTold")


@_attrs_define
class FaultTold:
    """What is wrong with an order; orders and lines count from 1, null for one that is missing.

    Attributes:
        order (int | None):
        line (int | None):
        word (None | str):
        code (str):
        text (str):
    """

    order: int | None
    line: int | None
    word: None | str
    code: str
    text: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        order: int | None
        order = self.order

        line: int | None
        line = self.line

        word: None | str
        word = self.word

        code = self.code

        text = self.text

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "order": order,
                "line": line,
                "word": word,
                "code": code,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_order(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        order = _parse_order(d.pop("order"))

        def _parse_line(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        line = _parse_line(d.pop("line"))

        def _parse_word(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        word = _parse_word(d.pop("word"))

        code = d.pop("code")

        text = d.pop("text")

        fault_told = cls(
            order=order,
            line=line,
            word=word,
            code=code,
            text=text,
        )

        fault_told.additional_properties = d
        return fault_told

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
