from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.player_login import PlayerLogin


T = TypeVar("T", bound="PlayerLogins")


@_attrs_define
class PlayerLogins:
    """Of all who play, by role.

    Attributes:
        logins (list[PlayerLogin]):
    """

    logins: list[PlayerLogin]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        logins = []
        for logins_item_data in self.logins:
            logins_item = logins_item_data.to_dict()
            logins.append(logins_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "logins": logins,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.player_login import PlayerLogin

        d = dict(src_dict)
        logins = []
        _logins = d.pop("logins")
        for logins_item_data in _logins:
            logins_item = PlayerLogin.from_dict(logins_item_data)

            logins.append(logins_item)

        player_logins = cls(
            logins=logins,
        )

        player_logins.additional_properties = d
        return player_logins

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
