from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="NewHolder")


@_attrs_define
class NewHolder:
    """Who takes over which role.

    Attributes:
        role_id (int): The number of a role: 1 and up for players, 0 for the game master.
        player_id (int): The number of a player.
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
        excused (bool | Unset): Whether the one who leaves has a good reason: then it is no dropout (0 or 1). Default:
            False.
    """

    role_id: int
    player_id: int
    pseudo: None | str | Unset = UNSET
    excused: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        role_id = self.role_id

        player_id = self.player_id

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        excused = self.excused

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "role_id": role_id,
                "player_id": player_id,
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
        role_id = d.pop("role_id")

        player_id = d.pop("player_id")

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        excused = d.pop("excused", UNSET)

        new_holder = cls(
            role_id=role_id,
            player_id=player_id,
            pseudo=pseudo,
            excused=excused,
        )

        return new_holder
