from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Extension")


@_attrs_define
class Extension:
    """How much more time, and why.

    Attributes:
        days (int): Days after the deadline, or after today when it has passed.
        reason (str): Why; the players read it.
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
    """

    days: int
    reason: str
    pseudo: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        days = self.days

        reason = self.reason

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "days": days,
                "reason": reason,
            }
        )
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        days = d.pop("days")

        reason = d.pop("reason")

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        extension = cls(
            days=days,
            reason=reason,
            pseudo=pseudo,
        )

        return extension
