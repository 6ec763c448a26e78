from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Ballot")


@_attrs_define
class Ballot:
    """What a role wants.

    Attributes:
        role_id (int): The number of a role: 1 and up for players, 0 for the game master.
        draw (bool): Whether the role wants a draw (1) or plays on (0).
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
    """

    role_id: int
    draw: bool
    pseudo: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        role_id = self.role_id

        draw = self.draw

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "role_id": role_id,
                "draw": draw,
            }
        )
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        role_id = d.pop("role_id")

        draw = d.pop("draw")

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        ballot = cls(
            role_id=role_id,
            draw=draw,
            pseudo=pseudo,
        )

        return ballot
