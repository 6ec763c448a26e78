from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Replacement")


@_attrs_define
class Replacement:
    """Who takes which seat.

    Attributes:
        seat_id (int): The seat of the member who left.
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

        replacement = cls(
            seat_id=seat_id,
            pseudo=pseudo,
        )

        return replacement
