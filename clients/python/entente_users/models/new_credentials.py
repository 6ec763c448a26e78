from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="NewCredentials")


@_attrs_define
class NewCredentials:
    """The name and the password of a new account.

    Attributes:
        user_name (str): The name a member is known by, 3 to 12 characters.
        password (str): Any letters; the policy sets the shortest length.
        registration (None | str | Unset): Marks the account, so that the try that made it can be undone, and only it.
    """

    user_name: str
    password: str
    registration: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        user_name = self.user_name

        password = self.password

        registration: None | str | Unset
        if isinstance(self.registration, Unset):
            registration = UNSET
        else:
            registration = self.registration

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_name": user_name,
                "password": password,
            }
        )
        if registration is not UNSET:
            field_dict["registration"] = registration

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_name = d.pop("user_name")

        password = d.pop("password")

        def _parse_registration(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        registration = _parse_registration(d.pop("registration", UNSET))

        new_credentials = cls(
            user_name=user_name,
            password=password,
            registration=registration,
        )

        return new_credentials
