from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RotatorSeen")


@_attrs_define
class RotatorSeen:
    """A rotator as it is stored.

    Attributes:
        id (int):
        uniq_id (str):
        public (bool):
        screen_ids (list[int]):
        family_ids (list[int]):
        delay (int | None):
        show_menus (bool):
    """

    id: int
    uniq_id: str
    public: bool
    screen_ids: list[int]
    family_ids: list[int]
    delay: int | None
    show_menus: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        uniq_id = self.uniq_id

        public = self.public

        screen_ids = self.screen_ids

        family_ids = self.family_ids

        delay: int | None
        delay = self.delay

        show_menus = self.show_menus

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "uniq_id": uniq_id,
                "public": public,
                "screen_ids": screen_ids,
                "family_ids": family_ids,
                "delay": delay,
                "show_menus": show_menus,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        uniq_id = d.pop("uniq_id")

        public = d.pop("public")

        screen_ids = cast(list[int], d.pop("screen_ids"))

        family_ids = cast(list[int], d.pop("family_ids"))

        def _parse_delay(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        delay = _parse_delay(d.pop("delay"))

        show_menus = d.pop("show_menus")

        rotator_seen = cls(
            id=id,
            uniq_id=uniq_id,
            public=public,
            screen_ids=screen_ids,
            family_ids=family_ids,
            delay=delay,
            show_menus=show_menus,
        )

        rotator_seen.additional_properties = d
        return rotator_seen

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
