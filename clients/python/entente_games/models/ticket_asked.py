from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="TicketAsked")


@_attrs_define
class TicketAsked:
    """Of which game.

    Attributes:
        game_id (int): The game's number.
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
    """

    game_id: int
    pseudo: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        game_id = self.game_id

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game_id": game_id,
            }
        )
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        game_id = d.pop("game_id")

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        ticket_asked = cls(
            game_id=game_id,
            pseudo=pseudo,
        )

        return ticket_asked
