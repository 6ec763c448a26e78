from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ConsideredPassword")


@_attrs_define
class ConsideredPassword:
    """What somebody thinks of taking, and the name it would go with.

    Attributes:
        password (str): It.
        user_name (str | Unset): The pseudo of the account. Default: ''.
    """

    password: str
    user_name: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        password = self.password

        user_name = self.user_name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "password": password,
            }
        )
        if user_name is not UNSET:
            field_dict["user_name"] = user_name

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        password = d.pop("password")

        user_name = d.pop("user_name", UNSET)

        considered_password = cls(
            password=password,
            user_name=user_name,
        )

        return considered_password
