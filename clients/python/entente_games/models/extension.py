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
        reason (str): Why; the players read it.
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
        days (int | Unset): Days after the deadline, or after today when it has passed. Default: 0.
        hours (int | Unset): Hours more, or instead. Default: 0.
    """

    reason: str
    pseudo: None | str | Unset = UNSET
    days: int | Unset = 0
    hours: int | Unset = 0

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        days = self.days

        hours = self.hours

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "reason": reason,
            }
        )
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo
        if days is not UNSET:
            field_dict["days"] = days
        if hours is not UNSET:
            field_dict["hours"] = hours

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        reason = d.pop("reason")

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        days = d.pop("days", UNSET)

        hours = d.pop("hours", UNSET)

        extension = cls(
            reason=reason,
            pseudo=pseudo,
            days=days,
            hours=hours,
        )

        return extension
