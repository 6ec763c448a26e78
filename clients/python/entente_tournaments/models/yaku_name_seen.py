from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="YakuNameSeen")


@_attrs_define
class YakuNameSeen:
    """A yaku.

    Attributes:
        id (int):
        key (str):
        name (str):
        name_furigana (str):
        han_closed (int | None): Of a closed hand; null for dora.
        han_open (int | None): Of an open hand; null if it must be closed.
    """

    id: int
    key: str
    name: str
    name_furigana: str
    han_closed: int | None
    han_open: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        key = self.key

        name = self.name

        name_furigana = self.name_furigana

        han_closed: int | None
        han_closed = self.han_closed

        han_open: int | None
        han_open = self.han_open

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "key": key,
                "name": name,
                "name_furigana": name_furigana,
                "han_closed": han_closed,
                "han_open": han_open,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        key = d.pop("key")

        name = d.pop("name")

        name_furigana = d.pop("name_furigana")

        def _parse_han_closed(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        han_closed = _parse_han_closed(d.pop("han_closed"))

        def _parse_han_open(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        han_open = _parse_han_open(d.pop("han_open"))

        yaku_name_seen = cls(
            id=id,
            key=key,
            name=name,
            name_furigana=name_furigana,
            han_closed=han_closed,
            han_open=han_open,
        )

        yaku_name_seen.additional_properties = d
        return yaku_name_seen

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
