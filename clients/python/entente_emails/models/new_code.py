from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="NewCode")


@_attrs_define
class NewCode:
    """An address and the code that was sent to it.

    Attributes:
        email_value (str): An e-mail address.
        code (int): The code that was sent.
    """

    email_value: str
    code: int

    def to_dict(self) -> dict[str, Any]:
        email_value = self.email_value

        code = self.code

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "email_value": email_value,
                "code": code,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        email_value = d.pop("email_value")

        code = d.pop("code")

        new_code = cls(
            email_value=email_value,
            code=code,
        )

        return new_code
