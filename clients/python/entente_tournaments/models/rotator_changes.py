from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="RotatorChanges")


@_attrs_define
class RotatorChanges:
    """What an arbiter may change; what is left out stays.

    Attributes:
        uniq_id (None | str | Unset): The name used in addresses; no / and no colon.
        public (bool | Unset): Whether everybody may see it. Default: False.
        screen_ids (list[int] | Unset): Ids of screens, in their order.
        family_ids (list[int] | Unset): Ids of families, whose screens follow.
        delay (int | None | Unset): Seconds; else 15.
        show_menus (bool | Unset): Whether the menus of its screens are shown. Default: False.
    """

    uniq_id: None | str | Unset = UNSET
    public: bool | Unset = False
    screen_ids: list[int] | Unset = UNSET
    family_ids: list[int] | Unset = UNSET
    delay: int | None | Unset = UNSET
    show_menus: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        uniq_id: None | str | Unset
        if isinstance(self.uniq_id, Unset):
            uniq_id = UNSET
        else:
            uniq_id = self.uniq_id

        public = self.public

        screen_ids: list[int] | Unset = UNSET
        if not isinstance(self.screen_ids, Unset):
            screen_ids = self.screen_ids

        family_ids: list[int] | Unset = UNSET
        if not isinstance(self.family_ids, Unset):
            family_ids = self.family_ids

        delay: int | None | Unset
        if isinstance(self.delay, Unset):
            delay = UNSET
        else:
            delay = self.delay

        show_menus = self.show_menus

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if uniq_id is not UNSET:
            field_dict["uniq_id"] = uniq_id
        if public is not UNSET:
            field_dict["public"] = public
        if screen_ids is not UNSET:
            field_dict["screen_ids"] = screen_ids
        if family_ids is not UNSET:
            field_dict["family_ids"] = family_ids
        if delay is not UNSET:
            field_dict["delay"] = delay
        if show_menus is not UNSET:
            field_dict["show_menus"] = show_menus

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_uniq_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        uniq_id = _parse_uniq_id(d.pop("uniq_id", UNSET))

        public = d.pop("public", UNSET)

        screen_ids = cast(list[int], d.pop("screen_ids", UNSET))

        family_ids = cast(list[int], d.pop("family_ids", UNSET))

        def _parse_delay(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        delay = _parse_delay(d.pop("delay", UNSET))

        show_menus = d.pop("show_menus", UNSET)

        rotator_changes = cls(
            uniq_id=uniq_id,
            public=public,
            screen_ids=screen_ids,
            family_ids=family_ids,
            delay=delay,
            show_menus=show_menus,
        )

        return rotator_changes
