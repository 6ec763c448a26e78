from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ConnectionChanges")


@_attrs_define
class ConnectionChanges:
    """What is left out stays, the password too.

    Attributes:
        uniq_id (None | str | Unset): The name used in addresses; no / and no colon.
        user_id (None | str | Unset): The account there.
        password (None | str | Unset): Its password; never shown.
        platform_event_id (None | str | Unset): The event there.
    """

    uniq_id: None | str | Unset = UNSET
    user_id: None | str | Unset = UNSET
    password: None | str | Unset = UNSET
    platform_event_id: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        uniq_id: None | str | Unset
        if isinstance(self.uniq_id, Unset):
            uniq_id = UNSET
        else:
            uniq_id = self.uniq_id

        user_id: None | str | Unset
        if isinstance(self.user_id, Unset):
            user_id = UNSET
        else:
            user_id = self.user_id

        password: None | str | Unset
        if isinstance(self.password, Unset):
            password = UNSET
        else:
            password = self.password

        platform_event_id: None | str | Unset
        if isinstance(self.platform_event_id, Unset):
            platform_event_id = UNSET
        else:
            platform_event_id = self.platform_event_id

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if uniq_id is not UNSET:
            field_dict["uniq_id"] = uniq_id
        if user_id is not UNSET:
            field_dict["user_id"] = user_id
        if password is not UNSET:
            field_dict["password"] = password
        if platform_event_id is not UNSET:
            field_dict["platform_event_id"] = platform_event_id

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

        def _parse_user_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        user_id = _parse_user_id(d.pop("user_id", UNSET))

        def _parse_password(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        password = _parse_password(d.pop("password", UNSET))

        def _parse_platform_event_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        platform_event_id = _parse_platform_event_id(d.pop("platform_event_id", UNSET))

        connection_changes = cls(
            uniq_id=uniq_id,
            user_id=user_id,
            password=password,
            platform_event_id=platform_event_id,
        )

        return connection_changes
