from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SeenAccount")


@_attrs_define
class SeenAccount:
    """An account as an administrator sees it.

    Attributes:
        user_name (str):
        created_at (datetime.datetime):
        last_login (datetime.datetime | None):
        administrator (bool):
        blocked (bool):
    """

    user_name: str
    created_at: datetime.datetime
    last_login: datetime.datetime | None
    administrator: bool
    blocked: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        user_name = self.user_name

        created_at = self.created_at.isoformat()

        last_login: None | str
        if isinstance(self.last_login, datetime.datetime):
            last_login = self.last_login.isoformat()
        else:
            last_login = self.last_login

        administrator = self.administrator

        blocked = self.blocked

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "user_name": user_name,
                "created_at": created_at,
                "last_login": last_login,
                "administrator": administrator,
                "blocked": blocked,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_name = d.pop("user_name")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_last_login(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                last_login_type_0 = datetime.datetime.fromisoformat(data)

                return last_login_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        last_login = _parse_last_login(d.pop("last_login"))

        administrator = d.pop("administrator")

        blocked = d.pop("blocked")

        seen_account = cls(
            user_name=user_name,
            created_at=created_at,
            last_login=last_login,
            administrator=administrator,
            blocked=blocked,
        )

        seen_account.additional_properties = d
        return seen_account

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
