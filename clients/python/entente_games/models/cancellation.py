from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Cancellation")


@_attrs_define
class Cancellation:
    """Why the last adjudication is cancelled; the players read it.

    Attributes:
        reason (str): Why; the players read it.
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
        rectification_code (None | str | Unset): An administrator's code, where the association wants one.
    """

    reason: str
    pseudo: None | str | Unset = UNSET
    rectification_code: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        rectification_code: None | str | Unset
        if isinstance(self.rectification_code, Unset):
            rectification_code = UNSET
        else:
            rectification_code = self.rectification_code

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "reason": reason,
            }
        )
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo
        if rectification_code is not UNSET:
            field_dict["rectification_code"] = rectification_code

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

        def _parse_rectification_code(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        rectification_code = _parse_rectification_code(
            d.pop("rectification_code", UNSET)
        )

        cancellation = cls(
            reason=reason,
            pseudo=pseudo,
            rectification_code=rectification_code,
        )

        return cancellation
