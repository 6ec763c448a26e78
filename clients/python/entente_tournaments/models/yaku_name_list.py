from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.yaku_name_seen import YakuNameSeen


T = TypeVar("T", bound="YakuNameList")


@_attrs_define
class YakuNameList:
    """Names of yaku.

    Attributes:
        yaku (list[YakuNameSeen]):
    """

    yaku: list[YakuNameSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        yaku = []
        for yaku_item_data in self.yaku:
            yaku_item = yaku_item_data.to_dict()
            yaku.append(yaku_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "yaku": yaku,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.yaku_name_seen import YakuNameSeen

        d = dict(src_dict)
        yaku = []
        _yaku = d.pop("yaku")
        for yaku_item_data in _yaku:
            yaku_item = YakuNameSeen.from_dict(yaku_item_data)

            yaku.append(yaku_item)

        yaku_name_list = cls(
            yaku=yaku,
        )

        yaku_name_list.additional_properties = d
        return yaku_name_list

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
