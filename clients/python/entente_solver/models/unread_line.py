from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="UnreadLine")


@_attrs_define
class UnreadLine:
    """A line that is not an order, the first word nobody knows, [type, zone] of its unit.

    Attributes:
        line (int):
        content (str):
        word (None | str):
        unit (list[int] | None):
    """

    line: int
    content: str
    word: None | str
    unit: list[int] | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        line = self.line

        content = self.content

        word: None | str
        word = self.word

        unit: list[int] | None
        if isinstance(self.unit, list):
            unit = self.unit

        else:
            unit = self.unit

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "line": line,
                "content": content,
                "word": word,
                "unit": unit,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        line = d.pop("line")

        content = d.pop("content")

        def _parse_word(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        word = _parse_word(d.pop("word"))

        def _parse_unit(data: object) -> list[int] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                unit_type_0 = cast(list[int], data)

                return unit_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None, data)

        unit = _parse_unit(d.pop("unit"))

        unread_line = cls(
            line=line,
            content=content,
            word=word,
            unit=unit,
        )

        unread_line.additional_properties = d
        return unread_line

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
