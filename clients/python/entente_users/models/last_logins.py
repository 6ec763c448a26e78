from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.last_logins_last_logins import LastLoginsLastLogins


T = TypeVar("T", bound="LastLogins")


@_attrs_define
class LastLogins:
    """When each of them last logged in, by id; null: never, or no such account.

    Attributes:
        last_logins (LastLoginsLastLogins):
    """

    last_logins: LastLoginsLastLogins
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        last_logins = self.last_logins.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "last_logins": last_logins,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.last_logins_last_logins import LastLoginsLastLogins

        d = dict(src_dict)
        last_logins = LastLoginsLastLogins.from_dict(d.pop("last_logins"))

        last_logins = cls(
            last_logins=last_logins,
        )

        last_logins.additional_properties = d
        return last_logins

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
