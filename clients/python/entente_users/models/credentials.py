from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Credentials")


@_attrs_define
class Credentials:
    """An account and its password.

    Attributes:
        user_name (str): The pseudo of the account.
        password (str): Any letters; the policy sets the shortest length.
    """

    user_name: str
    password: str

    def to_dict(self) -> dict[str, Any]:
        user_name = self.user_name

        password = self.password

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_name": user_name,
                "password": password,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_name = d.pop("user_name")

        password = d.pop("password")

        credentials = cls(
            user_name=user_name,
            password=password,
        )

        return credentials
