from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ScreenListed")


@_attrs_define
class ScreenListed:
    """A screen one may look at: its name in addresses, what it shows, its title.

    Attributes:
        uniq_id (str):
        type_ (str):
        name (str):
        public (bool):
        family (None | str):
    """

    uniq_id: str
    type_: str
    name: str
    public: bool
    family: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        uniq_id = self.uniq_id

        type_ = self.type_

        name = self.name

        public = self.public

        family: None | str
        family = self.family

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "uniq_id": uniq_id,
                "type": type_,
                "name": name,
                "public": public,
                "family": family,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        uniq_id = d.pop("uniq_id")

        type_ = d.pop("type")

        name = d.pop("name")

        public = d.pop("public")

        def _parse_family(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        family = _parse_family(d.pop("family"))

        screen_listed = cls(
            uniq_id=uniq_id,
            type_=type_,
            name=name,
            public=public,
            family=family,
        )

        screen_listed.additional_properties = d
        return screen_listed

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
