from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Excuse")


@_attrs_define
class Excuse:
    """Which incident is excused, and why.

    Attributes:
        incident (str): Its name, as the list tells it.
        reason (str): Why; the players read it.
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
        excused (bool | Unset): Whether it is excused, or not any more (0 or 1). Default: True.
    """

    incident: str
    reason: str
    pseudo: None | str | Unset = UNSET
    excused: bool | Unset = True

    def to_dict(self) -> dict[str, Any]:
        incident = self.incident

        reason = self.reason

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        excused = self.excused

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "incident": incident,
                "reason": reason,
            }
        )
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo
        if excused is not UNSET:
            field_dict["excused"] = excused

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        incident = d.pop("incident")

        reason = d.pop("reason")

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        excused = d.pop("excused", UNSET)

        excuse = cls(
            incident=incident,
            reason=reason,
            pseudo=pseudo,
            excused=excused,
        )

        return excuse
