from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="SeatTaken")


@_attrs_define
class SeatTaken:
    """Who joins which game.

    Attributes:
        game_id (int): The number of the game.
        player_id (int): The number of a player.
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
        role_id (int | None | Unset): The number of a role, where it matters which.
        access_code (int | Unset): The game's code, when it has one. Default: 0.
    """

    game_id: int
    player_id: int
    pseudo: None | str | Unset = UNSET
    role_id: int | None | Unset = UNSET
    access_code: int | Unset = 0

    def to_dict(self) -> dict[str, Any]:
        game_id = self.game_id

        player_id = self.player_id

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        role_id: int | None | Unset
        if isinstance(self.role_id, Unset):
            role_id = UNSET
        else:
            role_id = self.role_id

        access_code = self.access_code

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game_id": game_id,
                "player_id": player_id,
            }
        )
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo
        if role_id is not UNSET:
            field_dict["role_id"] = role_id
        if access_code is not UNSET:
            field_dict["access_code"] = access_code

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        game_id = d.pop("game_id")

        player_id = d.pop("player_id")

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        def _parse_role_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        role_id = _parse_role_id(d.pop("role_id", UNSET))

        access_code = d.pop("access_code", UNSET)

        seat_taken = cls(
            game_id=game_id,
            player_id=player_id,
            pseudo=pseudo,
            role_id=role_id,
            access_code=access_code,
        )

        return seat_taken
