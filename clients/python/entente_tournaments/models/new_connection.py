from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="NewConnection")


@_attrs_define
class NewConnection:
    """An account on a registration platform.

    Attributes:
        uniq_id (str): The name used in addresses; no / and no colon.
        user_id (str): The account there.
        password (str): Its password; never shown.
        platform_event_id (str): The event there.
    """

    uniq_id: str
    user_id: str
    password: str
    platform_event_id: str

    def to_dict(self) -> dict[str, Any]:
        uniq_id = self.uniq_id

        user_id = self.user_id

        password = self.password

        platform_event_id = self.platform_event_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "uniq_id": uniq_id,
                "user_id": user_id,
                "password": password,
                "platform_event_id": platform_event_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        uniq_id = d.pop("uniq_id")

        user_id = d.pop("user_id")

        password = d.pop("password")

        platform_event_id = d.pop("platform_event_id")

        new_connection = cls(
            uniq_id=uniq_id,
            user_id=user_id,
            password=password,
            platform_event_id=platform_event_id,
        )

        return new_connection
