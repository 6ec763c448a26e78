from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="SeatInvitation")


@_attrs_define
class SeatInvitation:
    """Whom to keep a seat for.

    Attributes:
        seat_id (int): Which seat.
        pseudo (str): The name a member is known by, 3 to 12 characters.
    """

    seat_id: int
    pseudo: str

    def to_dict(self) -> dict[str, Any]:
        seat_id = self.seat_id

        pseudo = self.pseudo

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat_id": seat_id,
                "pseudo": pseudo,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        seat_id = d.pop("seat_id")

        pseudo = d.pop("pseudo")

        seat_invitation = cls(
            seat_id=seat_id,
            pseudo=pseudo,
        )

        return seat_invitation
