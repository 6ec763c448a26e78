from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="SentCode")


@_attrs_define
class SentCode:
    """Who confirms, with which code.

    Attributes:
        pseudo (str): The pseudo of a member.
        code (str): The code of the mail, or the longer one of the link in it.
    """

    pseudo: str
    code: str

    def to_dict(self) -> dict[str, Any]:
        pseudo = self.pseudo

        code = self.code

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "pseudo": pseudo,
                "code": code,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        pseudo = d.pop("pseudo")

        code = d.pop("code")

        sent_code = cls(
            pseudo=pseudo,
            code=code,
        )

        return sent_code
